import type { TrayPiece } from '@blockyard/blast';
import { type CSSProperties, memo } from 'react';

/** A piece as tiles on a grid of its own; the style sheet gives the size of a tile as `--unit`. */
export const Piece = memo(function Piece({ piece }: { readonly piece: TrayPiece }) {
  const { width, height } = piece.shape;
  return (
    <div className="piece" style={{ '--w': width, '--h': height } as CSSProperties}>
      {piece.cells.map(([x, y]) => (
        <span
          key={`${x},${y}`}
          className="tile"
          data-colour={piece.colour}
          style={{ gridColumn: x + 1, gridRow: y + 1 }}
        />
      ))}
    </div>
  );
});
