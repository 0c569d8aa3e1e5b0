import { PIECES, ROTATION_SYSTEMS, type Rotation, shapeOf } from '@blockyard/tetris';

/** A piece's state as the loop needs it: its rows from the box's top, as masks from the box's left, and its columns. */
export interface State {
  readonly rows: readonly number[];
  readonly top: number;
  readonly left: number;
  readonly width: number;
  /** Offsets of the clockwise turn from here, x and y by turns; empty where the piece does not turn. */
  readonly kicks: readonly number[];
}

const WIDTH = 10;
const HEIGHT = 30;
const FULL = (1 << WIDTH) - 1;
const SPAWN = { x: 3, y: 8 };
/** The most pieces of a game. */
export const MOST_PIECES = 20_000;

export const STATES: readonly (readonly State[])[] = PIECES.map((piece) =>
  ([0, 1, 2, 3] as const).map((rotation) => {
    const { bounds, tight } = shapeOf(piece, rotation);
    const kicks = piece === 'O' ? [] : (ROTATION_SYSTEMS.basic.kicks[piece][`${rotation}>${nextOf(rotation)}`] ?? []);
    return { rows: tight, top: bounds.y, left: bounds.x, width: bounds.width, kicks: kicks.flat() };
  }),
);

function nextOf(rotation: Rotation): Rotation {
  return ((rotation + 1) & 3) as Rotation;
}

/**
 * The random recipe as one bare loop over row masks: no commands, no events, no clock, no score. It is what the engines are
 * measured against, so its work does not change. Plays `games` games and returns how many pieces it placed.
 */
export function referenceLoop(games: number, seed: number): number {
  const below = shifted(seed);
  const well = new Int32Array(HEIGHT);
  const bag: number[] = [];
  let pieces = 0;
  for (let game = 0; game < games; game++) {
    well.fill(0);
    bag.length = 0;
    for (let placed = 0; placed < MOST_PIECES; placed++, pieces++) {
      if (bag.length === 0) fill(bag, below);
      const piece = bag.pop() as number;
      if (!place(well, STATES[piece] as readonly State[], piece === 1, below)) break;
    }
  }
  return pieces;
}

/** Numbers from 0 to `count` − 1 by three shifts and a division (Marsaglia's xorshift32): next to no work, and good enough to play by. */
export function shifted(seed: number): (count: number) => number {
  let word = seed | 1;
  return (count) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % count;
  };
}

function fill(bag: number[], below: (count: number) => number): void {
  for (let i = 0; i < 7; i++) bag.push(i);
  for (let i = 6; i > 0; i--) {
    const j = below(i + 1);
    [bag[i], bag[j]] = [bag[j] as number, bag[i] as number];
  }
}

/** Moves, turns and drops one piece; false where its spawn is blocked. */
function place(well: Int32Array, states: readonly State[], isO: boolean, below: (count: number) => number): boolean {
  let rotation = 0;
  let state = states[0] as State;
  let x = isO ? SPAWN.x + 1 : SPAWN.x;
  let y = SPAWN.y;
  if (!fits(well, state, x, y)) return false;
  for (let step = 3 + below(8); step > 0; step--) {
    const dx = below(3) - 1;
    if (dx !== 0 && fits(well, state, x + dx, y)) x += dx;
    if (below(10) >= 3) continue;
    const { kicks } = state;
    const turned = states[(rotation + 1) & 3] as State;
    for (let i = 0; i < kicks.length; i += 2) {
      const [kx, ky] = [kicks[i] as number, kicks[i + 1] as number];
      if (!fits(well, turned, x + kx, y + ky)) continue;
      x += kx;
      y += ky;
      rotation = (rotation + 1) & 3;
      state = turned;
      break;
    }
  }
  while (fits(well, state, x, y + 1)) y++;
  for (let i = 0; i < state.rows.length; i++) {
    const at = y + state.top + i;
    well[at] = (well[at] as number) | ((state.rows[i] as number) << (x + state.left));
    if (well[at] !== FULL) continue;
    well.copyWithin(1, 0, at);
    well[0] = 0;
  }
  return true;
}

function fits(well: Int32Array, { rows, top, left, width }: State, x: number, y: number): boolean {
  const [column, row] = [x + left, y + top];
  if (column < 0 || column + width > WIDTH || row < 0 || row + rows.length > HEIGHT) return false;
  for (let i = 0; i < rows.length; i++) {
    if (((well[row + i] as number) & ((rows[i] as number) << column)) !== 0) return false;
  }
  return true;
}
