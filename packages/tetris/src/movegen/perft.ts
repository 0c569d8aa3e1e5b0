import type { GridView } from '@blockyard/grid-core';
import { checkWhole } from '@blockyard/grid-core/reading';
import type { RotationSystem } from '../rotation/system.ts';
import { isRotationId, ROTATION_SYSTEMS, type RotationId } from '../rotation/systems.ts';
import { PIECES, type Piece } from '../types.ts';
import { lowestBit } from './bits.ts';
import type { Outline } from './outline.ts';
import { MASKS, maskIndex, Rests } from './rests.ts';
import { CEILING, Stack, stackOf } from './stack.ts';
import { type Stance, tableOf } from './table.ts';

export interface PerftOptions {
  /** How pieces turn: a system, or its id; `srs` unless given. */
  readonly system?: RotationId | RotationSystem;
  /** How many rows above the floor the lowest blocks of a new piece are; 19 unless given, as in `guideline` after the drop at the spawn. */
  readonly spawnY?: number;
  /** Whether a piece whose spawn is blocked comes in one row higher, where that is free. */
  readonly retryAbove?: boolean;
  /** Whether places with the same four cells are one; true unless given. If not, each rotation counts. */
  readonly merge?: boolean;
  /** Whether a T counts once for each spin label that it can rest with, by policy `corners/index4`. */
  readonly labels?: boolean;
  /** Whether half turns may be used, where the system has them; true unless given. */
  readonly turn180?: boolean;
  /** Places whose lowest block is so many rows above the floor, or higher, do not count. */
  readonly lockOutRow?: number;
}

/**
 * How many ways there are to set down the first `depth` pieces of the queue, one after the other: the count that move
 * generators are checked by. A piece may go anywhere that single steps left, right, down and turns take it from its spawn,
 * without limit of time or inputs, and counts wherever it cannot go further down; full rows go. No hold, no ceiling. A spawn
 * that is blocked counts 0; depth 0 counts 1.
 *
 * `board` is a grid, or its rows as text, top to bottom: `.` empty, any other letter filled. The last row is on the floor;
 * above the first one all is empty; no rows at all are an empty well of ten columns. `RangeError` for what cannot be.
 */
export function perft(
  board: GridView | string | readonly string[],
  queue: string | readonly Piece[],
  depth: number,
  options: PerftOptions = {},
): number {
  const pieces = [...queue].slice(0, Math.max(0, depth));
  if (!Number.isInteger(depth) || depth < 0 || depth > pieces.length) {
    throw new RangeError(
      `depth must be a whole number from 0 to the length of the queue, ${queue.length}, not ${depth}`,
    );
  }
  const stray = pieces.find((piece) => !PIECES.includes(piece as Piece));
  if (stray !== undefined) throw new RangeError(`queue: "${stray}" is none of ${PIECES.join(' ')}`);
  const { stack, width } = stackOf(board);
  if (depth === 0) return 1;
  return new Walk(pieces as Piece[], width, options).count(0, stack);
}

/** `perft` for each depth from 1 to `depth`. */
export function perftCounts(
  board: GridView | string | readonly string[],
  queue: string | readonly Piece[],
  depth: number,
  options: PerftOptions = {},
): readonly number[] {
  return Array.from({ length: depth }, (_, i) => perft(board, queue, i + 1, options));
}

/** The tree of all placements, walked in place: one stack that pieces are put in and taken out of, and one more a ply for cleared rows. */
class Walk {
  private readonly rests: readonly Rests[];
  private readonly masks: readonly Int32Array[];
  private readonly cleared: readonly Stack[];

  constructor(pieces: readonly Piece[], width: number, options: PerftOptions) {
    const known = new Map(pieces.map((piece) => [piece, restsOf(piece, width, options)]));
    this.rests = pieces.map((piece) => known.get(piece) as Rests);
    this.masks = pieces.map(() => new Int32Array(MASKS));
    this.cleared = pieces.map(() => new Stack((-1 >>> (32 - width)) | 0));
  }

  count(ply: number, stack: Stack): number {
    const rests = this.rests[ply] as Rests;
    if (ply === this.rests.length - 1) return rests.count(stack);
    const masks = this.masks[ply] as Int32Array;
    const extent = rests.list(stack, masks);
    const { shapes } = rests.table;
    let total = 0;
    for (let label = 0; label < 3; label++) {
      for (let shape = 0; shape < shapes.length; shape++) {
        for (let y = 0; y < extent; y++) {
          for (let left = masks[maskIndex(label, shape, y)] as number; left !== 0; left &= left - 1) {
            total += this.after(ply, stack, shapes[shape] as Outline, lowestBit(left), y);
          }
        }
      }
    }
    return total;
  }

  private after(ply: number, stack: Stack, outline: Outline, x: number, y: number): number {
    const { height } = stack;
    const clears = stack.toggle(outline, x, y);
    stack.height = Math.max(height, y + outline.height);
    let next = stack;
    if (clears) {
      next = this.cleared[ply] as Stack;
      next.takeCleared(stack);
    }
    const count = this.count(ply + 1, next);
    stack.toggle(outline, x, y);
    stack.height = height;
    return count;
  }
}

const HIGHEST_SPAWN = 64;

function restsOf(piece: Piece, width: number, options: PerftOptions): Rests {
  const { system = 'srs', spawnY = 19, retryAbove = false, merge = true, labels = false } = options;
  const { turn180 = true, lockOutRow = CEILING } = options;
  checkWhole('spawnY', spawnY, 0, HIGHEST_SPAWN);
  const turns = systemOf(system);
  const table = tableOf(turns, piece, { width, start: 0, merge, turn180 });
  const { drawing, left } = table.stances[0] as Stance;
  const [aside = 0] = turns.spawn?.[piece] ?? [];
  const x = Math.floor((width - drawing.width) / 2) + aside + left;
  return new Rests(table, { x, y: spawnY, retries: Number(retryAbove) }, { labels, lockOutRow });
}

function systemOf(system: string | RotationSystem): RotationSystem {
  if (typeof system !== 'string') return system;
  if (isRotationId(system)) return ROTATION_SYSTEMS[system];
  throw new RangeError(`unknown rotation system "${system}"; known: ${Object.keys(ROTATION_SYSTEMS).join(', ')}`);
}
