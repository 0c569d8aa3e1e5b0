import type { Place } from '../types.ts';
import { evaluate } from './evaluation.ts';
import { type Budget, bestTurn, type SolverPosition } from './turn.ts';

/** The next move of the best turn, and what speaks for it, as data. */
export interface Hint {
  readonly move: Place;
  /** The whole turn that the move begins. */
  readonly moves: readonly Place[];
  readonly reason: HintReason;
}

export interface HintReason {
  /** What to say first: it clears lines, it empties the board, a later move clears, it keeps room, or no more than that it fits. */
  readonly kind: 'clears' | 'empties' | 'prepares' | 'keeps-square' | 'fits';
  /** Lines that the move itself clears. */
  readonly lines: number;
  /** Lines that the whole turn clears. */
  readonly turnLines: number;
  /** Whether the whole tray is placed. */
  readonly complete: boolean;
  /** Whether a 3×3 square still fits after the turn. */
  readonly keepsSquare: boolean;
}

const SQUARE_ONLY = { filled: 0, edges: 0, holes: 0, square: 1, bar: 0, points: 0 };

/** The move to make next, with its reason; `undefined` when nothing fits. */
export function hint(position: SolverPosition, budget: Budget = {}): Hint | undefined {
  const turn = bestTurn(position, budget);
  const move = turn?.moves[0];
  if (turn === undefined || move === undefined) return undefined;
  const lines = turn.linesByMove[0] ?? 0;
  const keepsSquare = evaluate(turn.rows, position.board.full, SQUARE_ONLY) > 0;
  const empties = turn.rows.every((row) => row === 0);
  const kind = empties
    ? 'empties'
    : lines > 0
      ? 'clears'
      : turn.lines > 0
        ? 'prepares'
        : keepsSquare
          ? 'keeps-square'
          : 'fits';
  return {
    move,
    moves: turn.moves,
    reason: { kind, lines, turnLines: turn.lines, complete: turn.complete, keepsSquare },
  };
}
