import { candyDefs, candyInner } from '@blockyard/app-kit';
import { colourOf, type Piece, shapeOf } from '@blockyard/tetris';
import { CANDIES } from '../look/colours.ts';
import { useSetting } from './page-context.ts';

const symbolId = (colour: number): string => `tile-${colour}`;

/** The candies once, for all small pieces of the page to show. */
export function CandySymbols() {
  const patterns = useSetting((settings) => settings.patterns);
  const symbols = CANDIES.map((candy, i) => {
    const drawing = candyInner(candy, { pattern: patterns ? i + 1 : 0 });
    return `<symbol id="${symbolId(i + 1)}" viewBox="0 0 40 40">${drawing}</symbol>`;
  });
  return (
    <svg
      className="symbols"
      aria-hidden="true"
      // Drawings of our own; as text, because the canvas takes them so too.
      dangerouslySetInnerHTML={{ __html: candyDefs + symbols.join('') }}
    />
  );
}

export interface MiniPieceProps {
  readonly piece: Piece;
  /** Out of use for now. */
  readonly dimmed?: boolean;
}

/** A piece as small candies, in the middle of a box of 4 by 2 tiles. */
export function MiniPiece({ piece, dimmed = false }: MiniPieceProps) {
  const { cells, bounds } = shapeOf(piece);
  const left = (4 - bounds.width) / 2 - bounds.x;
  const top = (2 - bounds.height) / 2 - bounds.y;
  return (
    <svg className="mini-piece" data-dimmed={dimmed || undefined} viewBox="0 0 4 2" aria-hidden="true">
      {cells.map(([x, y]) => (
        <use key={`${x},${y}`} href={`#${symbolId(colourOf(piece))}`} x={left + x} y={top + y} width="1" height="1" />
      ))}
    </svg>
  );
}
