import { BLAST_PALETTE, type BlastGame, type TrayPiece } from '@blockyard/blast';
import type { Paint, Style } from '../../cli/paint.ts';
import { grouped } from '../../statistics/numbers.ts';

const STYLES: Readonly<Record<string, Style>> = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'magenta',
};

/** A game as lines of text: the board, and the tray's pieces side by side below it. */
export function blastPicture({ view }: BlastGame, paint: Paint): readonly string[] {
  const { board, tray, score, lines, round, over } = view;
  const colour = (text: string) => text.replace(/[A-Z]/g, (cell) => paint(STYLES[cell] ?? 'bold', cell));
  return [
    `score ${grouped(score)}, round ${round}, lines ${grouped(lines)}${over ? ', over: nothing fits' : ''}`,
    ...board
      .toString(BLAST_PALETTE)
      .split('\n')
      .map((row) => `|${colour(row)}|`),
    `+${'-'.repeat(board.width)}+`,
    ...beside(tray.map(drawn)).map(colour),
  ];
}

function drawn(piece: TrayPiece | null): readonly string[] {
  if (piece === null) return ['-'];
  const letter = BLAST_PALETTE[piece.colour - 1] ?? '#';
  return piece.shape.toString().replaceAll('#', letter).split('\n');
}

function beside(drawings: readonly (readonly string[])[]): string[] {
  const height = Math.max(...drawings.map((rows) => rows.length));
  const widths = drawings.map((rows) => Math.max(...rows.map((row) => row.length)));
  return Array.from({ length: height }, (_, y) =>
    drawings
      .map((rows, i) => (rows[y] ?? '').padEnd(widths[i] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}
