import type { BlastEvent } from '@blockyard/blast';
import type { TFunction } from 'i18next';
import type { Happening } from '../session/session.ts';
import { pieceName, pieceNames } from './names.ts';

/** What a screen reader is told of a happening: `polite` when it is free, `urgent` at once. */
export interface Told {
  readonly polite: string;
  readonly urgent: string | undefined;
}

/** The sentences for what happened: "Placed square of four. Cleared 2 lines, 15 blocks. Plus 44, score 312. Two pieces left." */
export function narrate(t: TFunction, { cause, events, view, newBest }: Happening): Told {
  if (cause === 'undo') {
    const pieces = pieceNames(t, view.tray);
    return { polite: t('say.undone', { score: view.score, pieces }), urgent: undefined };
  }
  if (cause !== 'move') {
    const started = t('say.started', { pieces: pieceNames(t, view.tray) });
    return { polite: cause === 'start' ? started : t('say.restored', { score: view.score }), urgent: undefined };
  }
  const over = events.find((event) => event.type === 'over');
  const points = events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0);
  const left = view.tray.filter((piece) => piece !== null).length;
  const dealt = events.some((event) => event.type === 'dealt');
  const sentences = [
    ...events.flatMap((event) => sentencesOf(t, event)),
    t('say.scored', { points, score: view.score }),
    ...(newBest ? [t('say.newBest')] : []),
    ...(dealt || over ? [] : [t('say.left', { count: left })]),
    ...(dealt && !over ? [t('say.dealt', { pieces: pieceNames(t, view.tray) })] : []),
  ];
  const urgent = over && t('say.over', { pieces: pieceNames(t, view.tray), score: view.score });
  return { polite: sentences.join(' '), urgent };
}

function sentencesOf(t: TFunction, event: BlastEvent): string[] {
  switch (event.type) {
    case 'placed':
      return [t('say.placed', { piece: pieceName(t, event.piece), row: event.y + 1, column: event.x + 1 })];
    case 'cleared': {
      const cleared = t('say.cleared', { count: event.lines, cells: event.cells.length });
      return event.perfect ? [cleared, t('say.perfect')] : [cleared];
    }
    case 'dealt':
    case 'over':
    case 'undone':
      return [];
    default:
      return event satisfies never;
  }
}
