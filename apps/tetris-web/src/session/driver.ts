import { Recorder, type Recording } from '@blockyard/grid-core/replay';
import { type TetrisCommand, type TetrisEvent, type TetrisGame, tetrisKind } from '@blockyard/tetris';
import { drive, give, Handling, type HandlingSettings } from '@blockyard/tetris/handling';
import { Statistics } from '@blockyard/tetris/statistics';
import type { PlayAction } from '../input/actions.ts';
import type { EndedGame } from '../replay/kept.ts';
import type { RevivedGame } from './new-game.ts';
import { PlayClock } from './play-clock.ts';

/** Called with what happened in the game, once a task. */
export type Heard = (events: readonly TetrisEvent[]) => void;

/**
 * Runs one game by wall time: its clock, the key repeat and the recording. A press reaches the game in the very call that
 * tells of it: the game goes on to the press's own time, then takes the command. `at` is when something happened and
 * `now` when it is dealt with, both in ms of wall time.
 */
export class Driver {
  private readonly clock: PlayClock;
  private readonly recorder: Recorder<TetrisCommand, TetrisGame>;
  readonly game: TetrisGame;
  readonly statistics: Statistics;
  private handling: Handling;

  constructor(
    { game, recording, statistics: saved }: RevivedGame,
    settings: Partial<HandlingSettings>,
    private readonly heard: Heard,
  ) {
    this.game = game;
    this.statistics = new Statistics({ ruleset: game.ruleset, ...(saved === undefined ? {} : { saved }) });
    this.clock = new PlayClock(game.now);
    this.recorder = new Recorder(tetrisKind, recording);
    this.handling = this.handlingWith(settings);
  }

  get running(): boolean {
    return this.clock.running;
  }

  /** Lets time pass from `at` on. */
  start(at: number): void {
    this.clock.start(at);
    // A game that was saved while a soft drop was held goes on without: nobody holds it now.
    if (!this.game.over && this.game.snapshot()['softDrop'] !== null) {
      this.run((told) => give(this.game, this.handling, [[this.game.now, { type: 'softDrop', on: false }]], told));
    }
  }

  /** Lets time stand still; whatever is held is let go of. */
  stop(at: number, now: number): void {
    if (!this.clock.running) return;
    this.releaseAll(at, now);
    this.clock.stop();
  }

  /** A frame: time goes on. */
  advance(now: number): void {
    this.upTo(now, now);
  }

  press(action: PlayAction, at: number, now: number): void {
    this.upTo(at, now, (handling, time) => {
      this.statistics.press(action);
      return handling.press(action, time);
    });
  }

  release(action: PlayAction, at: number, now: number): void {
    this.upTo(at, now, (handling, time) => handling.release(action, time));
  }

  releaseAll(at: number, now: number): void {
    this.upTo(at, now, (handling, time) => handling.releaseAll(time));
  }

  /** A single step to a side, without key repeat, as fingers make them. */
  step(dx: -1 | 1, at: number, now: number): void {
    this.statistics.press(dx < 0 ? 'left' : 'right');
    this.give({ type: 'move', dx }, at, now);
  }

  /** Takes the last locked piece back, where the game allows it. */
  undo(at: number, now: number): void {
    this.give({ type: 'undo' }, at, now);
  }

  /** Takes another key repeat, with nothing held. */
  handle(settings: Partial<HandlingSettings>, now: number): void {
    this.releaseAll(now, now);
    this.handling = this.handlingWith(settings);
  }

  recorded(): Recording<TetrisCommand> {
    return this.recorder.recorded();
  }

  replay(): ReturnType<Recorder<TetrisCommand, TetrisGame>['replay']> {
    return this.recorder.replay(this.game);
  }

  /** How the game ended. */
  ended(): EndedGame {
    const { ruleset, goal, now, view } = this.game;
    const { score, result } = view;
    const how = { ruleset: ruleset.id, goal: goal.id, score, ms: now, reached: result?.reached ?? false };
    return { ...how, replay: this.replay() };
  }

  private give(command: TetrisCommand, at: number, now: number): void {
    this.upTo(at, now, (handling, time) => [...handling.advance(time), [time, command]]);
  }

  private upTo(
    at: number,
    now: number,
    input?: (handling: Handling, time: number) => ReturnType<Handling['press']>,
  ): void {
    if (!this.clock.running || this.game.over) return;
    const time = this.clock.read(at, now);
    this.run((told) => {
      drive(this.game, this.handling, time, told);
      if (input !== undefined && !this.game.over) give(this.game, this.handling, input(this.handling, time), told);
    });
  }

  private run(work: (told: (events: readonly TetrisEvent[], command?: TetrisCommand) => void) => void): void {
    const happened: TetrisEvent[] = [];
    work((events, command) => {
      if (command !== undefined) this.recorder.record(this.game.now, command);
      this.statistics.observe(events, this.game.now);
      happened.push(...events);
    });
    if (happened.length > 0) this.heard(happened);
  }

  private handlingWith(settings: Partial<HandlingSettings>): Handling {
    const handling = new Handling({ ...settings, columns: this.game.ruleset.board.width });
    handling.advance(this.game.now);
    return handling;
  }
}
