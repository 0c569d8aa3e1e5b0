import type { Cleared, Placed } from '@blockyard/blast';
import type { CSSProperties } from 'react';
import { Piece } from '../view/piece.tsx';
import type { Frame } from './frames.ts';

/** A frame as a picture: the board with the piece that has just been placed, what has just gone, and the tray. */
export function MiniBoard({
  frame,
  label,
  at,
}: {
  readonly frame: Frame;
  readonly label: string;
  readonly at: number;
}) {
  const { view, events } = frame;
  const { board, tray } = view;
  const placed = events.find((event): event is Placed => event.type === 'placed');
  const cleared = events.find((event): event is Cleared => event.type === 'cleared');
  const fresh = new Set(placed?.cells.map(([x, y]) => y * board.width + x));
  const gone = new Map(cleared?.cells.map(([x, y, colour]) => [y * board.width + x, colour]));

  return (
    <div className="film" role="img" aria-label={label}>
      <div className="film-board" style={{ '--cols': board.width, '--rows': board.height } as CSSProperties}>
        {Array.from({ length: board.width * board.height }, (_, i) => {
          const colour = board.at(i % board.width, Math.floor(i / board.width));
          const left = gone.get(i);
          return (
            <span key={i} className="film-cell" data-fresh={fresh.has(i) || undefined}>
              {colour > 0 && <span className="tile" data-colour={colour} />}
              {left !== undefined && <span key={at} className="tile film-gone" data-colour={left} />}
            </span>
          );
        })}
      </div>
      <div className="film-tray">
        {tray.map((piece, slot) => (
          <span key={slot} className="film-slot">
            {piece !== null && <Piece piece={piece} />}
          </span>
        ))}
      </div>
    </div>
  );
}
