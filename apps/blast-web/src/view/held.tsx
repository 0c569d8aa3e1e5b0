import { useStore } from 'zustand';
import { useParts } from './parts.ts';
import { Piece } from './piece.tsx';

/** The dragged piece. The element is always there; the drag moves it by `transform` and React only fills it. */
export function Held() {
  const { table, stage } = useParts();
  const piece = useStore(table.store, ({ hand, view }) => (hand.mode === 'dragged' ? view.tray[hand.slot] : undefined));
  return (
    <div
      ref={(element) => {
        stage.held = element;
      }}
      className="held"
      aria-hidden="true"
    >
      {piece && <Piece piece={piece} />}
    </div>
  );
}
