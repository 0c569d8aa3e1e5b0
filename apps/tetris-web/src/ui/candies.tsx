import { candyDefs, candyInner, dataUrl } from '@blockyard/app-kit';
import { colourOf, type Piece, shapeOf } from '@blockyard/tetris';
import { candyOf } from '../look/colours.ts';
import { useSetting } from './page-context.ts';

/** Drawings by piece and mark. A picture is one element to lay out and paint, where inlined candies would be forty. */
const drawings = new Map<string, string>();

function drawingOf(piece: Piece, patterns: boolean): string {
  const key = `${piece} ${patterns}`;
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const { cells, bounds } = shapeOf(piece);
  const left = (4 - bounds.width) / 2 - bounds.x;
  const top = (2 - bounds.height) / 2 - bounds.y;
  const colour = colourOf(piece);
  const candy = candyInner(candyOf(colour), { pattern: patterns ? colour : 0 });
  const tiles = cells.map(([x, y]) => `<g transform="translate(${40 * (left + x)} ${40 * (top + y)})">${candy}</g>`);
  const drawing = dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80">${candyDefs}${tiles.join('')}</svg>`,
  );
  drawings.set(key, drawing);
  return drawing;
}

export interface MiniPieceProps {
  readonly piece: Piece;
  /** Out of use for now. */
  readonly dimmed?: boolean;
}

/** A piece as small candies, in the middle of a box of 4 by 2 tiles. Its name stands beside it. */
export function MiniPiece({ piece, dimmed = false }: MiniPieceProps) {
  const patterns = useSetting((settings) => settings.patterns);
  return <img className="mini-piece" data-dimmed={dimmed || undefined} src={drawingOf(piece, patterns)} alt="" />;
}
