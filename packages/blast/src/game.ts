import { checkMs, type Result } from '@blockyard/grid-core';
import { attempt, insist } from '@blockyard/grid-core/reading';
import { readCommand } from './command.ts';
import { fitting } from './deal.ts';
import { nearestPlace } from './nearest.ts';
import { carryOut, previewPlace } from './place.ts';
import { placements } from './placements.ts';
import { readPosition, startState } from './position.ts';
import { readRuleset } from './ruleset.ts';
import type { Ruleset } from './ruleset-types.ts';
import { makeSnapshot, readSnapshot } from './snapshot.ts';
import type { BlastState } from './state.ts';
import type {
  BlastCommand,
  BlastEvent,
  BlastGameContract,
  BlastOutcome,
  BlastPosition,
  BlastProblem,
  BlastSnapshot,
  BlastView,
  Place2D,
  Preview,
  TrayEntry,
} from './types.ts';

export interface BlastStart {
  /** An unsigned 32-bit integer. */
  readonly seed: number;
  /** An id or a ruleset object; `classic` unless told. */
  readonly ruleset?: string | Ruleset | undefined;
  /** Trays to deal first; then deals go on from the seed. */
  readonly nextTrays?: readonly (readonly TrayEntry[])[] | undefined;
}

const NOTHING: readonly never[] = Object.freeze([]);

/** One running game. Everything outside goes through it: commands in, events out. */
export class BlastGame implements BlastGameContract {
  private seen: BlastView | undefined;

  private constructor(private readonly state: BlastState) {}

  /**
   * A new game. `TypeError` without a seed; `RangeError` for a seed that is no unsigned 32-bit integer, an unknown or faulty
   * ruleset, or trays that cannot be.
   */
  static start({ seed, ruleset = 'classic', nextTrays = [] }: BlastStart): BlastGame {
    return new BlastGame(insist(() => startState(nextTrays, readRuleset(ruleset), seed)));
  }

  /** The game that goes on from a snapshot, given as JSON text or as its value; refused, with a reason to read, when it cannot be one. */
  static restore(json: unknown): Result<BlastGame, BlastProblem> {
    return attempt(() => new BlastGame(readSnapshot(json)));
  }

  /**
   * A game from a drawn position: score 0 unless told, round 1. A tray of nulls is dealt at once; a position in which nothing fits is over.
   * Refused, with where it goes wrong, when it cannot be: wrong size, a full line, an unknown shape or ruleset. The seed is 0
   * unless told; one that is none throws as in `start`.
   */
  static fromPosition(
    position: BlastPosition,
    { ruleset = 'classic', seed = 0 }: Partial<Omit<BlastStart, 'nextTrays'>> = {},
  ): Result<BlastGame, BlastProblem> {
    return attempt(() => new BlastGame(readPosition(position, readRuleset(ruleset), seed)));
  }

  get ruleset(): Ruleset {
    return this.state.ruleset;
  }

  get now(): number {
    return this.state.now;
  }

  get over(): boolean {
    return this.state.over;
  }

  /** What there is to see; never changes, and is the same object until an event. */
  get view(): BlastView {
    this.seen ??= makeView(this.state);
    return this.seen;
  }

  /** Lets whole milliseconds pass. Nothing happens in them: this game has no timer, the clock only dates its commands. */
  advance(ms: number): readonly BlastEvent[] {
    const passed = checkMs(ms);
    if (!this.state.over) this.state.now = checkMs(this.state.now + passed);
    return NOTHING;
  }

  /** Places a piece, or takes the last placement back. Refused with the first reason of `BlastReason` that holds; `TypeError` for a malformed command. */
  dispatch(command: BlastCommand): BlastOutcome {
    const events = carryOut(
      this.state,
      insist(() => readCommand(command), TypeError),
    );
    if (typeof events === 'string') return { ok: false, reason: events };
    this.seen = undefined;
    return { ok: true, events };
  }

  /** What placing the piece of a slot there would do, or why it may not be. `TypeError` unless all three are whole numbers. */
  preview(slot: number, x: number, y: number): Preview {
    insist(() => readCommand({ type: 'place', slot, x, y }), TypeError);
    return previewPlace(this.state, slot, x, y);
  }

  /** Every place where the piece of a slot fits, row by row from the top left; none for a slot without a piece. */
  placements(slot: number): readonly Place2D[] {
    const piece = this.state.tray[slot];
    return piece ? placements(this.state.board, piece.shape) : NOTHING;
  }

  /**
   * The legal place nearest to (fx, fy), fractions of a cell allowed, at most `radius` cells away in a straight line;
   * of two equally near the upper, then the left one. `undefined` when there is none.
   */
  nearest(slot: number, fx: number, fy: number, radius: number): Place2D | undefined {
    return nearestPlace(this.placements(slot), fx, fy, radius);
  }

  snapshot(): BlastSnapshot {
    return makeSnapshot(this.state);
  }
}

function makeView(state: BlastState): BlastView {
  const { board, tray, score, lines, streak, dry, round, over, past } = state;
  return Object.freeze({
    board: board.clone(),
    tray: Object.freeze([...tray]),
    score,
    lines,
    streak,
    dry,
    round,
    over,
    canUndo: past.length > 0,
    fits: Object.freeze(fitting(state)),
  });
}
