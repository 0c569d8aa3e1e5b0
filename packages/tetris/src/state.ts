import { fits, type Grid, type RandomStream, type Shape } from '@blockyard/grid-core';
import type { Dealer } from './queue.ts';
import type { PieceRules, Rules } from './rules.ts';
import type { OverReason, Phase, Piece, Rotation, TurnDirection } from './types.ts';

/** A piece's last action, where that was a turn. */
export interface LastTurn {
  readonly from: Rotation;
  readonly kick: number;
}

/** The piece in play. Times are in µs of game time. */
export interface ActivePiece {
  readonly piece: Piece;
  readonly rules: PieceRules;
  shape: Shape;
  x: number;
  y: number;
  rotation: Rotation;
  /** From when the running fall interval counts: the last fall, or the moment when nothing was under the piece any more. */
  fallFrom: number;
  /** When it falls next; `null` while it rests, or where nothing makes it fall. */
  fallAt: number | null;
  /** When it locks; `null` while it does not rest. */
  lockAt: number | null;
  /** What the lock timer has left while it stands still. */
  lockLeft: number;
  /** Actions that may still restart the lock timer. */
  actions: number;
  /** The lowest row that counts for the lock rule; −1 before there is one. */
  lowest: number;
  /** Whether it has rested yet. */
  rested: boolean;
  /** How often a turn has lifted it. */
  lifts: number;
  /** The last successful action, where that was a turn. */
  turn: LastTurn | null;
}

/** Rows of garbage that wait, and when they may come in. */
export type Waiting = readonly [rows: number, at: number];

/** A whole game. Transitions change it in place; only `TetrisGame` holds one. */
export interface State {
  readonly rules: Rules;
  /** µs, a whole number of ms between two calls. */
  now: number;
  /** Settled blocks only. */
  well: Grid;
  /** How many blocks have settled, kept apart from the well so that the two can be compared. */
  settled: number;
  active: ActivePiece | null;
  /** The next pieces: those that are shown, and one at least. */
  queue: Piece[];
  /** Deals the pieces after those. */
  dealer: Dealer;
  hold: Piece | null;
  holdUsed: boolean;
  /** The factor of a held soft drop. */
  softDrop: number | 'max' | null;
  /** Asked for during the delays, for the piece that comes. */
  turnAhead: TurnDirection | null;
  holdAhead: boolean;
  score: number;
  level: number;
  lines: number;
  combo: number;
  backToBack: number;
  phase: Phase;
  /** When `clearing` or `entering` ends. */
  phaseAt: number | null;
  overReason: OverReason | null;
  /** Pieces locked. */
  pieces: number;
  /** Rows of garbage cleared. */
  dug: number;
  /** The oldest first. */
  waiting: readonly Waiting[];
  /** The column of the last row's hole; −1 before there is one. */
  hole: number;
  /** Where holes come from, and nothing else. */
  holes: RandomStream;
  /** The game as each of the last pieces came into play, the present one last; as many as can be taken back. Without pasts of their own. */
  pasts: readonly State[];
}

/** Throws unless the well holds exactly the blocks that have settled, none of them under the active piece. */
export function checkWell(state: State): void {
  const { well, active } = state;
  if (well.count() !== state.settled) {
    throw new Error(`the well holds ${well.count()} blocks, but ${state.settled} have settled`);
  }
  if (active !== null && !fits(well, active.shape, active.x, active.y)) {
    throw new Error('the active piece overlaps the well');
  }
}
