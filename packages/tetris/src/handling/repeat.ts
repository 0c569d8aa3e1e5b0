import type { HandlingSettings } from './settings.ts';

export type Side = -1 | 1;

/** One direction key. */
interface Key {
  held: boolean;
  /** ms still to wait for the next repeat, while the other direction wins. */
  left: number;
}

/**
 * The two direction keys: the last one pressed wins, the older one's charge stands still meanwhile. Only the winner's next
 * repeat has a time.
 */
export class Repeat {
  private readonly keys: Readonly<Record<Side, Key>> = { [-1]: { held: false, left: 0 }, 1: { held: false, left: 0 } };
  private winner: Side | undefined;
  private dueAt: number | undefined;

  constructor(private readonly settings: HandlingSettings) {}

  /** When the next repeat comes, and to which side; `undefined` while none will. */
  get next(): { readonly at: number; readonly side: Side } | undefined {
    const { winner, dueAt } = this;
    return winner === undefined || dueAt === undefined ? undefined : { at: dueAt, side: winner };
  }

  /** Says whether this is a press at all: of a key that is held already it is not. */
  press(side: Side, at: number): boolean {
    const key = this.keys[side];
    if (key.held) return false;
    if (this.winner !== undefined) this.keys[this.winner].left = Math.max(0, (this.dueAt ?? at) - at);
    key.held = true;
    this.winner = side;
    this.dueAt = at + this.settings.das;
    return true;
  }

  release(side: Side, at: number): void {
    this.keys[side].held = false;
    if (this.winner !== side) return;
    const older: Side = side === 1 ? -1 : 1;
    const { held, left } = this.keys[older];
    this.winner = held ? older : undefined;
    this.dueAt = held ? at + (this.settings.cancel ? this.settings.das : left) : undefined;
  }

  /** The repeat that was due has been made. A slide is made once, until `wake`. */
  repeated(): void {
    const { arr } = this.settings;
    if (this.dueAt !== undefined) this.dueAt = arr === 0 ? undefined : this.dueAt + arr;
  }

  /** The piece, or what is beside it, has changed: a charged slide is due again. */
  wake(at: number): void {
    if (this.winner !== undefined && this.dueAt === undefined) this.dueAt = at;
  }

  /** The next repeat comes at `at` at the earliest. */
  delay(at: number): void {
    if (this.dueAt !== undefined) this.dueAt = Math.max(this.dueAt, at);
  }

  clear(): void {
    this.keys[-1].held = false;
    this.keys[1].held = false;
    this.winner = undefined;
    this.dueAt = undefined;
  }
}
