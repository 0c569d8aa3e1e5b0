import type { PlayAction } from './actions.ts';

export interface Touch {
  readonly id: number;
  /** CSS px. */
  readonly x: number;
  readonly y: number;
  /** Wall time in ms. */
  readonly at: number;
}

export interface WellPlace {
  /** The width of a cell in CSS px: how far a finger goes for one column. */
  readonly cell: number;
  /** The middle of the well: taps left of it turn counter-clockwise. */
  readonly middle: number;
}

export type GestureAct =
  /** Once. */
  | { readonly type: 'tap'; readonly action: Exclude<PlayAction, 'softDrop'> }
  | { readonly type: 'press' | 'release'; readonly action: 'softDrop' };

/** A tap stays within this many px and ms. */
const TAP_PX = 12;
const TAP_MS = 350;
/** A flick reaches this speed, in px/ms, over its last stretch, within this time from touching down. */
const FLICK_SPEED = 0.7;
const FLICK_MS = 320;
/** How far back, in ms, the speed of a finger is measured. */
const SPEED_MS = 70;

type Mode = 'undecided' | 'across' | 'down' | 'spent';

interface Finger {
  readonly id: number;
  readonly startX: number;
  readonly startY: number;
  readonly startAt: number;
  /** Where the last column or the present direction began. */
  anchorX: number;
  anchorY: number;
  mode: Mode;
  trail: Touch[];
}

/**
 * The drag-and-tap scheme: drag across moves column by column, drag down drops softly, flick down drops hard, flick up
 * holds, a tap turns (right half clockwise, left half counter-clockwise). One finger drags; others may only tap.
 * Pure: it is told of touches and of time, and answers with what to do.
 */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private softDrop = false;

  constructor(private readonly place: () => WellPlace) {}

  down({ id, x, y, at }: Touch): readonly GestureAct[] {
    const mode: Mode = this.dragger() === undefined ? 'undecided' : 'spent';
    const finger = { id, startX: x, startY: y, startAt: at, anchorX: x, anchorY: y, mode, trail: [{ id, x, y, at }] };
    this.fingers.set(id, finger);
    return [];
  }

  move(touch: Touch): readonly GestureAct[] {
    const finger = this.fingers.get(touch.id);
    if (finger === undefined) return [];
    finger.trail = [...finger.trail.filter((each) => touch.at - each.at <= SPEED_MS), touch];
    const acts: GestureAct[] = [];
    if (finger.mode === 'undecided') this.decide(finger, touch);
    if (finger.mode === 'across') this.across(finger, touch, acts);
    else if (finger.mode === 'down') this.downwards(finger, touch, acts);
    return acts;
  }

  /** Time goes on: a finger that went down slowly enough to be no flick begins to drop softly. */
  advance(at: number): readonly GestureAct[] {
    const finger = this.dragger();
    if (finger?.mode !== 'down' || this.softDrop) return [];
    const slow = at - finger.startAt > FLICK_MS || speed(finger, at) < FLICK_SPEED / 2;
    return slow ? this.setSoftDrop(true) : [];
  }

  up(touch: Touch): readonly GestureAct[] {
    const finger = this.fingers.get(touch.id);
    if (finger === undefined) return [];
    const moved = this.move(touch);
    this.fingers.delete(touch.id);
    const quick = touch.at - finger.startAt;
    const dx = touch.x - finger.startX;
    const dy = touch.y - finger.startY;
    const acts = [...moved, ...(finger.mode === 'down' ? this.setSoftDrop(false) : [])];
    if (Math.hypot(dx, dy) <= TAP_PX) {
      const tapped = finger.mode === 'undecided' || finger.mode === 'spent';
      if (tapped && quick <= TAP_MS) acts.push(tap(touch.x < this.place().middle ? 'ccw' : 'cw'));
      return acts;
    }
    if (finger.mode !== 'down' && finger.mode !== 'undecided') return acts;
    const flicked = quick <= FLICK_MS && Math.abs(dy) > Math.abs(dx) && Math.abs(dy) >= this.place().cell;
    if (flicked && Math.abs(dy) / Math.max(1, quick) >= FLICK_SPEED / 2 && speed(finger, touch.at) >= FLICK_SPEED) {
      acts.push(tap(dy > 0 ? 'hardDrop' : 'hold'));
    }
    return acts;
  }

  /** The browser took the finger away: nothing is left held and nothing is done. */
  cancel(id: number): readonly GestureAct[] {
    const finger = this.fingers.get(id);
    this.fingers.delete(id);
    return finger?.mode === 'down' ? this.setSoftDrop(false) : [];
  }

  cancelAll(): readonly GestureAct[] {
    return [...this.fingers.keys()].flatMap((id) => this.cancel(id));
  }

  /** A piece has locked: a finger that was dropping it has to come down anew for the next one. */
  pieceLocked(): readonly GestureAct[] {
    const finger = this.dragger();
    if (finger?.mode !== 'down') return [];
    finger.mode = 'spent';
    return this.setSoftDrop(false);
  }

  private dragger(): Finger | undefined {
    for (const finger of this.fingers.values()) {
      if (finger.mode !== 'spent') return finger;
    }
    return undefined;
  }

  private decide(finger: Finger, { x, y }: Touch): void {
    const dx = Math.abs(x - finger.startX);
    const dy = y - finger.startY;
    if (dx < TAP_PX && Math.abs(dy) < TAP_PX) return;
    // Upwards stays undecided: it is a flick or nothing.
    if (dx >= Math.abs(dy)) finger.mode = 'across';
    else if (dy > 0) finger.mode = 'down';
    finger.anchorY = y;
  }

  private across(finger: Finger, { x, y, at }: Touch, acts: GestureAct[]): void {
    const { cell } = this.place();
    for (let dx = x - finger.anchorX; Math.abs(dx) >= cell; dx = x - finger.anchorX) {
      acts.push(tap(dx > 0 ? 'right' : 'left'));
      finger.anchorX += Math.sign(dx) * cell;
      finger.anchorY = y;
    }
    if (y - finger.anchorY < cell * 1.6) return;
    finger.mode = 'down';
    finger.anchorY = y;
    acts.push(...this.advance(at));
  }

  private downwards(finger: Finger, { x, y, at }: Touch, acts: GestureAct[]): void {
    const { cell } = this.place();
    if (Math.abs(x - finger.anchorX) >= cell * 1.4) {
      finger.mode = 'across';
      acts.push(...this.setSoftDrop(false));
      finger.anchorY = y;
      this.across(finger, { id: finger.id, x, y, at }, acts);
      return;
    }
    if (finger.anchorY - y >= cell) acts.push(...this.setSoftDrop(false));
    finger.anchorY = Math.max(finger.anchorY, y);
    if (finger.anchorY - y < cell) acts.push(...this.advance(at));
  }

  private setSoftDrop(on: boolean): readonly GestureAct[] {
    if (this.softDrop === on) return [];
    this.softDrop = on;
    return [{ type: on ? 'press' : 'release', action: 'softDrop' }];
  }
}

function tap(action: Exclude<PlayAction, 'softDrop'>): GestureAct {
  return { type: 'tap', action };
}

/** How fast a finger went up or down over its last stretch, in px/ms. */
function speed({ trail }: Finger, at: number): number {
  const first = trail.find((each) => at - each.at <= SPEED_MS);
  const last = trail.at(-1);
  if (first === undefined || last === undefined) return 0;
  return Math.abs(last.y - first.y) / Math.max(at - first.at, 1);
}
