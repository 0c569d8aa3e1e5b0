import { describe, expect, it } from 'vitest';
import { perftCounts } from '../src/movegen/index.ts';
import { reference, SETS } from './perft-reference.ts';

/** Leaves that a test has the time for; the bench goes deeper. */
const FEW = 250_000;

describe.each(Object.entries(reference.sequences))('set %s', (set, sequences) => {
  it.each(Object.entries(sequences))('counts queues on %s', { timeout: 60_000 }, (name, queues) => {
    const board = reference.boards[name] ?? [];
    for (const [queue, counts] of Object.entries(queues)) {
      const affordable = counts.filter((count) => count <= FEW);
      expect(affordable.length, queue).toBeGreaterThanOrEqual(3);
      expect(perftCounts(board, queue, affordable.length, SETS[set]), queue).toEqual(affordable);
    }
  });
});
