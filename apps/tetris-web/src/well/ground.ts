import type * as Phaser from 'phaser';
import { COLUMNS, ROWS, ROWS_ABOVE, type WellBox } from './box.ts';

const KEY = 'ground';

/** The floor of the well: its depth, and a faint grid of lines one device pixel thick. */
export class Ground {
  private image: Phaser.GameObjects.Image | undefined;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly layer: Phaser.GameObjects.Layer,
  ) {}

  place(box: WellBox): void {
    const { textures } = this.scene;
    this.image?.destroy();
    if (textures.exists(KEY)) textures.remove(KEY);
    textures.addCanvas(KEY, drawGround(box));
    this.image = this.scene.add.image(box.bleed, ROWS_ABOVE * box.cell, KEY).setOrigin(0);
    this.layer.addAt(this.image, 0);
  }
}

function drawGround({ cell, ratio }: WellBox): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = COLUMNS * cell;
  canvas.height = ROWS * cell;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const depth = context.createLinearGradient(0, 0, 0, canvas.height);
  depth.addColorStop(0, '#080d28');
  depth.addColorStop(0.25, '#0b1233');
  depth.addColorStop(1, '#101a45');
  context.fillStyle = depth;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const line = Math.max(1, Math.round(ratio));
  context.fillStyle = 'rgba(140,168,255,.085)';
  for (let x = 1; x < COLUMNS; x++) context.fillRect(x * cell - Math.floor(line / 2), 0, line, canvas.height);
  for (let y = 1; y < ROWS; y++) context.fillRect(0, y * cell - Math.floor(line / 2), canvas.width, line);
  return canvas;
}
