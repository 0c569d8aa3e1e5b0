import type { TetrisEvent, TetrisView } from '@blockyard/tetris';
import * as Phaser from 'phaser';
import type { WellBox } from './box.ts';
import { Effects } from './effects.ts';
import { Ground } from './ground.ts';
import { PieceView } from './piece-view.ts';
import { SettledView } from './settled-view.ts';
import { Sprites } from './sprites.ts';
import type { StageLook } from './stage.ts';
import { ghostFrame, type TileSheet, tileFrame } from './tiles.ts';

/** What the views need; made once there are tiles to draw with. */
interface Views {
  readonly ground: Ground;
  readonly settled: SettledView;
  readonly ghost: PieceView;
  readonly piece: PieceView;
  readonly sprites: Sprites;
  readonly effects: Effects;
}

const MOST_SPRITES = 160;

/** Wires the views of the well; it decides nothing. */
export class WellScene extends Phaser.Scene {
  private views: Views | undefined;
  private box: WellBox | undefined;
  private sheets = 0;
  private view: TetrisView | undefined;
  private stageLook: StageLook = { ghost: true, patterns: false, reducedMotion: false };

  constructor() {
    super('well');
  }

  get moving(): boolean {
    return this.views?.effects.moving ?? false;
  }

  place(box: WellBox): void {
    this.box = box;
    this.cameras.main.setSize(box.canvasWidth, box.canvasHeight);
    this.views?.effects.settle();
    this.placeViews();
  }

  /** Takes tiles drawn anew, for another cell size or another look. */
  useTiles(sheet: TileSheet): void {
    const before = this.sheets === 0 ? undefined : this.tilesKey();
    this.sheets++;
    const key = this.tilesKey();
    const texture = this.textures.addCanvas(key, sheet.canvas);
    for (const [name, { x, y, width, height }] of sheet.frames) texture?.add(name, 0, x, y, width, height);
    if (this.views === undefined) this.views = this.createViews(key);
    else {
      const { settled, ghost, piece, sprites, effects } = this.views;
      effects.settle();
      for (const view of [settled, ghost, piece, sprites]) view.retexture(key);
    }
    this.placeViews();
    this.show(this.view);
    if (before !== undefined) this.textures.remove(before);
  }

  setLook(look: StageLook): void {
    this.stageLook = look;
    if (look.reducedMotion) this.views?.effects.settle();
    this.show(this.view);
  }

  show(view: TetrisView | undefined): void {
    this.view = view;
    if (this.views === undefined) return;
    const hiddenRows = view?.hiddenRows ?? 0;
    const { settled, ghost, piece } = this.views;
    settled.sync(view?.well, hiddenRows);
    piece.sync(view?.active ?? null, hiddenRows);
    ghost.sync(this.stageLook.ghost && view?.over === false ? view.ghost : null, hiddenRows);
  }

  play(events: readonly TetrisEvent[]): void {
    if (this.views === undefined || this.box === undefined || this.stageLook.reducedMotion) return;
    this.views.effects.play(events, this.box, this.view?.hiddenRows ?? 0);
  }

  settle(): void {
    this.views?.effects.settle();
  }

  override update(_time: number, delta: number): void {
    if (this.box !== undefined) this.views?.effects.step(this.box, Math.min(delta, 50) / 1000);
  }

  private tilesKey(): string {
    return `tiles-${this.sheets}`;
  }

  private createViews(texture: string): Views {
    const layer = () => this.add.layer();
    const ground = new Ground(this, layer());
    const ghost = new PieceView(this, layer(), texture, ghostFrame);
    const settled = new SettledView(this, layer(), texture);
    const piece = new PieceView(this, layer(), texture, tileFrame);
    const sprites = new Sprites(this, layer(), texture, MOST_SPRITES);
    return { ground, ghost, settled, piece, sprites, effects: new Effects(this, sprites, settled) };
  }

  private placeViews(): void {
    if (this.views === undefined || this.box === undefined) return;
    const { ground, settled, ghost, piece } = this.views;
    for (const view of [ground, settled, ghost, piece]) view.place(this.box);
  }
}
