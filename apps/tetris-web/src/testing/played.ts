import type { PlayAction } from '../input/actions.ts';
import type { EndedGame } from '../replay/kept.ts';
import { Session } from '../session/session.ts';
import type { Status } from '../session/session-state.ts';
import { type MemoryStore, memoryStore } from './memory-store.ts';

/** A session under a clock of its own; its countdowns are the test's timers. */
export class Played {
  wall = 1000;
  readonly ended: EndedGame[] = [];
  readonly session: Session;

  constructor(readonly store: MemoryStore = memoryStore()) {
    this.session = new Session({
      store,
      now: () => this.wall,
      drawSeed: () => 42,
      handling: () => ({}),
      keepReplay: async (ended) => this.ended.push(ended) > 0,
    });
    this.session.wellDrawn();
  }

  static started(store?: MemoryStore): Played {
    const played = new Played(store);
    played.session.start({ ruleset: 'guideline', seed: 7 });
    return played;
  }

  get status(): Status {
    return this.session.state.getState().status;
  }

  /** Lets time pass in frames. */
  pass(ms: number): void {
    for (const end = this.wall + ms; this.wall < end; ) {
      this.wall += 10;
      this.session.advance();
    }
  }

  tap(action: PlayAction): void {
    this.session.press(action, this.wall);
    this.session.release(action, this.wall);
  }

  /** Drops hard until the game is over. */
  lose(): void {
    for (let i = 0; i < 200 && this.status !== 'over'; i++) {
      this.wall += 10;
      this.tap('hardDrop');
    }
  }
}
