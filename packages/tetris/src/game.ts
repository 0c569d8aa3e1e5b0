import { checkSeed, type GridView, type Result } from '@blockyard/grid-core';
import { attempt } from '@blockyard/grid-core/reading';
import { begin, readRules, type TetrisStart } from './begin.ts';
import { EventList } from './events.ts';
import type { Goal } from './goals/goal.ts';
import { readPosition } from './position.ts';
import { readSnapshot } from './restore/restore.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import { snapshotOf } from './snapshot.ts';
import { checkWell, type State } from './state.ts';
import { advance } from './transitions/clock.ts';
import { dispatch } from './transitions/commands.ts';
import type {
  PositionProblem,
  SnapshotProblem,
  TetrisCommand,
  TetrisEvent,
  TetrisGameContract,
  TetrisOutcome,
  TetrisPosition,
  TetrisSnapshot,
  TetrisView,
} from './types.ts';
import { viewOf } from './view.ts';

/** The events that change the well. */
const SETTLING: readonly TetrisEvent['type'][] = ['locked', 'emptied', 'undone'];

/** A running game. All it does follows from its start, its commands and the time it is given. */
export class TetrisGame implements TetrisGameContract {
  private shown: TetrisView | undefined;
  /** The well as it is shown, until it changes. */
  private shownWell: GridView | undefined;

  private readonly heard = new EventList();

  private constructor(private readonly state: State) {}

  /**
   * A new game, its first piece in play. `TypeError` without a seed, `RangeError` for a seed, level, ruleset or goal that cannot be.
   */
  static start(start: TetrisStart): TetrisGame {
    return new TetrisGame(begin(start));
  }

  /** The game that a snapshot was taken of, given as its value or as JSON text. Any value may be given; what is wrong with it comes back. */
  static restore(snapshot: unknown): Result<TetrisGame, SnapshotProblem> {
    return attempt(() => new TetrisGame(readSnapshot(snapshot)));
  }

  /**
   * The game that goes on from a drawn position: clock and score 0, nothing used up against the lock. What cannot be (a full
   * row, an overlapping piece, a wrong size, an unknown ruleset or goal) comes back with where. The seed is 0 unless given;
   * one that is none throws as in `start`.
   */
  static fromPosition(
    position: TetrisPosition,
    { seed = 0, ...start }: Omit<Partial<TetrisStart>, 'level'> = {},
  ): Result<TetrisGame, PositionProblem> {
    return attempt(() => new TetrisGame(readPosition(position, readRules(start), checkSeed(seed))));
  }

  /** Whole ms of game time; stands still once the game is over. */
  get now(): number {
    return this.state.now / 1000;
  }

  get over(): boolean {
    return this.state.phase === 'over';
  }

  /** The rules that were chosen; the goal may change some of them: see `goal.rules`. */
  get ruleset(): Ruleset {
    return this.state.rules.chosen;
  }

  get goal(): Goal {
    return this.state.rules.goal;
  }

  /** What there is to see. Frozen, and the same object until something happens. */
  get view(): TetrisView {
    this.shownWell ??= this.state.well.clone();
    this.shown ??= viewOf(this.state, this.shownWell);
    return this.shown;
  }

  /** Lets whole ms of game time pass; what happens in them comes back in order. */
  advance(ms: number): readonly TetrisEvent[] {
    advance(this.state, ms, this.heard);
    return this.told();
  }

  /** Gives a command at the present time. One that is refused changes nothing; a malformed one throws `TypeError`. */
  dispatch(command: TetrisCommand): TetrisOutcome {
    const reason = dispatch(this.state, command, this.heard);
    return reason === undefined ? { ok: true, events: this.told() } : { ok: false, reason };
  }

  snapshot(): TetrisSnapshot {
    return snapshotOf(this.state);
  }

  /** For tests and debugging: throws when the well holds anything but settled blocks. */
  check(): void {
    checkWell(this.state);
  }

  private told(): readonly TetrisEvent[] {
    const events = this.heard.taken();
    if (events.length > 0) this.shown = undefined;
    if (this.shownWell !== undefined && events.some(({ type }) => SETTLING.includes(type))) this.shownWell = undefined;
    return events;
  }
}
