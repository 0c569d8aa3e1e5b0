import { readFileSync } from 'node:fs';
import { Grid, Shape } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import {
  type BlastEvent,
  BlastGame,
  type BlastPosition,
  canPlaceAll,
  canPlaceAny,
  placements,
  shapeById,
  type Tray,
  type TrayEntry,
} from '../src/index.ts';

interface Scenario {
  readonly id: string;
  readonly ruleset: string;
  readonly board: string[];
  readonly tray: TrayEntry[];
  readonly nextTrays?: TrayEntry[][];
  readonly move: { readonly slot: number; readonly x: number; readonly y: number };
  readonly expect: {
    readonly ok: boolean;
    readonly reason?: string;
    readonly rows: number[];
    readonly columns: number[];
    readonly lines: number;
    readonly cells: number;
    readonly placed: number;
    readonly scoreDelta: number;
    readonly boardAfter: string[];
    readonly trayAfter: TrayEntry[];
    readonly gameOver: boolean;
    readonly allClear: boolean;
    readonly refilled: boolean;
  };
}

interface Case {
  readonly id: string;
  readonly board: string[];
  readonly tray: string[];
  readonly expect: { readonly fits: boolean[]; readonly solvable: boolean; readonly orders: number[][] };
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'));
const moves = read('blast-moves.json') as { scenarios: Scenario[]; shapes: Record<string, [number, number][]> };
const solvability = read('blast-solvability.json') as { cases: Case[] };

const begin = (position: BlastPosition, ruleset: string): BlastGame => {
  const game = BlastGame.fromPosition(position, { ruleset });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
};
const rows = (game: BlastGame): string[] => game.view.board.toString('').split('\n');
const entries = (tray: Tray): TrayEntry[] => tray.map((piece) => piece && (piece.id ?? piece.cells));
const find = <T extends BlastEvent['type']>(events: readonly BlastEvent[], type: T) =>
  events.find((event): event is Extract<BlastEvent, { type: T }> => event.type === type);

describe('the moves of the conformance set', () => {
  it.each(moves.scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
    const { slot, x, y } = scenario.move;
    const expected = scenario.expect;
    const game = begin(scenario, scenario.ruleset);
    const preview = game.preview(slot, x, y);
    const outcome = game.dispatch({ type: 'place', slot, x, y });

    expect(rows(game)).toEqual(expected.boardAfter);
    expect(game.view.score).toBe(expected.scoreDelta);
    expect(game.view.lines).toBe(expected.lines);
    expect(game.over).toBe(expected.gameOver);
    expect(game.view.over).toBe(expected.gameOver);
    if (!expected.refilled || scenario.nextTrays) expect(entries(game.view.tray)).toEqual(expected.trayAfter);
    if (!outcome.ok) {
      expect(expected.ok).toBe(false);
      expect([outcome.reason, preview]).toEqual([expected.reason, { ok: false, reason: expected.reason }]);
      return;
    }
    expect(expected.ok).toBe(true);
    const { rows: lit, columns, cells, scoreDelta: points } = expected;
    expect(preview).toEqual({ ok: true, rows: lit, columns, cells, points });
    const placed = find(outcome.events, 'placed');
    const cleared = find(outcome.events, 'cleared');
    expect(placed?.cells).toHaveLength(expected.placed);
    expect(cleared?.rows ?? []).toEqual(lit);
    expect(cleared?.columns ?? []).toEqual(columns);
    expect(cleared?.cells ?? []).toHaveLength(cells);
    expect(cleared?.perfect ?? false).toBe(expected.allClear);
    expect((placed?.points ?? 0) + (cleared?.points ?? 0)).toBe(points);
    expect(find(outcome.events, 'dealt') !== undefined).toBe(expected.refilled);
    expect(find(outcome.events, 'over') !== undefined).toBe(expected.gameOver);
  });
});

describe('the shapes of the conformance set', () => {
  it.each(Object.entries(moves.shapes))('%s', (id, cells) => {
    expect(shapeById(id)?.equals(Shape.fromCells(cells))).toBe(true);
  });
});

describe('the solvability of the conformance set', () => {
  it.each(solvability.cases.map((one) => [one.id, one] as const))(
    '%s',
    (_, { board: picture, tray, expect: expected }) => {
      const board = Grid.parse(picture);
      const shapes = tray.map((id) => shapeById(id) as Shape);
      expect(shapes.map((shape) => placements(board, shape).length > 0)).toEqual(expected.fits);
      expect(shapes.map((shape) => canPlaceAny(board, [shape]))).toEqual(expected.fits);
      expect(canPlaceAll(board, shapes)).toEqual(expected.orders);
      expect(canPlaceAll(board, shapes).length > 0).toBe(expected.solvable);
    },
  );
});
