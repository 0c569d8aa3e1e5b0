import { shifted, spread } from './bits.ts';
import { CEILING, type Stack } from './stack.ts';
import type { PieceTable, Stance } from './table.ts';
import type { Turn } from './turns.ts';
import { vetoed } from './veto.ts';

/** Where a piece fits and where it gets to, as masks: for each height a mask of the columns where it may stand. */
export class Places {
  /** For each outline where it fits. */
  readonly free: Int32Array;
  /** For each stance where the piece gets to. */
  readonly reach: Int32Array;
  /** For each outline the index in `free` of height 0. Below and above all heights is room for turns to look into: nothing is free there. */
  readonly freeAt: readonly number[];
  /** For each stance the index in `reach` of height 0. */
  readonly reachAt: readonly number[];
  /** For each outline its stances; twice the same if it has one only. */
  readonly firstOf: readonly number[];
  readonly secondOf: readonly number[];

  constructor(readonly table: PieceTable) {
    const { shapes, stances, down, up } = table;
    const pad = 2 * (down + up) + 2;
    const stride = CEILING + 2 * pad;
    this.free = new Int32Array(shapes.length * stride);
    this.reach = new Int32Array(stances.length * stride);
    this.freeAt = shapes.map((_, i) => i * stride + pad);
    this.reachAt = stances.map((_, i) => i * stride + pad);
    this.firstOf = shapes.map((_, shape) => stances.findIndex((stance) => stance.shape === shape));
    this.secondOf = shapes.map((_, shape) => stances.findLastIndex((stance) => stance.shape === shape));
  }

  /** Where an outline can rest at this height. */
  resting(shape: number, y: number): number {
    const at = (this.freeAt[shape] as number) + y;
    const land = (this.free[at] as number) & ~(this.free[at - 1] as number);
    return land === 0 ? 0 : land & this.reached(shape, y);
  }

  /** Where an outline could rest at this height, but is not known to get to. */
  missed(shape: number, y: number): number {
    const at = (this.freeAt[shape] as number) + y;
    return (this.free[at] as number) & ~(this.free[at - 1] as number) & ~this.reached(shape, y);
  }

  private reached(shape: number, y: number): number {
    const { reach, reachAt } = this;
    const first = reachAt[this.firstOf[shape] as number] as number;
    const second = reachAt[this.secondOf[shape] as number] as number;
    return (reach[first + y] as number) | (reach[second + y] as number);
  }

  /** Takes a stance from its places in rows `high` to `low`, the last ones found, sideways and down. */
  sink(stance: number, high: number, low: number): void {
    const { free, reach } = this;
    const freeAt = this.freeAt[(this.table.stances[stance] as Stance).shape] as number;
    const reachAt = this.reachAt[stance] as number;
    let above = 0;
    for (let y = high; y >= 0; y--) {
      const here = free[freeAt + y] as number;
      const before = reach[reachAt + y] as number;
      above = spread(before | (above & here), here);
      if (above === before && y < low) return;
      reach[reachAt + y] = above;
    }
  }

  /** Which of the `wanted` places of a stance at this height turns lead to. */
  turnsInto(stack: Stack, stance: number, y: number, wanted: number): number {
    const { reach, reachAt } = this;
    const { turns } = this.table.stances[stance] as Stance;
    let left = wanted;
    for (let t = 0; t < turns.length; t++) {
      const turn = turns[t] as Turn;
      const { dx, dy } = turn;
      const row = (reachAt[turn.from] as number) + y;
      for (let test = 0; test < dx.length; test++) {
        const come = left & shifted(reach[row - (dy[test] as number)] as number, dx[test] as number);
        if (come === 0) continue;
        left &= ~this.unlessEarlier(stack, turn, test, stance, y, come);
        if (left === 0) return wanted;
      }
    }
    return wanted & ~left;
  }

  /** Which of the `wanted` places of a stance at this height the turn leads to by this very test. */
  arrivals(stack: Stack, turn: Turn, test: number, stance: number, y: number, wanted: number): number {
    const source = (this.reachAt[turn.from] as number) + y - (turn.dy[test] as number);
    const come = wanted & shifted(this.reach[source] as number, turn.dx[test] as number);
    return come === 0 ? 0 : this.unlessEarlier(stack, turn, test, stance, y, come);
  }

  /** Those places that no earlier test of the turn leads away from, nor a veto. */
  private unlessEarlier(stack: Stack, turn: Turn, test: number, stance: number, y: number, come: number): number {
    const { dx, dy } = turn;
    const to = this.table.stances[stance] as Stance;
    const row = (this.freeAt[to.shape] as number) + y - (dy[test] as number);
    const shift = dx[test] as number;
    let left = come;
    for (let i = 0; i < test && left !== 0; i++) {
      left &= ~shifted(this.free[row + (dy[i] as number)] as number, shift - (dx[i] as number));
    }
    if (turn.veto === undefined || test === 0 || left === 0) return left;
    const { piece, stances } = this.table;
    return left & ~vetoed(stack, piece, stances[turn.from] as Stance, to, turn, test, y);
  }
}
