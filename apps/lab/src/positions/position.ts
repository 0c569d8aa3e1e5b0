import type { Paint } from '../cli/paint.ts';

/** A position as it was read, and what can be made of it. */
export interface Position {
  /** The position as JSON: what `fromPosition` takes, and the ruleset. */
  readonly json: unknown;
  picture(paint: Paint): readonly string[];
  /** `RangeError` where it cannot be said in this form. */
  notation(): string;
  snapshot(): unknown;
  /** `RangeError` where fumen cannot hold it. */
  fumen(): string;
}
