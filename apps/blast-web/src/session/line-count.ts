import type { BlastCommand, BlastEvent, BlastGame } from '@blockyard/blast';
import { blastKind } from '@blockyard/blast';
import type { Recording } from '@blockyard/grid-core/replay';

/** Rows, columns and boxes cleared. */
export type LineKinds = readonly [rows: number, columns: number, boxes: number];

const NONE: LineKinds = [0, 0, 0];

/** Counts the lines of a game by their kind, and takes a count back with its placement. */
export class LineCount {
  private readonly past: LineKinds[] = [];

  /** `counted` is what a save says; a recording without one is counted by playing it. */
  constructor(
    private readonly recording: () => Recording<BlastCommand>,
    counted: LineKinds | undefined,
  ) {
    this.now = counted ?? countOf(recording());
  }

  now: LineKinds;

  /** The events of a command that has been recorded. */
  add(events: readonly BlastEvent[]): void {
    for (const event of events) {
      if (event.type === 'placed') this.past.push(this.now);
      // What was placed before a reload is not in the list.
      if (event.type === 'undone') this.now = this.past.pop() ?? countOf(this.recording());
      if (event.type === 'cleared') this.now = plus(this.now, event);
    }
  }
}

function plus([rows, columns, boxes]: LineKinds, event: Extract<BlastEvent, { type: 'cleared' }>): LineKinds {
  return [rows + event.rows.length, columns + event.columns.length, boxes + (event.boxes?.length ?? 0)];
}

function countOf({ ruleset, start, log }: Recording<BlastCommand>): LineKinds {
  if (log.length === 0) return NONE;
  const begun = 'seed' in start ? blastKind.start(ruleset, start) : restored(start.snapshot);
  const past: LineKinds[] = [];
  let now = NONE;
  for (const [, command] of log) {
    const outcome = begun?.dispatch(command);
    if (!outcome?.ok) return now;
    for (const event of outcome.events) {
      if (event.type === 'placed') past.push(now);
      if (event.type === 'undone') now = past.pop() ?? now;
      if (event.type === 'cleared') now = plus(now, event);
    }
  }
  return now;
}

function restored(snapshot: unknown): BlastGame | undefined {
  const game = blastKind.restore(snapshot);
  return game.ok ? game.value : undefined;
}
