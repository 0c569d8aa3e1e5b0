import type { TetrisEvent } from './types.ts';

/** Where transitions tell what happens, in order. A simulation has none, and then no event is made. */
export interface Events {
  push(event: TetrisEvent): void;
}

/** Events for one list after another. */
export class EventList implements Events {
  private readonly list: TetrisEvent[] = [];
  private count = 0;

  push(event: TetrisEvent): void {
    this.list[this.count++] = event;
  }

  /** Forgets what has been told. */
  clear(): void {
    this.count = 0;
  }

  /** What has been told, as a list of its own. Most commands have one event; that list is 3 times as fast as one that grows. */
  told(): readonly TetrisEvent[] {
    return this.count === 1 ? [this.list[0] as TetrisEvent] : this.list.slice(0, this.count);
  }
}
