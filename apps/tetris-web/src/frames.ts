/** What is done in a frame; true asks for another one. */
export type FrameJob = (now: number) => boolean;

/** One loop of animation frames for the whole page, which runs only while some job asks for it. */
export class Frames {
  private readonly jobs: FrameJob[] = [];
  private request: number | undefined;

  /** Jobs run in the order in which they were added. Returns the way to take the job out. */
  add(job: FrameJob): () => void {
    this.jobs.push(job);
    this.wake();
    return () => {
      const at = this.jobs.indexOf(job);
      if (at >= 0) this.jobs.splice(at, 1);
    };
  }

  /** Asks for a frame: something has changed. */
  wake(): void {
    this.request ??= requestAnimationFrame(() => this.run());
  }

  private run(): void {
    this.request = undefined;
    // Not the frame's own time: it may lie before an input that has been dealt with already.
    const now = performance.now();
    let again = false;
    for (const job of [...this.jobs]) again = job(now) || again;
    if (again) this.wake();
  }
}
