import type { Shape } from '@blockyard/grid-core';
import { STATES } from '../pieces.ts';
import type { RotationSystem } from '../rotation/system.ts';
import type { Piece, Rotation } from '../types.ts';
import { type Key, turnKey } from './keys.ts';

/**
 * A piece made ready for masks. Heights count up from the floor, as stacks grow, and a piece stands at the column and height
 * of the lower left corner of its **bounds**, not of its box: so drawings that are equal but for their place in the box
 * have equal masks.
 */
export interface PieceTable {
  readonly piece: Piece;
  readonly shapes: readonly Outline[];
  /** The rotations that the piece can get into, that of its start first. */
  readonly stances: readonly Stance[];
  /** For each stance the turns that lead from it. */
  readonly exits: readonly (readonly Exit[])[];
  /** The farthest that a turn takes the piece down and up. */
  readonly down: number;
  readonly up: number;
  /** A piece that comes in so many rows above a stack gets to all its columns and open stances before it touches anything. */
  readonly room: number;
}

/** A drawing, at the lower left corner of its bounds. */
export interface Outline {
  /** Columns and heights of its blocks. */
  readonly columns: Int8Array;
  readonly heights: Int8Array;
  /** Its rows as masks, the lowest first. */
  readonly rows: Int32Array;
  readonly height: number;
  /** The columns that it can stand at in an empty row, as a mask. */
  readonly range: number;
}

export interface Stance {
  readonly rotation: Rotation;
  /** Its outline, an index. */
  readonly shape: number;
  /** From the box's left edge to the bounds' left column, and from its top edge to below the bounds' bottom row. */
  readonly left: number;
  readonly bottom: number;
  /** The turns that lead here. */
  readonly turns: readonly Turn[];
  /** Whether first tests alone lead here from the start, through open air. */
  readonly open: boolean;
}

/** A turn's tests in order: the shift of the bounds' corner, heights up, and the test's number in the system's list. */
export interface Turn {
  /** Where it comes from: an index of `stances`. */
  readonly from: number;
  readonly dx: Int8Array;
  readonly dy: Int8Array;
  readonly kick: Int8Array;
}

/** A turn as seen from where it comes from. */
export interface Exit extends Turn {
  /** Where it leads to: an index of `stances`. */
  readonly to: number;
  readonly key: Key;
}

export interface TableOptions {
  readonly width: number;
  readonly start: Rotation;
  /** Whether equal drawings are one outline. */
  readonly merge: boolean;
  readonly turn180: boolean;
}

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

const known = new WeakMap<RotationSystem, Map<string, PieceTable>>();

/** The table of a piece in a well so wide. A piece that looks the same however it is turned has one rotation. */
export function tableOf(system: RotationSystem, piece: Piece, options: TableOptions): PieceTable {
  const { width, start, merge, turn180 } = options;
  const tables = known.get(system) ?? new Map<string, PieceTable>();
  known.set(system, tables);
  const name = `${piece} ${width} ${start} ${merge} ${turn180}`;
  const table = tables.get(name) ?? newTable(system, piece, options);
  tables.set(name, table);
  return table;
}

function newTable(system: RotationSystem, piece: Piece, options: TableOptions): PieceTable {
  const drawings = STATES[piece];
  const reached = rotationsFrom(system, piece, options);
  const outlines: Outline[] = [];
  const names: string[] = [];
  const shapeOf = (rotation: Rotation): number => {
    const name = options.merge ? drawings[rotation].trimmed().toString() : String(rotation);
    if (names.includes(name)) return names.indexOf(name);
    outlines.push(outlineOf(drawings[rotation], options.width));
    return names.push(name) - 1;
  };
  const bare = reached.map((rotation) => {
    const { x, y, height } = drawings[rotation].bounds;
    return { rotation, shape: shapeOf(rotation), left: x, bottom: y + height };
  });
  const stances = bare.map((to) => ({
    ...to,
    turns: bare.flatMap((from, i) => turnOf(system, piece, from, to, i, options)),
  }));
  const falls = stances.flatMap(({ turns }) => turns.flatMap(({ dy }) => [...dy]));
  const down = Math.max(0, ...falls.map((dy) => -dy));
  const sinks = openStances(stances, outlines);
  return {
    piece,
    shapes: outlines,
    stances: stances.map((stance, i) => ({ ...stance, open: sinks.has(i) })),
    exits: stances.map((_, i) => exitsOf(stances, i)),
    down,
    up: Math.max(0, ...falls),
    room: down + Math.max(...sinks.values()),
  };
}

function exitsOf(stances: readonly Omit<Stance, 'open'>[], from: number): readonly Exit[] {
  const start = (stances[from] as Bare).rotation;
  return stances.flatMap(({ turns, rotation }, to) =>
    turns.filter((turn) => turn.from === from).map((turn) => ({ ...turn, to, key: turnKey(start, rotation) })),
  );
}

type Bare = Pick<Stance, 'rotation' | 'shape' | 'left' | 'bottom'>;

function outlineOf({ cells, bounds, tight }: Shape, width: number): Outline {
  const columns = width - bounds.width + 1;
  return {
    columns: Int8Array.from(cells, ([x]) => x - bounds.x),
    heights: Int8Array.from(cells, ([, y]) => bounds.y + bounds.height - 1 - y),
    rows: Int32Array.from(tight).reverse(),
    height: bounds.height,
    range: columns < 1 ? 0 : (-1 >>> (32 - columns)) | 0,
  };
}

/** The rotations that turns lead to from the start, in order of distance. */
function rotationsFrom(system: RotationSystem, piece: Piece, options: TableOptions): readonly Rotation[] {
  const found: Rotation[] = [options.start];
  if (isRound(piece)) return found;
  for (const from of found) {
    for (const to of ROTATIONS) if (!found.includes(to) && kicksOf(system, piece, from, to, options)) found.push(to);
  }
  return found;
}

function isRound(piece: Piece): boolean {
  const [first, ...others] = STATES[piece];
  return others.every((shape) => shape.equals(first));
}

function kicksOf({ kicks }: RotationSystem, piece: Piece, from: Rotation, to: Rotation, { turn180 }: TableOptions) {
  if (!turn180 && (from ^ to) === 2) return undefined;
  return kicks[piece][`${from}>${to}`];
}

function turnOf(
  system: RotationSystem,
  piece: Piece,
  from: Bare,
  to: Bare,
  index: number,
  options: TableOptions,
): readonly Turn[] {
  const kicks = kicksOf(system, piece, from.rotation, to.rotation, options);
  if (kicks === undefined) return [];
  const tests = kicks.map(([dx, dy], kick) => ({
    dx: dx + to.left - from.left,
    dy: from.bottom - to.bottom - dy,
    kick,
  }));
  return [
    {
      from: index,
      dx: Int8Array.from(tests, ({ dx }) => dx),
      dy: Int8Array.from(tests, ({ dy }) => dy),
      kick: Int8Array.from(tests, ({ kick }) => kick),
    },
  ];
}

/** The stances that first tests lead to from the start where nothing is in the way, and how far the piece sinks on the way. */
function openStances(
  stances: readonly Omit<Stance, 'open'>[],
  outlines: readonly Outline[],
): ReadonlyMap<number, number> {
  const sinks = new Map([[0, 0]]);
  const heights = [0];
  for (const from of sinks.keys()) {
    stances.forEach(({ turns, shape }, to) => {
      const turn = turns.find((candidate) => candidate.from === from);
      if (turn === undefined || sinks.has(to) || !hasRoom(outlines, stances[from]?.shape, shape, turn)) return;
      const height = (heights[from] ?? 0) + (turn.dy[0] ?? 0);
      heights[to] = height;
      sinks.set(to, Math.max(sinks.get(from) ?? 0, -height));
    });
  }
  return sinks;
}

/** Whether the well is wide enough for the turn's first test somewhere. */
function hasRoom(outlines: readonly Outline[], from: number | undefined, to: number, { dx }: Turn): boolean {
  const shift = dx[0] ?? 0;
  const source = outlines[from ?? 0]?.range ?? 0;
  const target = outlines[to]?.range ?? 0;
  return ((shift >= 0 ? source << shift : source >>> -shift) & target) !== 0;
}
