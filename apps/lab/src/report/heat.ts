import type { Run } from '../run/run.ts';
import { percent } from '../statistics/numbers.ts';
import { escaped } from './markup.ts';

const CELL = 18;

/** How often each cell was filled when a game ended: the darker, the more often. */
export function heatMap({ stacks, records }: Pick<Run, 'stacks' | 'records'>, name: string): string {
  const games = Math.max(1, records.length);
  const width = stacks[0]?.length ?? 0;
  const cells = stacks.flatMap((row, y) =>
    row.map((count, x) => {
      const share = count / games;
      const title = `column ${x}, row ${y}: ${percent(share)}`;
      return `<rect x="${x * CELL}" y="${y * CELL}" width="${CELL - 1}" height="${CELL - 1}" fill-opacity="${share.toFixed(3)}"><title>${title}</title></rect>`;
    }),
  );
  const size = `viewBox="0 0 ${width * CELL} ${stacks.length * CELL}" style="max-width:${width * CELL}px"`;
  return `<svg class="heat" ${size} role="img" aria-label="${escaped(`Final stacks, ${name}`)}">${cells.join('')}</svg>`;
}
