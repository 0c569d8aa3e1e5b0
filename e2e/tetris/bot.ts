import type { Snapshot } from './table.ts';

const DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  I: ['....', '####', '....', '....'],
  O: ['##', '##'],
  T: ['.#.', '###', '...'],
  S: ['.##', '##.', '...'],
  Z: ['##.', '.##', '...'],
  J: ['#..', '###', '...'],
  L: ['..#', '###', '...'],
};

export interface Plan {
  /** Quarter turns clockwise. */
  readonly turns: number;
  /** Columns to go, to the right. */
  readonly shift: number;
}

/** Where a greedy player would drop the active piece: full rows before all, then few holes, then a low stack. */
export function planFor({ well, active }: Snapshot): Plan {
  if (active === null) throw new Error('There is no piece to plan for.');
  let best: Plan = { turns: 0, shift: 0 };
  let bestCost = Number.POSITIVE_INFINITY;
  let shape = DRAWINGS[active.piece] ?? [];
  const turnable = active.piece === 'O' ? 1 : 4;
  for (let turns = 0; turns < turnable; turns++) {
    for (let x = -3; x < 10; x++) {
      const cost = costOf(well, shape, x);
      if (cost < bestCost) {
        bestCost = cost;
        best = { turns, shift: x - active.x };
      }
    }
    shape = turned(shape);
  }
  return best;
}

function turned(shape: readonly string[]): readonly string[] {
  return shape.map((_, y) =>
    shape
      .map((row) => row[y] ?? '.')
      .reverse()
      .join(''),
  );
}

function costOf(well: readonly string[], shape: readonly string[], x: number): number {
  const cells = shape.flatMap((row, dy) =>
    [...row].flatMap((cell, dx) => (cell === '#' ? [[x + dx, dy] as const] : [])),
  );
  if (cells.some(([cx]) => cx < 0 || cx > 9)) return Number.POSITIVE_INFINITY;
  const free = (y: number) => cells.every(([cx, cy]) => y + cy < well.length && (well[y + cy]?.[cx] ?? '.') === '.');
  let y = 0;
  if (!free(y)) return Number.POSITIVE_INFINITY;
  while (free(y + 1)) y++;
  const rows = well.map((row) => [...row]);
  for (const [cx, cy] of cells) {
    const row = rows[y + cy];
    if (row !== undefined) row[cx] = '#';
  }
  const left = rows.filter((row) => row.includes('.'));
  let cost = (rows.length - left.length) * -60;
  for (let column = 0; column < 10; column++) {
    const top = left.findIndex((row) => row[column] !== '.');
    if (top < 0) continue;
    cost += (left.length - top) ** 1.5 * 0.5;
    cost += left.slice(top).filter((row) => row[column] === '.').length * 12;
  }
  return cost;
}
