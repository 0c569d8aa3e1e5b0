import { dialogOpen } from '@blockyard/app-kit';
import { heldSlot } from '../hand/hand.ts';
import type { Table } from '../play/table.ts';
import type { Stage } from '../view/stage.ts';
import { actionOf, type KeyAction } from './keys.ts';

/** What keys ask for beside the game itself. */
export interface KeyTargets {
  readonly mute: () => void;
  readonly restart: () => void;
  readonly help: () => void;
  readonly hint: () => void;
  /** Ends a drag; true when there was one. */
  readonly cancelDrag: () => boolean;
}

/** Plays by keyboard: moves the focus between tray and board with the piece. Returns the way to stop. */
export function listenToKeys(table: Table, stage: Stage, targets: KeyTargets): () => void {
  const keyboard = new Keyboard(table, stage, targets);
  const heard = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || dialogOpen() || isTyping(event.target)) return;
    const action = actionOf(event);
    if (action !== undefined && keyboard.act(action, event.target)) event.preventDefault();
  };
  window.addEventListener('keydown', heard);
  return () => window.removeEventListener('keydown', heard);
}

class Keyboard {
  constructor(
    private readonly table: Table,
    private readonly stage: Stage,
    private readonly targets: KeyTargets,
  ) {}

  /** False leaves the key to the browser. */
  act(action: KeyAction, target: EventTarget | null): boolean {
    const { hand } = this.table.state;
    if (hand.mode === 'dragged') return action.type === 'back' && this.targets.cancelDrag();
    switch (action.type) {
      case 'slot':
        this.take(action.slot);
        return true;
      case 'step':
        return this.step(action.dx, action.dy, target);
      case 'edge':
        return this.edge(action.to, target);
      case 'jump':
        if (hand.mode !== 'steered') return false;
        this.table.jump(action.step);
        this.focusTarget();
        return true;
      case 'act':
        return this.confirm(target);
      case 'back':
        return this.back();
      case 'undo':
        if (this.table.undo()) this.focusTray();
        return true;
      default:
        this.targets[action.type]();
        return true;
    }
  }

  private take(slot: number): void {
    if (this.table.pickUp(slot)) this.focusTarget();
    else this.stage.slot(slot)?.focus();
  }

  private step(dx: number, dy: number, target: EventTarget | null): boolean {
    const { hand } = this.table.state;
    const slot = slotOf(target);
    if (hand.mode === 'chosen') {
      this.take(hand.slot);
      return true;
    }
    if (hand.mode === 'steered' || (hand.mode === 'empty' && isCell(target))) {
      this.table.step(dx, dy);
      this.focusTarget();
      return true;
    }
    if (slot === undefined && isControl(target)) return false;
    this.rove(slot, dx + dy);
    return true;
  }

  /** Along the slots, round at the ends; from nowhere to the first that holds a piece. */
  private rove(slot: number | undefined, step: number): void {
    const { tray } = this.table.state.view;
    const first = Math.max(
      0,
      tray.findIndex((piece) => piece !== null),
    );
    const next = slot === undefined ? first : (slot + step + tray.length) % tray.length;
    this.stage.slot(next)?.focus();
  }

  private edge(to: 'row-start' | 'row-end' | 'board-start' | 'board-end', target: EventTarget | null): boolean {
    const { hand, view } = this.table.state;
    if (hand.mode !== 'steered' && !isCell(target)) return false;
    const far = Math.max(view.board.width, view.board.height);
    const sign = to.endsWith('start') ? -1 : 1;
    this.table.step(sign * far, to.startsWith('board') ? sign * far : 0);
    this.focusTarget();
    return true;
  }

  private confirm(target: EventTarget | null): boolean {
    const { hand, cursor } = this.table.state;
    const slot = slotOf(target);
    if (slot === undefined && !isCell(target) && isControl(target)) return false;
    if (hand.mode === 'steered') {
      if (this.table.commit()) this.focusTray();
    } else if (slot !== undefined) {
      this.take(slot);
    } else if (hand.mode === 'chosen') {
      if (isCell(target) && this.table.tap(cursor)) this.focusTray();
    } else {
      this.focusTray();
    }
    return true;
  }

  private back(): boolean {
    const slot = heldSlot(this.table.state.hand);
    if (slot === undefined) return false;
    this.table.putBack();
    this.stage.slot(slot)?.focus();
    return true;
  }

  private focusTarget(): void {
    const { cursor } = this.table.state;
    this.stage.cell(cursor.x, cursor.y)?.focus();
  }

  /** After a drop: to the first piece that still fits; once the game is over the focus is the panel's. */
  private focusTray(): void {
    const { view, ended } = this.table.state;
    if (ended) return;
    const fitting = view.fits.indexOf(true);
    this.stage.slot(Math.max(0, fitting))?.focus();
  }
}

function slotOf(target: EventTarget | null): number | undefined {
  const slot = target instanceof Element ? target.closest<HTMLElement>('[data-slot]')?.dataset['slot'] : undefined;
  return slot === undefined ? undefined : Number(slot);
}

function isCell(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-cell]') !== null;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, select, [role=switch]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}
