import type { Io } from './io.ts';

const WIDTH = 24;
const EVERY_MS = 100;

/** A bar on standard error while someone watches it, and nothing otherwise. */
export class Progress {
  private readonly begun = performance.now();
  private shown = Number.NEGATIVE_INFINITY;
  private readonly first: number;

  constructor(
    private readonly io: Io,
    private readonly total: number,
    private done: number,
    private readonly unit: string,
  ) {
    this.first = done;
    this.show();
  }

  add(count: number): void {
    this.done += count;
    this.show();
  }

  /** Takes the bar away. */
  end(): void {
    if (this.io.watched.err) this.io.err('\r\u001b[K');
  }

  private show(): void {
    const now = performance.now();
    if (!this.io.watched.err || now - this.shown < EVERY_MS) return;
    this.shown = now;
    this.io.err(`\r${this.text(now - this.begun)}\u001b[K`);
  }

  private text(ms: number): string {
    const share = this.total === 0 ? 1 : this.done / this.total;
    const filled = Math.round(share * WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    const rate = ms > 0 ? ((this.done - this.first) / ms) * 1000 : 0;
    const left = rate > 0 ? `, ${duration((this.total - this.done) / rate)} left` : '';
    return `${bar} ${this.done} of ${this.total} ${this.unit}, ${Math.round(rate)} a second${left}`;
  }
}

/** Seconds as people say them. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
