import { describe, expect, it } from 'vitest';
import type { Spin } from '../types.ts';
import { attackOf } from './attack.ts';
import { ATTACK_TABLES } from './tables.ts';

/** Lines sent by rows cleared, from one. */
const SENT: readonly [keyof typeof ATTACK_TABLES, Spin, readonly number[]][] = [
  ['guideline', 'none', [0, 1, 2, 4]],
  ['guideline', 'mini', [0, 1, 2, 4]],
  ['guideline', 'full', [2, 4, 6]],
  ['jstris', 'none', [0, 1, 2, 4]],
  ['jstris', 'mini', [0, 1, 2, 4]],
  ['jstris', 'full', [2, 4, 6]],
  ['tetrio', 'none', [0, 1, 2, 4, 5]],
  ['tetrio', 'mini', [0, 1, 2]],
  ['tetrio', 'full', [2, 4, 6, 10]],
];

describe('attackOf', () => {
  it.each(SENT)('%s, spin %s: %j by rows, and the last of them for more', (table, spin, sent) => {
    for (const [i, lines] of sent.entries()) expect(attackOf(table, { lines: i + 1, spin })).toBe(lines);
    expect(attackOf(table, { lines: sent.length + 1, spin })).toBe(sent.at(-1));
    expect(ATTACK_TABLES[table][spin]).toEqual([0, ...sent]);
  });

  it('sends nothing where nothing is cleared, whatever runs', () => {
    for (const table of Object.values(ATTACK_TABLES)) {
      expect(attackOf(table, { lines: 0, spin: 'full', backToBack: 9, combo: 9, perfect: true })).toBe(0);
    }
  });

  it('does not hang on the last digits of a logarithm, in which engines may differ', () => {
    const all = () =>
      ['tetrio', 'tetrio-s1'].flatMap((table) =>
        Array.from({ length: 50_000 }, (_, i) => {
          const [lines, combo, backToBack] = [1 + (i % 4), (i >> 2) % 50, Math.floor(i / 200)];
          return attackOf(table as 'tetrio', { lines, combo, backToBack });
        }),
      );
    const own = all();
    const { log } = Math;
    try {
      for (const factor of [1 - 1e-9, 1 + 1e-9]) {
        Math.log = (value) => log(value) * factor;
        expect(all()).toEqual(own);
      }
    } finally {
      Math.log = log;
    }
  });
});
