import { hashOf } from '@blockyard/grid-core';
import { openReplay, type Replay, ReplayPlayer } from '@blockyard/grid-core/replay';
import { type TetrisCommand, type TetrisEvent, TetrisGame, tetrisKind } from '@blockyard/tetris';
import { type Figures, Statistics } from '@blockyard/tetris/statistics';
import type { Moment } from '../session/session-state.ts';
import { isDrawn } from '../well/box.ts';
import { type Read, readReplay, refuse } from './read.ts';

/** Longer games are not shown: what is longer was made to keep the page busy. */
const LONGEST = 6 * 3_600_000;
/** How exactly it is known when a piece came into play, in ms. */
const GRAIN = 50;
const MOST_FRAMES = 400;
/** Work between two breaths of the page, in ms. */
const SLICE = 12;

/** Where the game stood at a time, to go on from. */
interface KeyFrame {
  readonly now: number;
  /** The log's entry that comes next. */
  readonly next: number;
  readonly snapshot: unknown;
}

/** The figures from a time on, in ms of game time. */
interface MarkedFigures {
  readonly at: number;
  readonly figures: Figures;
}

type Player = ReplayPlayer<TetrisCommand, TetrisGame>;

/** A replay that has been played once and found true, to be shown from any time on. */
export class Film {
  constructor(
    readonly replay: Replay<TetrisCommand>,
    /** At which a piece came into play, in ms of game time, ascending. */
    readonly pieces: readonly number[],
    private readonly frames: readonly KeyFrame[],
    private readonly figures: readonly [MarkedFigures, ...MarkedFigures[]],
    private player: Player,
  ) {}

  /** In ms of game time, as the end. */
  get start(): number {
    return this.pieces[0] ?? 0;
  }

  get end(): number {
    return this.replay.end.now;
  }

  /** Goes on to a later time. */
  advanceTo(now: number): { readonly moment: Moment; readonly events: readonly TetrisEvent[] } {
    const played = this.player.advanceTo(now);
    if (!played.ok) throw new Error(played.error.message);
    return { moment: this.moment, events: played.value as readonly TetrisEvent[] };
  }

  /**
   * Goes to any time, from the nearest key frame before it or from where the film stands, whichever is nearer. At the start
   * nothing has been commanded yet; at any later time, all that was commanded in that ms has been.
   */
  seek(now: number): Moment {
    const [first] = this.frames;
    if (first !== undefined && now <= first.now && first.now < this.end) {
      this.player = playerFrom(this.replay, first);
      return this.moment;
    }
    const frame = this.frames.findLast((known) => known.now <= now);
    const here = this.player.game.now;
    if (frame !== undefined && (now < here || here < frame.now)) this.player = playerFrom(this.replay, frame);
    return this.advanceTo(now).moment;
  }

  private get moment(): Moment {
    const { view, now, ruleset } = this.player.game;
    const { figures } = this.figures.findLast(({ at }) => at <= now) ?? this.figures[0];
    return { view, now, ruleset: ruleset.id, figures };
  }
}

/**
 * Reads a replay from outside and plays it once, which shows whether it is true. The page can breathe meanwhile; `undefined`
 * where `signal` ends it.
 */
export async function openFilm(source: unknown, signal: AbortSignal): Promise<Read<Film> | undefined> {
  const parsed = readReplay(source);
  if (!parsed.ok) return parsed;
  if (parsed.value.end.now > LONGEST) return refuse({ code: 'too-long', message: 'the game is too long to be shown' });
  const opened = openReplay(tetrisKind, parsed.value);
  if (!opened.ok) return refuse(opened.error);
  const player: Player = opened.value;
  const { replay, game } = player;
  if (!isDrawn(game.ruleset.board)) {
    return refuse({ code: 'ruleset', message: 'the well has another size than the one that is drawn' });
  }
  const { log, end } = replay;
  const frames: KeyFrame[] = [{ now: game.now, next: 0, snapshot: game.snapshot() }];
  const pieces: number[] = [game.now];
  const statistics = new Statistics({ ruleset: game.ruleset });
  const figures: [MarkedFigures, ...MarkedFigures[]] = [{ at: game.now, figures: statistics.figures }];
  const every = Math.max(5000, end.now / MOST_FRAMES);
  let begun = performance.now();
  let at = game.now;
  for (let next = 0; ; at = Math.min(at + GRAIN, log[next]?.[0] ?? end.now, end.now)) {
    const played = player.advanceTo(at);
    if (!played.ok) return refuse(played.error);
    while ((log[next]?.[0] ?? Number.POSITIVE_INFINITY) <= at) next++;
    const events = played.value as readonly TetrisEvent[];
    statistics.observe(events, at);
    if (events.some(({ type }) => type === 'spawned')) pieces.push(at);
    if (events.some(({ type }) => type === 'locked')) figures.push({ at, figures: statistics.figures });
    if (at - (frames.at(-1)?.now ?? 0) >= every) frames.push({ now: at, next, snapshot: game.snapshot() });
    if (at >= end.now) break;
    if (performance.now() - begun > SLICE) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return undefined;
      begun = performance.now();
    }
  }
  if (!player.done) return refuse({ code: 'log', message: 'the last command comes after the end' });
  if (game.now !== end.now || game.view.score !== end.score || hashOf(game.snapshot()) !== end.hash) {
    return refuse({ code: 'diverged', message: 'the replay does not end as it says' });
  }
  const [first] = frames;
  if (first === undefined) throw new Error('a film has a first frame');
  return { ok: true, value: new Film(replay, [...new Set(pieces)], frames, figures, playerFrom(replay, first)) };
}

function playerFrom(replay: Replay<TetrisCommand>, { next, snapshot }: KeyFrame): Player {
  const restored = TetrisGame.restore(snapshot);
  if (!restored.ok) throw new Error(restored.error.message);
  return new ReplayPlayer({ ...replay, log: replay.log.slice(next) }, restored.value);
}
