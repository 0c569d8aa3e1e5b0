import { RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { type Drawn, drawnStack, figuresOf, filled, NO_WEIGHTS, slotOf } from '../../test/planner-slow.ts';
import { fillSlot, SEEN, takeFull, valueOfStack } from './planner-stack.ts';
import { PLANNER_WEIGHTS, type PlannerWeights } from './planner-weights.ts';

const FULL = 0b1111111111;

/** Rows as drawn, top to bottom. */
function stack(...drawn: readonly string[]) {
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

  it.each<[string, Drawn, Drawn]>([
    [
      'the better of two, though the other is higher',
      ['.......#..', '..........', '.......#.#', '...#......', '###...####', '####.#####'],
      ['.......#..', '..........', '.......#.#', '...#......'],
    ],
    ['the left one of two', ['#........#', '..........', '#.#....#.#'], ['#........#', '###.......', '###....#.#']],
    [
      'the lower one of two',
      ['.....#....', '..........', '...#.#....', '..........', '#.........', '..........', '#.#.......'],
      ['.....#....', '..........', '...#.#....', '..........', '#.........', '###.......', '###.......'],
    ],
  ])('fills %s, and nothing else', (_, drawn, left) => {
    const { rows, height } = stack(...drawn);
    fillSlot(rows, height, FULL);
    takeFull(rows, height, FULL);
    expect(rows).toEqual(stack(...left).rows);
  });

  it('fills what a plain search fills, in stacks of any kind', () => {
    const random = RandomStream.seeded(1, 'slots');
    let slots = 0;
    for (let i = 0; i < 40; i++) {
      const middle = 1 + random.below(8);
      const open = random.below(3) === 0 ? '.....' : '...';
      const [row, low] = [open, '.'].map((gap) =>
        [...'##########'].map((cell, x) => (Math.abs(x - middle) <= gap.length >> 1 ? '.' : cell)).join(''),
      ) as [string, string];
      const drawn = [...drawnStack(random, 10, 1 + random.below(2), 15), row, low];
      const [slot, { rows, height }] = [slotOf(drawn, 10), stack(...drawn)];
      expect(fillSlot(rows, height, FULL)).toBe(slot?.gone ?? -1);
      takeFull(rows, height, FULL);
      expect(rows).toEqual(stack(...(slot?.rows ?? filled(drawn, 10, []).rows)).rows);
      if (slot !== undefined) slots++;
    }
    expect(slots).toBeGreaterThan(8);
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

/** Only this counts, and once. */
const alone = (name: keyof PlannerWeights): PlannerWeights => ({ ...NO_WEIGHTS, [name]: 1 });

describe('each figure of a stack', () => {
  // Heights 2, 3, 0, 1, 2, of them the third column is the well; the hole lies under two blocks.
  const DRAWN = ['.#...', '##..#', '#..##'];
  it.each<[keyof ReturnType<typeof figuresOf>, number]>([
    ['height', 3],
    ['upperHalf', 0],
    ['upperQuarter', 0],
    ['bumps', 1 + 2 + 1],
    ['bumpsSquared', 1 + 4 + 1],
    ['rowTransitions', 4 + 2 + 2],
    ['holes', 1],
    ['covers', 2],
    ['well', 1],
  ])('%s, counted by hand', (name, count) => {
    const { rows, height } = stack(...DRAWN);
    expect(valueOfStack(rows, height, 0b11111, alone(name))).toBe(count);
  });

  it.each([4, 5, 10, 29])('is as counted plainly, %i columns wide', (width) => {
    const random = RandomStream.seeded(width, 'stacks');
    for (let i = 0; i < 40; i++) {
      const drawn = drawnStack(random, width, random.below(SEEN + 1), 20 + random.below(70));
      const { rows, height } = stack(...drawn);
      const figures = figuresOf(drawn, width, 6);
      const counted = Object.keys(figures).map((name) => [
        name,
        valueOfStack(rows, height, 2 ** width - 1, alone(name as keyof PlannerWeights)),
      ]);
      expect(Object.fromEntries(counted)).toEqual(figures);
    }
  });
});
