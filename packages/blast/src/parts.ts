import { type Grid, parseGrid } from '@blockyard/grid-core';
import { refuse as end } from '@blockyard/grid-core/reading';
import { BLAST_PALETTE } from './data/shapes.ts';
import { refuse } from './form.ts';
import { pieceById, pieceFromCells } from './library.ts';
import { fullOf } from './lines.ts';
import type { Ruleset } from './ruleset-types.ts';
import { isUsedUp, type Moment } from './state.ts';
import type { BlastFrame, Tray, TrayEntry, TrayPiece } from './types.ts';

/** The board and the trays of a position or a frame of the right form; `path` is where in its source it stands. */
export function readParts(
  { board, tray, nextTrays }: Pick<BlastFrame, 'board' | 'tray' | 'nextTrays'>,
  ruleset: Ruleset,
  path = '',
): Pick<Moment, 'board' | 'tray' | 'nextTrays'> {
  return {
    board: readBoard(board, ruleset, `${path}board`),
    tray: readTray(tray, ruleset, `${path}tray`),
    nextTrays: nextTrays.map((entries, i) => {
      const where = `${path}nextTrays.${i}`;
      return checkHeld(readTray(entries, ruleset, where), where);
    }),
  };
}

/** The tray, if there is something in it to place. */
export function checkHeld(tray: Tray, where: string): Tray {
  return isUsedUp(tray) ? refuse('tray', where, 'holds no piece') : tray;
}

/** A tray as entries: ids, cells where a piece has none, `null` for a used slot. */
export function trayEntriesOf(tray: Tray): TrayEntry[] {
  return tray.map((piece) => piece && (piece.id ?? piece.cells.map(([x, y]) => [x, y] as const)));
}

/** The board of these rows, `#` as colour 1, red; refused when its size is wrong or a line is full that would have cleared. */
function readBoard(rows: readonly string[], ruleset: Ruleset, where: string): Grid {
  const { width, height } = ruleset.board;
  const parsed = parseGrid(
    rows.map((row) => row.replaceAll('#', 'R')),
    BLAST_PALETTE,
  );
  if (!parsed.ok) return end('board', `${where}, ${parsed.error.where}`, `${where}: ${parsed.error.message}`);
  const board = parsed.value;
  if (board.width !== width || board.height !== height) {
    refuse('board', where, `must be ${width} by ${height}, not ${board.width} by ${board.height}`);
  }
  const [full] = fullOf(board, ruleset);
  if (full === undefined) return board;
  // One of several: rows, columns, boxes.
  const line = `${full.kind.replace(/e?s$/, '')} ${full.index}`;
  return refuse('full-line', `${where}, ${line}`, 'is full and would have cleared');
}

function readTray(entries: readonly TrayEntry[], ruleset: Ruleset, where: string): (TrayPiece | null)[] {
  if (entries.length !== ruleset.tray) {
    refuse('tray', where, `must have ${ruleset.tray} slots, not ${entries.length}`);
  }
  return entries.map((entry, slot) => (entry === null ? entry : readPiece(entry, `${where}.${slot}`)));
}

function readPiece(entry: Exclude<TrayEntry, null>, where: string): TrayPiece {
  try {
    if (typeof entry !== 'string') return pieceFromCells(entry);
  } catch (error) {
    refuse('shape', where, (error as Error).message);
  }
  return pieceById(entry) ?? refuse('shape', where, `there is no shape "${entry}"`);
}
