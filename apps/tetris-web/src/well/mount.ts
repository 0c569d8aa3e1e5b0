import type { TetrisEvent } from '@blockyard/tetris';
import { calm, type Page } from '../page.ts';
import { COLUMNS, fitWell, ROWS_ABOVE, rowsKept, type WellBox } from './box.ts';
import type { Stage } from './stage.ts';

export interface WellElements {
  readonly arena: HTMLElement;
  readonly well: HTMLElement;
  readonly canvas: HTMLElement;
}

/** Joins the well's picture to the page: its place and size, the game's state and events, and the frames. */
export class WellMount {
  private stage: Stage | undefined;
  private box: WellBox;
  private ratio = devicePixelRatio;
  private still = false;
  private disposed = false;
  private readonly stops: (() => void)[] = [];
  private unwatchRatio = (): void => undefined;

  constructor(
    private readonly page: Page,
    private readonly elements: WellElements,
  ) {
    this.box = this.measure();
    this.place();
    const watch = new ResizeObserver(() => this.fit());
    watch.observe(elements.arena);
    this.stops.push(() => watch.disconnect());
    this.watchRatio();
  }

  /** Loads the renderer, which is most of the page's script, once the page itself has been painted. */
  async open(): Promise<void> {
    await painted();
    const { openStage } = await import('./phaser-stage.ts');
    if (this.disposed) return;
    const stage = await openStage(this.elements.canvas, this.box, () => this.page.frames.wake());
    if (this.disposed) {
      stage.dispose();
      return;
    }
    this.stage = stage;
    this.elements.canvas.dataset['renderer'] = stage.renderer;
    this.fit();
    this.applyLook();
    const { session, frames } = this.page;
    stage.sync(session.state.getState().view);
    this.stops.push(
      session.subscribe((events) => this.happened(stage, events)),
      session.state.subscribe((now, before) => {
        if (now.ruleset !== before.ruleset) this.fit();
        if (now.view !== before.view) stage.sync(now.view);
        if (now.status === 'menu') stage.settle();
      }),
      frames.add((now) => {
        // Some browsers change the ratio without telling.
        if (devicePixelRatio !== this.ratio) this.fit();
        if (stage.changed) frames.fill();
        return stage.draw(now);
      }),
    );
    session.wellDrawn();
  }

  /** Takes the room that there is now. */
  fit(): void {
    const box = this.measure();
    if (JSON.stringify(box) !== JSON.stringify(this.box)) {
      this.box = box;
      this.place();
    }
    this.stage?.resize(box);
    this.page.frames.wake();
  }

  applyLook(): void {
    const { ghost, patterns } = this.page.settings.getState();
    this.still = calm(this.page.settings);
    this.stage?.look({ ghost, patterns, reducedMotion: this.still });
    this.page.frames.wake();
  }

  dispose(): void {
    this.disposed = true;
    for (const stop of this.stops) stop();
    this.unwatchRatio();
    this.stage?.dispose();
    this.elements.canvas.replaceChildren();
  }

  private happened(stage: Stage, events: readonly TetrisEvent[]): void {
    stage.play(events);
    if (!this.still) jolt(this.elements.well, events);
    this.page.frames.wake();
  }

  private measure(): WellBox {
    this.ratio = devicePixelRatio;
    const { arena } = this.elements;
    const { left, top, width, height } = arena.getBoundingClientRect();
    const style = getComputedStyle(arena);
    // The style sheet keeps room for the panels as padding, which comes computed to px.
    const side = Number.parseFloat(style.paddingInlineStart) || 0;
    const frame = Number.parseFloat(style.getPropertyValue('--frame')) || 0;
    const above = rowsKept(this.page.session.state.getState().ruleset);
    return fitWell({ left, top, width, height, side, frame, above, devicePixelRatio });
  }

  private place(): void {
    const { cell, ratio, bleed, left, top } = this.box;
    const { arena, canvas } = this.elements;
    arena.style.setProperty('--cell', `${cell / ratio}px`);
    arena.style.setProperty('--well-left', `${left}px`);
    arena.style.setProperty('--well-top', `${top}px`);
    arena.style.setProperty('--well-width', `${(COLUMNS * cell) / ratio}px`);
    canvas.style.left = `${-bleed / ratio}px`;
    canvas.style.top = `${(-ROWS_ABOVE * cell) / ratio}px`;
  }

  /** A zoom, or a move to another screen, changes the ratio without changing the size. */
  private watchRatio(): void {
    const media = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = (): void => {
      this.fit();
      this.watchRatio();
    };
    media.addEventListener('change', changed, { once: true });
    this.unwatchRatio = () => media.removeEventListener('change', changed);
  }
}

/** The well gives a little under a hard drop, and more under four rows. */
function jolt(well: HTMLElement, events: readonly TetrisEvent[]): void {
  const rows = events.find((event) => event.type === 'cleared')?.rows.length ?? 0;
  const dropped = events.find((event) => event.type === 'dropped')?.rows ?? 0;
  if (rows < 4 && dropped < 1) return;
  const depth = rows >= 4 ? 7 : Math.min(4, 1.5 + dropped * 0.18);
  well.animate([{ translate: '0 0' }, { translate: `0 ${depth}px`, offset: 0.3 }, { translate: '0 0' }], {
    duration: rows >= 4 ? 220 : 130,
    easing: 'ease-out',
  });
}

/** Resolves after the next paint, or soon where nothing is painted (a page in the background). */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 300);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}
