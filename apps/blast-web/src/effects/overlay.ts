import type { Placed } from '@blockyard/blast';
import type { BoardBox } from '../hand/geometry.ts';

/** Where the overlay and the board under it lie, in px of the window. */
export interface OverlayBox {
  readonly box: BoardBox;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Animates an element of the overlay and takes it away at the end, however that comes. */
export function vanish(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const animation = element.animate(frames, timing);
  const gone = (): void => element.remove();
  animation.addEventListener('finish', gone);
  animation.addEventListener('cancel', gone);
}

export function centre({ cells }: Pick<Placed, 'cells'>): { x: number; y: number } {
  const sum = cells.reduce(([ax, ay], [x, y]) => [ax + x, ay + y] as const, [0, 0] as const);
  return { x: sum[0] / cells.length, y: sum[1] / cells.length };
}
