import { type PackProblem, unpackText } from '@blockyard/app-kit';
import { type BlastCommand, type BlastEvent, BlastGame, type BlastView, blastKind } from '@blockyard/blast';
import { fail, hashOf, type Result, succeed } from '@blockyard/grid-core';
import { openReplay, parseReplay, parseReplayText, type Replay, type ReplayProblem } from '@blockyard/grid-core/replay';
import type { ChanceAnswer } from '../solver/question.ts';

/** How the game stood after a command, and what that did; the first frame stands before all of them. */
export interface Frame {
  readonly view: BlastView;
  readonly events: readonly BlastEvent[];
}

/** What is watched, frame by frame. */
export interface Film {
  readonly frames: readonly Frame[];
  readonly ruleset: string;
  /** What it was made from; `undefined` for moves that nobody played. */
  readonly replay: Replay<BlastCommand> | undefined;
}

/** What can be wrong with a replay: its text, its form, that it brings rules of its own, or that it does not play as it says. */
export type FilmProblem = PackProblem | ReplayProblem | 'own-rules';

/** Longer than any game that was played by hand. */
const MOST_COMMANDS = 20_000;
/** How long, in ms, frames are made before the page gets its turn. */
const TURN = 8;

/**
 * The frames of the text of a replay from outside: packed, in short text, or JSON. Refused as in `filmOf`, and when it brings a
 * ruleset of its own: one that deals without end would hold up the page.
 */
export async function filmOfText(text: string): Promise<Result<Film, FilmProblem>> {
  const parsed = readText(text);
  if (!parsed.ok) return parsed;
  const { ruleset, start } = parsed.value;
  const inside = 'snapshot' in start ? (start.snapshot as { ruleset?: unknown }).ruleset : ruleset;
  if (typeof ruleset !== 'string' || typeof inside !== 'string') {
    return fail('own-rules', 'ruleset', 'the replay brings a ruleset of its own; only games of this page are shown');
  }
  return filmOf(parsed.value);
}

function readText(text: string): Result<Replay<unknown>, FilmProblem> {
  if (text.startsWith('{')) return parseReplay(text);
  if (!text.startsWith('z')) return parseReplayText(text);
  const unpacked = unpackText(text);
  return unpacked.ok ? parseReplay(unpacked.value) : fail(unpacked.error.code, 'text', unpacked.error.message);
}

/**
 * The frames of a replay, made without holding up the page. Refused when it is no replay of this game, too long, or does not
 * end as it says.
 */
export async function filmOf(source: unknown): Promise<Result<Film, FilmProblem>> {
  const opened = openReplay(blastKind, source);
  if (!opened.ok) return opened;
  const { game, replay } = opened.value;
  const { log, end } = replay;
  if (log.length > MOST_COMMANDS) {
    return fail('too-long', 'log', `the replay has ${log.length} commands; at most ${MOST_COMMANDS} are shown`);
  }
  const frames = await framesOf(game, log);
  if (!frames.ok) return frames;
  if (end.now > game.now) game.advance(end.now - game.now);
  if (game.now !== end.now || blastKind.score(game) !== end.score || hashOf(game.snapshot()) !== end.hash) {
    return fail('diverged', 'end', 'the replay does not end as it says; it was changed after it was recorded');
  }
  return succeed({ frames: frames.value, ruleset: game.ruleset.id, replay });
}

/** The frames of the moves that would have let a game go on. */
export async function filmOfChance(chance: Extract<ChanceAnswer, { found: true }>): Promise<Result<Film, FilmProblem>> {
  const restored = BlastGame.restore(chance.start);
  if (!restored.ok) return fail('start', restored.error.where, restored.error.message);
  const game = restored.value;
  const frames = await framesOf(
    game,
    chance.moves.map((move) => [game.now, move] as const),
  );
  return frames.ok ? succeed({ frames: frames.value, ruleset: game.ruleset.id, replay: undefined }) : frames;
}

async function framesOf(
  game: BlastGame,
  log: readonly (readonly [now: number, command: BlastCommand])[],
): Promise<Result<Frame[], FilmProblem>> {
  const frames: Frame[] = [{ view: game.view, events: [] }];
  let since = performance.now();
  for (const [i, [at, command]] of log.entries()) {
    if (at > game.now) game.advance(at - game.now);
    const outcome = game.dispatch(command);
    if (!outcome.ok) return fail('diverged', `log.${i}`, `command ${i} is refused here: ${outcome.reason}`);
    frames.push({ view: game.view, events: outcome.events });
    if (performance.now() - since < TURN) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return succeed(frames);
}
