import type * as Phaser from 'phaser';

/** A bounded stock of images for effects. When all are in use the oldest effect gives its image up. */
export class Sprites {
  private readonly images: Phaser.GameObjects.Image[] = [];
  private next = 0;
  private takings = 0;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly layer: Phaser.GameObjects.Layer,
    private texture: string,
    private readonly most: number,
  ) {}

  /** An image with the frame, as new: in its own size, opaque and upright. Its `state` is another with every taking. */
  take(frame: string): Phaser.GameObjects.Image {
    return this.free(frame)
      .setTexture(this.texture, frame)
      .setState(++this.takings)
      .setVisible(true)
      .setActive(true)
      .setAlpha(1)
      .setRotation(0)
      .setScale(1)
      .setOrigin(0.5)
      .setBlendMode('NORMAL');
  }

  give(image: Phaser.GameObjects.Image): void {
    image.setVisible(false).setActive(false);
  }

  giveAll(): void {
    for (const image of this.images) this.give(image);
  }

  get busy(): boolean {
    return this.images.some((image) => image.active);
  }

  retexture(texture: string): void {
    this.texture = texture;
    for (const image of this.images) image.setTexture(texture, image.frame.name);
  }

  private free(frame: string): Phaser.GameObjects.Image {
    const idle = this.images.find((image) => !image.active);
    if (idle !== undefined) return idle;
    const oldest = this.images[this.next % this.most];
    if (this.images.length >= this.most && oldest !== undefined) {
      this.next++;
      return oldest;
    }
    const image = this.scene.add.image(0, 0, this.texture, frame);
    this.layer.add(image);
    this.images.push(image);
    return image;
  }
}
