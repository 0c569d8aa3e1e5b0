import { expect, test } from 'vitest';
import { lab } from './support.ts';

/**
 * About half of what is measured, by the built command: a game goes from module to module with every piece, and in modules that
 * a test runner has taken apart that takes four times as long.
 */
test.each([
  { only: 'TetrisGame basic', rounds: 4, floor: 0.2 },
  { only: 'transitions', rounds: 4, floor: 0.25 },
])('$only keeps its pace beside the bare loop', async ({ only, rounds, floor }) => {
  const { out } = await lab(['bench', '--json', '--only', only, '--rounds', String(rounds)]);
  const { rates, machine } = JSON.parse(out) as {
    readonly rates: readonly { readonly name: string; readonly high: number }[];
    readonly machine: readonly string[];
  };
  // A compiler or another engine that is not asked for is not even looked for.
  expect(machine).toHaveLength(1);
  expect(rates.map(({ name }) => name)).toEqual([expect.stringContaining(only)]);
  expect(rates[0]?.high).toBeGreaterThan(floor);
});

test('what nothing is called is said, and nothing is measured', async () => {
  const { code, out, err } = await lab(['bench', '--only', 'chess']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('--only: nothing that is measured has "chess" in its name');
});
