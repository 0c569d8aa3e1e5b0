import { dropDistance, fits, type GridView, Shape } from '@blockyard/grid-core';
import {
  type Piece,
  type Placement,
  ROTATION_SYSTEMS,
  type Rotation,
  type Ruleset,
  shapeOf,
  type TetrisCommand,
} from '@blockyard/tetris';
import { type Controller, controllerById, worth } from '@blockyard/tetris/bot';
import type { Driver } from './driver.ts';

const DELLACHERIE = controllerById('dellacherie') as Controller;

/** Wider wells have rows that do not fit into the masks of the features. */
export const WIDEST = 30;

const TURN: TetrisCommand = { type: 'rotate', dir: 'cw' };
const DROP: TetrisCommand = { type: 'hardDrop' };
const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

type Drawings = (piece: Piece) => readonly Shape[];

/** The four states of each piece as the ruleset's rotation system draws them. */
export function drawingsOf({ rotation }: Ruleset): Drawings {
  const { states } = typeof rotation === 'string' ? ROTATION_SYSTEMS[rotation] : rotation;
  const known = new Map<Piece, readonly Shape[]>();
  return (piece) => {
    const shapes =
      known.get(piece) ??
      (states === undefined
        ? ROTATIONS.map((turn) => shapeOf(piece, turn))
        : states[piece].map((rows) => Shape.parse([...rows])));
    known.set(piece, shapes);
    return shapes;
  };
}

interface Aim {
  readonly turns: number;
  readonly x: number;
}

/** The place that is worth most of those that turning, shifting and dropping lead to, from where the piece came in. */
export function aimOf(well: GridView, { piece, x, y, rotation }: Placement, drawings: Drawings): Aim {
  const shapes = drawings(piece);
  let best: Aim = { turns: 0, x };
  let most = Number.NEGATIVE_INFINITY;
  for (let turns = 0; turns < (piece === 'O' ? 1 : 4); turns++) {
    const shape = shapes[(rotation + turns) & 3] as Shape;
    const { left, bounds } = { left: -shape.bounds.x, bounds: shape.bounds };
    for (let at = left; at + bounds.x + bounds.width <= well.width; at++) {
      const value = valueAt(well, shape, at, y);
      if (value > most) {
        most = value;
        best = { turns, x: at };
      }
    }
  }
  return best;
}

/** The board after a placement. One buffer for all is 1.4 times as fast, over whole games, as a new one for each. */
let after = new Int32Array(0);

/** What dropping a shape from (x, y) is worth; −∞ where it does not stand there. */
function valueAt(well: GridView, shape: Shape, x: number, y: number): number {
  const { rows, height, full } = well;
  const { bounds, tight } = shape;
  if (!fits(well, shape, x, y)) return Number.NEGATIVE_INFINITY;
  // Rows are counted from the floor up here: the lowest of the shape's first.
  const bottom = height - (y + bounds.y + dropDistance(well, shape, x, y)) - tight.length;
  if (after.length !== height) after = new Int32Array(height);
  let [top, removed, ofPiece] = [0, 0, 0];
  for (let from = 0; from < height; from++) {
    const mask = (tight[bottom + tight.length - 1 - from] ?? 0) << (x + bounds.x);
    const row = (rows[height - 1 - from] as number) | mask;
    if (row === full) {
      removed++;
      for (let bits = mask; bits !== 0; bits &= bits - 1) ofPiece++;
    } else after[top++] = row;
  }
  after.fill(0, top);
  while (top > 0 && after[top - 1] === 0) top--;
  return worth(DELLACHERIE, { rows: after, top, height, full }, 2 * bottom + tight.length - 1, removed * ofPiece);
}

/** Turns, shifts and drops the piece towards its aim; where something is in its way, it drops where it stands. */
export function placeGreedily(driver: Driver, drawings: Drawings): void {
  const { pieces } = driver;
  const { well, active } = driver.game.view;
  if (active === null) return;
  const aim = aimOf(well, active, drawings);
  let { x } = active;
  for (let turn = 0; turn < aim.turns; turn++) {
    for (const event of driver.give(TURN) ?? []) if (event.type === 'rotated') x = event.x;
  }
  while (x !== aim.x && driver.pieces === pieces) {
    const dx = x < aim.x ? 1 : -1;
    if (driver.give({ type: 'move', dx }) === undefined) break;
    x += dx;
  }
  if (driver.pieces === pieces) driver.give(DROP);
}
