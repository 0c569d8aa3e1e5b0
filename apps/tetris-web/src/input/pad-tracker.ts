/** A button of the pad that is held, or pressed once. */
export type PadButton = 'left' | 'right' | 'softDrop' | 'cw' | 'ccw' | 'hardDrop' | 'hold';

export interface PadRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PadChange {
  readonly type: 'press' | 'release';
  readonly button: PadButton;
}

/** A thumb may lie this far over a held button's edge, in px, without letting go. */
const GRIP = 14;

/** Buttons that a sliding finger may take over: those that are held. No finger slides into a hard drop. */
const SLIDABLE: ReadonlySet<PadButton> = new Set(['left', 'right', 'softDrop']);

/**
 * Which buttons of the pad are down, from pointers by id; several fingers at once. A finger that slides from one held
 * button to another lets go of the first and presses the second; one that slides off holds nothing until it comes to a
 * button that can be slid to. A button under two fingers is pressed once.
 */
export class PadTracker {
  private readonly fingers = new Map<number, PadButton | undefined>();

  constructor(private readonly rects: () => ReadonlyMap<PadButton, PadRect>) {}

  down(id: number, x: number, y: number): readonly PadChange[] {
    return this.point(id, this.buttonAt(x, y));
  }

  move(id: number, x: number, y: number): readonly PadChange[] {
    if (!this.fingers.has(id)) return [];
    const held = this.fingers.get(id);
    const over = this.buttonAt(x, y);
    if (over === held) return [];
    if (over !== undefined && SLIDABLE.has(over)) return this.point(id, over);
    return held !== undefined && over === undefined && this.within(held, x, y) ? [] : this.point(id, undefined);
  }

  /** The finger was lifted, or the browser took it away. */
  up(id: number): readonly PadChange[] {
    const changes = this.point(id, undefined);
    this.fingers.delete(id);
    return changes;
  }

  releaseAll(): readonly PadChange[] {
    return [...this.fingers.keys()].flatMap((id) => this.up(id));
  }

  private point(id: number, button: PadButton | undefined): readonly PadChange[] {
    const before = this.fingers.get(id);
    const changes: PadChange[] = [];
    this.fingers.set(id, undefined);
    if (before !== undefined && !this.isHeld(before)) changes.push({ type: 'release', button: before });
    if (button !== undefined && !this.isHeld(button)) changes.push({ type: 'press', button });
    this.fingers.set(id, button);
    return changes;
  }

  private isHeld(button: PadButton): boolean {
    return [...this.fingers.values()].includes(button);
  }

  private buttonAt(x: number, y: number): PadButton | undefined {
    for (const [button, rect] of this.rects()) {
      if (inside(rect, x, y, 0)) return button;
    }
    return undefined;
  }

  private within(button: PadButton, x: number, y: number): boolean {
    const rect = this.rects().get(button);
    return rect !== undefined && inside(rect, x, y, GRIP);
  }
}

function inside({ left, top, right, bottom }: PadRect, x: number, y: number, grip: number): boolean {
  return x >= left - grip && x < right + grip && y >= top - grip && y < bottom + grip;
}
