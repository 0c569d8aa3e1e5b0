import { type Ruleset, type TetrisCommand, type TetrisEvent, TetrisGame } from '@blockyard/tetris';
import type { Hear } from '../lab-game.ts';

/** Plays a game piece by piece through its commands alone, and counts what its events tell. */
export class Driver {
  readonly game: TetrisGame;
  pieces = 0;
  /** Clears by their rows, from 1 to 4. */
  readonly clears = [0, 0, 0, 0, 0];
  /** Clears with a spin. */
  spins = 0;
  private ready = true;
  private spun = false;

  /** `hear` is told of every command that is taken; `limit` is the most pieces. */
  constructor(
    ruleset: string | Ruleset,
    seed: number,
    private readonly hear?: Hear<TetrisCommand>,
    private readonly limit = Number.POSITIVE_INFINITY,
  ) {
    this.game = TetrisGame.start({ seed, ruleset });
    // Where pieces fall and lock at once the first has done so already, and no event has told of it. Anywhere else there is
    // nothing to see yet: a look makes a random game a sixth longer.
    if (this.game.ruleset.lock.kind !== 'none') return;
    const { active, pieces, lines } = this.game.view;
    this.ready = active !== null;
    this.pieces = pieces;
    if (lines > 0) this.clears[lines] = 1;
  }

  /** Gives a command and returns its events, `undefined` where it is refused. */
  give(command: TetrisCommand): readonly TetrisEvent[] | undefined {
    const outcome = this.game.dispatch(command);
    if (!outcome.ok) return undefined;
    this.hear?.(this.game.now, command);
    this.note(outcome.events);
    return outcome.events;
  }

  /** Whether a piece is in play; lets the delays between two pieces pass. False once the game is over or has had its most pieces. */
  awaitPiece(): boolean {
    while (!this.ready && this.goesOn) this.pass(1);
    return this.goesOn;
  }

  private get goesOn(): boolean {
    return !this.game.over && this.pieces < this.limit;
  }

  /** Lets whole ms pass and returns what happens in them. */
  pass(ms: number): readonly TetrisEvent[] {
    const events = this.game.advance(ms);
    this.note(events);
    return events;
  }

  private note(events: readonly TetrisEvent[]): void {
    for (const event of events) {
      switch (event.type) {
        case 'locked':
          this.pieces++;
          this.ready = false;
          this.spun = event.spin !== 'none';
          break;
        case 'held':
          this.ready = false;
          break;
        case 'cleared':
          this.clears[event.rows.length] = (this.clears[event.rows.length] ?? 0) + 1;
          if (this.spun) this.spins++;
          break;
        case 'spawned':
          this.ready = true;
      }
    }
  }
}
