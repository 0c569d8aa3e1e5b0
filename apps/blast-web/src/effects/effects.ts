import type { Cleared, Placed } from '@blockyard/blast';
import type { Point } from '../hand/geometry.ts';
import type { Happening } from '../session/happening.ts';
import { CANDIES } from '../view/candies.ts';
import type { Stage } from '../view/stage.ts';
import type { Splinters } from './clear.ts';
import { centre, type OverlayBox, vanish } from './overlay.ts';

export interface Words {
  /** "Double!", for lines at once; `undefined` for one alone. */
  cheer(lines: number): string | undefined;
  readonly perfect: () => string;
  readonly points: (n: number) => string;
}

const COLOURS = CANDIES.map(({ base }) => base);
const GLIDE = 150;
const LAND = 90;
const DEAL = 260;
const SPRING = 'cubic-bezier(.3, 1.5, .5, 1)';

/**
 * What moves after the state has changed. The board already shows what is; everything here lies over it, and may be cut
 * short at any time.
 */
export class Effects {
  private clears: typeof import('./clear.ts') | undefined;
  private splinters: Splinters | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly words: Words,
    private readonly reduced: () => boolean,
  ) {}

  /** Loads what only a clear needs; before it has come a clear is only quieter. */
  async prepare(): Promise<void> {
    this.clears ??= await import('./clear.ts').catch(() => undefined);
  }

  /** Plays a happening. `from` is the corner in px from which a dragged piece was let go. */
  play({ cause, events, newBest }: Happening, from: Point | undefined): void {
    if (cause === 'start' || events.some(({ type }) => type === 'dealt')) requestAnimationFrame(() => this.deal());
    if (cause !== 'move') {
      this.stop();
      return;
    }
    const placed = events.find((event) => event.type === 'placed');
    const cleared = events.find((event) => event.type === 'cleared');
    if (placed === undefined) return;
    // Now, as long as nothing of the layout has changed; in the next frame the board is drawn as it is now.
    const at = this.overlayBox();
    if (at === undefined) return;
    requestAnimationFrame(() => {
      if (!this.reduced()) {
        this.land(placed, cleared, from, at);
        if (cleared !== undefined) this.burst(cleared, placed, at);
        this.bump(newBest);
      }
      this.tell(placed, cleared, at);
    });
  }

  /** A piece that is put back flies home from where it was let go. */
  glideBack(slot: number, from: DOMRect): void {
    const piece = this.stage.piece(slot);
    if (piece === null || this.reduced()) return;
    const home = piece.getBoundingClientRect();
    if (home.width === 0) return;
    const dx = from.left - home.left;
    const dy = from.top - home.top;
    const start = `translate(${dx}px, ${dy}px) scale(${from.width / home.width})`;
    piece.animate(
      [
        { transform: start, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      {
        duration: GLIDE,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      },
    );
  }

  /** The dragged piece grows from its size in the tray to that of the board. */
  grow(from: DOMRect, to: Point): void {
    const piece = this.stage.held?.querySelector('.piece');
    if (!piece || this.reduced()) return;
    const size = piece.getBoundingClientRect();
    if (size.width === 0) return;
    const start = `translate(${from.left - to.x}px, ${from.top - to.y}px) scale(${from.width / size.width})`;
    piece.animate(
      [
        { transform: start, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      {
        duration: 100,
        easing: 'ease-out',
      },
    );
  }

  /** The pieces of a new tray come up one after the other. */
  deal(): void {
    if (this.reduced()) return;
    const frames = [{ opacity: 0, transform: 'translateY(18px) scale(0.5)' }, {}];
    this.stage.pieces().forEach((piece, i) => {
      piece.animate(frames, { duration: DEAL, delay: i * 50, easing: SPRING, fill: 'backwards' });
    });
  }

  /** A short no. */
  shake(slot: number): void {
    if (this.reduced()) return;
    const frames = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.stage.piece(slot)?.animate(frames, { duration: 240 });
  }

  /** Ends everything that still moves. */
  stop(): void {
    this.splinters?.clear();
    for (const element of this.stage.overlay?.querySelectorAll('span') ?? []) element.remove();
  }

  private land(placed: Placed, cleared: Cleared | undefined, from: Point | undefined, { box }: OverlayBox): void {
    const gone = new Set(cleared?.cells.map(([x, y]) => `${x},${y}`));
    const dx = from === undefined ? 0 : from.x - (box.left + placed.x * box.pitch);
    const dy = from === undefined ? -box.pitch * 0.25 : from.y - (box.top + placed.y * box.pitch);
    for (const [x, y] of placed.cells) {
      if (gone.has(`${x},${y}`)) continue;
      this.stage
        .cell(x, y)
        ?.querySelector('.tile')
        ?.animate(
          [
            { transform: `translate(${dx}px, ${dy}px) scale(1.08)` },
            { transform: 'scale(0.95)', offset: 0.75 },
            { transform: 'none' },
          ],
          { duration: LAND + 60, easing: 'ease-out' },
        );
    }
  }

  private burst(cleared: Cleared, placed: Placed, at: OverlayBox): void {
    const { overlay } = this.stage;
    const canvas = overlay?.querySelector('canvas');
    if (!overlay || !canvas || this.clears === undefined) return;
    this.splinters ??= new this.clears.Splinters(canvas);
    this.clears.playClear(overlay, at, cleared, placed, this.splinters, COLOURS);
  }

  private bump(newBest: boolean): void {
    const frames = [{ transform: 'scale(1)' }, { transform: 'scale(1.12)', offset: 0.35 }, { transform: 'scale(1)' }];
    this.stage.score?.animate(frames, { duration: 220, easing: 'ease-out' });
    if (newBest) this.stage.best?.animate(frames, { duration: 420, iterations: 2, easing: 'ease-in-out' });
  }

  /** Points and praise: information, and so shown with less motion too, only still. */
  private tell(placed: Placed, cleared: Cleared | undefined, at: OverlayBox): void {
    const middle = centre(placed);
    const { box } = at;
    const points = placed.points + (cleared?.points ?? 0);
    const x = box.left - at.left + (middle.x + 0.5) * box.pitch;
    const y = box.top - at.top + (middle.y + 0.5) * box.pitch;
    this.text(cleared === undefined ? 'points' : 'points points-clear', this.words.points(points), x, y);
    if (cleared === undefined) return;
    const cheer = cleared.perfect ? this.words.perfect() : this.words.cheer(cleared.lines);
    if (cheer !== undefined)
      this.text('cheer', cheer, at.width / 2, y > at.height / 2 ? y - box.pitch * 2.4 : y + box.pitch * 2.4);
  }

  private text(className: string, words: string, x: number, y: number): void {
    const { overlay } = this.stage;
    if (overlay === null) return;
    const label = document.createElement('span');
    label.className = className;
    label.textContent = words;
    label.style.left = `${x}px`;
    label.style.top = `${y}px`;
    overlay.append(label);
    const big = className === 'cheer';
    const centred = 'translate(-50%, -50%)';
    const frames = this.reduced()
      ? [{ opacity: 1 }, { opacity: 1 }]
      : [
          { opacity: 0, transform: `${centred} scale(0.4)` },
          { opacity: 1, transform: `${centred} scale(1.14)`, offset: 0.18 },
          { opacity: 1, transform: `${centred} scale(1)`, offset: 0.3 },
          { opacity: 1, transform: `${centred} translateY(${big ? -4 : -18}px)`, offset: 0.7 },
          { opacity: 0, transform: `${centred} translateY(${big ? -14 : -44}px)` },
        ];
    vanish(label, frames, { duration: big ? 1100 : 750, easing: 'ease-out', fill: 'both' });
  }

  private overlayBox(): OverlayBox | undefined {
    const rect = this.stage.overlay?.getBoundingClientRect();
    if (rect === undefined) return undefined;
    const { left, top, width, height } = rect;
    return { box: this.stage.boardBox(), left, top, width, height };
  }
}
