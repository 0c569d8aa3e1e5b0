import { useStore } from 'zustand';
import { heldSlot, targetOf } from '../hand/hand.ts';
import { useParts } from './parts.ts';
import { Piece } from './piece.tsx';

/**
 * The held piece, faint, where a release would place it. One element that moves by `transform` as the target changes:
 * no cell under it is painted anew.
 */
export function Ghost() {
  const { table } = useParts();
  const piece = useStore(table.store, ({ hand, view }) => view.tray[heldSlot(hand) ?? -1]);
  const target = useStore(table.store, ({ hand, aim }) => (aim?.legal === true ? targetOf(hand) : undefined));
  const along = (n: number): string => `calc(${n} * (var(--cell) + var(--gap)))`;
  const place =
    target === undefined ? { opacity: 0 } : { transform: `translate(${along(target.x)}, ${along(target.y)})` };
  return (
    <div className="ghost" aria-hidden="true" style={place}>
      {piece && <Piece piece={piece} />}
    </div>
  );
}
