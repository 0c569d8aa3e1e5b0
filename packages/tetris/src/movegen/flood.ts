import { bitCount, spread } from './bits.ts';
import type { Outline } from './outline.ts';
import { Places } from './places.ts';
import { CEILING, type Stack } from './stack.ts';
import type { PieceTable, Stance } from './table.ts';

/** Where the piece comes in, in its first stance: the lower left corner of its bounds, and how many rows above that are tried if it is blocked. */
export interface Spawn {
  readonly x: number;
  readonly y: number;
  readonly retries: number;
}

/**
 * Finds all places to rest of one piece, row by row. Nothing is allocated after the constructor.
 *
 * A low stack needs no search from the spawn: all of the air above it is reached (see `PieceTable.room`), and one sweep
 * down, each row from the one above and then sideways, finds all that needs no turn under a roof. Only if a place to rest is
 * left over are turns looked at, backwards, from the few places that are free and not reached, until none is left over or
 * there is nothing new.
 */
export class Flood {
  readonly places: Places;
  /** All places to rest are below this height. */
  extent = 0;
  /** The height that the search entered at, if it began at the spawn alone. */
  entered: number | undefined;
  /** Rows that may hold a place that is free and not reached. */
  private top = 0;
  /** How far above what is reached turns may lead to something new. */
  private rising = 0;
  /** The height from which on all rows are known to be open air. */
  private air = CEILING;
  /** Outlines, as bits: those with a place to rest that is not reached, and those that turns have taken further. */
  private wanting = 0;
  private gained = 0;
  /** Stances, as bits: those that turns may lead to something new in. */
  private due = 0;
  private readonly counts: Int32Array;

  constructor(
    readonly table: PieceTable,
    readonly spawn: Spawn,
    /** Places to rest this high or higher do not count. */
    private readonly limit = CEILING,
  ) {
    this.places = new Places(table);
    this.counts = new Int32Array(table.shapes.length);
  }

  /** Finds the places to rest, and says how many there are; other places only as far as that needs. */
  search(stack: Stack): number {
    if (stack.height + this.table.room > this.spawn.y || stack.height >= this.limit) this.searchFromSpawn(stack);
    else this.sweep(stack);
    if (this.wanting !== 0) this.turn(stack);
    let count = 0;
    for (let shape = 0; shape < this.counts.length; shape++) count += this.countOf(shape);
    return count;
  }

  /** After `search`: finds every other place too, resting or not. */
  finish(stack: Stack): void {
    this.wanting = -1;
    this.turn(stack);
  }

  private countOf(shape: number): number {
    if (((this.gained >>> shape) & 1) === 0) return this.counts[shape] as number;
    let count = 0;
    for (let y = 0; y < this.extent; y++) count += bitCount(this.places.resting(shape, y));
    return count;
  }

  /** From open air down, without turns. */
  private sweep({ rows, height }: Stack): void {
    const { free, reach, freeAt, reachAt, firstOf, secondOf } = this.places;
    const { shapes, stances } = this.table;
    this.extent = height + 1;
    this.entered = undefined;
    this.top = height;
    this.rising = 0;
    this.gained = 0;
    this.wanting = 0;
    this.due = -1 >>> (32 - stances.length);
    for (let shape = 0; shape < shapes.length; shape++) {
      const { columns, heights, range } = shapes[shape] as Outline;
      const a0 = columns[0] as number;
      const a1 = columns[1] as number;
      const a2 = columns[2] as number;
      const a3 = columns[3] as number;
      const b0 = heights[0] as number;
      const b1 = heights[1] as number;
      const b2 = heights[2] as number;
      const b3 = heights[3] as number;
      const first = firstOf[shape] as number;
      const second = secondOf[shape] as number;
      const here = freeAt[shape] as number;
      const one = reachAt[first] as number;
      const two = reachAt[second] as number;
      for (let y = height; y < this.air; y++) {
        free[here + y] = range;
        reach[one + y] = range;
        reach[two + y] = range;
      }
      let count = 0;
      let missed = 0;
      let above = range;
      let reached = range;
      for (let y = height - 1; y >= 0; y--) {
        const blocked =
          ((rows[y + b0] as number) >>> a0) |
          ((rows[y + b1] as number) >>> a1) |
          ((rows[y + b2] as number) >>> a2) |
          ((rows[y + b3] as number) >>> a3);
        const fits = range & ~blocked;
        const land = above & ~fits;
        if (land !== 0) {
          count += bitCount(land & reached);
          missed |= land & ~reached;
        }
        reached = spread(reached & fits, fits);
        above = fits;
        free[here + y] = fits;
        reach[one + y] = reached;
        reach[two + y] = reached;
      }
      this.counts[shape] = count + bitCount(reached);
      if ((missed | (above & ~reached)) !== 0) this.wanting |= 1 << shape;
    }
    this.air = height;
  }

  /** From the spawn alone, down and sideways; nothing if that is blocked. */
  private searchFromSpawn(stack: Stack): void {
    const { places, spawn } = this;
    const { stances, up } = this.table;
    this.fit(stack);
    this.extent = 0;
    this.entered = undefined;
    this.gained = 0;
    this.wanting = 0;
    this.counts.fill(0);
    const bit = 1 << spawn.x;
    for (let y = spawn.y; y <= spawn.y + spawn.retries; y++) {
      if (((places.free[(places.freeAt[0] as number) + y] as number) & bit) === 0) continue;
      this.entered = y;
      this.rising = up;
      this.top = Math.min(CEILING, y + up + 1);
      this.extent = Math.min(this.top, this.limit);
      this.due = -1 >>> (32 - stances.length);
      this.wanting = -1;
      this.gained = -1;
      places.reach[(places.reachAt[0] as number) + y] = bit;
      places.sink(0, y, y);
      return;
    }
  }

  /** Sets where the piece fits, at all heights; nothing is reached. */
  private fit({ rows, height }: Stack): void {
    const { free, reach, freeAt } = this.places;
    const { shapes } = this.table;
    reach.fill(0);
    this.air = CEILING;
    for (let shape = 0; shape < shapes.length; shape++) {
      const { columns, heights, range } = shapes[shape] as Outline;
      const at = freeAt[shape] as number;
      free.fill(range, at + height, at + CEILING);
      for (let y = 0; y < height; y++) {
        let blocked = 0;
        for (let i = 0; i < columns.length; i++) {
          blocked |= (rows[y + (heights[i] as number)] as number) >>> (columns[i] as number);
        }
        free[at + y] = range & ~blocked;
      }
    }
  }

  /** Turns wherever that leads to a new place and goes on from there, as long as there is something new and something wanted. */
  private turn(stack: Stack): void {
    const { free, reach, freeAt, reachAt } = this.places;
    const { stances } = this.table;
    for (let i = 0; this.due !== 0 && this.wanting !== 0; i = i + 1 === stances.length ? 0 : i + 1) {
      const bit = 1 << i;
      if ((this.due & bit) === 0) continue;
      this.due &= ~bit;
      const { shape } = stances[i] as Stance;
      const from = freeAt[shape] as number;
      const to = reachAt[i] as number;
      let high = -1;
      let low = 0;
      for (let y = this.top - 1; y >= 0; y--) {
        const missing = (free[from + y] as number) & ~(reach[to + y] as number);
        if (missing === 0) continue;
        const got = this.places.turnsInto(stack, i, y, missing);
        if (got === 0) continue;
        reach[to + y] = (reach[to + y] as number) | got;
        if (high < 0) high = y;
        low = y;
      }
      if (high >= 0) this.goOn(i, shape, high, low);
    }
  }

  /** After a turn into a stance that led to something new in rows `high` to `low`. */
  private goOn(stance: number, shape: number, high: number, low: number): void {
    this.places.sink(stance, high, low);
    this.top = Math.max(this.top, Math.min(CEILING, high + this.rising + 1));
    if (this.entered !== undefined) this.extent = Math.min(this.top, this.limit);
    this.due = (-1 >>> (32 - this.table.stances.length)) & ~(1 << stance);
    this.gained |= 1 << shape;
    if (this.wanting < 0) return;
    for (let y = 0; y < this.extent; y++) if (this.places.missed(shape, y) !== 0) return;
    this.wanting &= ~(1 << shape);
  }
}
