import type { BlastView } from '@blockyard/blast';
import type { Cell } from '@blockyard/grid-core';
import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Hand } from '../hand/hand.ts';
import { placeForCell } from '../hand/steer.ts';
import { aimOf } from '../play/aim.ts';
import { verdict } from '../voice/names.ts';
import { BoardCell } from './cell.tsx';
import { useParts } from './parts.ts';

const NO_GEMS: readonly Cell[] = [];

/** The board as an ARIA grid of named cells, one tab stop in all. What a drag shows is left to the cells. */
export function Board() {
  const { table, stage, session } = useParts();
  const { t } = useTranslation();
  const view = useStore(table.store, (state) => state.view);
  const cursor = useStore(table.store, (state) => state.cursor);
  const gems = useStore(table.store, (state) => state.journey?.gems ?? NO_GEMS);
  const verdicts = useVerdicts(view);
  const { board } = view;
  const { box } = session.rules.ruleset;
  const jewelled = new Set(gems.map(([x, y]) => y * board.width + x));
  const [empty, filled, gem] = [t('cell.empty'), t('cell.filled'), t('cell.gem')];
  const contents = (i: number, colour: number): string =>
    (colour > 0 ? filled : empty) + (jewelled.has(i) ? `, ${gem}` : '');

  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--n', String(Math.max(board.width, board.height)));
  }, [board.width, board.height]);

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
    >
      {Array.from({ length: board.height }, (_, y) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a row of that grid; its cells take the focus.
        <div key={y} role="row" className="board-row">
          {Array.from({ length: board.width }, (_, x) => (
            <BoardCell
              key={x}
              x={x}
              y={y}
              colour={board.at(x, y)}
              tinted={box !== undefined && (Math.floor(x / box.width) + Math.floor(y / box.height)) % 2 === 1}
              gem={jewelled.has(y * board.width + x)}
              says={verdicts?.[y * board.width + x] ?? contents(y * board.width + x, board.at(x, y))}
              focusable={cursor.x === x && cursor.y === y}
              t={t}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** While a piece waits for a cell: what a tap or Enter on each would do. A drag leaves the cells their names. */
function useVerdicts(view: BlastView): readonly string[] | undefined {
  const { table, session } = useParts();
  const { t } = useTranslation();
  const { mode, slot } = useStore(
    table.store,
    useShallow(({ hand }) =>
      hand.mode === 'chosen' || hand.mode === 'steered'
        ? { mode: hand.mode, slot: hand.slot }
        : { mode: undefined, slot: -1 },
    ),
  );

  return useMemo(() => {
    const piece = view.tray[slot];
    if (mode === undefined || !piece) return undefined;
    const { board } = view;
    const places = session.rules.placements(slot);
    return Array.from({ length: board.width * board.height }, (_, i) => {
      const cell = { x: i % board.width, y: Math.floor(i / board.width) };
      const target = mode === 'chosen' ? placeForCell(cell, piece.shape, places) : cell;
      const would: Hand = { mode: 'chosen', slot, target };
      return verdict(t, aimOf(session.rules, view, would));
    });
  }, [t, view, slot, mode, session]);
}
