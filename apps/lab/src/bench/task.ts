import process from 'node:process';

/** What one round of a task did, and the microseconds of processor time that it took. */
export interface Work {
  readonly count: number;
  /** Whole games, where it plays any. */
  readonly games?: number;
  readonly micros: number;
}

/** Something to measure. */
export interface Task {
  readonly name: string;
  /** What is counted: pieces, leaves, … */
  readonly unit: string;
  /** Does the work of a round; what it works on differs from round to round. */
  readonly round: (round: number) => Work;
  /** Takes away what the task has set up. */
  readonly close?: () => void;
}

/** A task, or why there is none on this machine. */
export type Found =
  | { readonly task: Task; readonly version?: string }
  | { readonly name: string; readonly missing: string };

/** Microseconds of processor time that this process has used. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Does some work in this process, and takes its time. */
export function timed(
  work: () => { readonly count: number; readonly games?: number },
  clock: () => number = processorTime,
): Work {
  const before = clock();
  const done = work();
  return { ...done, micros: Math.max(1, clock() - before) };
}
