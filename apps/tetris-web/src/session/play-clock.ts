/** The most game time, in ms, that is caught up after the page has stood still. */
export const CATCH_UP_MS = 250;

/**
 * Turns wall time into game time: whole ms of visible wall time, floored, standing still while stopped.
 *
 * After a stall of the page at most `CATCH_UP_MS` pass in the game. The rest is dropped before the first input that
 * was queued meanwhile, so that queued inputs keep their distances; what then still lies over the limit is dropped at
 * the stall's end. Wall times are ms of `performance.now()` and of events' `timeStamp`, which share an origin.
 */
export class PlayClock {
  /** The wall time at which the game's time was 0, moved on by every pause and every ms dropped. */
  private origin = 0;
  private latestWall = 0;
  private stall: { readonly until: number; readonly most: number } | undefined;
  private started = false;

  /** `exact` is the game time to begin with, in ms. */
  constructor(private exact = 0) {}

  get running(): boolean {
    return this.started;
  }

  /** Game time in whole ms at the last reading. */
  get now(): number {
    return Math.floor(this.exact);
  }

  start(wall: number): void {
    if (this.started) return;
    this.started = true;
    this.origin = wall - this.exact;
    this.latestWall = wall;
    this.stall = undefined;
  }

  stop(): void {
    this.started = false;
  }

  /** Sets the game time of a game that was put in place of another. */
  reset(exact: number): void {
    this.started = false;
    this.exact = exact;
  }

  /**
   * Game time, in whole ms, of something that happened at wall time `at` and is dealt with at `now`. It never goes back:
   * a time before the last reading counts as that reading, one later than `now` as `now`.
   */
  read(at: number, now: number): number {
    if (!this.started) return this.now;
    let wall = Math.max(this.latestWall, Math.min(at, now));
    if (Number.isNaN(wall)) wall = this.latestWall;
    if (this.stall !== undefined && wall > this.stall.until) this.endStall(this.stall);
    if (this.stall === undefined && now - this.latestWall > CATCH_UP_MS) {
      const surplus = now - this.latestWall - CATCH_UP_MS;
      this.origin += Math.min(surplus, wall - this.latestWall);
      this.stall = { until: now, most: this.exact + CATCH_UP_MS };
    }
    this.advanceTo(wall);
    return this.now;
  }

  private endStall({ until, most }: { until: number; most: number }): void {
    this.advanceTo(until);
    this.origin = Math.max(this.origin, until - most);
    this.stall = undefined;
  }

  private advanceTo(wall: number): void {
    this.latestWall = wall;
    this.exact = Math.max(this.exact, Math.min(wall - this.origin, this.stall?.most ?? Number.POSITIVE_INFINITY));
  }
}
