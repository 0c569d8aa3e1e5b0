import { memo } from 'react';

/** How a piece shows on a cell: where the held one would land or does not fit, or where the solver would place one. */
export type Shade = 'ghost' | 'bad' | 'hint' | undefined;

export interface CellProps {
  readonly x: number;
  readonly y: number;
  /** 0 is empty. */
  readonly colour: number;
  readonly shade: Shade;
  /** The colour of the piece that shades the cell; 0 for none. */
  readonly shadeColour: number;
  /** The cell is in a line that the held piece would clear. */
  readonly lit: boolean;
  /** In every other box, where the ruleset has boxes. */
  readonly tinted: boolean;
  readonly gem: boolean;
  readonly label: string;
  readonly focusable: boolean;
}

/** One cell of the board. It renders anew only when what is said of it changes. */
export const BoardCell = memo(function BoardCell(props: CellProps) {
  const { x, y, colour, shade, shadeColour, lit, tinted, gem, label, focusable } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of an ARIA grid; a <td> stands in no row but a table's.
    <div
      role="gridcell"
      className="cell"
      aria-label={label}
      tabIndex={focusable ? 0 : -1}
      data-cell={`${x},${y}`}
      data-filled={colour > 0 || undefined}
      data-shade={shade}
      data-lit={lit || undefined}
      data-tinted={tinted || undefined}
    >
      <span className="tile" data-colour={colour > 0 ? colour : undefined} data-outline={shadeColour || undefined} />
      {gem && <span className="gem" />}
    </div>
  );
});
