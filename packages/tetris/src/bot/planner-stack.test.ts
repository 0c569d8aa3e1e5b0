import { describe, expect, it } from 'vitest';
import { fillSlot, SEEN, takeFull, valueOfStack } from './planner-stack.ts';
import { PLANNER_WEIGHTS } from './planner-weights.ts';

const FULL = 0b1111111111;

/** Rows as drawn, top to bottom. */
function stack(...drawn: string[]) {
  const rows = new Int32Array(SEEN + 4);
  [...drawn].reverse().forEach((line, y) => {
    rows[y] = [...line].reduce((mask, cell, x) => (cell === '.' ? mask : mask | (1 << x)), 0);
  });
  return { rows, height: drawn.length };
}

const value = ({ rows, height }: ReturnType<typeof stack>) => valueOfStack(rows, height, FULL, PLANNER_WEIGHTS);

describe('fillSlot', () => {
  it.each([
    ['two rows', ['...#......', '###...####', '####.#####'], 2],
    ['the lower row alone', ['...#......', '###...###.', '####.#####'], 1],
    ['no row', ['...#......', '###...##..', '####.####.'], 0],
    ['a roof on the right', ['.....#....', '###...####', '####.#####'], 2],
    ['no roof', ['###...####', '####.#####'], -1],
    ['two roofs', ['...#.#....', '###...####', '####.#####'], -1],
    ['a lid over the middle', ['....#.....', '...#......', '###...####', '####.#####'], -1],
    ['a slot against the wall', ['..........', '...#######', '.#########'], -1],
  ])('finds %s', (_, drawn, gone) => {
    const { rows, height } = stack(...drawn);
    const before = rows.slice();
    expect(fillSlot(rows, height, FULL)).toBe(gone);
    if (gone < 0) expect(rows).toEqual(before);
    else expect(takeFull(rows, height, FULL)).toBe(height - gone);
  });

  it('takes the better of two', () => {
    const { rows, height } = stack('...#......', '###...###.', '####.#####', '...#......', '###...####', '####.#####');
    // The lower one lies under the upper one's floor.
    expect(fillSlot(rows, height, FULL)).toBe(1);
  });
});

describe('takeFull', () => {
  it('lets the rows above fall and leaves nothing behind', () => {
    const { rows, height } = stack('#.........', '##########', '.#........', '##########');
    expect(takeFull(rows, height, FULL)).toBe(2);
    expect([...rows.slice(0, 5)]).toEqual([2, 1, 0, 0, 0]);
  });
});

describe('valueOfStack', () => {
  it('likes a stack without holes, even and low', () => {
    const flat = value(stack('#########.', '#########.'));
    expect(value(stack('#########.', '####.####.'))).toBeLessThan(flat);
    expect(value(stack('#.#.#.#.#.', '#########.'))).toBeLessThan(flat);
    expect(value(stack(...Array.from({ length: 12 }, () => '#########.')))).toBeLessThan(flat);
    expect(value(stack('#########.', '#########.', '#########.', '#########.'))).toBeGreaterThan(
      value(stack('##########', '#########.', '#########.', '#########.')),
    );
  });
});
