import type { TetrisEvent, TetrisView } from '@blockyard/tetris';
import * as Phaser from 'phaser';
import type { WellBox } from './box.ts';
import type { Stage, StageLook } from './stage.ts';
import { drawTiles } from './tiles.ts';
import { WellScene } from './well-scene.ts';

const START_PATIENCE_MS = 15_000;

/** Starts Phaser in `parent`: with WebGL, else with Canvas. Rejects where the browser can do neither. */
export async function openStage(parent: HTMLElement, box: WellBox): Promise<Stage> {
  try {
    return await PhaserStage.open(parent, box, Phaser.WEBGL);
  } catch {
    parent.replaceChildren();
    return PhaserStage.open(parent, box, Phaser.CANVAS);
  }
}

class PhaserStage implements Stage {
  private dirty = true;
  private drawnAt = 0;
  private tilesFor = '';
  private stageLook: StageLook = { ghost: true, patterns: false, reducedMotion: false };
  private disposed = false;

  static open(parent: HTMLElement, box: WellBox, type: number): Promise<PhaserStage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The renderer did not start.')), START_PATIENCE_MS);
      const scene = new WellScene(() => {
        clearTimeout(timer);
        resolve(new PhaserStage(game, scene, box));
      });
      const game = new Phaser.Game({
        type,
        parent,
        scene,
        transparent: true,
        banner: false,
        autoFocus: false,
        // All input comes from the DOM.
        input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
        scale: {
          mode: Phaser.Scale.NONE,
          width: box.canvasWidth,
          height: box.canvasHeight,
          zoom: 1 / box.ratio,
          expandParent: false,
        },
        render: { antialias: true, powerPreference: 'low-power' },
      });
    });
  }

  private constructor(
    private readonly game: Phaser.Game,
    private readonly scene: WellScene,
    private box: WellBox,
  ) {
    // Frames are drawn when the page has something to show, and only then.
    game.loop.stop();
    const redraw = (): void => {
      this.dirty = true;
    };
    game.canvas.addEventListener('webglcontextrestored', redraw);
    scene.place(box);
    this.refreshTiles();
  }

  get renderer(): 'webgl' | 'canvas' {
    return this.game.renderer.type === Phaser.WEBGL ? 'webgl' : 'canvas';
  }

  resize(box: WellBox): void {
    this.box = box;
    const { scale } = this.game;
    scale.setZoom(1 / box.ratio);
    scale.resize(box.canvasWidth, box.canvasHeight);
    this.scene.place(box);
    this.dirty = true;
    this.refreshTiles();
  }

  look(look: StageLook): void {
    this.stageLook = look;
    this.scene.setLook(look);
    this.dirty = true;
    this.refreshTiles();
  }

  sync(view: TetrisView | undefined): void {
    this.scene.show(view);
    this.dirty = true;
  }

  play(events: readonly TetrisEvent[]): void {
    this.scene.play(events);
    this.dirty = true;
  }

  settle(): void {
    this.scene.settle();
    this.dirty = true;
  }

  draw(now: number): boolean {
    if (this.disposed) return false;
    if (this.dirty || this.scene.moving) {
      this.dirty = false;
      this.game.step(now, Math.max(0, Math.min(now - this.drawnAt, 50)));
    }
    this.drawnAt = now;
    return this.scene.moving;
  }

  dispose(): void {
    this.disposed = true;
    this.game.destroy(true);
    // The loop is stopped: the step that takes the game apart has to be given by hand.
    this.game.step(0, 0);
  }

  private refreshTiles(): void {
    const wanted = `${this.box.cell} ${this.stageLook.patterns}`;
    if (wanted === this.tilesFor) return;
    this.tilesFor = wanted;
    drawTiles(this.box.cell, this.stageLook.patterns).then(
      (sheet) => {
        if (this.disposed || wanted !== this.tilesFor) return;
        this.scene.useTiles(sheet);
        this.dirty = true;
      },
      // Without its pictures the well stays as it is; the next size tries again.
      () => {
        this.tilesFor = '';
      },
    );
  }
}
