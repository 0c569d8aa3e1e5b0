import { type Cell, fail, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { pieceById, pieceFromCells } from './library.ts';
import type { Ruleset } from './ruleset-types.ts';
import { isUsedUp } from './state.ts';
import type { BlastProblem, Tray, TrayEntry, TrayPiece } from './types.ts';

const coordinate = v.pipe(v.number(), v.safeInteger());
const entry = v.nullable(
  v.union([v.string(), v.pipe(v.array(v.strictTuple([coordinate, coordinate])), v.maxLength(1024))]),
);

/** A tray as shape ids, cell lists and nulls. */
export const trayEntries = v.pipe(v.array(entry), v.maxLength(8));
/** Trays to deal next. */
export const trayList = v.pipe(v.array(trayEntries), v.maxLength(10_000));

/** The pieces of these entries, one a slot. */
export function readTray(
  entries: readonly TrayEntry[],
  ruleset: Ruleset,
  where: string,
): Result<(TrayPiece | null)[], BlastProblem> {
  if (entries.length !== ruleset.tray) {
    return fail('tray', where, `${where} must have ${ruleset.tray} slots, not ${entries.length}`);
  }
  const tray: (TrayPiece | null)[] = [];
  for (const [slot, entry] of entries.entries()) {
    const piece = entry === null ? succeed(null) : readPiece(entry, `${where}.${slot}`);
    if (!piece.ok) return piece;
    tray.push(piece.value);
  }
  return succeed(tray);
}

/** The trays of these entries; each must have something to place. */
export function readNextTrays(list: readonly (readonly TrayEntry[])[], ruleset: Ruleset): Result<Tray[], BlastProblem> {
  const trays: Tray[] = [];
  for (const [i, entries] of list.entries()) {
    const tray = readTray(entries, ruleset, `nextTrays.${i}`);
    if (!tray.ok) return tray;
    if (isUsedUp(tray.value)) return fail('tray', `nextTrays.${i}`, `nextTrays.${i} holds no piece`);
    trays.push(tray.value);
  }
  return succeed(trays);
}

function readPiece(entry: string | readonly Cell[], where: string): Result<TrayPiece, BlastProblem> {
  if (typeof entry === 'string') {
    const piece = pieceById(entry);
    return piece ? succeed(piece) : fail('shape', where, `${where}: there is no shape "${entry.slice(0, 40)}"`);
  }
  try {
    return succeed(pieceFromCells(entry));
  } catch (error) {
    return fail('shape', where, `${where}: ${(error as Error).message}`);
  }
}

/** A tray as entries: ids, cells where a piece has none, `null` for a used slot. */
export function trayEntriesOf(tray: Tray): TrayEntry[] {
  return tray.map((piece) => piece && (piece.id ?? piece.cells.map(([x, y]) => [x, y] as const)));
}
