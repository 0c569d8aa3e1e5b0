import type { GameKind, GameOf } from '../game.ts';
import { hashOf } from '../hash.ts';
import { fail, type Result, succeed } from '../result.ts';
import { parseReplay, type Replay, type ReplayProblem } from './replay.ts';

/** Plays a replay forwards. To go back, open the replay again and play to the earlier time: games only run forwards. */
export class ReplayPlayer<Command, G extends GameOf<Command>> {
  private next = 0;

  constructor(
    readonly replay: Replay<Command>,
    readonly game: G,
  ) {}

  /** Whether every command was given and the end's time reached. */
  get done(): boolean {
    return this.next >= this.replay.log.length && (this.game.now >= this.replay.end.now || this.game.over);
  }

  /**
   * Plays up to game time `now` (at most the replay's end), commands of that very ms included, and returns the events.
   * `diverged` where the game refuses a command that the recording had accepted.
   */
  advanceTo(now: number): Result<readonly unknown[], ReplayProblem> {
    const { log, end } = this.replay;
    const target = Math.min(now, end.now);
    const events: unknown[] = [];
    for (let entry = log[this.next]; entry !== undefined && entry[0] <= target; entry = log[++this.next]) {
      const [at, command] = entry;
      if (at > this.game.now) events.push(...this.game.advance(at - this.game.now));
      const outcome = this.game.dispatch(command);
      if (!outcome.ok) {
        return fail(
          'diverged',
          `log.${this.next}`,
          `command ${this.next}, at ${at} ms, is refused here: ${outcome.reason}`,
        );
      }
      events.push(...outcome.events);
    }
    if (target > this.game.now) events.push(...this.game.advance(target - this.game.now));
    return succeed(events);
  }
}

/**
 * Opens a replay from outside for its game, at its start. Refused, with a reason to read, when it is of another game, format,
 * rules version or ruleset; a snapshot that it begins from and that has a `digest` must be of the same ruleset.
 */
export function openReplay<Command, G extends GameOf<Command>>(
  kind: GameKind<Command, G>,
  source: unknown,
): Result<ReplayPlayer<Command, G>, ReplayProblem> {
  const parsed = parseReplay(source);
  if (!parsed.ok) return parsed;
  const { game, rules, ruleset, digest, start, log } = parsed.value;
  if (game !== kind.id)
    return fail('other-game', 'game', `the replay is of "${game.slice(0, 80)}", not of "${kind.id}"`);
  if (rules !== kind.rules) {
    return fail(
      'rules',
      'rules',
      `the replay was recorded under rules version ${rules}; this is version ${kind.rules}, which would play it differently`,
    );
  }
  const known = kind.digest(ruleset);
  if (known === undefined)
    return fail(
      'ruleset',
      'ruleset',
      `the replay's ruleset${typeof ruleset === 'string' ? ` "${ruleset.slice(0, 80)}"` : ''} is not known here`,
    );
  if (known !== digest)
    return fail('ruleset', 'digest', 'the replay was recorded under another version of its ruleset');
  const commands: (readonly [number, Command])[] = [];
  for (const [i, [now, value]] of log.entries()) {
    const command = kind.parseCommand(value);
    if (!command.ok) return fail('log', `log.${i}`, `command ${i}: ${command.error.message}`);
    commands.push([now, command.value]);
  }
  const { digest: own = digest } = 'snapshot' in start ? Object(start.snapshot) : {};
  if (own !== digest)
    return fail(
      'ruleset',
      'start.snapshot.digest',
      'the replay names another ruleset than the game that it goes on from',
    );
  const begun = begin(kind, ruleset, start);
  if (!begun.ok) return begun;
  return succeed(new ReplayPlayer({ ...parsed.value, log: commands }, begun.value));
}

function begin<Command, G extends GameOf<Command>>(
  kind: GameKind<Command, G>,
  ruleset: unknown,
  start: Replay<Command>['start'],
): Result<G, ReplayProblem> {
  if ('snapshot' in start) {
    const restored = kind.restore(start.snapshot);
    return restored.ok ? restored : fail('start', `start.snapshot.${restored.error.where}`, restored.error.message);
  }
  try {
    return succeed(kind.start(ruleset, start));
  } catch (error) {
    return fail('start', 'start', error instanceof Error ? error.message : String(error));
  }
}

/** Plays a replay to its end and compares time, score and hash with what the recording says. */
export function verifyReplay<Command, G extends GameOf<Command>>(
  kind: GameKind<Command, G>,
  source: unknown,
): Result<Replay<Command>['end'], ReplayProblem> {
  const opened = openReplay(kind, source);
  if (!opened.ok) return opened;
  const player = opened.value;
  const { end, log } = player.replay;
  const played = player.advanceTo(end.now);
  if (!played.ok) return played;
  if (!player.done)
    return fail('log', `log.${log.length - 1}`, `the replay's last command comes after its end at ${end.now} ms`);
  const reached = { now: player.game.now, hash: hashOf(player.game.snapshot()), score: kind.score(player.game) };
  for (const key of ['now', 'score', 'hash'] as const) {
    if (reached[key] !== end[key])
      return fail('diverged', `end.${key}`, `played here, the game ends with ${key} ${reached[key]}, not ${end[key]}`);
  }
  return succeed(reached);
}
