import type { Cleared, Placed } from '@blockyard/blast';
import { centre, type OverlayBox, vanish } from './overlay.ts';
import { Shards } from './shards.ts';

export { Shards };

const STAGGER = 17;
const POP = 300;

/**
 * The tiles that were cleared, shown once more on the overlay while they go: each flares and shrinks, one after the other
 * outwards from the piece that cleared them, and bursts.
 */
export function playClear(
  overlay: HTMLElement,
  at: OverlayBox,
  cleared: Cleared,
  placed: Placed,
  shards: Shards,
  colours: readonly string[],
): void {
  const { box } = at;
  const tile = box.pitch * 0.96;
  const middle = centre(placed);
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
        { transform: 'scale(1)', filter: 'brightness(1)', opacity: 1 },
        { transform: 'scale(1.16)', filter: 'brightness(1.7)', opacity: 1, offset: 0.3 },
        { transform: 'scale(0.1) rotate(25deg)', filter: 'brightness(1.3)', opacity: 0 },
      ],
      { duration: POP, delay, easing: 'ease-out', fill: 'both' },
    );
    shards.burst({
      x: box.left - at.left + x * box.pitch + tile / 2,
      y: box.top - at.top + y * box.pitch + tile / 2,
      colour: colours[colour - 1] ?? '#fff',
      size: tile,
      count: cleared.lines > 2 ? 5 : 7,
      delay: delay + POP * 0.3,
    });
  }
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
