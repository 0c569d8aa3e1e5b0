/** A point in CSS px of the window, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the board lies: the corner of its cell 0,0, the distance from a cell to the next, and the lower edge of its last row, in px. */
export interface BoardBox {
  readonly left: number;
  readonly top: number;
  readonly pitch: number;
  readonly bottom: number;
}

/** What the place of a held piece depends on. */
export interface Hold {
  readonly contact: Point;
  readonly touch: boolean;
  /** Where the piece was grabbed, as a fraction of its width and height, 0 to 1. */
  readonly grip: Point;
  /** The piece's box in cells. */
  readonly width: number;
  readonly height: number;
  readonly box: BoardBox;
  /** The window's lower edge in px. */
  readonly floor: number;
}

const LIFT_CELLS = 1.25;
const LIFT_LEAST = 40;
/** A fingertip cannot rest lower than this above the window's lower edge. */
const EDGE = 16;
/** How much faster than the finger a piece sinks where the lift would keep it off the last rows. */
const SINK = 1.5;

/**
 * The y of a held piece's lower edge over a finger at `y`: 1.25 cells, at least 40 px, above the contact, so that the piece shows.
 * Where there is too little room under the board for that, the lift shrinks over the last stretch and the last row stays in reach.
 */
export function liftedBottom(y: number, box: BoardBox, floor: number): number {
  const lift = Math.max(LIFT_LEAST, LIFT_CELLS * box.pitch);
  const lowest = floor - EDGE;
  const lacking = box.bottom + lift - lowest;
  if (lacking <= 0) return y - lift;
  const sinkFrom = lowest - lacking / (SINK - 1);
  return y - lift + Math.max(0, y - sinkFrom) * (SINK - 1);
}

/** The upper left corner of a held piece at board scale, in px: what is drawn and what is aimed with, from one computation. */
export function heldCorner(hold: Hold): Point {
  const { contact, touch, grip, width, height, box, floor } = hold;
  const x = contact.x - grip.x * width * box.pitch;
  const tall = height * box.pitch;
  return { x, y: touch ? liftedBottom(contact.y, box, floor) - tall : contact.y - grip.y * tall };
}

/** A corner in px as fractional board cells. */
export function toCells(corner: Point, box: BoardBox): Point {
  return { x: (corner.x - box.left) / box.pitch, y: (corner.y - box.top) / box.pitch };
}

/** The board cell under a point, or `undefined` beside the board. `size` is the board's width and height in cells. */
export function cellUnder(point: Point, box: BoardBox, size: number): Point | undefined {
  const x = Math.floor((point.x - box.left) / box.pitch);
  const y = Math.floor((point.y - box.top) / box.pitch);
  return x >= 0 && y >= 0 && x < size && y < size ? { x, y } : undefined;
}

/** Where in a rectangle a point lies, as fractions clamped to 0 to 1: a grab beside a thin piece holds its edge. */
export function gripIn(point: Point, rect: { left: number; top: number; width: number; height: number }): Point {
  const part = (at: number, from: number, length: number) =>
    length > 0 ? Math.min(1, Math.max(0, (at - from) / length)) : 0.5;
  return { x: part(point.x, rect.left, rect.width), y: part(point.y, rect.top, rect.height) };
}
