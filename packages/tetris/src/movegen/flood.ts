import { bitCount, shifted, spread } from './bits.ts';
import { CEILING, type Stack } from './stack.ts';
import type { Outline, PieceTable, Stance, Turn } from './table.ts';

/** Where the piece comes in, in its first stance: the lower left corner of its bounds, and how many rows above that are tried if it is blocked. */
export interface Spawn {
  readonly x: number;
  readonly y: number;
  readonly retries: number;
}

/**
 * All places that one piece can get to, as masks: for each row a mask of the columns where the piece may stand. Nothing is
 * allocated after the constructor, and nothing of a search is kept for the next one.
 *
 * `free` has for each outline where it fits, `reach` for each stance where the piece gets to. Low stacks need no search from
 * the spawn: everything above them is reached (see `PieceTable.room`), so one sweep down the rows, each from the one above
 * and then sideways, finds all that needs no turn under a roof. Only if that leaves a place to rest unreached are turns looked
 * at, and then backwards, from the few places that are free and not reached.
 */
export class Flood {
  readonly free: Int32Array;
  readonly reach: Int32Array;
  /** Rows from one outline or stance to the next, and rows below the floor that no piece can stand in. */
  readonly stride: number;
  readonly pad: number;
  /** Places to rest are lower than this height. */
  extent = 0;
  /** Rows that may hold a place that is free and not reached. */
  private top = 0;
  private rising = 0;
  /** Whether every stance has been searched, or only the first open one of each outline. */
  private turned = false;
  /** The height of the spawn that a search began at; −1 where it began in all of the open air. */
  private entered = -1;
  /** The height from which on all rows are known to be open air. */
  private air: number;
  /** For each outline the stance whose rows a sweep without turns fills, and for each stance that of its outline. */
  private readonly swept: readonly number[];
  private readonly sources: readonly number[];
  /** Whether all stances of an outline are alike to that sweep. */
  private readonly plain: boolean;

  constructor(
    readonly table: PieceTable,
    readonly spawn: Spawn,
    /** Places to rest this high or higher do not count. */
    private readonly limit = CEILING,
  ) {
    const { shapes, stances, down, up } = table;
    this.pad = 2 * (down + up) + 2;
    this.stride = CEILING + 2 * this.pad;
    this.free = new Int32Array(shapes.length * this.stride);
    this.reach = new Int32Array(stances.length * this.stride);
    this.swept = shapes.map((_, shape) => {
      const open = stances.findIndex((stance) => stance.shape === shape && stance.open);
      return open >= 0 ? open : stances.findIndex((stance) => stance.shape === shape);
    });
    this.sources = stances.map(({ shape }) => this.swept[shape] as number);
    this.plain = stances.every(({ open }) => open);
    this.air = CEILING + this.pad;
  }

  /** Whether the stack is so low that all of the air above it is reached. */
  private isLow({ height }: Stack): boolean {
    return height + this.table.room <= this.spawn.y && height < this.limit;
  }

  /** Finds the places to rest, and says how many of these there are; other places only as far as that needs. */
  search(stack: Stack): number {
    if (!this.isLow(stack)) return this.searchFromSpawn(stack) ? this.count() : 0;
    const count = this.sweepAll(stack);
    if (count >= 0) return count;
    if (this.plain && !this.canTurn()) return -1 - count;
    this.finish(stack);
    return this.count();
  }

  /** After `search`: finds every other place too, resting or not. */
  finish(stack: Stack): void {
    if (this.turned) return;
    this.split(stack);
    this.turned = true;
    this.turnAll();
  }

  /** Where an outline can rest at this height, by whatever stance. */
  resting(shape: number, y: number): number {
    const { free, reach, stride, pad } = this;
    const at = shape * stride + pad + y;
    const land = (free[at] as number) & ~(free[at - 1] as number);
    if (land === 0) return 0;
    if (!this.turned) return land & (reach[(this.swept[shape] as number) * stride + pad + y] as number);
    let reached = 0;
    const { stances } = this.table;
    for (let i = 0; i < stances.length; i++) {
      if (stances[i]?.shape === shape) reached |= reach[i * stride + pad + y] as number;
    }
    return land & reached;
  }

  /** The columns of this height where the search of a stance began without a move. */
  entry(stance: number, y: number): number {
    return stance === 0 && y === this.entered ? 1 << this.spawn.x : 0;
  }

  private count(): number {
    let count = 0;
    for (let shape = 0; shape < this.table.shapes.length; shape++) {
      for (let y = 0; y < this.extent; y++) count += bitCount(this.resting(shape, y));
    }
    return count;
  }

  /** From open air down, without turns. Says how many places to rest that finds; −1 if not all that there are. */
  private sweepAll({ rows, height }: Stack): number {
    const { free, reach, stride, pad } = this;
    const { shapes, stances } = this.table;
    this.extent = height + 1;
    this.top = height;
    this.rising = 0;
    this.turned = false;
    this.entered = -1;
    let count = 0;
    let missed = 0;
    for (let shape = 0; shape < shapes.length; shape++) {
      const { cells, range } = shapes[shape] as Outline;
      const [[a0, b0], [a1, b1], [a2, b2], [a3, b3]] = cells as readonly [C, C, C, C];
      const into = this.swept[shape] as number;
      const freeAt = shape * stride + pad;
      const reachAt = into * stride + pad;
      const open = (stances[into] as Stance).open ? range : 0;
      for (let y = height; y < this.air; y++) {
        free[freeAt + y] = range;
        reach[reachAt + y] = open;
      }
      let above = range;
      let reached = open;
      for (let y = height - 1; y >= 0; y--) {
        const blocked =
          ((rows[y + b0] as number) >>> a0) |
          ((rows[y + b1] as number) >>> a1) |
          ((rows[y + b2] as number) >>> a2) |
          ((rows[y + b3] as number) >>> a3);
        const here = range & ~blocked;
        const land = above & ~here;
        if (land !== 0) {
          count += bitCount(land & reached);
          missed |= land & ~reached;
        }
        reached = spread(reached & here, here);
        above = here;
        free[freeAt + y] = here;
        reach[reachAt + y] = reached;
      }
      count += bitCount(reached);
      missed |= above & ~reached;
    }
    this.air = height;
    return missed === 0 ? count : -1 - count;
  }

  /** After `sweepAll`: whether a turn leads to any place that it did not find. */
  private canTurn(): boolean {
    const { free, reach, stride, pad, swept, top } = this;
    const { stances } = this.table;
    for (let i = 0; i < stances.length; i++) {
      const { shape, turns } = stances[i] as Stance;
      const freeAt = shape * stride + pad;
      const reachAt = (swept[shape] as number) * stride + pad;
      for (let y = top - 1; y >= 0; y--) {
        const missing = (free[freeAt + y] as number) & ~(reach[reachAt + y] as number);
        if (missing !== 0 && this.turnsInto(turns, freeAt, y, missing) !== 0) return true;
      }
    }
    return false;
  }

  /** After `sweepAll`: gives every stance rows of its own, up to where turns can start from. */
  private split({ height }: Stack): void {
    const { reach, stride, pad, swept } = this;
    const { shapes, stances, down, up } = this.table;
    for (let i = 0; i < stances.length; i++) {
      const { shape, open } = stances[i] as Stance;
      const from = swept[shape] as number;
      if (from === i) continue;
      const range = open ? (shapes[shape] as Outline).range : 0;
      const at = i * stride + pad;
      const shift = (from - i) * stride;
      for (let y = 0; y < height; y++) reach[at + y] = open ? (reach[at + shift + y] as number) : 0;
      for (let y = height; y < height + down + up + 2; y++) reach[at + y] = range;
    }
  }

  /** From the spawn alone. False if that is blocked. */
  private searchFromSpawn({ rows }: Stack): boolean {
    const { free, reach, stride, pad, spawn } = this;
    const { shapes, up } = this.table;
    reach.fill(0);
    this.air = CEILING + this.pad;
    shapes.forEach(({ cells, range }, shape) => {
      for (let y = 0; y < CEILING; y++) {
        let blocked = 0;
        for (const [column, height] of cells) blocked |= (rows[y + height] as number) >>> column;
        free[shape * stride + pad + y] = range & ~blocked;
      }
      free.fill(0, shape * stride + pad + CEILING, (shape + 1) * stride);
    });
    this.extent = 0;
    this.turned = true;
    const bit = 1 << spawn.x;
    for (let y = spawn.y; y <= spawn.y + spawn.retries; y++) {
      if (((free[pad + y] as number) & bit) === 0) continue;
      this.top = Math.min(CEILING, y + up + 1);
      this.rising = up;
      reach[pad + y] = bit;
      this.entered = y;
      this.sink(0, y, y);
      this.turnAll();
      this.extent = Math.min(this.top, this.limit);
      return true;
    }
    return false;
  }

  /** From new places in rows `low` to `high` of a stance: sideways, and down. */
  private sink(stance: number, high: number, low: number): void {
    const { free, reach, stride, pad } = this;
    const freeAt = (this.table.stances[stance]?.shape as number) * stride + pad;
    const reachAt = stance * stride + pad;
    let above = 0;
    for (let y = high; y >= 0; y--) {
      const here = free[freeAt + y] as number;
      const before = reach[reachAt + y] as number;
      above = spread(before | (above & here), here);
      if (above === before && y < low) return;
      reach[reachAt + y] = above;
    }
  }

  /** Turns wherever that leads to a new place, and goes on from there, until there is nothing new. */
  private turnAll(): void {
    const { free, reach, stride, pad } = this;
    const { stances } = this.table;
    let quiet = 0;
    for (let i = 0; quiet < stances.length; i = i + 1 === stances.length ? 0 : i + 1) {
      quiet++;
      const { shape, turns } = stances[i] as Stance;
      const freeAt = shape * stride + pad;
      const reachAt = i * stride + pad;
      let high = -1;
      let low = 0;
      for (let y = this.top - 1; y >= 0; y--) {
        const missing = (free[freeAt + y] as number) & ~(reach[reachAt + y] as number);
        if (missing === 0) continue;
        const got = this.turnsInto(turns, freeAt, y, missing);
        if (got === 0) continue;
        reach[reachAt + y] = (reach[reachAt + y] as number) | got;
        if (high < 0) high = y;
        low = y;
      }
      if (high < 0) continue;
      this.sink(i, high, low);
      this.top = Math.max(this.top, Math.min(CEILING, high + this.rising + 1));
      quiet = 1;
    }
  }

  /** Which of the `missing` places in row `y` of an outline some turn leads to. */
  private turnsInto(turns: readonly Turn[], freeAt: number, y: number, missing: number): number {
    let got = 0;
    for (let t = 0; t < turns.length; t++) {
      const turn = turns[t] as Turn;
      for (let test = 0; test < turn.dx.length; test++) got |= this.arrivals(turn, test, freeAt, y, missing);
    }
    return got;
  }

  /** Which of the `wanted` places in row `y` of an outline the turn leads to by this test, all tests before it failing. */
  arrivals({ from, dx, dy }: Turn, test: number, freeAt: number, y: number, wanted: number): number {
    const { free, reach, stride, pad } = this;
    const shift = dx[test] as number;
    const source = y - (dy[test] as number);
    const stance = this.turned ? from : (this.sources[from] as number);
    let come = wanted & shifted(reach[stance * stride + pad + source] as number, shift);
    for (let i = 0; come !== 0 && i < test; i++) {
      come &= ~shifted(free[freeAt + source + (dy[i] as number)] as number, shift - (dx[i] as number));
    }
    return come;
  }
}

type C = readonly [number, number];
