import { insist } from '@blockyard/grid-core/reading';
import { freeColumns } from '../placements.ts';
import { clearRegions, type Region, regionsOf } from '../regions.ts';
import { readRuleset } from '../ruleset.ts';
import type { Ruleset } from '../ruleset-types.ts';
import { forPlacement, forStreak, runAfter } from '../score.ts';
import type { BlastView, Place, TrayPiece } from '../types.ts';
import { bitCount, evaluate } from './evaluation.ts';
import { PLANNER_WEIGHTS, type Weights } from './weights.ts';

/** A board, a tray and how the streak stands (0 where not told), as a game's view has them; under `classic` unless told. */
export interface SolverPosition extends Pick<BlastView, 'board' | 'tray'>, Partial<Pick<BlastView, 'streak' | 'dry'>> {
  readonly ruleset?: string | Ruleset | undefined;
}

export interface Budget {
  /** How many boards are gone on from after each placement, 40 unless told; `Infinity` looks at every one. */
  readonly beam?: number | undefined;
  readonly weights?: Weights | undefined;
}

/** A way to place a tray: the moves in their order, and the value of the board that they lead to. */
export interface Turn {
  readonly moves: readonly Place[];
  readonly score: number;
  /** What the game pays for the moves. */
  readonly points: number;
  readonly lines: number;
  readonly linesByMove: readonly number[];
  /** Whether every piece of the tray is placed. */
  readonly complete: boolean;
  /** The row masks of the board after the moves. */
  readonly rows: Int32Array;
}

interface Node {
  readonly rows: Int32Array;
  readonly used: number;
  readonly points: number;
  readonly linesByMove: readonly number[];
  readonly streak: number;
  readonly dry: number;
  readonly value: number;
  readonly moves: readonly Place[];
}

interface Table {
  readonly full: number;
  readonly pieces: readonly (TrayPiece | null)[];
  readonly regions: readonly Region[];
  readonly ruleset: Ruleset;
  readonly weights: Weights;
}

/**
 * The best way found to place the whole tray, or as much of it as can be placed; `undefined` when nothing fits. A beam
 * search: of the boards after each placement those with the best values are gone on from. `RangeError` for an unknown ruleset or a
 * beam below 1.
 */
export function bestTurn(position: SolverPosition, budget: Budget = {}): Turn | undefined {
  return bestTurns(position, budget)[0];
}

/** All the ways that the search ends with, each to another board or with the streak standing otherwise, the best first. */
export function bestTurns(position: SolverPosition, { beam = 40, weights = PLANNER_WEIGHTS }: Budget = {}): Turn[] {
  if (!(beam >= 1)) throw new RangeError(`beam must be at least 1, not ${beam}`);
  const { board, tray, streak = 0, dry = 0 } = position;
  const rules = insist(() => readRuleset(position.ruleset ?? 'classic'));
  const table: Table = { full: board.full, pieces: tray, regions: regionsOf(board, rules), ruleset: rules, weights };
  let nodes: Node[] = [
    { rows: Int32Array.from(board.rows), used: 0, points: 0, linesByMove: [], streak, dry, value: 0, moves: [] },
  ];
  for (;;) {
    const next = expanded(nodes, table);
    if (next.length === 0) break;
    nodes = next.sort((a, b) => b.value - a.value).slice(0, beam);
  }
  const count = tray.filter((piece) => piece !== null).length;
  return nodes
    .filter(({ moves }) => moves.length > 0)
    .map(({ moves, value, points, linesByMove, rows }) => ({
      moves,
      score: value,
      points,
      lines: linesByMove.reduce((sum, lines) => sum + lines, 0),
      linesByMove,
      complete: moves.length === count,
      rows,
    }));
}

/** Every placement from every node, each board once, and where streaks count once for each way that a streak stands. */
function expanded(nodes: readonly Node[], table: Table): Node[] {
  const found = new Map<string, Node>();
  for (const node of nodes) {
    for (const [slot, piece] of table.pieces.entries()) {
      if (piece === null || node.used & (1 << slot)) continue;
      const { tight, bounds } = piece.shape;
      for (let top = 0; top + tight.length <= node.rows.length; top++) {
        let free = freeColumns(node.rows, table.full, tight, top);
        for (let left = 0; free !== 0; free >>>= 1, left++) {
          if (!(free & 1)) continue;
          const move: Place = { type: 'place', slot, x: left - bounds.x, y: top - bounds.y };
          const child = placed(node, table, piece, move, left, top);
          const key = keyOf(child, table);
          const known = found.get(key);
          if (known === undefined || child.value > known.value) found.set(key, child);
        }
      }
    }
  }
  return [...found.values()];
}

function keyOf({ used, rows, streak, dry }: Node, { ruleset }: Table): string {
  const board = `${used}:${rows.join()}`;
  return ruleset.score.streak ? `${board}:${streak}:${dry}` : board;
}

function placed(node: Node, table: Table, piece: TrayPiece, move: Place, left: number, top: number): Node {
  const { full, regions, ruleset, weights } = table;
  const { tight } = piece.shape;
  const rows = Int32Array.from(node.rows);
  for (let i = 0; i < tight.length; i++) rows[top + i] = (rows[top + i] as number) | ((tight[i] as number) << left);
  const lines = clearRegions(rows, regions);
  const { score } = ruleset;
  const run = runAfter(node, lines, score);
  const perfect = rows.every((row) => row === 0);
  const cells = score.counted === 'staying' ? bitsOf(rows, tight, left, top) : piece.cells.length;
  const points = node.points + forPlacement(cells, score) + forStreak(lines, run.streak, perfect, score);
  return {
    rows,
    used: node.used | (1 << move.slot),
    points,
    linesByMove: [...node.linesByMove, lines],
    ...run,
    value: evaluate(rows, full, weights) + weights.points * points,
    moves: [...node.moves, move],
  };
}

/** How many cells of a placed piece are still filled. */
function bitsOf(rows: Int32Array, tight: readonly number[], left: number, top: number): number {
  return tight.reduce((sum, mask, i) => sum + bitCount((rows[top + i] as number) & (mask << left)), 0);
}
