import { bitCount } from './bits.ts';
import { Flood, type Spawn } from './flood.ts';
import { Labels } from './labels.ts';
import { CEILING, type Stack } from './stack.ts';
import type { PieceTable, Stance } from './table.ts';

const OUTLINES = 4;

/** A mask for each height of each outline, three times over: the places without a spin, with a mini, and with a full one. */
export const MASKS = 3 * OUTLINES * CEILING;

export interface RestOptions {
  /** Whether a T counts once for each spin label. */
  readonly labels: boolean;
  /** From this height on nothing counts. */
  readonly lockOutRow: number;
}

/** The places to rest of one piece: how many, or which. */
export class Rests {
  private readonly flood: Flood;
  private readonly labels: Labels | undefined;

  constructor(
    readonly table: PieceTable,
    spawn: Spawn,
    { labels, lockOutRow }: RestOptions,
  ) {
    this.flood = new Flood(table, spawn, lockOutRow);
    this.labels = labels && table.piece === 'T' ? new Labels(this.flood) : undefined;
  }

  count(stack: Stack): number {
    const { flood, table } = this;
    const count = flood.search(stack);
    const labels = this.neededLabels(stack);
    if (labels === undefined) return count;
    let labelled = 0;
    for (let i = 0; i < table.stances.length; i++) {
      for (let y = 0; y < flood.extent; y++) {
        labels.at(stack, i, y);
        labelled += bitCount(labels.none) + bitCount(labels.mini) + bitCount(labels.full);
      }
    }
    return labelled;
  }

  /** Writes the places down, at `maskIndex`. Says below which height all of them are. */
  list(stack: Stack, into: Int32Array): number {
    const { flood, table } = this;
    flood.search(stack);
    for (let shape = 0; shape < table.shapes.length; shape++) {
      for (let y = 0; y < flood.extent; y++) write(into, shape, y, flood.places.resting(shape, y), 0, 0);
    }
    const labels = this.neededLabels(stack);
    if (labels === undefined) return flood.extent;
    for (let i = 0; i < table.stances.length; i++) {
      for (let y = 0; y < flood.extent; y++) {
        labels.at(stack, i, y);
        write(into, (table.stances[i] as Stance).shape, y, labels.none, labels.mini, labels.full);
      }
    }
    return flood.extent;
  }

  /** The labels, ready to be read, where a search found a place that can have another than none. */
  private neededLabels(stack: Stack): Labels | undefined {
    const { labels } = this;
    if (labels === undefined || !labels.matter(stack)) return undefined;
    this.flood.finish(stack);
    return labels;
  }
}

function write(into: Int32Array, shape: number, y: number, none: number, mini: number, full: number): void {
  into[maskIndex(0, shape, y)] = none;
  into[maskIndex(1, shape, y)] = mini;
  into[maskIndex(2, shape, y)] = full;
}

/** Where the mask for a label (0 none, 1 mini, 2 full), an outline and a height is. */
export function maskIndex(label: number, shape: number, y: number): number {
  return (label * OUTLINES + shape) * CEILING + y;
}
