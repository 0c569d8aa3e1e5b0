import type { BoardBox } from '../hand/geometry.ts';

/** The elements of the page that devices and effects reach for, by what they are. React owns what is in them. */
export class Stage {
  board: HTMLElement | null = null;
  tray: HTMLElement | null = null;
  /** Moves with the pointer; holds the dragged piece. */
  held: HTMLElement | null = null;
  score: HTMLElement | null = null;
  best: HTMLElement | null = null;
  /** Lies over the board and takes no part in anything. */
  overlay: HTMLElement | null = null;

  cell(x: number, y: number): HTMLElement | null {
    return this.board?.querySelector(`[data-cell="${x},${y}"]`) ?? null;
  }

  slot(slot: number): HTMLElement | null {
    return this.tray?.querySelector(`[data-slot="${slot}"]`) ?? null;
  }

  /** The piece as it lies in its slot. */
  piece(slot: number): HTMLElement | null {
    return this.slot(slot)?.querySelector('.piece') ?? null;
  }

  /** All that lie in the tray, from slot 0 on. */
  pieces(): readonly HTMLElement[] {
    return [...(this.tray?.querySelectorAll<HTMLElement>('.piece') ?? [])];
  }

  /** Where the board's cells lie in the window now. */
  boardBox(): BoardBox {
    const first = this.cell(0, 0)?.getBoundingClientRect();
    const second = this.cell(1, 0)?.getBoundingClientRect();
    const last = this.board?.querySelector('[role=row]:last-child [data-cell]')?.getBoundingClientRect();
    if (first === undefined || second === undefined || last === undefined) {
      return { left: 0, top: 0, pitch: 1, bottom: 1 };
    }
    return { left: first.left, top: first.top, pitch: second.left - first.left, bottom: last.bottom };
  }
}
