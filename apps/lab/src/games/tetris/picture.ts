import { PALETTE, type Piece, type TetrisGame } from '@blockyard/tetris';
import type { Paint, Style } from '../../cli/paint.ts';
import { grouped } from '../../statistics/numbers.ts';

const STYLES: Readonly<Record<string, Style>> = {
  I: 'cyan',
  O: 'yellow',
  T: 'magenta',
  S: 'green',
  Z: 'red',
  J: 'blue',
  L: 'orange',
  G: 'dim',
};

/** A game as lines of text: settled blocks in capitals, the piece in play in small letters, `:` where it would land. */
export function tetrisPicture({ view }: TetrisGame, paint: Paint): readonly string[] {
  const { well, hiddenRows, active, ghost, hold, queue, score, level, lines, over, overReason } = view;
  const rows = well
    .toString(PALETTE)
    .split('\n')
    .map((row) => [...row]);
  const put = (cells: readonly (readonly [number, number])[], letter: string) => {
    for (const [x, y] of cells) {
      const row = rows[y];
      if (row?.[x] === '.') row[x] = letter;
    }
  };
  if (active !== null) put(active.cells, active.piece.toLowerCase());
  if (ghost !== null) put(ghost.cells, ':');
  // Hidden rows are shown where there is something in them.
  const first = rows.findIndex((row, y) => y >= hiddenRows || row.some((cell) => cell !== '.'));
  const state = over ? `, over: ${overReason}` : '';
  return [
    `score ${grouped(score)}, level ${level}, rows ${grouped(lines)}${state}`,
    `hold ${hold === null ? '-' : coloured(hold, paint)}  next ${queue.map((piece) => coloured(piece, paint)).join(' ')}`,
    ...rows.slice(first).map((row) => `|${row.map((cell) => coloured(cell, paint)).join('')}|`),
    `+${'-'.repeat(well.width)}+`,
  ];
}

function coloured(cell: Piece | string, paint: Paint): string {
  const style = STYLES[cell.toUpperCase()];
  return style === undefined ? cell : paint(style, cell);
}
