import type { TetrisEvent } from './types.ts';

/** Where transitions tell what happens, in order. A simulation has none, and then no event is made. */
export interface Events {
  push(event: TetrisEvent): void;
}

/**
 * What has been told since it was last taken. Most commands tell one thing, and a list made with it is as long as that: one
 * that grows to it has room for seventeen, and makes a random game a tenth longer.
 */
export class EventList implements Events {
  private list: TetrisEvent[] | undefined;

  push(event: TetrisEvent): void {
    if (this.list === undefined) this.list = [event];
    else this.list.push(event);
  }

  taken(): readonly TetrisEvent[] {
    const list = this.list ?? [];
    this.list = undefined;
    return list;
  }
}
