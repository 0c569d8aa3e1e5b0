import type { BlastEvent } from '@blockyard/blast';
import type { TFunction } from 'i18next';
import type { Happening } from '../session/happening.ts';
import { goalName, pieceName, pieceNames } from './names.ts';

/** What a screen reader is told of a happening: `polite` when it is free, `urgent` at once. */
export interface Told {
  readonly polite: string;
  readonly urgent: string | undefined;
}

/** The sentences for what happened: "Placed square of four. Cleared 2 lines, 15 blocks. Plus 44, score 312. Two pieces left." */
export function narrate(t: TFunction, { cause, events, view, newBest, level, journey }: Happening): Told {
  if (cause === 'undo') {
    const pieces = pieceNames(t, view.tray);
    return { polite: t('say.undone', { score: view.score, pieces }), urgent: undefined };
  }
  if (cause !== 'move') {
    const pieces = pieceNames(t, view.tray);
    const started =
      level === undefined
        ? t('say.started', { pieces })
        : t('say.level', { n: level.id, goal: goalName(t, level), pieces });
    return { polite: cause === 'start' ? started : t('say.restored', { score: view.score }), urgent: undefined };
  }
  const over = events.find((event) => event.type === 'over');
  const points = events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0);
  const left = view.tray.filter((piece) => piece !== null).length;
  const dealt = events.some((event) => event.type === 'dealt');
  const sentences = [
    ...events.flatMap((event) => sentencesOf(t, event)),
    t('say.scored', { points, score: view.score }),
    ...(journey === undefined ? [] : [t('say.goal', { done: journey.done, of: journey.of, moves: journey.movesLeft })]),
    ...(newBest ? [t('say.newBest')] : []),
    ...(dealt || over ? [] : [t('say.left', { count: left })]),
    ...(dealt && !over ? [t('say.dealt', { pieces: pieceNames(t, view.tray) })] : []),
  ];
  const polite = sentences.join(' ');
  if (level !== undefined && journey !== undefined && journey.state !== 'playing') {
    const { stars, done, of } = journey;
    return { polite, urgent: t(`say.${journey.state}`, { n: level.id, stars, done, of }) };
  }
  return { polite, urgent: over && t('say.over', { pieces: pieceNames(t, view.tray), score: view.score }) };
}

/** What an event is told as; nothing for those that the rest of the sentence tells. */
export function sentencesOf(t: TFunction, event: BlastEvent): string[] {
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
