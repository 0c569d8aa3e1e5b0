import type * as Phaser from 'phaser';
import { COLUMNS, type WellBox } from './box.ts';
import { DRAWN_ROWS } from './places.ts';
import type { Sprites } from './sprites.ts';
import { shardFrame } from './tiles.ts';

interface Shard {
  readonly image: Phaser.GameObjects.Image;
  /** Cells a second. */
  vx: number;
  vy: number;
  /** Turns a second. */
  readonly spin: number;
  /** Seconds left of `life`. */
  left: number;
  readonly life: number;
}

/** Cells a second, each second. */
const FALL = 34;
/** How much of its speed a splinter keeps that meets a wall or the floor. */
const BOUNCE = 0.5;
/** How near its middle comes to them, in cells. */
const NEAREST = 0.2;
const MOST = 96;

/** Splinters of candies that fly off, fall, and bounce off the well. */
export class Shards {
  private shards: Shard[] = [];

  constructor(private readonly sprites: Sprites) {}

  get flying(): boolean {
    return this.shards.length > 0;
  }

  /** Breaks the block of this colour at (x, y) in device pixels into `count` splinters. */
  burst(colour: number, x: number, y: number, count: number): void {
    for (let i = 0; i < count && this.shards.length < MOST; i++) {
      const image = this.sprites.take(shardFrame(colour)).setPosition(x, y);
      const life = 0.45 + Math.random() * 0.35;
      const angle = Math.random() * Math.PI * 2;
      const push = 2 + Math.random() * 6;
      this.shards.push({
        image: image.setScale(0.6 + Math.random() * 0.6),
        vx: Math.cos(angle) * push,
        vy: Math.sin(angle) * push - 5,
        spin: (Math.random() - 0.5) * 3,
        left: life,
        life,
      });
    }
  }

  step(box: WellBox, seconds: number): void {
    for (const shard of this.shards) {
      shard.left -= seconds;
      shard.vy += FALL * seconds;
      const { image, vx, vy, spin, left, life } = shard;
      const x = image.x + vx * box.cell * seconds;
      const y = image.y + vy * box.cell * seconds;
      image.x = within(x, box.bleed, box.bleed + COLUMNS * box.cell, NEAREST * box.cell);
      image.y = Math.min(y, (DRAWN_ROWS - NEAREST) * box.cell);
      if (image.x !== x) shard.vx *= -BOUNCE;
      if (image.y !== y) shard.vy *= -BOUNCE;
      image.rotation += spin * Math.PI * 2 * seconds;
      image.setAlpha(Math.max(0, Math.min(1, (left / life) * 1.6)));
      if (left <= 0) this.sprites.give(image);
    }
    this.shards = this.shards.filter(({ left }) => left > 0);
  }

  clear(): void {
    for (const { image } of this.shards) this.sprites.give(image);
    this.shards = [];
  }
}

function within(x: number, from: number, to: number, nearest: number): number {
  return Math.max(from + nearest, Math.min(x, to - nearest));
}
