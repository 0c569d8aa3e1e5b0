import type { BlastView, BoxSize } from '@blockyard/blast';
import type { Cell } from '@blockyard/grid-core';
import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Hand } from '../hand/hand.ts';
import { placeForCell } from '../hand/steer.ts';
import { aimOf } from '../play/aim.ts';
import { placeName, verdict } from '../voice/names.ts';
import { BoardCell } from './cell.tsx';
import { useParts } from './parts.ts';

const NO_GEMS: readonly Cell[] = [];

/** The number of the box that a cell lies in, as rulesets count them; −1 where there are none. */
function boxAt(x: number, y: number, width: number, box: BoxSize | undefined): number {
  if (box === undefined) return -1;
  return Math.floor(y / box.height) * Math.ceil(width / box.width) + Math.floor(x / box.width);
}

/** The board as an ARIA grid of named cells, one tab stop in all. */
export function Board() {
  const { table, stage, session } = useParts();
  const { t } = useTranslation();
  const view = useStore(table.store, (state) => state.view);
  const aim = useStore(table.store, (state) => state.aim);
  const hint = useStore(table.store, (state) => state.hint);
  const cursor = useStore(table.store, (state) => state.cursor);
  const gems = useStore(table.store, (state) => state.journey?.gems ?? NO_GEMS);
  const labels = useLabels(view, gems);
  const { board } = view;
  const { box } = session.rules.ruleset;
  const jewelled = new Set(gems.map(([x, y]) => y * board.width + x));

  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--n', String(Math.max(board.width, board.height)));
  }, [board.width, board.height]);

  const shaded = new Set(aim?.cells.map(([x, y]) => y * board.width + x));
  const hinted = hint && view.tray[hint.slot];
  const hintCells = new Set(hint && hinted?.cells.map(([x, y]) => (y + hint.y) * board.width + x + hint.x));

  return (
    // biome-ignore lint/a11y/useSemanticElements: an ARIA grid that one walks with arrow keys; a <table> is only read.
    <div
      ref={(element) => {
        stage.board = element;
      }}
      role="grid"
      aria-label={t('board')}
      aria-colcount={board.width}
      aria-rowcount={board.height}
      className="board play-area"
      data-held={aim === undefined ? undefined : ''}
    >
      {Array.from({ length: board.height }, (_, y) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a row of that grid; its cells take the focus.
        <div key={y} role="row" className="board-row">
          {Array.from({ length: board.width }, (_, x) => {
            const at = y * board.width + x;
            const held = !shaded.has(at) ? undefined : aim?.legal === true ? 'ghost' : 'bad';
            const shade = held ?? (hintCells.has(at) ? 'hint' : undefined);
            return (
              <BoardCell
                key={x}
                x={x}
                y={y}
                colour={board.at(x, y)}
                shade={shade}
                shadeColour={
                  held !== undefined ? (aim?.piece.colour ?? 0) : shade === 'hint' ? (hinted?.colour ?? 0) : 0
                }
                lit={
                  aim !== undefined &&
                  (aim.rows.includes(y) || aim.columns.includes(x) || aim.boxes.includes(boxAt(x, y, board.width, box)))
                }
                tinted={box !== undefined && (Math.floor(x / box.width) + Math.floor(y / box.height)) % 2 === 1}
                gem={jewelled.has(at)}
                label={labels[at] ?? ''}
                focusable={cursor.x === x && cursor.y === y}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The names of the cells; while a piece waits for a cell, with what a tap or Enter on each would do. A drag leaves them as they are. */
function useLabels(view: BlastView, gems: readonly Cell[]): readonly string[] {
  const { table, session } = useParts();
  const { t } = useTranslation();
  const hand = useStore(table.store, (state) => state.hand);
  const mode = hand.mode === 'chosen' || hand.mode === 'steered' ? hand.mode : undefined;
  const slot = mode === undefined || hand.mode === 'empty' ? undefined : hand.slot;

  return useMemo(() => {
    const { board } = view;
    const piece = slot === undefined ? undefined : view.tray[slot];
    const places = slot === undefined ? [] : session.rules.placements(slot);
    return Array.from({ length: board.width * board.height }, (_, i) => {
      const x = i % board.width;
      const y = Math.floor(i / board.width);
      const name = placeName(t, x, y);
      if (slot === undefined || mode === undefined || !piece) {
        const filled = t(board.at(x, y) > 0 ? 'cell.filled' : 'cell.empty');
        const gem = gems.some(([gx, gy]) => gx === x && gy === y);
        return gem ? `${name}, ${filled}, ${t('cell.gem')}` : `${name}, ${filled}`;
      }
      const target = mode === 'chosen' ? placeForCell({ x, y }, piece.shape, places) : { x, y };
      const would: Hand = { mode: 'chosen', slot, target };
      return `${name}, ${verdict(t, aimOf(session.rules, view, would))}`;
    });
  }, [t, view, gems, slot, mode, session]);
}
