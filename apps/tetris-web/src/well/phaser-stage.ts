import type { TetrisEvent, TetrisView } from '@blockyard/tetris';
import * as Phaser from 'phaser';
import type { WellBox } from './box.ts';
import type { Stage, StageLook } from './stage.ts';
import { drawTiles } from './tiles.ts';
import { WellScene } from './well-scene.ts';

/**
 * Starts Phaser in `parent`: with WebGL, else with Canvas. Rejects where the browser can do neither. `wake` asks for a frame
 * when there is something to draw that nobody else knows of.
 */
export async function openStage(parent: HTMLElement, box: WellBox, wake: () => void): Promise<Stage> {
  try {
    return await PhaserStage.open(parent, box, wake, Phaser.WEBGL);
  } catch {
    parent.replaceChildren();
    return PhaserStage.open(parent, box, wake, Phaser.CANVAS);
  }
}

class PhaserStage implements Stage {
  private dirty = true;
  private drawnAt = 0;
  private tilesFor = '';
  private stageLook: StageLook = { ghost: true, patterns: false, reducedMotion: false };
  private disposed = false;

  static open(parent: HTMLElement, box: WellBox, wake: () => void, type: number): Promise<PhaserStage> {
    // What Phaser throws rejects. It may take its time: a page out of sight has no frames.
    return new Promise((resolve) => {
      const scene = new WellScene();
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
          // The page measures: Phaser would lay it out anew for that, in the middle of a frame.
          resizeInterval: Number.POSITIVE_INFINITY,
        },
        // Tiles lie on whole pixels: smoothing of edges would cost four times the memory for nothing to be seen.
        render: { antialias: true, antialiasGL: false, powerPreference: 'low-power' },
      });
      // Phaser starts its loop after the scene: it is stopped in the first frame, and frames are then drawn when the
      // page has something to show, and only then.
      game.events.once(Phaser.Core.Events.POST_RENDER, () => {
        game.loop.stop();
        resolve(new PhaserStage(game, scene, box, wake));
      });
    });
  }

  private constructor(
    private readonly game: Phaser.Game,
    private readonly scene: WellScene,
    private box: WellBox,
    private readonly wake: () => void,
  ) {
    game.canvas.addEventListener('webglcontextrestored', () => this.redraw());
    scene.place(box);
    this.refreshTiles();
  }

  get renderer(): 'webgl' | 'canvas' {
    return this.game.renderer.type === Phaser.WEBGL ? 'webgl' : 'canvas';
  }

  resize(box: WellBox): void {
    this.box = box;
    const { scale } = this.game;
    // In this order: `resize` writes no size in CSS px for a zoom of 1.
    scale.resize(box.canvasWidth, box.canvasHeight);
    scale.setZoom(1 / box.ratio);
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

  get changed(): boolean {
    return this.dirty || this.scene.moving;
  }

  draw(now: number): boolean {
    if (this.disposed) return false;
    if (this.changed) {
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

  private redraw(): void {
    this.dirty = true;
    this.wake();
  }

  private refreshTiles(): void {
    const wanted = `${this.box.cell} ${this.stageLook.patterns}`;
    if (wanted === this.tilesFor) return;
    this.tilesFor = wanted;
    drawTiles(this.box.cell, this.stageLook.patterns).then(
      (sheet) => {
        if (this.disposed || wanted !== this.tilesFor) return;
        this.scene.useTiles(sheet);
        this.redraw();
      },
      // Without its pictures the well stays as it is; the next size tries again.
      () => {
        this.tilesFor = '';
      },
    );
  }
}
