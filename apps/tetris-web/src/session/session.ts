import type { KeyStore } from '@blockyard/app-kit';
import type { Replay, Result } from '@blockyard/grid-core';
import {
  rulesetById,
  type SnapshotProblem,
  type TetrisCommand,
  type TetrisEvent,
  TetrisGame,
  type TetrisSnapshot,
  type TetrisView,
} from '@blockyard/tetris';
import type { HandlingSettings } from '@blockyard/tetris/handling';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlayAction, PlayInput } from '../input/actions.ts';
import { type Bests, openBests } from './bests.ts';
import { Countdown } from './countdown.ts';
import { Driver } from './driver.ts';
import { GAME_KEY, type GameSlot, openGameSlot, type RevivedGame, revive, storedGame } from './saved-game.ts';

/** `ready`: a game is about to go on; a press of any action begins it at once. */
export type Status = 'menu' | 'ready' | 'playing' | 'paused' | 'over';

export interface SessionState {
  readonly status: Status;
  /** `undefined` while there is no game. */
  readonly view: TetrisView | undefined;
  readonly ruleset: string;
  /** While `ready`: beats left before play. */
  readonly beats: number;
  readonly best: number;
  /** The game has beaten the best that stood when it began. */
  readonly newBest: boolean;
  /** `full`: the browser has no room for the save. `elsewhere`: another tab has saved a game of its own. */
  readonly trouble: 'full' | 'elsewhere' | undefined;
}

export interface NewGame {
  readonly ruleset: string;
  readonly seed?: number;
  readonly level?: number;
}

export interface SessionPorts {
  readonly store: KeyStore;
  /** Wall time, as events' `timeStamp` counts it. */
  readonly now: () => number;
  readonly drawSeed: () => number;
  readonly handling: () => Partial<HandlingSettings>;
  /** Takes the replay of a game that has ended. */
  readonly keepReplay: (replay: Replay<TetrisCommand>) => void;
}

export type SessionListener = (events: readonly TetrisEvent[], view: TetrisView) => void;

const START_BEATS = 1;
const RESUME_BEATS = 3;

/** One player at one game: joins devices, game, save and views. It knows neither how the game is drawn nor the page. */
export class Session implements PlayInput {
  readonly state: StoreApi<SessionState>;
  private readonly slot: GameSlot;
  private readonly bests: Bests;
  private readonly listeners = new Set<SessionListener>();
  private readonly countdown: Countdown;
  private driver: Driver | undefined;
  private startLevel = 1;
  private bestBefore = 0;

  constructor(private readonly ports: SessionPorts) {
    this.slot = openGameSlot(ports.store);
    this.bests = openBests(ports.store);
    this.state = createStore<SessionState>(() => ({
      ...{ status: 'menu', view: undefined, ruleset: 'basic', beats: 0, best: this.bests.of('basic') },
      ...{ newBest: false, trouble: undefined },
    }));
    this.countdown = new Countdown(
      (beats) => this.state.setState({ beats }),
      () => this.begin(this.ports.now()),
    );
    this.bests.onChange(() => this.showBest());
    ports.store.onOutsideChange(GAME_KEY, (text) => {
      if (text !== undefined && this.goesOn) this.state.setState({ trouble: 'elsewhere' });
    });
  }

  /** Whether there is a game that has not ended. */
  get goesOn(): boolean {
    return this.driver !== undefined && !this.driver.game.over;
  }

  /** Game time in ms. */
  get time(): number {
    return this.driver?.game.now ?? 0;
  }

  /** Pieces locked, as the blocks that they left and the rows that went tell. */
  get pieces(): number {
    const view = this.driver?.game.view;
    return view === undefined ? 0 : Math.floor((view.well.count() + view.lines * view.well.width) / 4);
  }

  /** Whether anything would be lost if the game were given up. */
  get hasSomethingToLose(): boolean {
    return this.goesOn && (this.driver?.game.view.score ?? 0) > 0;
  }

  /** Tells `listener` of everything that happens in the game, before `state` shows it; returns the way to stop. */
  subscribe(listener: SessionListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tells `listener` when play has stopped, so that nothing is held any more; returns the way to stop. */
  onStop(listener: () => void): () => void {
    return this.state.subscribe((now, before) => {
      if (inPlay(before.status) && !inPlay(now.status)) listener();
    });
  }

  /** Tells `listener` of every piece that locks; returns the way to stop. */
  onLock(listener: () => void): () => void {
    return this.subscribe((events) => {
      if (events.some(({ type }) => type === 'locked')) listener();
    });
  }

  /** The game saved by an earlier visit, paused; false where there is none that goes on. */
  restore(): { readonly restored: boolean; readonly refused: string | undefined } {
    const saved = this.slot.load();
    const revived = saved.kind === 'loaded' ? revive(saved.value) : undefined;
    if (revived !== undefined && !revived.game.over) {
      this.use(revived);
      this.state.setState({ status: 'paused' });
      return { restored: true, refused: undefined };
    }
    return { restored: false, refused: saved.kind === 'refused' ? saved.reason : undefined };
  }

  /** A new game, ready to begin. `RangeError` for a ruleset or level that does not exist. */
  start({ ruleset, seed = this.ports.drawSeed(), level = 1 }: NewGame): void {
    const game = TetrisGame.start({ seed, ruleset, level });
    this.startLevel = level;
    this.use({ game, recording: { ruleset, start: level === 1 ? { seed } : { seed, level } } });
    this.makeReady(START_BEATS);
  }

  /** A new game of the same kind. */
  restart(): void {
    this.start({ ruleset: this.state.getState().ruleset, level: this.startLevel });
  }

  /** Another game in place of this one, ready to begin; it is recorded from here on. */
  load(snapshot: unknown): Result<TetrisView, SnapshotProblem> {
    const restored = TetrisGame.restore(snapshot);
    if (!restored.ok) return restored;
    const game = restored.value;
    this.use({ game, recording: { ruleset: rulesetOf(game), start: { snapshot: game.snapshot() } } });
    if (game.over) this.state.setState({ status: 'over', beats: 0 });
    else this.makeReady(START_BEATS);
    return { ok: true, value: game.view };
  }

  snapshot(): TetrisSnapshot | undefined {
    return this.driver?.game.snapshot();
  }

  replay(): Replay<TetrisCommand> | undefined {
    return this.driver?.replay();
  }

  press(action: PlayAction, at: number): void {
    this.beginFor(at);
    this.driver?.press(action, at, this.ports.now());
  }

  release(action: PlayAction, at: number): void {
    this.driver?.release(action, at, this.ports.now());
  }

  /** One cell to a side, without key repeat. */
  step(dx: -1 | 1, at: number): void {
    this.beginFor(at);
    this.driver?.step(dx, at, this.ports.now());
  }

  /** A frame: lets the game's time go on. */
  advance(): void {
    if (this.state.getState().status === 'playing') this.driver?.advance(this.ports.now());
  }

  /** Stops the game's time and keeps the game; whatever is held is let go of. */
  pause(at = this.ports.now()): void {
    const { status } = this.state.getState();
    if (status !== 'playing' && status !== 'ready') return;
    this.countdown.stop();
    this.driver?.stop(at, this.ports.now());
    // The last stretch of time may have ended the game.
    if (!this.goesOn) return;
    this.state.setState({ status: 'paused', beats: 0 });
    this.save();
  }

  /** Goes on after a countdown. */
  resume(): void {
    if (this.goesOn) this.makeReady(RESUME_BEATS);
  }

  /** To the menu; a game that goes on is kept and can be resumed. */
  leave(): void {
    this.pause();
    this.state.setState({ status: 'menu' });
  }

  /** Takes the player's key repeat anew, after a change in the settings. */
  handle(): void {
    this.driver?.handle(this.ports.handling(), this.ports.now());
  }

  dismissTrouble(): void {
    this.state.setState({ trouble: undefined });
  }

  private use({ game, recording }: RevivedGame): void {
    this.countdown.stop();
    const driver: Driver = new Driver(game, recording, this.ports.handling(), (events) =>
      this.happened(driver, events),
    );
    this.driver = driver;
    const ruleset = game.ruleset.id;
    this.bestBefore = this.bests.of(ruleset);
    this.state.setState({ view: game.view, ruleset, best: this.bestBefore, newBest: false, trouble: undefined });
  }

  private makeReady(beats: number): void {
    this.state.setState({ status: 'ready', beats });
    this.countdown.start(beats);
  }

  private beginFor(at: number): void {
    if (this.state.getState().status === 'ready') this.begin(at);
  }

  private begin(at: number): void {
    this.countdown.stop();
    this.state.setState({ status: 'playing', beats: 0 });
    this.driver?.start(at);
  }

  private happened(driver: Driver, events: readonly TetrisEvent[]): void {
    if (driver !== this.driver) return;
    const { view } = driver.game;
    for (const listener of this.listeners) listener(events, view);
    this.state.setState({ view });
    this.showBest();
    if (view.over) this.finish(driver);
    else if (events.some(({ type }) => type === 'locked')) this.save();
  }

  private finish(driver: Driver): void {
    this.countdown.stop();
    driver.stop(this.ports.now(), this.ports.now());
    this.keepBest();
    // A game that has ended does not come back with a reload.
    this.slot.clear();
    this.ports.keepReplay(driver.replay());
    this.state.setState({ status: 'over', beats: 0 });
  }

  /** Keeps the running game, at once and whole; a game that nobody has touched yet is not worth another's place. */
  private save(): void {
    const { driver } = this;
    if (driver === undefined || driver.game.over) return;
    if (driver.game.now === 0 && driver.recorded().log.length === 0) return;
    const kept = this.slot.save(storedGame(driver.game, driver.recorded()));
    if (!kept || !this.keepBest()) this.state.setState({ trouble: 'full' });
  }

  private keepBest(): boolean {
    const { ruleset, view } = this.state.getState();
    return this.bests.offer(ruleset, view?.score ?? 0);
  }

  private showBest(): void {
    const { ruleset, view, best, newBest } = this.state.getState();
    const score = view?.score ?? 0;
    const next = { best: Math.max(this.bests.of(ruleset), score), newBest: score > this.bestBefore };
    if (next.best !== best || next.newBest !== newBest) this.state.setState(next);
  }
}

/** Whether the player's actions count. */
export function inPlay(status: Status): boolean {
  return status === 'playing' || status === 'ready';
}

/** What a replay names the game's ruleset by. */
function rulesetOf({ ruleset }: TetrisGame): unknown {
  return rulesetById(ruleset.id) === ruleset ? ruleset.id : ruleset;
}
