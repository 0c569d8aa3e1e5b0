import type { RotationSystem } from '../rotation/system.ts';
import { statesOfSystem } from '../rules.ts';
import type { Piece, Rotation } from '../types.ts';
import { shifted } from './bits.ts';
import { type Outline, outlineOf } from './outline.ts';
import { type Exit, exitsOf, type Pose, type Turn, TurnList } from './turns.ts';

/** A piece made ready for masks. */
export interface PieceTable {
  readonly piece: Piece;
  readonly shapes: readonly Outline[];
  /** The rotations that the piece can get into, that of its start first. At most two have the same outline. */
  readonly stances: readonly Stance[];
  /** For each stance the turns that lead from it. */
  readonly exits: readonly (readonly Exit[])[];
  /** The farthest that a turn takes the piece down and up. */
  readonly down: number;
  readonly up: number;
  /** A piece that comes in so many rows above a stack gets to all columns in all its stances before it touches anything; endless if it does not. */
  readonly room: number;
}

export interface Stance extends Pose {
  /** Its outline, an index. */
  readonly shape: number;
  /** The turns that lead here. */
  readonly turns: readonly Turn[];
}

export interface TableOptions {
  readonly width: number;
  readonly start: Rotation;
  /** Whether equal drawings are one outline. */
  readonly merge: boolean;
  readonly turn180: boolean;
}

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

function newTable(system: RotationSystem, piece: Piece, { width, start, merge, turn180 }: TableOptions): PieceTable {
  const drawings = statesOfSystem(system)[piece];
  const isRound = drawings.every((drawing) => drawing.equals(drawings[0]));
  const list = new TurnList(system, piece, turn180);
  const poses = (isRound ? [start] : list.rotationsFrom(start)).map((rotation): Pose => {
    const drawing = drawings[rotation];
    const { x, y, height } = drawing.bounds;
    return { rotation, drawing, left: x, bottom: y + height };
  });
  const names = poses.map(({ drawing, rotation }) => (merge ? drawing.trimmed().toString() : String(rotation)));
  const different = [...new Set(names)];
  const shapes = different.map((name) => outlineOf((poses[names.indexOf(name)] as Pose).drawing, width));
  const stances = poses.map((pose, i) => ({
    ...pose,
    shape: different.indexOf(names[i] as string),
    turns: isRound ? [] : list.into(pose, poses),
  }));
  const climbs = stances.flatMap(({ turns }) => turns.flatMap(({ dy }) => [...dy]));
  const down = -Math.min(0, ...climbs);
  const heights = openAir(stances, shapes);
  return {
    piece,
    shapes,
    stances,
    exits: exitsOf(stances),
    down,
    up: Math.max(0, ...climbs),
    room: heights.size < stances.length ? Number.POSITIVE_INFINITY : down - Math.min(...heights.values()),
  };
}

/** The stances that first tests alone lead to from the start where nothing is in the way, and how much higher than there the piece then is. */
function openAir(stances: readonly Stance[], shapes: readonly Outline[]): ReadonlyMap<number, number> {
  const rangeOf = ({ shape }: Stance): number => (shapes[shape] as Outline).range;
  const heights = new Map([[0, 0]]);
  for (const [from, height] of heights) {
    const source = rangeOf(stances[from] as Stance);
    stances.forEach((stance, to) => {
      const turn = stance.turns.find((candidate) => candidate.from === from);
      if (turn === undefined || heights.has(to)) return;
      const { dx, dy } = turn;
      // The well must be wide enough for it somewhere; a turn without tests leads nowhere.
      if ((shifted(source, dx[0] ?? 32) & rangeOf(stance)) !== 0) heights.set(to, height + (dy[0] as number));
    });
  }
  return heights;
}
