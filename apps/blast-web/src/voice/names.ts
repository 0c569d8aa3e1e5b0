import type { TrayPiece } from '@blockyard/blast';
import type { Level } from '@blockyard/blast/journey';
import type { TFunction } from 'i18next';
import { dayName } from '../modes/day.ts';
import { isMode } from '../modes/modes.ts';
import type { Aim } from '../play/aim.ts';

/** A piece in words: its shape, as the library calls it. */
export function pieceName(t: TFunction, piece: TrayPiece): string {
  return piece.id === null ? t('pieces.custom', { count: piece.cells.length }) : t(`pieces.${piece.id}`);
}

export function pieceNames(t: TFunction, pieces: readonly (TrayPiece | null)[]): string {
  return pieces
    .filter((piece) => piece !== null)
    .map((piece) => pieceName(t, piece))
    .join(t('say.list'));
}

/** "Row 4, column 3": from 1, for people. */
export function placeName(t: TFunction, x: number, y: number): string {
  return t('cell.name', { row: y + 1, column: x + 1 });
}

/** What placing a piece would do: fits, fits and clears these lines, or does not fit. */
export function verdict(t: TFunction, aim: Pick<Aim, 'legal' | 'rows' | 'columns' | 'boxes'> | undefined): string {
  if (aim === undefined || !aim.legal) return t('cell.noFit');
  const lines = [
    ...aim.rows.map((y) => t('cell.row', { n: y + 1 })),
    ...aim.columns.map((x) => t('cell.column', { n: x + 1 })),
    ...aim.boxes.map((n) => t('cell.box', { n: n + 1 })),
  ];
  return lines.length === 0 ? t('cell.fits') : t('cell.clears', { lines: lines.join(t('cell.and')) });
}

/** "Zen", "Level 7", "Daily, 30 Nov"; a ruleset from outside by its own id. */
export function modeName(
  t: TFunction,
  {
    mode,
    level,
    day,
  }: { readonly mode: string; readonly level?: Level | undefined; readonly day?: string | undefined },
  language: string,
): string {
  if (level !== undefined) return t('journey.level', { n: level.id });
  const name = isMode(mode) ? t(`rulesets.${mode}`) : mode;
  return day === undefined ? name : `${name}, ${dayName(day, language, 'short')}`;
}

/** What a level asks for: "Clear 5 lines in 27 moves". */
export function goalName(t: TFunction, { goal, moves }: Level): string {
  const count = goal.kind === 'gems' ? goal.cells.length : goal.count;
  return t(`goal.${goal.kind}In`, { n: count, moves });
}
