import type { Piece, Rotation } from '../types.ts';
import type { Veto } from './veto.ts';

/** A shift to try: columns to the right, rows **down**. */
export type Kick = readonly [dx: number, dy: number];

/** From one rotation to another, 0 to 3 clockwise. */
export type Transition = `${Rotation}>${Rotation}`;

/** The shifts to try for each transition, in order; a transition that is missing is a turn that the piece does not have. */
export type KickTable = Readonly<Partial<Record<Transition, readonly Kick[]>>>;

/** A box as text, top row first: `.` is empty. */
export type Drawing = readonly string[];

/** How pieces turn: plain JSON, y down. Adding a system is adding a table. */
export interface RotationSystem {
  readonly id: string;
  readonly kicks: Readonly<Record<Piece, KickTable>>;
  /** The four states of each piece as drawings, where turning the box does not make them. */
  readonly states?: Readonly<Record<Piece, readonly [Drawing, Drawing, Drawing, Drawing]>>;
  /** How far from the ruleset's spawn a piece comes in. */
  readonly spawn?: Readonly<Partial<Record<Piece, Kick>>>;
  /** When a turn may not kick at all. */
  readonly veto?: Veto;
}

/** From every rotation the turns by so many quarters, all with the same shifts. */
function turnsBy(quarters: readonly number[], kicks: readonly Kick[]): KickTable {
  const turns = [0, 1, 2, 3].flatMap((from) => quarters.map((by) => [`${from}>${(from + by) & 3}`, kicks]));
  return Object.fromEntries(turns);
}

/** Every quarter turn with these shifts. */
export function quarterTurns(kicks: readonly Kick[]): KickTable {
  return turnsBy([1, 3], kicks);
}

/** Every turn in place only, where the place is free. */
export const IN_PLACE: readonly Kick[] = [[0, 0]];
export const QUARTERS_IN_PLACE = quarterTurns(IN_PLACE);
export const HALVES_IN_PLACE = turnsBy([2], IN_PLACE);
export const ALL_IN_PLACE: KickTable = { ...QUARTERS_IN_PLACE, ...HALVES_IN_PLACE };

/** No turn at all. */
export const NO_TURNS: KickTable = {};

/** y up, without the test in place. */
type Published = Readonly<Partial<Record<Transition, readonly Kick[]>>>;

/**
 * A table as it is published: y **up**, and without the test in place that always comes first.
 * This is the one place where the sign of y is turned round.
 */
export function published(table: Published): KickTable {
  const flipped = Object.entries(table).map(([transition, tests]) => [
    transition,
    [...IN_PLACE, ...tests.map(([dx, dy]): Kick => [dx, 0 - dy])],
  ]);
  return Object.fromEntries(flipped);
}

/** Of two turns that mirror each other, left for right, one is enough. */
export function symmetric(table: Published): Published {
  return completed(table, 1, ([from, , to]) => `${-Number(from) & 3}>${-Number(to) & 3}`);
}

/** Of a turn and its way back, which undoes it, one is enough. */
export function reversible(table: Published): Published {
  return completed(table, -1, ([from, , to]) => `${to}>${from}`);
}

/** A table and, for each of its turns, that of the other name, to the other side, and up for down where `up` is −1. */
function completed(table: Published, up: 1 | -1, other: (turn: string) => string): Published {
  const others = Object.entries(table).map(([turn, tests]) => [
    other(turn),
    tests.map(([dx, dy]): Kick => [0 - dx, up * dy]),
  ]);
  return { ...Object.fromEntries(others), ...table };
}

/** A system whose I has one table, whose O has another, and whose other pieces share a third. */
export function family(id: string, i: KickTable, o: KickTable, others: KickTable): RotationSystem {
  return { id, kicks: { I: i, O: o, T: others, S: others, Z: others, J: others, L: others } };
}
