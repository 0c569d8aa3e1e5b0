import type { Result } from '@blockyard/grid-core';
import type { Replay } from '@blockyard/grid-core/replay';
import type { SnapshotProblem, TetrisCommand, TetrisEvent, TetrisSnapshot, TetrisView } from '@blockyard/tetris';
import type { Figures } from '@blockyard/tetris/statistics';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlayAction, PlayInput } from '../input/actions.ts';
import { Countdown } from './countdown.ts';
import { Driver } from './driver.ts';
import { Keeper } from './keeper.ts';
import type { GameKind } from './measure.ts';
import { gameOf, newGame, type RevivedGame } from './new-game.ts';
import { Screening } from './screening.ts';
import {
  inPlay,
  type NewGame,
  NO_GAME,
  type SessionListener,
  type SessionPorts,
  type SessionState,
} from './session-state.ts';
import { Standing } from './standing.ts';

const START_BEATS = 1;
const RESUME_BEATS = 3;

/** One player at one game: joins devices, game, save and views. It knows neither how the game is drawn nor the page. */
export class Session implements PlayInput {
  readonly state: StoreApi<SessionState>;
  /** Shows replays in place of the game, which must stand still. */
  readonly screening: Screening;
  private readonly keeper: Keeper;
  private readonly listeners = new Set<SessionListener>();
  private readonly countdown: Countdown;
  private readonly standing: Standing;
  private driver: Driver | undefined;
  private drawn = false;

  constructor(private readonly ports: SessionPorts) {
    this.keeper = new Keeper(ports.store);
    this.standing = new Standing(this.keeper.bests);
    this.state = createStore<SessionState>(() => ({ ...NO_GAME, ...this.standing.of(undefined) }));
    this.screening = new Screening(this.state, this.listeners, () => this.driver?.game);
    this.countdown = new Countdown(
      (beats) => this.state.setState({ beats }),
      () => this.begin(this.ports.now()),
    );
    this.keeper.bests.onChange(() => this.state.setState(this.standing.of(this.driver?.game.view)));
    this.keeper.onSavedElsewhere((taken) => {
      if (!this.goesOn) return;
      if (taken) this.state.setState({ trouble: 'elsewhere' });
      else this.save();
    });
  }

  /** Whether there is a game that has not ended. */
  get goesOn(): boolean {
    return this.driver !== undefined && !this.driver.game.over;
  }

  /** Game time in ms. */
  get time(): number {
    return this.screening.moment?.now ?? this.driver?.game.now ?? 0;
  }

  /** Pieces locked. */
  get pieces(): number {
    return (this.screening.moment ?? this.driver?.game)?.view.pieces ?? 0;
  }

  /** Figures of the game so far, as far as this page has seen it, or of the replay that is shown. */
  get figures(): Figures | undefined {
    return this.screening.moment?.figures ?? this.driver?.statistics.figures;
  }

  /** Points, or ms; 0 for none. */
  bestOf(kind: GameKind): number {
    return this.keeper.bests.of(kind);
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

  /** The well can be seen now: until then no countdown runs out. */
  wellDrawn(): void {
    this.drawn = true;
    const { status, beats } = this.state.getState();
    if (status === 'ready') this.countdown.start(beats);
  }

  /** Takes up the game saved by an earlier visit, paused; says why, where the save could not be read. */
  restore(): { readonly refused: string | undefined } {
    const { game, refused } = this.keeper.restore();
    if (game !== undefined) {
      this.use(game);
      this.state.setState({ status: 'paused' });
    }
    return { refused };
  }

  /** A new game, ready to begin. `RangeError` for a ruleset, goal or level that does not exist. */
  start(chosen: NewGame): void {
    this.use(newGame(chosen, chosen.seed ?? this.ports.drawSeed()));
    this.makeReady(START_BEATS);
  }

  /** A new game of the same kind. */
  restart(): void {
    const { ruleset: id, goal } = this.state.getState();
    const ruleset = this.driver?.game.ruleset ?? id;
    const start = this.driver?.recorded().start;
    this.start({ ruleset, goal, level: start !== undefined && 'level' in start ? start.level : undefined });
  }

  /** Another game in place of this one, ready to begin; it is recorded from here on. */
  load(snapshot: unknown): Result<TetrisView, SnapshotProblem> {
    const loaded = gameOf(snapshot);
    if (!loaded.ok) return loaded;
    const { game } = loaded.value;
    this.use(loaded.value);
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

  /** Takes the last locked piece back, where the game allows it. */
  undo(at: number): void {
    if (inPlay(this.state.getState().status)) this.driver?.undo(at, this.ports.now());
  }

  /** A frame: lets the game's time go on. */
  advance(): void {
    if (this.state.getState().status === 'playing') this.driver?.advance(this.ports.now());
  }

  /** Stops the game's time and keeps the game; whatever is held is let go of. */
  pause(at = this.ports.now()): void {
    if (!inPlay(this.state.getState().status)) return;
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

  private use(revived: RevivedGame): void {
    this.countdown.stop();
    const { game } = revived;
    const driver: Driver = new Driver(revived, this.ports.handling(), (events) => this.happened(driver, events));
    this.driver = driver;
    this.screening.drop();
    const kind = { ruleset: game.ruleset.id, goal: game.goal.id };
    this.standing.begin(kind);
    this.state.setState({ view: game.view, ...kind, ...this.standing.of(game.view), trouble: undefined });
  }

  private makeReady(beats: number): void {
    this.state.setState({ status: 'ready', beats, fresh: beats === START_BEATS });
    if (this.drawn) this.countdown.start(beats);
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
    this.state.setState({ view, ...this.standing.of(view) });
    if (view.over) this.finish(driver);
    else if (events.some(({ type }) => type === 'locked')) this.save();
  }

  private finish(driver: Driver): void {
    this.countdown.stop();
    driver.stop(this.ports.now(), this.ports.now());
    this.tellUnless(this.keeper.finish(driver));
    void this.ports.keepReplay(driver.ended()).then((kept) => this.tellUnless(kept));
    this.state.setState({ status: 'over', beats: 0 });
  }

  private save(): void {
    if (this.driver !== undefined) this.tellUnless(this.keeper.save(this.driver));
  }

  private tellUnless(kept: boolean): void {
    if (!kept) this.state.setState({ trouble: 'full' });
  }
}
