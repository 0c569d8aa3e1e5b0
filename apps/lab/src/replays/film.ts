import { fail, type GameKind, type GameOf, type Result, succeed } from '@blockyard/grid-core';
import { openReplay, type Replay } from '@blockyard/grid-core/replay';
import type { Paint } from '../cli/paint.ts';

/** A replay, to be looked at position by position: 0 is the start, n is after n commands, the last is its end. */
export interface Film {
  readonly replay: Replay<unknown>;
  /** The number of the last position. */
  readonly last: number;
  /** How many pieces have been placed by position n. */
  piecesAt(n: number): number;
  /** The first position by which so many pieces have been placed; the last where it never comes to that. */
  ofPiece(pieces: number): number;
  /** What there is to see at position n, as lines of text. */
  draw(n: number, paint: Paint): readonly string[];
  /** The game's own snapshot at position n. */
  snapshot(n: number): unknown;
}

/** The events that place a piece, and the one that takes it back. */
const PLACING: Readonly<Record<string, number>> = { locked: 1, placed: 1, undone: -1 };

class GameFilm<Command, G extends GameOf<Command>> implements Film {
  private game: G;
  private position = 0;
  private readonly pieces = [0];

  constructor(
    readonly replay: Replay<Command>,
    private readonly begin: () => G,
    private readonly picture: (game: G, paint: Paint) => readonly string[],
  ) {
    this.game = begin();
  }

  get last(): number {
    return this.replay.log.length + 1;
  }

  /** Plays it once from end to end, so that every position is known to be there. */
  check(): Result<Film, 'diverged'> {
    while (this.position < this.last) {
      const wrong = this.step();
      if (wrong !== undefined) return fail('diverged', `log.${this.position}`, wrong);
    }
    return succeed(this);
  }

  piecesAt(n: number): number {
    return this.pieces[n] ?? 0;
  }

  ofPiece(pieces: number): number {
    const found = this.pieces.findIndex((count) => count >= pieces);
    return found < 0 ? this.last : found;
  }

  draw(n: number, paint: Paint): readonly string[] {
    return this.picture(this.goTo(n), paint);
  }

  snapshot(n: number): unknown {
    return this.goTo(n).snapshot();
  }

  private goTo(n: number): G {
    if (n < this.position) {
      this.game = this.begin();
      this.position = 0;
    }
    while (this.position < n) this.step();
    return this.game;
  }

  /** Goes one position on; what is wrong where the game refuses what the recording had accepted. */
  private step(): string | undefined {
    const { game, position } = this;
    const entry = this.replay.log[position];
    const until = entry === undefined ? this.replay.end.now : entry[0];
    const events = [...(until > game.now ? game.advance(until - game.now) : [])];
    if (entry !== undefined) {
      const outcome = game.dispatch(entry[1]);
      if (!outcome.ok) return `command ${position}, at ${entry[0]} ms, is refused here: ${outcome.reason}`;
      events.push(...outcome.events);
    }
    const placed = events.reduce<number>((sum, event) => sum + (PLACING[(event as { type: string }).type] ?? 0), 0);
    this.position++;
    this.pieces[this.position] = this.piecesAt(position) + placed;
    return undefined;
  }
}

/** Opens a replay for its game, at its start; refused with a reason to read, as `openReplay` does. */
export function filmOf<Command, G extends GameOf<Command>>(
  kind: GameKind<Command, G>,
  source: unknown,
  picture: (game: G, paint: Paint) => readonly string[],
): Result<Film, string> {
  const opened = openReplay(kind, source);
  if (!opened.ok) return opened;
  const begin = () => {
    const again = openReplay(kind, source);
    if (!again.ok) throw new Error(again.error.message);
    return again.value.game;
  };
  return new GameFilm(opened.value.replay, begin, picture).check();
}
