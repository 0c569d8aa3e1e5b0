import type { TetrisEvent, TetrisView } from '@blockyard/tetris';
import type { WellBox } from './box.ts';

export interface StageLook {
  readonly ghost: boolean;
  readonly patterns: boolean;
  /** Effects that move, flash or shake are left out. */
  readonly reducedMotion: boolean;
}

/** The picture of the well. What it draws follows from the last `sync` alone; effects come on top and may be dropped. */
export interface Stage {
  readonly renderer: 'webgl' | 'canvas';
  resize(box: WellBox): void;
  look(look: StageLook): void;
  /** Shows this state; the same one twice changes nothing. */
  sync(view: TetrisView | undefined): void;
  /** Starts the effects of what happened; to be called before the `sync` of the state that follows. */
  play(events: readonly TetrisEvent[]): void;
  /** Ends all effects: the picture is that of the last `sync`. */
  settle(): void;
  /** Whether the picture is another than the one last drawn. */
  readonly changed: boolean;
  /** Draws a frame if anything has changed; true while more are needed. */
  draw(now: number): boolean;
  dispose(): void;
}
