import type { TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { markAt } from '../play/mark.ts';
import { placeName } from '../voice/names.ts';
import { useParts } from './parts.ts';

export interface CellProps {
  readonly x: number;
  readonly y: number;
  /** 0 is empty. */
  readonly colour: number;
  /** In every other box, where the ruleset has boxes. */
  readonly tinted: boolean;
  readonly gem: boolean;
  /** In words: what is on the cell, or what a tap on it would do with the piece that waits for one. */
  readonly says: string;
  readonly focusable: boolean;
  readonly t: TFunction;
}

/** One cell of the board. It renders anew only when what is said of it changes, or what a held piece shows on it. */
export const BoardCell = memo(function BoardCell(props: CellProps) {
  const { x, y, colour, tinted, gem, says, focusable, t } = props;
  const { table, session } = useParts();
  const mark = useStore(
    table.store,
    useShallow((state) => markAt(state, session.rules.ruleset.box, x, y)),
  );
  const place = useMemo(() => placeName(t, x, y), [t, x, y]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of an ARIA grid; a <td> stands in no row but a table's.
    <div
      role="gridcell"
      className="cell"
      aria-label={`${place}, ${says}`}
      tabIndex={focusable ? 0 : -1}
      data-cell={`${x},${y}`}
      data-filled={colour > 0 || undefined}
      data-shade={mark.shade}
      data-lit={mark.lit || undefined}
      data-tinted={tinted || undefined}
    >
      <span className="tile" data-colour={colour > 0 ? colour : undefined} data-ghost={mark.colour || undefined} />
      {gem && <span className="gem" />}
    </div>
  );
});
