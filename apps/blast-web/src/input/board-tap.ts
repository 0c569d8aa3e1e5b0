import type { Place2D } from '@blockyard/blast';
import { cellUnder } from '../hand/geometry.ts';
import type { Table } from '../play/table.ts';
import type { Stage } from '../view/stage.ts';

/** A chosen piece over the board: hovering or touching shows it, letting go places it. Returns the way to stop. */
export function listenToBoard(board: HTMLElement, table: Table, stage: Stage): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let pressing: number | undefined;

  const cellAt = (event: PointerEvent): Place2D | undefined =>
    cellUnder({ x: event.clientX, y: event.clientY }, stage.boardBox(), table.state.view.board.width);

  board.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || pressing !== undefined || table.state.hand.mode === 'dragged') return;
      pressing = event.pointerId;
      table.hover(cellAt(event));
    },
    { signal },
  );
  board.addEventListener(
    'pointermove',
    (event) => {
      const mine = event.pointerId === pressing || (pressing === undefined && event.pointerType === 'mouse');
      if (mine && table.state.hand.mode === 'chosen') table.hover(cellAt(event));
    },
    { signal },
  );
  board.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pressing) return;
      pressing = undefined;
      const cell = cellAt(event);
      if (cell !== undefined) table.tap(cell);
    },
    { signal },
  );
  for (const type of ['pointercancel', 'pointerleave'] as const) {
    board.addEventListener(
      type,
      (event) => {
        if (pressing !== undefined && event.pointerId !== pressing) return;
        pressing = undefined;
        table.hover(undefined);
      },
      { signal },
    );
  }
  // Assistive technology clicks without a pointer.
  board.addEventListener(
    'click',
    (event) => {
      const name = (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset['cell'];
      if (event.detail > 0 || name === undefined) return;
      const [x = 0, y = 0] = name.split(',').map(Number);
      table.tap({ x, y });
    },
    { signal },
  );
  board.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => stop.abort();
}
