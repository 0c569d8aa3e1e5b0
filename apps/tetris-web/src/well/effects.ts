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
    for (const [x, y] of topCells(cells)) {
      const bottom = drawnRow(y, hiddenRows);
      const length = Math.min(dropped, bottom + 1);
      if (length < 1) continue;
      const image = this.sprites.take(trailFrame(colourOf(piece)));
      image.setOrigin(0.5, 1).setPosition(middleX(box, x), bottom * box.cell);
      image.setDisplaySize(box.cell, length * box.cell).setAlpha(0.5);
      this.tween({ targets: image, alpha: 0, duration: TRAIL_MS, ease: 'Quad.easeOut' }, () =>
        this.sprites.give(image),
      );
    }
  }

  /** A short light on the piece that has come to rest. */
  private lock(box: WellBox, { cells, rows, spin }: Locked, hiddenRows: number): void {
    for (const [x, y] of cells) {
      if (rows.includes(y)) continue;
      const row = drawnRow(y, hiddenRows);
      if (row < 0) continue;
      const flash = this.sprites.take(FLASH_FRAME).setPosition(middleX(box, x), middleY(box, row));
      flash.setAlpha(spin === 'none' ? 0.5 : 0.85);
      const { scaleX, scaleY } = flash.setDisplaySize(box.cell, box.cell);
      flash.setScale(scaleX * 1.04, scaleY * 0.94);
      this.tween({ targets: flash, alpha: 0, scaleX, scaleY, duration: LOCK_MS, ease: 'Quad.easeOut' }, () =>
        this.sprites.give(flash),
      );
    }
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
    for (const y of rows) {
      const row = drawnRow(y, hiddenRows);
      if (row < 0) continue;
      this.sweep(box, row);
      for (let x = 0; x < COLUMNS; x++) this.vanish(box, colourOfCell(x, y), x, row, splinters);
    }
    this.drop(rows.map((y) => drawnRow(y, hiddenRows)));
  }

  private vanish(box: WellBox, colour: number, column: number, row: number, splinters: number): void {
    if (colour === 0) return;
    const [x, y] = [middleX(box, column), middleY(box, row)];
    const delay = Math.abs(column - (COLUMNS - 1) / 2) * 14;
    const tile = this.sprites.take(tileFrame(colour)).setPosition(x, y).setDisplaySize(box.cell, box.cell);
    this.tween({ targets: tile, scale: 0, alpha: 0.6, delay, duration: CLEAR_MS - delay, ease: 'Back.easeIn' }, () =>
      this.sprites.give(tile),
    );
    this.shards.burst(colour, x, y, splinters);
  }

  /** A bar of light across a row. */
  private sweep(box: WellBox, row: number): void {
    const image = this.sprites.take(GLOW_FRAME).setPosition(middleX(box, (COLUMNS - 1) / 2), middleY(box, row));
    image.setBlendMode('ADD').setDisplaySize(box.cell * COLUMNS * 1.02, box.cell * 2.2);
    const { scaleX } = image;
    this.tween(
      { targets: image, scaleY: 0, scaleX: scaleX * 0.96, alpha: 0, duration: CLEAR_MS, ease: 'Quad.easeOut' },
      () => this.sprites.give(image),
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

  private tween(config: Phaser.Types.Tweens.TweenBuilderConfig, done: () => void): Phaser.Tweens.Tween {
    return this.scene.tweens.add({ ...config, onComplete: done });
  }
}

/** The highest cell of each column. */
function topCells(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter(([x, y]) => !cells.some(([otherX, otherY]) => otherX === x && otherY < y));
}
