import type { Grid, GridView } from './grid.ts';

/** The full rows, from the top; those from row `from` up to but without row `to`, if these are given. */
export function fullRows(grid: GridView, from = 0, to = grid.height): number[] {
  const full: number[] = [];
  for (let y = from; y < to; y++) if (grid.rows[y] === grid.full) full.push(y);
  return full;
}

/** The full columns, from the left: the bits that all rows have. */
export function fullColumns(grid: GridView): number[] {
  let common = grid.full;
  for (let y = 0; y < grid.height; y++) common &= grid.rows[y] as number;
  const full: number[] = [];
  for (let x = 0; x < grid.width; x++) if ((common >>> x) & 1) full.push(x);
  return full;
}

/** Empties all these rows and columns at once; nothing falls. Returns how many filled cells were emptied, a crossing counted once. */
export function clearLines(grid: Grid, rows: readonly number[], columns: readonly number[]): number {
  const before = grid.count();
  for (const y of rows) for (let x = 0; x < grid.width; x++) grid.set(x, y, 0);
  for (const x of columns) for (let y = 0; y < grid.height; y++) grid.set(x, y, 0);
  return before - grid.count();
}

/** Takes these rows out, all at once: what is above moves down, and as many empty rows come in at the top. */
export function collapseRows(grid: Grid, rows: readonly number[]): void {
  const { width, rows: masks, colours } = grid;
  const gone = new Set(rows);
  let to = grid.height - 1;
  for (let from = grid.height - 1; from >= 0; from--) {
    if (gone.has(from)) continue;
    if (from !== to) {
      masks[to] = masks[from] as number;
      for (let x = 0; x < width; x++) colours[to * width + x] = colours[from * width + x] as number;
    }
    to--;
  }
  masks.fill(0, 0, to + 1);
  colours.fill(0, 0, (to + 1) * width);
  grid.seek(grid.top);
}

/** Takes every row up by `count` rows, which come in empty at the bottom. Returns how many filled cells went out at the top. */
export function raiseRows(grid: Grid, count: number): number {
  const { width, rows, colours } = grid;
  const filled = grid.count();
  for (let y = 0; y < rows.length; y++) rows[y] = rows[y + count] ?? 0;
  for (let i = 0; i < colours.length; i++) colours[i] = colours[i + count * width] ?? 0;
  grid.seek(grid.top - count);
  return filled - grid.count();
}
