import type { BlastView, Place, Place2D } from '@blockyard/blast';
import type { JourneyView, Level } from '@blockyard/blast/journey';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { EMPTY_HAND, type Hand, heldSlot, samePlace } from '../hand/hand.ts';
import { jumped, placeForCell, stepped } from '../hand/steer.ts';
import type { BlastSession } from '../session/session.ts';
import { type Aim, aimOf } from './aim.ts';

export interface TableState {
  readonly view: BlastView;
  readonly hand: Hand;
  readonly aim: Aim | undefined;
  /** The cell that the keyboard stands on. */
  readonly cursor: Place2D;
  /** The move that the solver suggests, until the game goes on. */
  readonly hint: Place | undefined;
  /** The solver is at work on a hint. */
  readonly thinking: boolean;
  readonly best: number;
  readonly ruleset: string;
  readonly seed: number | undefined;
  /** `journey` for a level, else the ruleset's id. */
  readonly mode: string;
  /** Of a level of the journey. */
  readonly level: Level | undefined;
  readonly journey: JourneyView | undefined;
  /** The date of a daily game. */
  readonly day: string | undefined;
  /** No placement is taken any more. */
  readonly ended: boolean;
  /** Whether this game lets placements be taken back, and whether there is one. */
  readonly mayUndo: boolean;
  /** Whether this game has hints: a day’s game is each player’s own. */
  readonly mayHint: boolean;
  readonly canUndo: boolean;
}

/** How far from a legal place, in cells, a dragged piece still finds it. */
export const MAGNET = 1.25;
const ANYWHERE = 64;

/** Why a hand could not do what it was asked to; the player is told. */
export type Refusal = 'fits-nowhere' | 'no-piece' | 'does-not-fit';

/** The game on the table and the player's hand over it. Devices call it, views show its store; it knows neither. */
export class Table {
  readonly store: StoreApi<TableState>;
  /** Called with every refusal. */
  onRefusal: (refusal: Refusal, slot: number) => void = () => undefined;

  constructor(private readonly session: BlastSession) {
    this.store = createStore<TableState>(() => ({
      ...this.seen(),
      hand: EMPTY_HAND,
      aim: undefined,
      cursor: { x: 3, y: 3 },
      hint: undefined,
      thinking: false,
    }));
    session.subscribe(() => this.follow());
  }

  get state(): TableState {
    return this.store.getState();
  }

  /** Whether there is a piece to be taken from this slot. */
  has(slot: number): boolean {
    const { view, ended } = this.state;
    return !ended && (view.tray[slot] ?? null) !== null;
  }

  /** Takes the piece under a pointer. */
  lift(slot: number): void {
    if (this.has(slot)) this.hold({ mode: 'dragged', slot, target: undefined });
  }

  /** The dragged piece's corner is at (fx, fy), in fractional cells: the legal place nearest by becomes the target. */
  aimAt(fx: number, fy: number): void {
    const { hand } = this.state;
    if (hand.mode !== 'dragged') return;
    const target = this.session.rules.nearest(hand.slot, fx, fy, MAGNET);
    if (!samePlace(target, hand.target)) this.hold({ ...hand, target });
  }

  /** Lets go: the piece lands exactly where it was shown, or goes back. True when it landed. */
  drop(): boolean {
    const { hand } = this.state;
    const landed = hand.mode === 'dragged' && hand.target !== undefined && this.placeAt(hand.slot, hand.target);
    return landed || this.putBack();
  }

  /** Everything as it was. Always false: nothing landed. */
  putBack(): false {
    if (this.state.hand.mode !== 'empty') this.hold(EMPTY_HAND);
    return false;
  }

  /** A tap on a slot: the piece waits for a cell; a second tap puts it back. */
  choose(slot: number): void {
    if (heldSlot(this.state.hand) === slot) this.putBack();
    else if (this.mayTake(slot)) this.hold({ mode: 'chosen', slot, target: undefined });
  }

  /** The pointer is over a cell, or (`undefined`) beside the board: a chosen piece shows where a tap would place it. */
  hover(cell: Place2D | undefined): void {
    const { hand } = this.state;
    if (hand.mode !== 'chosen') return;
    const target = cell && this.placeFor(hand.slot, cell);
    if (!samePlace(target, hand.target)) this.hold({ ...hand, target });
  }

  /** A tap on a cell: a chosen or steered piece is placed there. */
  tap(cell: Place2D): boolean {
    const slot = heldSlot(this.state.hand);
    if (slot === undefined) return false;
    const target = this.placeFor(slot, cell);
    if (target !== undefined) return this.placeAt(slot, target);
    this.onRefusal('does-not-fit', slot);
    return false;
  }

  /** Takes the piece by keyboard, to the legal place nearest to the cursor. False when there is none. */
  pickUp(slot: number): boolean {
    if (!this.mayTake(slot)) return false;
    const { cursor, hand } = this.state;
    const near = hand.mode === 'chosen' ? (hand.target ?? cursor) : cursor;
    const target = this.session.rules.nearest(slot, near.x, near.y, ANYWHERE);
    if (target === undefined) return false;
    this.hold({ mode: 'steered', slot, target });
    return true;
  }

  /** Steers the held piece by a cell, or moves the cursor when nothing is held. */
  step(dx: number, dy: number): void {
    const { hand, view, cursor } = this.state;
    if (hand.mode === 'steered') {
      const piece = view.tray[hand.slot];
      if (piece) this.hold({ ...hand, target: stepped(hand.target, dx, dy, piece.shape, view.board) });
    } else if (hand.mode === 'empty') {
      this.store.setState({ cursor: stepped(cursor, dx, dy, { width: 1, height: 1 }, view.board) });
    }
  }

  /** The steered piece goes to the next or the previous legal place. */
  jump(step: 1 | -1): void {
    const { hand } = this.state;
    if (hand.mode !== 'steered') return;
    const target = jumped(hand.target, step, this.session.rules.placements(hand.slot));
    if (target !== undefined) this.hold({ ...hand, target });
  }

  /** Drops the steered piece where it is shown. False, and the player is told, when it does not fit there. */
  commit(): boolean {
    const { hand } = this.state;
    if (hand.mode !== 'steered') return false;
    if (this.placeAt(hand.slot, hand.target)) return true;
    this.onRefusal('does-not-fit', hand.slot);
    return false;
  }

  /** Takes the last placement back; whatever is held goes back first. False when there is none to take back. */
  undo(): boolean {
    return this.session.undo().ok;
  }

  /** Shows a move that the solver suggests. */
  suggest(hint: Place): void {
    this.store.setState({ hint });
  }

  think(thinking: boolean): void {
    this.store.setState({ thinking });
  }

  /** Another tab has reached a new best. */
  refreshBest(): void {
    this.store.setState({ best: this.session.best });
  }

  private mayTake(slot: number): boolean {
    if (!this.has(slot)) this.onRefusal('no-piece', slot);
    else if (this.state.view.fits[slot] !== true) this.onRefusal('fits-nowhere', slot);
    else return true;
    return false;
  }

  private placeFor(slot: number, cell: Place2D): Place2D | undefined {
    const piece = this.state.view.tray[slot];
    return piece ? placeForCell(cell, piece.shape, this.session.rules.placements(slot)) : undefined;
  }

  private placeAt(slot: number, { x, y }: Place2D): boolean {
    return this.session.place(slot, x, y).ok;
  }

  private hold(hand: Hand): void {
    const aim = aimOf(this.session.rules, this.state.view, hand);
    this.store.setState(hand.mode === 'steered' ? { hand, aim, cursor: hand.target } : { hand, aim });
  }

  /** Whatever happened, the hand is empty afterwards: the piece has landed, or it is of another game. */
  private follow(): void {
    const seen = this.seen();
    const { cursor } = this.state;
    this.store.setState({
      ...seen,
      hand: EMPTY_HAND,
      aim: undefined,
      hint: undefined,
      // Another mode may have a smaller board.
      cursor: stepped(cursor, 0, 0, { width: 1, height: 1 }, seen.view.board),
    });
  }

  private seen(): Omit<TableState, 'hand' | 'aim' | 'cursor' | 'hint' | 'thinking'> {
    const { view, best, ruleset, seed, mode, level, journey, day, ended, mayUndo, canUndo } = this.session;
    const mayHint = ruleset !== 'daily';
    return { view, best, ruleset, seed, mode, level, journey, day, ended, mayUndo, mayHint, canUndo };
  }
}
