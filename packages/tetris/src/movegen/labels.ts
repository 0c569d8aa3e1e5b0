import type { Cell } from '@blockyard/grid-core';
import { cornersOf } from '../spins.ts';
import type { Flood } from './flood.ts';
import { type Stack, takenAt } from './stack.ts';
import type { Stance } from './table.ts';
import type { Turn } from './turns.ts';

/** The first test whose turn is full whatever the front corners are. */
const LONG_KICK = 4;

/**
 * The spin labels that a T can have where it rests, as masks, in the manner of policy `corners/index4`: none after a shift
 * or a fall, or with less than three corners taken; else full with both front corners or by the fifth test or a later one,
 * and mini otherwise. A place may have several.
 */
export class Labels {
  none = 0;
  mini = 0;
  full = 0;
  private three = 0;
  private front = 0;

  constructor(private readonly flood: Flood) {}

  /** Whether a T rests anywhere among three corners. If not, every label is none, and turns need not be looked at. */
  matter(stack: Stack): boolean {
    const { flood } = this;
    const { stances } = flood.table;
    for (let i = 0; i < stances.length; i++) {
      const stance = stances[i] as Stance;
      for (let y = 0; y < flood.extent; y++) {
        const rests = flood.places.resting(stance.shape, y);
        if (rests === 0) continue;
        this.look(stack, stance, y);
        if ((rests & this.three) !== 0) return true;
      }
    }
    return false;
  }

  /** Sets the masks for a stance at a height. The flood must have searched the whole. */
  at(stack: Stack, index: number, y: number): void {
    const { flood } = this;
    const { reach, reachAt } = flood.places;
    const stance = flood.table.stances[index] as Stance;
    const rests = flood.places.resting(stance.shape, y);
    this.none = rests;
    this.mini = 0;
    this.full = 0;
    if (rests === 0) return;
    this.look(stack, stance, y);
    const spun = rests & this.three;
    if (spun === 0) return;
    const row = (reachAt[index] as number) + y;
    const beside = reach[row] as number;
    const entry = index === 0 && y === flood.entered ? 1 << flood.spawn.x : 0;
    const moved = (reach[row + 1] as number) | (beside << 1) | (beside >>> 1) | entry;
    this.none = rests & (~spun | moved);
    for (const turn of stance.turns) this.turned(stack, turn, index, y, spun);
  }

  private turned(stack: Stack, turn: Turn, stance: number, y: number, spun: number): void {
    for (let test = 0; test < turn.dx.length; test++) {
      const come = this.flood.places.arrivals(stack, turn, test, stance, y, spun);
      const full = (turn.kick[test] as number) >= LONG_KICK ? come : come & this.front;
      this.full |= full;
      this.mini |= come & ~full;
    }
  }

  /** Where three corners are taken, and where both in front are. */
  private look(stack: Stack, { drawing, left, bottom }: Stance, y: number): void {
    const corners = cornersOf(drawing);
    let three = 0;
    let two = 0;
    let one = 0;
    let front = -1;
    for (let i = 0; i < corners.length; i++) {
      const [x, down] = corners[i] as Cell;
      const taken = takenAt(stack, x - left, y + bottom - 1 - down);
      three |= two & taken;
      two |= one & taken;
      one |= taken;
      if (i < 2) front &= taken;
    }
    this.three = three;
    this.front = front;
  }
}
