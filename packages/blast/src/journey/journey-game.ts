import { BlastGame } from '../game.ts';
import type { BlastCommand, BlastOutcome, BlastView } from '../types.ts';
import type { Level, Progress } from './level.ts';
import { after, doneOf, starsOf, startOf } from './progress.ts';

/** What a page shows of a level beside the board. */
export interface JourneyView {
  readonly board: BlastView;
  readonly done: number;
  readonly of: number;
  readonly movesLeft: number;
  readonly gems: Progress['gems'];
  readonly state: 'playing' | 'won' | 'lost';
  readonly stars: 0 | 1 | 2 | 3;
}

const EMPTY = Array<string>(8).fill('........');
const NO_TRAY = [null, null, null];

/** A level of the journey as it is played: a game of `classic` with a goal and a budget of moves. */
export class JourneyGame {
  private readonly past: Progress[] = [];

  private constructor(
    readonly level: Level,
    readonly game: BlastGame,
    private progress: Progress,
  ) {}

  /** The level from its beginning. `RangeError` for one whose board cannot be. */
  static start(level: Level): JourneyGame {
    const game = BlastGame.fromPosition({ board: level.board ?? EMPTY, tray: NO_TRAY }, { seed: level.seed });
    if (!game.ok) throw new RangeError(`level ${level.id}: ${game.error.message}`);
    return new JourneyGame(level, game.value, startOf(level));
  }

  /** The level after these commands, as a save holds them; `RangeError` when the game refuses one. */
  static replayed(level: Level, commands: readonly BlastCommand[]): JourneyGame {
    const journey = JourneyGame.start(level);
    for (const [i, command] of commands.entries()) {
      const outcome = journey.dispatch(command);
      if (!outcome.ok) throw new RangeError(`command ${i} is refused: ${outcome.reason}`);
    }
    return journey;
  }

  get view(): JourneyView {
    const { level, game, progress } = this;
    const stars = starsOf(level, progress);
    const movesLeft = level.moves - progress.moves;
    const state = stars > 0 ? 'won' : movesLeft === 0 || game.over ? 'lost' : 'playing';
    return { board: game.view, ...doneOf(level, progress), movesLeft, gems: progress.gems, state, stars };
  }

  /** As `BlastGame.dispatch`; a level that is won, or out of moves, takes no placement, and a won one no undo. */
  dispatch(command: BlastCommand): BlastOutcome {
    const { state } = this.view;
    if (state === 'won' || (state === 'lost' && command.type !== 'undo')) return { ok: false, reason: 'over' };
    const outcome = this.game.dispatch(command);
    if (!outcome.ok) return outcome;
    if (command.type === 'undo') {
      this.progress = this.past.pop() ?? startOf(this.level);
    } else {
      this.past.push(this.progress);
      this.progress = after(this.progress, outcome.events);
    }
    return outcome;
  }
}
