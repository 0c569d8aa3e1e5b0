import { Handling, type HandlingSettings, type TimedCommand } from '@blockyard/tetris/handling';
import type { PlayAction, PlayInput } from './actions.ts';

/** The trial's strip, in cells. */
export const TRIAL_COLUMNS = 10;
export const TRIAL_ROWS = 3;

/** Gravity at the first level: a soft drop is a factor of it. */
const ROW_MS = 1000;

/** What the last press to a side came to, in ms from the press; `undefined` for what has not happened. */
export interface Measured {
  readonly repeat: number | undefined;
  readonly wall: number | undefined;
}

/**
 * A block on a strip of its own, moved by the game's own key repeat, to try its settings. It falls while a soft drop is held
 * and comes back up after. Times are wall time in ms, as `performance.now()` counts.
 */
export class Trial implements PlayInput {
  private readonly handling: Handling;
  private column = 0;
  private pressedAt = 0;
  private steps = 0;
  private figures: Measured = { repeat: undefined, wall: undefined };
  private fallingFrom: number | undefined;
  private now = 0;
  private readonly held = new Set<PlayAction>();

  constructor(settings: Partial<HandlingSettings>) {
    this.handling = new Handling({ ...settings, columns: TRIAL_COLUMNS });
  }

  get x(): number {
    return this.column;
  }

  get y(): number {
    if (this.fallingFrom === undefined) return 0;
    const { factor } = this.handling.settings;
    if (factor === 'max') return TRIAL_ROWS - 1;
    return Math.min(TRIAL_ROWS - 1, Math.floor(((this.now - this.fallingFrom) * factor) / ROW_MS));
  }

  get measured(): Measured {
    return this.figures;
  }

  /** Whether time changes anything. */
  get moving(): boolean {
    return this.held.size > 0;
  }

  press(action: PlayAction, at: number): void {
    if (action !== 'left' && action !== 'right' && action !== 'softDrop') return;
    this.held.add(action);
    this.advance(at);
    if (action !== 'softDrop') {
      this.pressedAt = this.now;
      this.steps = 0;
      this.figures = { repeat: undefined, wall: undefined };
    }
    this.run(this.handling.press(action, this.now));
  }

  release(action: PlayAction, at: number): void {
    if (!this.held.delete(action)) return;
    this.advance(at);
    this.run(this.handling.release(action, this.now));
  }

  releaseAll(at: number): void {
    for (const action of [...this.held]) this.release(action, at);
  }

  advance(to: number): void {
    this.now = Math.max(this.now, Math.floor(to));
    this.run(this.handling.advance(this.now));
  }

  private run(commands: readonly TimedCommand[]): void {
    for (const [at, command] of commands) {
      if (command.type === 'softDrop') this.fallingFrom = command.on ? at : undefined;
      if (command.type === 'move') this.move(command.dx, at);
    }
  }

  private move(dx: -1 | 1, at: number): void {
    const x = this.column + dx;
    if (x < 0 || x >= TRIAL_COLUMNS) return;
    this.column = x;
    this.handling.observe([{ type: 'moved', dx, x, y: 0 }]);
    const since = at - this.pressedAt;
    this.steps++;
    if (this.steps === 2) this.figures = { ...this.figures, repeat: since };
    if (this.steps > 1 && (x === 0 || x === TRIAL_COLUMNS - 1)) this.figures = { ...this.figures, wall: since };
  }
}
