import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Piece,
  type Rotation,
  type Ruleset,
  rulesetById,
  type TetrisCommand,
  type TetrisEvent,
  TetrisGame,
  type TetrisOutcome,
  type TurnDirection,
} from '../src/index.ts';

/** Positions with known answers, checked by independent engines; each file states its convention. */
function load<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8')) as T;
}

interface Scenario {
  readonly id: string;
  readonly board: readonly string[];
  readonly piece: Piece;
  readonly start: { readonly x: number; readonly y: number; readonly rotation: Rotation };
  readonly inputs: readonly string[];
  readonly rotation: string;
  readonly spins: string;
  readonly expect: {
    readonly x: number;
    readonly y: number;
    readonly rotation: Rotation;
    readonly kickIndex: number | null;
    readonly tspin: string;
    readonly lines: number | null;
    readonly cells: readonly (readonly [number, number])[];
    readonly inputResults: readonly boolean[];
    readonly boardAfter: readonly string[] | null;
  };
}

interface KickCase {
  readonly system: string;
  readonly piece: Piece;
  readonly from: Rotation;
  readonly to: Rotation;
  readonly start: { readonly x: number; readonly y: number };
  readonly blocks: readonly (readonly [number, number])[];
  readonly expect: { readonly rotates: boolean; readonly kickIndex?: number; readonly x?: number; readonly y?: number };
}

const { scenarios } = load<{ scenarios: Scenario[] }>('tetris-scenarios');
const { cases } = load<{ cases: KickCase[] }>('tetris-kicks');

function fixture(rotation: string, spins: string): Ruleset {
  return { ...rulesetById('guideline'), id: 'fixture', rotation, spins } as Ruleset;
}

function opened(...args: Parameters<typeof TetrisGame.fromPosition>): TetrisGame {
  const result = TetrisGame.fromPosition(...args);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const KEYS: Readonly<Record<string, TetrisCommand>> = {
  left: { type: 'move', dx: -1 },
  right: { type: 'move', dx: 1 },
  cw: { type: 'rotate', dir: 'cw' },
  ccw: { type: 'rotate', dir: 'ccw' },
  '180': { type: 'rotate', dir: '180' },
  hardDrop: { type: 'hardDrop' },
};

/** One input; a soft drop is one row. Says whether it took effect. */
function input(game: TetrisGame, key: string, events: TetrisEvent[]): boolean {
  if (key === 'softDrop') {
    game.dispatch({ type: 'softDrop', on: true });
    const fell = game.advance(50);
    game.dispatch({ type: 'softDrop', on: false });
    events.push(...fell);
    return fell.some(({ type }) => type === 'fell');
  }
  const outcome: TetrisOutcome = game.dispatch(KEYS[key] as TetrisCommand);
  if (outcome.ok) events.push(...outcome.events);
  return outcome.ok;
}

const sorted = (cells: readonly (readonly [number, number])[]): string[] => cells.map(String).sort();
describe('scenarios', () => {
  it.each(scenarios)('$id', (scenario) => {
    const { board, piece, start, inputs, expect: wanted } = scenario;
    const game = opened(
      { board, active: { piece, ...start } },
      { ruleset: fixture(scenario.rotation, scenario.spins) },
    );
    const events: TetrisEvent[] = [];
    const results = inputs.map((key) => input(game, key, events));
    expect(results).toEqual(wanted.inputResults);
    const locked = events.find(({ type }) => type === 'locked');
    const standing = locked?.type === 'locked' ? locked : game.view.active;
    expect(standing).toMatchObject({ x: wanted.x, y: wanted.y, rotation: wanted.rotation });
    expect(sorted(standing?.cells ?? [])).toEqual(sorted(wanted.cells));
    const turned = events.findLast(({ type }) => type === 'rotated');
    expect(turned?.type === 'rotated' ? turned.kick : null).toBe(wanted.kickIndex);
    if (wanted.lines === null || wanted.boardAfter === null) return;
    expect(locked).toMatchObject({ spin: wanted.tspin });
    expect(locked?.type === 'locked' && locked.rows.length).toBe(wanted.lines);
    const rows = game.view.well.toString('########').split('\n');
    const filled = rows.slice(rows.length - wanted.boardAfter.length);
    expect(filled).toEqual(wanted.boardAfter);
    expect(rows.slice(0, rows.length - wanted.boardAfter.length).join('')).not.toContain('#');
  });
});

const TURNS: Readonly<Record<number, TurnDirection>> = { 1: 'cw', 2: '180', 3: 'ccw' };

describe('kicks', () => {
  const systems = [...new Set(cases.map(({ system }) => system))];
  it.each(systems)('%s: every entry of the table that can be the first to fit', (system) => {
    const ruleset = fixture(system, 'none');
    const own = cases.filter((one) => one.system === system);
    expect(own.length).toBeGreaterThan(200);
    for (const one of own) {
      const board = Array.from({ length: 40 }, (_, y) =>
        Array.from({ length: 10 }, (_, x) => (one.blocks.some(([bx, by]) => bx === x && by === y) ? '#' : '.')).join(
          '',
        ),
      );
      const game = opened({ board, active: { piece: one.piece, ...one.start, rotation: one.from } }, { ruleset });
      const outcome = game.dispatch({ type: 'rotate', dir: TURNS[(one.to - one.from) & 3] as TurnDirection });
      const where = JSON.stringify(one);
      expect(outcome.ok, where).toBe(one.expect.rotates);
      const { active } = game.view;
      if (!outcome.ok) {
        expect(active, where).toMatchObject({ ...one.start, rotation: one.from });
        continue;
      }
      const [turned] = outcome.events;
      expect(turned, where).toMatchObject({
        type: 'rotated',
        from: one.from,
        to: one.to,
        kick: one.expect.kickIndex,
        x: one.expect.x,
        y: one.expect.y,
      });
      expect(active, where).toMatchObject({ x: one.expect.x, y: one.expect.y, rotation: one.to });
    }
  });
});
