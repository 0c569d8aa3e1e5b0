import { colourOf, type Placement } from '@blockyard/tetris';
import type * as Phaser from 'phaser';
import type { WellBox } from './box.ts';
import { drawnRow, middleX, middleY } from './places.ts';

const BLOCKS = 4;

/** One piece where it stands: the active one, or its ghost, by the frame that it is drawn with. */
export class PieceView {
  private readonly images: readonly Phaser.GameObjects.Image[];
  private box: WellBox | undefined;
  private shown: Placement | undefined;
  private hiddenRows = 0;

  constructor(
    scene: Phaser.Scene,
    layer: Phaser.GameObjects.Layer,
    private texture: string,
    private readonly frameOf: (colour: number) => string,
  ) {
    this.images = Array.from({ length: BLOCKS }, () => {
      const image = scene.add.image(0, 0, texture, frameOf(1)).setVisible(false);
      layer.add(image);
      return image;
    });
  }

  sync(placement: Placement | null, hiddenRows: number): void {
    this.shown = placement ?? undefined;
    this.hiddenRows = hiddenRows;
    this.draw();
  }

  place(box: WellBox): void {
    this.box = box;
    this.draw();
  }

  retexture(texture: string): void {
    this.texture = texture;
    this.draw();
  }

  private draw(): void {
    const { box, shown } = this;
    for (const [i, image] of this.images.entries()) {
      const cell = shown?.cells[i];
      const [x, y] = cell ?? [0, -1];
      const row = cell === undefined ? -1 : drawnRow(y, this.hiddenRows);
      image.setVisible(box !== undefined && row >= 0);
      if (box === undefined || shown === undefined || row < 0) continue;
      image.setTexture(this.texture, this.frameOf(colourOf(shown.piece)));
      image.setPosition(middleX(box, x), middleY(box, row)).setDisplaySize(box.cell, box.cell);
    }
  }
}
