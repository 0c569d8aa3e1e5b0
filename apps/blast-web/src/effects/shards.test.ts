import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shards } from './shards.ts';

const SIZE = { width: 320, height: 320, margin: 40, ratio: 2 };
/** Where splinters were drawn, and how opaque. */
let drawn: { readonly x: number; readonly y: number; readonly alpha: number }[];
let frames: ((now: number) => void)[];
let canvas: { width: number; height: number };
let shards: Shards;

beforeEach(() => {
  drawn = [];
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const nothing = (): void => undefined;
  const pen = {
    globalAlpha: 1,
    translate: (x: number, y: number) => drawn.push({ x, y, alpha: pen.globalAlpha }),
    ...{ setTransform: nothing, clearRect: nothing, save: nothing, restore: nothing, rotate: nothing },
    ...{ beginPath: nothing, roundRect: nothing, fill: nothing, fillRect: nothing },
  };
  canvas = Object.assign({ width: 0, height: 0 }, { getContext: () => pen });
  shards = new Shards(canvas as unknown as OffscreenCanvas);
});

afterEach(() => vi.unstubAllGlobals());

/** Plays all frames to the end. */
function playOut(): void {
  const from = performance.now();
  for (let i = 0; frames.length > 0; i++) frames.shift()?.(from + 16 * i);
}

test('splinters fly beyond the overlay and are gone at the edge of the canvas', () => {
  const burst = { colour: '#fff', size: 38, count: 40, delay: 0 };
  shards.burst(
    [
      { ...burst, x: 300, y: 160 },
      { ...burst, x: 20, y: 20 },
    ],
    SIZE,
  );
  expect(canvas).toMatchObject({ width: 800, height: 800 });
  playOut();
  const beyond = ({ x, y }: { x: number; y: number }): number => Math.max(-x, -y, x - SIZE.width, y - SIZE.height);
  const seen = drawn.filter(({ alpha }) => alpha > 0);
  expect(seen.some((shard) => beyond(shard) > 0)).toBe(true);
  expect(seen.filter((shard) => beyond(shard) >= SIZE.margin)).toEqual([]);
  expect(seen.filter((shard) => beyond(shard) > SIZE.margin * 0.8 && shard.alpha > 0.21)).toEqual([]);
});

test('no frame is asked for once none fly', () => {
  shards.burst([{ x: 160, y: 160, colour: '#fff', size: 38, count: 8, delay: 50 }], SIZE);
  expect(frames).toHaveLength(1);
  playOut();
  shards.burst([], SIZE);
  expect(frames).toEqual([]);
});
