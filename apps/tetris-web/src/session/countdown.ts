const BEAT_MS = 600;

/** Counts beats down to 0. */
export class Countdown {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly onBeat: (left: number) => void,
    private readonly onEnd: () => void,
  ) {}

  start(beats: number): void {
    this.stop();
    this.beat(beats);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private beat(left: number): void {
    if (left <= 0) {
      this.timer = undefined;
      this.onEnd();
      return;
    }
    this.onBeat(left);
    this.timer = setTimeout(() => this.beat(left - 1), BEAT_MS);
  }
}
