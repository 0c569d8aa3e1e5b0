import { onHide } from '@blockyard/app-kit';
import { type Device, type DragInput, type DragState, dragStep, IDLE } from '../hand/drag-machine.ts';
import { type BoardBox, gripIn, heldCorner, type Point, toCells } from '../hand/geometry.ts';
import type { Table } from '../play/table.ts';
import type { Stage } from '../view/stage.ts';

/** What follows a drag outside the game's state. */
export interface DragEffects {
  grow(from: DOMRect, to: Point): void;
  glideBack(slot: number, from: DOMRect): void;
}

/** Turns pointer events on the tray into the drag machine's inputs, and its states into what the hand does. */
export class SlotDrag {
  private state: DragState = IDLE;
  private grip: Point = { x: 0.5, y: 0.5 };
  private box: BoardBox = { left: 0, top: 0, pitch: 1, bottom: 1 };
  private upright = true;
  private corner: Point | undefined;

  constructor(
    private readonly table: Table,
    private readonly stage: Stage,
    private readonly effects: DragEffects,
  ) {}

  /** Where the piece that has just been dropped was, in px. */
  get lastCorner(): Point | undefined {
    return this.corner;
  }

  /** Listens from now on; returns the way to stop. */
  listen(tray: HTMLElement): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const ended = (type: 'release' | 'cancel') => (event: PointerEvent) =>
      this.feed({ type, pointer: event.pointerId });
    tray.addEventListener('pointerdown', (event) => this.press(event), { signal });
    window.addEventListener('pointermove', (event) => this.move(event), { signal });
    window.addEventListener('pointerup', ended('release'), { signal });
    window.addEventListener('pointercancel', ended('cancel'), { signal });
    window.addEventListener('lostpointercapture', ended('cancel'), { signal });
    tray.addEventListener('click', (event) => this.click(event), { signal });
    tray.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    tray.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    window.addEventListener('resize', () => this.resized(), { signal });
    window.addEventListener('scroll', () => this.measure(), { signal, capture: true, passive: true });
    const stopHide = onHide(() => this.cancel(), { blur: true });
    return () => {
      stop.abort();
      stopHide();
    };
  }

  /** Ends a drag with nothing changed. True when there was one. */
  cancel(): boolean {
    const before = this.state;
    this.feed({ type: 'cancel' });
    return before !== this.state;
  }

  private press(event: PointerEvent): void {
    const slotElement = (event.target as Element).closest<HTMLElement>('[data-slot]');
    if (slotElement === null) return;
    const slot = Number(slotElement.dataset['slot']);
    if (!this.table.has(slot)) return;
    const before = this.state;
    const at = { x: event.clientX, y: event.clientY };
    const device = deviceOf(event);
    this.feed({ type: 'press', slot, pointer: event.pointerId, device, button: event.button, at });
    if (this.state === before) return;
    capture(slotElement, event.pointerId);
    const piece = this.stage.piece(slot);
    if (piece !== null) this.grip = gripIn(at, piece.getBoundingClientRect());
    this.measure();
  }

  private move(event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY };
    this.feed({ type: 'move', pointer: event.pointerId, buttons: event.buttons, at });
  }

  /** Assistive technology clicks without a pointer; a pointer's click was a tap already. */
  private click(event: MouseEvent): void {
    const slot = (event.target as Element).closest<HTMLElement>('[data-slot]')?.dataset['slot'];
    if (slot !== undefined && event.detail === 0) this.table.choose(Number(slot));
  }

  private feed(input: DragInput): void {
    const before = this.state;
    const next = dragStep(before, input);
    if (next === before) return;
    this.state = next;
    if (next.phase === 'dragging') {
      const from = before.phase === 'pressed' ? this.stage.piece(next.slot)?.getBoundingClientRect() : undefined;
      if (before.phase === 'pressed') this.table.lift(next.slot);
      this.follow(next);
      if (from !== undefined && this.corner !== undefined) this.growFrom(from, this.corner);
    } else if (next.phase === 'tapped') {
      this.table.choose(next.slot);
    } else if (next.phase === 'dropped' || (next.phase === 'cancelled' && before.phase === 'dragging')) {
      this.end(next.slot, next.phase === 'dropped');
    }
  }

  /** Draws the piece and aims with it, from the one place that is computed. */
  private follow({ slot, device, at }: Extract<DragState, { phase: 'dragging' }>): void {
    const piece = this.table.state.view.tray[slot];
    if (!piece) return;
    const { width, height } = piece.shape;
    const { grip, box } = this;
    const touch = device === 'touch';
    this.corner = heldCorner({ contact: at, touch, grip, width, height, box, floor: window.innerHeight });
    const { held } = this.stage;
    if (held !== null) held.style.transform = `translate3d(${this.corner.x}px, ${this.corner.y}px, 0)`;
    const { x, y } = toCells(this.corner, box);
    this.table.aimAt(x, y);
  }

  private growFrom(from: DOMRect, to: Point): void {
    // React fills the held element before the next frame.
    requestAnimationFrame(() => this.effects.grow(from, to));
  }

  private end(slot: number, released: boolean): void {
    const held = this.stage.held?.querySelector('.piece')?.getBoundingClientRect();
    const landed = released ? this.table.drop() : this.table.putBack();
    this.corner = undefined;
    if (!landed && held !== undefined) requestAnimationFrame(() => this.effects.glideBack(slot, held));
  }

  private measure(): void {
    if (this.state.phase !== 'pressed' && this.state.phase !== 'dragging') return;
    this.box = this.stage.boardBox();
    this.upright = isUpright();
  }

  /** A turned screen ends the drag; any other resize only moves the board. */
  private resized(): void {
    if (isUpright() !== this.upright) this.cancel();
    this.measure();
    if (this.state.phase === 'dragging') this.follow(this.state);
  }
}

/** Moves and the release then come from outside the window too. A pointer that is already gone cannot be captured. */
function capture(element: HTMLElement, pointer: number): void {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // Its moves still reach the window.
  }
}

function isUpright(): boolean {
  return window.innerHeight >= window.innerWidth;
}

function deviceOf({ pointerType }: PointerEvent): Device {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}
