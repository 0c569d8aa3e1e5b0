import { colourOf, type TetrisEvent } from '@blockyard/tetris';
import type * as Phaser from 'phaser';
import { COLUMNS, type WellBox } from './box.ts';
import { DRAWN_ROWS, drawnRow, middleX, middleY } from './places.ts';
import type { SettledView } from './settled-view.ts';
import { Shards } from './shards.ts';
import type { Sprites } from './sprites.ts';
import { FLASH_FRAME, GLOW_FRAME, tileFrame, trailFrame } from './tiles.ts';

type Locked = Extract<TetrisEvent, { type: 'locked' }>;
type Cell = readonly [x: number, y: number];

const LOCK_MS = 170;
const TRAIL_MS = 200;
const CLEAR_MS = 240;
/** The rows above hang until the cleared ones have all but gone. */
const HANG_MS = 110;
const FALL_MS = 150;

/**
 * What is seen of an event for a moment. Nothing here says where a block is: all of it may be dropped, and `settle`
 * leaves the picture that the state alone makes.
 */
export class Effects {
  private readonly shards: Shards;
  /** The rows that fall after a clear. */
  private falling: Phaser.Tweens.Tween | undefined;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly sprites: Sprites,
    private readonly settled: SettledView,
  ) {
    this.shards = new Shards(sprites);
    // Frames are drawn only while something moves: the time between two bursts of them is no time of an effect's.
    scene.tweens.setLagSmooth(60, 16);
  }

  get moving(): boolean {
    return this.scene.tweens.tweens.length > 0 || this.shards.flying;
  }

  step(box: WellBox, seconds: number): void {
    this.shards.step(box, seconds);
  }

  settle(): void {
    this.scene.tweens.killAll();
    this.falling = undefined;
    this.shards.clear();
    this.sprites.giveAll();
    this.settled.still();
  }

  /** Starts what these events look like. The settled view must still show the state before them. */
  play(events: readonly TetrisEvent[], box: WellBox, hiddenRows: number): void {
    let dropped = 0;
    let locked: Locked | undefined;
    for (const event of events) {
      if (event.type === 'dropped') dropped = event.rows;
      if (event.type === 'locked') {
        locked = event;
        if (dropped > 1) this.trail(box, event, dropped, hiddenRows);
        this.lock(box, event, hiddenRows);
      }
      if (event.type === 'cleared') this.clear(box, event.rows, locked, event.perfect, hiddenRows);
    }
  }

  private trail(box: WellBox, { cells, piece }: Locked, dropped: number, hiddenRows: number): void {
    const images: Phaser.GameObjects.Image[] = [];
    for (const [x, y] of topCells(cells)) {
      const bottom = drawnRow(y, hiddenRows);
      const length = Math.min(dropped, bottom + 1);
      if (length < 1) continue;
      const image = this.sprites.take(trailFrame(colourOf(piece)));
      image.setOrigin(0.5, 1).setPosition(middleX(box, x), bottom * box.cell);
      images.push(image.setDisplaySize(box.cell, length * box.cell).setAlpha(0.5));
    }
    this.together(images, { duration: TRAIL_MS, ease: 'Quad.easeOut' }, (image, left) => image.setAlpha(0.5 * left));
  }

  /** A short light on the piece that has come to rest. */
  private lock(box: WellBox, { cells, rows, spin }: Locked, hiddenRows: number): void {
    const images: Phaser.GameObjects.Image[] = [];
    for (const [x, y] of cells) {
      const row = drawnRow(y, hiddenRows);
      if (row < 0 || rows.includes(y)) continue;
      const flash = this.sprites.take(FLASH_FRAME).setPosition(middleX(box, x), middleY(box, row));
      images.push(flash.setDisplaySize(box.cell, box.cell));
    }
    const bright = spin === 'none' ? 0.5 : 0.85;
    const [scale = 1] = images.map(({ scaleX }) => scaleX);
    this.together(images, { duration: LOCK_MS, ease: 'Quad.easeOut' }, (image, left) =>
      image.setAlpha(bright * left).setScale(scale * (1 + 0.04 * left), scale * (1 - 0.06 * left)),
    );
  }

  /** The cleared rows light up and burst from the middle outwards; what lay above them falls. */
  private clear(
    box: WellBox,
    rows: readonly number[],
    locked: Locked | undefined,
    perfect: boolean,
    hiddenRows: number,
  ): void {
    const colourOfCell = (x: number, y: number): number =>
      locked?.cells.some((cell) => cell[0] === x && cell[1] === y) === true
        ? colourOf(locked.piece)
        : this.settled.colourAt(x, drawnRow(y, hiddenRows));
    const splinters = rows.length >= 4 || perfect ? 3 : 2;
    const drawn = rows.map((y) => drawnRow(y, hiddenRows));
    this.sweep(box, drawn);
    // The columns as far from the middle as each other go together.
    for (let x = 0; x < COLUMNS / 2; x++) {
      const tiles: Phaser.GameObjects.Image[] = [];
      for (const [i, row] of drawn.entries()) {
        for (const column of row < 0 ? [] : [x, COLUMNS - 1 - x]) {
          const colour = colourOfCell(column, rows[i] ?? 0);
          if (colour > 0) tiles.push(this.burst(box, colour, column, row, splinters));
        }
      }
      this.vanish(tiles, ((COLUMNS - 1) / 2 - x) * 14);
    }
    this.drop(drawn);
  }

  /** A block that flies to pieces. */
  private burst(
    box: WellBox,
    colour: number,
    column: number,
    row: number,
    splinters: number,
  ): Phaser.GameObjects.Image {
    const [x, y] = [middleX(box, column), middleY(box, row)];
    const tile = this.sprites.take(tileFrame(colour)).setPosition(x, y).setDisplaySize(box.cell, box.cell);
    this.shards.burst(colour, x, y, splinters);
    return tile;
  }

  private vanish(tiles: readonly Phaser.GameObjects.Image[], delay: number): void {
    const [scale = 1] = tiles.map(({ scaleX }) => scaleX);
    this.together(tiles, { delay, duration: CLEAR_MS - delay, ease: 'Back.easeIn' }, (tile, left) =>
      tile.setScale(scale * left).setAlpha(0.6 + 0.4 * left),
    );
  }

  /** A bar of light across each row. */
  private sweep(box: WellBox, rows: readonly number[]): void {
    const bars = rows
      .filter((row) => row >= 0)
      .map((row) =>
        this.sprites
          .take(GLOW_FRAME)
          .setPosition(middleX(box, (COLUMNS - 1) / 2), middleY(box, row))
          .setBlendMode('ADD')
          .setDisplaySize(box.cell * COLUMNS * 1.02, box.cell * 2.2),
      );
    const [{ scaleX, scaleY } = { scaleX: 1, scaleY: 1 }] = bars;
    this.together(bars, { duration: CLEAR_MS, ease: 'Quad.easeOut' }, (bar, left) =>
      bar.setScale(scaleX * (0.96 + 0.04 * left), scaleY * left).setAlpha(left),
    );
  }

  /** Rows above cleared ones hang as far up as there were cleared rows below them, then fall into place. */
  private drop(cleared: readonly number[]): void {
    const hanging: { row: number; by: number }[] = [];
    let target = DRAWN_ROWS - 1;
    for (let row = DRAWN_ROWS - 1; row >= 0; row--) {
      if (cleared.includes(row)) continue;
      if (target > row) hanging.push({ row: target, by: target - row });
      target--;
    }
    const place = (part: number): void => {
      for (const { row, by } of hanging) this.settled.hang(row, by * part);
    };
    this.falling?.destroy();
    this.settled.still();
    place(1);
    const state = { part: 1 };
    this.falling = this.tween(
      {
        targets: state,
        part: 0,
        delay: HANG_MS,
        duration: FALL_MS,
        ease: 'Quad.easeIn',
        onUpdate: () => place(state.part),
      },
      () => place(0),
    );
  }

  /** Images that change alike are one tween: `show` draws each with so much of the effect left, from 1 to 0. */
  private together(
    images: readonly Phaser.GameObjects.Image[],
    time: { readonly delay?: number; readonly duration: number; readonly ease: string },
    show: (image: Phaser.GameObjects.Image, left: number) => void,
  ): void {
    if (images.length === 0) return;
    const taken = images.map((image) => [image, image.state] as const);
    // An image may have been given up for another effect.
    const each = (act: (image: Phaser.GameObjects.Image) => void): void => {
      for (const [image, state] of taken) if (image.state === state) act(image);
    };
    const effect = { left: 1 };
    const draw = (): void => each((image) => show(image, effect.left));
    draw();
    this.tween({ targets: effect, left: 0, ...time, onUpdate: draw }, () => each((image) => this.sprites.give(image)));
  }

  private tween(config: Phaser.Types.Tweens.TweenBuilderConfig, done: () => void): Phaser.Tweens.Tween {
    return this.scene.tweens.add({ ...config, onComplete: done });
  }
}

/** The highest cell of each column. */
function topCells(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter(([x, y]) => !cells.some(([otherX, otherY]) => otherX === x && otherY < y));
}
