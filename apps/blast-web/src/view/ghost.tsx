import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { heldSlot, targetOf } from '../hand/hand.ts';
import type { TableState } from '../play/table.ts';
import { useParts } from './parts.ts';
import { Piece } from './piece.tsx';

/**
 * The held piece, faint, where a release would place it. One element, filled when a piece is taken. As the target changes
 * it moves by `transform`: nothing is rendered for that, and no cell under it is painted anew.
 */
export function Ghost() {
  const { table } = useParts();
  const element = useRef<HTMLDivElement>(null);
  const piece = useStore(table.store, ({ hand, view }) => view.tray[heldSlot(hand) ?? -1]);

  useLayoutEffect(() => {
    const move = ({ hand, aim }: TableState): void => {
      const target = aim?.legal === true ? targetOf(hand) : undefined;
      const style = element.current?.style;
      if (style === undefined) return;
      style.opacity = target === undefined ? '0' : '1';
      if (target !== undefined) style.transform = `translate(${along(target.x)}, ${along(target.y)})`;
    };
    move(table.state);
    return table.store.subscribe(move);
  }, [table]);

  return (
    <div ref={element} className="ghost" aria-hidden="true">
      {piece && <Piece piece={piece} />}
    </div>
  );
}

function along(cells: number): string {
  return `calc(${cells} * (var(--cell) + var(--gap)))`;
}
