import { type Ruleset, rulesetById } from '@blockyard/tetris';

/** Columns of a well, rows below its rim, and rows above the rim that are drawn, where there is room. */
export const COLUMNS = 10;
export const ROWS = 20;
export const ROWS_ABOVE = 3;

/** Whether the rules' well is of the size that is drawn. */
export function isDrawn({ width, height, hidden }: Ruleset['board']): boolean {
  return width === COLUMNS && height - hidden === ROWS;
}

/** Rows above the rim for which room is kept: those in which pieces come in, under most rules two. */
export function rowsKept(ruleset: string): number {
  const rules = rulesetById(ruleset);
  return rules === undefined ? 2 : Math.min(ROWS_ABOVE, Math.max(2, rules.board.hidden - rules.spawn.y));
}

/** Device pixels beyond this many per CSS px cannot be told apart and only cost time. */
const MOST_RATIO = 3;
const SMALLEST_CELL = 8;

export interface Space {
  /** The room for the well and its panels, in CSS px of the viewport. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** What each side keeps for panels, in CSS px. */
  readonly side: number;
  /** The frame's thickness around the well, in CSS px. */
  readonly frame: number;
  /** Rows above the rim that must be in sight. */
  readonly above: number;
  readonly devicePixelRatio: number;
}

/** Where the well is drawn. A cell is a whole number of device pixels and begins on one, so that every gap is equal. */
export interface WellBox {
  /** Device pixels per CSS px of the canvas. */
  readonly ratio: number;
  /** Device pixels a cell. */
  readonly cell: number;
  /** Device pixels around the cells, for effects. */
  readonly bleed: number;
  /** Size of the canvas in device pixels. */
  readonly canvasWidth: number;
  readonly canvasHeight: number;
  /** The top left cell below the rim, in CSS px from the space's corner. */
  readonly left: number;
  readonly top: number;
}

/** The largest well that fits into the space, centred across it and standing on its floor or, with room, centred. */
export function fitWell(space: Space): WellBox {
  const ratio = Math.min(MOST_RATIO, positive(space.devicePixelRatio, 1));
  const across = (space.width - 2 * (space.side + space.frame)) / COLUMNS;
  const rows = ROWS + space.above;
  const down = (space.height - space.frame) / rows;
  const cell = Math.max(SMALLEST_CELL, Math.floor(Math.min(across, down) * ratio));
  const bleed = Math.round(cell / 2);
  const spare = Math.max(0, space.height - space.frame - (rows * cell) / ratio);
  return {
    ratio,
    cell,
    bleed,
    canvasWidth: COLUMNS * cell + 2 * bleed,
    canvasHeight: (ROWS + ROWS_ABOVE) * cell + bleed,
    left: snap((space.width - (COLUMNS * cell) / ratio) / 2, space.left, ratio),
    top: snap(spare / 2 + (space.above * cell) / ratio, space.top, ratio),
  };
}

/** Moves an offset from `origin` to the next device pixel. */
function snap(offset: number, origin: number, ratio: number): number {
  return Math.round((origin + offset) * ratio) / ratio - origin;
}

function positive(value: number, otherwise: number): number {
  return value > 0 && Number.isFinite(value) ? value : otherwise;
}
