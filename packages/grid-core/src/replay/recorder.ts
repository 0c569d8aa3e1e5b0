import type { GameKind, GameOf } from '../game.ts';
import { hashOf } from '../hash.ts';
import { REPLAY_FORMAT, type Replay, type ReplayStart } from './replay.ts';

/** What a recorder has so far, as JSON, to be saved beside a running game. */
export interface Recording<Command> {
  readonly ruleset: unknown;
  readonly start: ReplayStart;
  readonly log: readonly (readonly [now: number, command: Command])[];
}

/** Writes down a game as it is played: `record` each command that was accepted, at the game's own time. */
export class Recorder<Command, G extends GameOf<Command>> {
  private readonly log: (readonly [now: number, command: Command])[];

  /** `recording` is the game's start, or what an earlier recorder of the same game had. */
  constructor(
    private readonly kind: GameKind<Command, G>,
    private readonly recording: Omit<Recording<Command>, 'log'> & Partial<Recording<Command>>,
  ) {
    this.log = [...(recording.log ?? [])];
  }

  record(now: number, command: Command): void {
    this.log.push([now, command]);
  }

  recorded(): Recording<Command> {
    return { ruleset: this.recording.ruleset, start: this.recording.start, log: [...this.log] };
  }

  /** The replay up to where `game` stands now. `RangeError` when the ruleset is unknown to the game. */
  replay(game: G): Replay<Command> {
    const { ruleset, start, log } = this.recorded();
    const digest = this.kind.digest(ruleset);
    if (digest === undefined) throw new RangeError(`unknown ruleset ${JSON.stringify(ruleset)}`);
    const end = { now: game.now, hash: hashOf(game.snapshot()), score: this.kind.score(game) };
    return { format: REPLAY_FORMAT, game: this.kind.id, rules: this.kind.rules, ruleset, digest, start, log, end };
  }
}
