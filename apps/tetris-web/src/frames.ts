/** What is done in a frame; true asks for another one. */
export type FrameJob = (now: number) => boolean;

/** What can wait for a frame that has room; true asks for another one, as above. */
export type PatientJob = (now: number, full: boolean) => boolean;

/** One loop of animation frames for the whole page, which runs only while some job asks for it. */
export class Frames {
  private readonly jobs = new Set<FrameJob>();
  private readonly patientJobs = new Set<PatientJob>();
  private request: number | undefined;
  private full = false;

  /** Jobs run in the order in which they were added. Returns the way to take the job out. */
  add(job: FrameJob): () => void {
    this.jobs.add(job);
    this.wake();
    return () => this.jobs.delete(job);
  }

  /** It runs after all others, and hears whether one of them has filled the frame. */
  addPatient(job: PatientJob): () => void {
    this.patientJobs.add(job);
    this.wake();
    return () => this.patientJobs.delete(job);
  }

  /** Tells that this frame has work enough. */
  fill(): void {
    this.full = true;
  }

  /** Asks for a frame: something has changed. */
  wake(): void {
    this.request ??= requestAnimationFrame(() => this.run());
  }

  private run(): void {
    this.request = undefined;
    this.full = false;
    // Not the frame's own time: it may lie before an input that has been dealt with already.
    const now = performance.now();
    let again = false;
    for (const job of [...this.jobs]) again = job(now) || again;
    for (const job of [...this.patientJobs]) again = job(now, this.full) || again;
    if (again) this.wake();
  }
}
