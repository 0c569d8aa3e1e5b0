import { expect, test } from 'vitest';
import { COLUMNS, fitWell } from './box.ts';
import { DRAWN_ROWS, middleX, middleY } from './places.ts';
import { Shards } from './shards.ts';
import type { Sprites } from './sprites.ts';

const BOX = fitWell({ left: 0, top: 0, width: 900, height: 900, side: 200, frame: 6, above: 2, devicePixelRatio: 1 });

class FakeImage {
  x = 0;
  y = 0;
  rotation = 0;
  setPosition = (x: number, y: number) => Object.assign(this, { x, y });
  setScale = () => this;
  setAlpha = () => this;
}

test('splinters stay between the walls and above the floor, and move until they are gone', () => {
  const images: FakeImage[] = [];
  const sprites = { take: () => images[images.push(new FakeImage()) - 1], give: () => undefined };
  const shards = new Shards(sprites as unknown as Sprites);
  for (const column of [0, 4, COLUMNS - 1]) {
    shards.burst(1, middleX(BOX, column), middleY(BOX, DRAWN_ROWS - 1), 32);
  }
  const [left, right] = [BOX.bleed, BOX.bleed + COLUMNS * BOX.cell];
  for (let step = 0; shards.flying; step++) {
    expect(step).toBeLessThan(60);
    const before = images.map(({ x, y }) => `${x} ${y}`);
    shards.step(BOX, 1 / 60);
    expect(images.filter(({ x, y }) => x < left || x > right || y > DRAWN_ROWS * BOX.cell)).toEqual([]);
    if (step === 0) expect(images.filter(({ x, y }, i) => `${x} ${y}` === before[i])).toEqual([]);
  }
  expect(images).toHaveLength(96);
});
