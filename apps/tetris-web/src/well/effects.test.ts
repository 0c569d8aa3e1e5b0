import type { TetrisEvent } from '@blockyard/tetris';
import type * as Phaser from 'phaser';
import { beforeEach, expect, test } from 'vitest';
import { fitWell } from './box.ts';
import { Effects } from './effects.ts';
import { SettledView } from './settled-view.ts';
import { Sprites } from './sprites.ts';

const BOX = fitWell({ left: 0, top: 0, width: 900, height: 900, side: 200, frame: 6, above: 2, devicePixelRatio: 1 });
const HIDDEN = 20;

/** What of an image the effects change. */
class FakeImage {
  state: string | number = 0;
  visible = true;
  active = true;
  alpha = 1;
  scaleX = 1;
  scaleY = 1;
  frame = { name: '' };
  setState = (state: number) => this.with({ state });
  setTexture = (_: string, name: string) => this.with({ frame: { name } });
  setFrame = (name: string) => this.with({ frame: { name } });
  setVisible = (visible: boolean) => this.with({ visible });
  setActive = (active: boolean) => this.with({ active });
  setAlpha = (alpha: number) => this.with({ alpha });
  setScale = (scaleX: number, scaleY = scaleX) => this.with({ scaleX, scaleY });
  setDisplaySize = (width: number, height: number) => this.with({ scaleX: width, scaleY: height });
  setPosition = () => this;
  setOrigin = () => this;
  setRotation = () => this;
  setBlendMode = () => this;

  private with(changed: Partial<FakeImage>): this {
    return Object.assign(this, changed);
  }
}

interface FakeTween {
  readonly targets: { left?: number };
  readonly onUpdate: () => void;
  readonly onComplete: () => void;
}

let images: FakeImage[];
let tweens: FakeTween[];
let effects: Effects;

const open = (most: number): void => {
  images = [];
  tweens = [];
  const scene = {
    add: { image: () => images[images.push(new FakeImage()) - 1] },
    tweens: { tweens, add: (tween: FakeTween) => tweens.push(tween), setLagSmooth: () => undefined },
  } as unknown as Phaser.Scene;
  const layer = { add: () => undefined } as unknown as Phaser.GameObjects.Layer;
  const settled = new SettledView(scene, layer, 'tiles');
  images.length = 0;
  effects = new Effects(scene, new Sprites(scene, layer, 'tiles', most), settled);
};

const locked = (y: number, rows: readonly number[]): TetrisEvent => ({
  type: 'locked',
  piece: 'I',
  x: 0,
  y,
  rotation: 0,
  cells: [0, 1, 2, 3].map((x) => [x, y] as const),
  spin: 'none',
  kick: null,
  rows,
});

beforeEach(() => open(160));

test('the light on a piece fades as one, and its images are given back', () => {
  effects.play([locked(39, [])], BOX, HIDDEN);
  expect(images.map(({ alpha }) => alpha)).toEqual([0.5, 0.5, 0.5, 0.5]);
  const [tween] = tweens;
  expect(tweens).toHaveLength(1);
  if (tween === undefined) return;
  tween.targets.left = 0.5;
  tween.onUpdate();
  expect(images.map(({ alpha }) => alpha)).toEqual([0.25, 0.25, 0.25, 0.25]);
  tween.onComplete();
  expect(images.map(({ visible, active }) => visible || active)).toEqual([false, false, false, false]);
});

test('a clear of four rows moves by few tweens', () => {
  const rows = [36, 37, 38, 39];
  const cells = rows.flatMap((y) => Array.from({ length: 10 }, (_, x) => [x, y] as const));
  const whole = { ...locked(36, rows), cells } as TetrisEvent;
  effects.play([whole, { type: 'cleared', rows, perfect: true }], BOX, HIDDEN);
  expect(images.filter(({ frame }) => frame.name.startsWith('tile'))).toHaveLength(40);
  // A light, the columns in pairs, and the rows that fall.
  expect(tweens).toHaveLength(7);
});

test('an image that was given up for another effect is left to that one', () => {
  open(4);
  effects.play([locked(39, [])], BOX, HIDDEN);
  effects.play([locked(38, [])], BOX, HIDDEN);
  const [first, second] = tweens;
  if (first === undefined || second === undefined) throw new Error('There are two tweens.');
  first.targets.left = 0;
  first.onUpdate();
  first.onComplete();
  expect(images.map(({ alpha, visible }) => [alpha, visible])).toEqual(images.map(() => [0.5, true]));
  second.onComplete();
  expect(images.some(({ visible }) => visible)).toBe(false);
});
