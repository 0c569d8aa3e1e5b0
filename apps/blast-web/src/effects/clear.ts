import type { Cleared, Placed } from '@blockyard/blast';
import { centre, type OverlayBox, vanish } from './overlay.ts';
import type { Burst } from './shards.ts';
import type { ShardsMessage } from './worker.ts';

const STAGGER = 17;
const POP = 300;
/** Splinters are too quick to be seen any sharper. */
const SHARPEST = 2;

/** Lets splinters fly over a canvas, which it hands over to a thread of theirs; call it once for each canvas. */
export class Splinters {
  private thread: Worker | undefined;

  /** Where a browser has no such thread or no canvas for it, none fly. */
  constructor(element: HTMLCanvasElement) {
    try {
      const canvas = element.transferControlToOffscreen();
      this.thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      this.tell({ kind: 'canvas', canvas }, [canvas]);
    } catch {
      // The tiles still swell and go.
    }
  }

  /** The canvas reaches a cell and a gap beyond the overlay; so says the style sheet. */
  burst(bursts: readonly Burst[], { width, height, box }: OverlayBox): void {
    const ratio = Math.min(SHARPEST, devicePixelRatio || 1);
    this.tell({ kind: 'burst', bursts, size: { width, height, margin: box.pitch, ratio } });
  }

  clear(): void {
    this.tell({ kind: 'clear' });
  }

  private tell(message: ShardsMessage, transfer: Transferable[] = []): void {
    this.thread?.postMessage(message, transfer);
  }
}

/**
 * The tiles that were cleared, shown once more on the overlay while they go: each swells and shrinks, one after the other
 * outwards from the piece that cleared them, and bursts.
 */
export function playClear(
  overlay: HTMLElement,
  at: OverlayBox,
  cleared: Cleared,
  placed: Placed,
  splinters: Splinters,
  colours: readonly string[],
): void {
  const { box } = at;
  const tile = box.pitch * 0.96;
  const middle = centre(placed);
  const bursts: Burst[] = [];
  for (const y of cleared.rows) beam(overlay, at, 'row', y);
  for (const x of cleared.columns) beam(overlay, at, 'column', x);
  for (const [x, y, colour] of cleared.cells) {
    const delay = STAGGER * Math.hypot(x - middle.x, y - middle.y);
    const leftover = document.createElement('span');
    leftover.className = 'tile leftover';
    leftover.dataset['colour'] = String(colour);
    leftover.style.left = `${box.left - at.left + x * box.pitch}px`;
    leftover.style.top = `${box.top - at.top + y * box.pitch}px`;
    overlay.append(leftover);
    vanish(
      leftover,
      [
        { transform: 'scale(1)', opacity: 1 },
        { transform: 'scale(1.16)', opacity: 1, offset: 0.3 },
        { transform: 'scale(0.1) rotate(25deg)', opacity: 0 },
      ],
      { duration: POP, delay, easing: 'ease-out', fill: 'both' },
    );
    bursts.push({
      x: box.left - at.left + x * box.pitch + tile / 2,
      y: box.top - at.top + y * box.pitch + tile / 2,
      colour: colours[colour - 1] ?? '#fff',
      size: tile,
      count: cleared.lines > 2 ? 5 : 7,
      delay: delay + POP * 0.3,
    });
  }
  splinters.burst(bursts, at);
}

/** A band of light along a line that goes. */
function beam(overlay: HTMLElement, at: OverlayBox, kind: 'row' | 'column', index: number): void {
  const light = document.createElement('span');
  light.className = `beam beam-${kind}`;
  const { box } = at;
  if (kind === 'row') light.style.top = `${box.top - at.top + index * box.pitch}px`;
  else light.style.left = `${box.left - at.left + index * box.pitch}px`;
  overlay.append(light);
  const thin = kind === 'row' ? 'scaleY(0.1)' : 'scaleX(0.1)';
  vanish(
    light,
    [
      { opacity: 0, transform: 'scale(0.4, 0.4)' },
      { opacity: 0.9, transform: 'scale(1, 1)', offset: 0.25 },
      { opacity: 0, transform: thin },
    ],
    { duration: 340, easing: 'ease-out', fill: 'both' },
  );
}
