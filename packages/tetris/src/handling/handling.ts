import type { TetrisCommand, TetrisEvent } from '../types.ts';
import { Repeat, type Side } from './repeat.ts';
import { checkSettings, type HandlingSettings } from './settings.ts';

export const ACTIONS = ['left', 'right', 'softDrop', 'hardDrop', 'cw', 'ccw', '180', 'hold'] as const;
export type Action = (typeof ACTIONS)[number];

/** After these the piece, or what is beside it, has changed. */
const WAKING: ReadonlySet<TetrisEvent['type']> = new Set(['spawned', 'undone', 'rotated', 'fell']);

/** A command and the ms at which it is to be given. */
export type TimedCommand = [at: number, command: TetrisCommand];

/**
 * Turns presses and releases, with their own times, into commands: a press moves one cell, holding it repeats. Times are
 * whole ms of the caller's clock and never go back: an earlier one counts as the latest. At one ms a repeat comes before an
 * input. How often the caller looks changes nothing, as long as it tells what happened: see `observe`.
 */
export class Handling {
  readonly settings: HandlingSettings;
  private readonly repeat: Repeat;
  private now = 0;
  private softDropping = false;
  /** Moves asked for by the last call that asked for any, and not yet seen: above 0, a wall stopped the last shift. */
  private unseen = 0;
  private asked = false;
  /** Until then no hard drop is given. */
  private guardedTo = 0;

  /** What `settings` leaves out is as in `DEFAULT_SETTINGS`. Throws `RangeError` for a setting that cannot be. */
  constructor(settings: Partial<HandlingSettings> = {}) {
    this.settings = checkSettings(settings);
    this.repeat = new Repeat(this.settings);
  }

  /** Commands up to a key's press. A press of what is held already is none. */
  press(action: Action, at: number): TimedCommand[] {
    const commands = this.advance(at);
    const give = (command: TetrisCommand): void => {
      commands.push([this.now, command]);
    };
    switch (action) {
      case 'left':
        return this.pressSide(-1, commands);
      case 'right':
        return this.pressSide(1, commands);
      case 'softDrop':
        if (!this.softDropping) give({ type: 'softDrop', on: true, factor: this.settings.factor });
        this.softDropping = true;
        break;
      case 'cw':
      case 'ccw':
      case '180':
        give({ type: 'rotate', dir: action });
        break;
      case 'hardDrop':
        if (this.now >= this.guardedTo) give({ type: 'hardDrop' });
        break;
      case 'hold':
        give({ type: 'hold' });
        break;
      default:
        throw new TypeError(`unknown action ${JSON.stringify(action)}; known: ${ACTIONS.join(', ')}`);
    }
    return commands;
  }

  /** Commands up to a key's release. A release of what is not held is none. */
  release(action: Action, at: number): TimedCommand[] {
    const commands = this.advance(at);
    if (action === 'left') this.repeat.release(-1, this.now);
    else if (action === 'right') this.repeat.release(1, this.now);
    else if (action === 'softDrop') this.endSoftDrop(commands);
    else if (!ACTIONS.includes(action)) throw new TypeError(`unknown action ${JSON.stringify(action)}`);
    return this.due(commands);
  }

  /** Lets go of everything, as when the window loses the keyboard or the game pauses. */
  releaseAll(at: number): TimedCommand[] {
    const commands = this.advance(at);
    this.repeat.clear();
    this.endSoftDrop(commands);
    return commands;
  }

  /** The repeats up to `to`. */
  advance(to: number): TimedCommand[] {
    if (!Number.isSafeInteger(to)) throw new RangeError(`a time must be a whole number of ms, not ${String(to)}`);
    this.now = Math.max(this.now, to);
    this.asked = false;
    return this.due([]);
  }

  /**
   * Tells what the game answered: to a command, and to the passing of time up to the latest time given here. A spawn or a
   * turn holds the next repeat back by DCD, if a wall stopped the last shift; whatever moves the piece lets a charged slide (ARR 0) go on;
   * a lock that no hard drop made begins the guard against one.
   */
  observe(events: readonly TetrisEvent[]): void {
    let dropped = false;
    for (const { type } of events) {
      if (type === 'dropped') dropped = true;
      if (type === 'locked' && !dropped) this.guardedTo = this.now + this.settings.guard;
      if (type === 'moved') this.unseen--;
      if (!WAKING.has(type)) continue;
      this.repeat.wake(this.now);
      if (type !== 'fell' && this.unseen > 0) this.repeat.delay(this.now + this.settings.dcd);
    }
  }

  private pressSide(side: Side, commands: TimedCommand[]): TimedCommand[] {
    if (!this.repeat.press(side, this.now)) return commands;
    this.shift(side, this.now, 1, commands);
    return this.due(commands);
  }

  private endSoftDrop(commands: TimedCommand[]): void {
    if (this.softDropping) commands.push([this.now, { type: 'softDrop', on: false }]);
    this.softDropping = false;
  }

  private due(commands: TimedCommand[]): TimedCommand[] {
    const { arr, columns } = this.settings;
    for (let next = this.repeat.next; next !== undefined && next.at <= this.now; next = this.repeat.next) {
      this.shift(next.side, next.at, arr === 0 ? columns : 1, commands);
      this.repeat.repeated();
    }
    return commands;
  }

  /** Cells beyond the obstacle are asked for in vain: the game refuses them, and a refused command changes nothing. */
  private shift(side: Side, at: number, cells: number, commands: TimedCommand[]): void {
    this.unseen = this.asked ? this.unseen + cells : cells;
    this.asked = true;
    for (let i = 0; i < cells; i++) commands.push([at, { type: 'move', dx: side }]);
  }
}
