import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as bot from '../src/bot/index.ts';
import * as fumen from '../src/fumen/index.ts';
import * as handling from '../src/handling/index.ts';
import * as tetris from '../src/index.ts';
import * as notation from '../src/notation/index.ts';
import * as simulate from '../src/simulate/index.ts';
import * as statistics from '../src/statistics/index.ts';

describe('the public surface', () => {
  it('is this and no more', () => {
    expect(Object.keys(tetris).sort()).toEqual([
      'ATTACK_TABLES',
      'GARBAGE',
      'GOALS',
      'PALETTE',
      'PIECES',
      'ROTATION_SYSTEMS',
      'RULESETS',
      'RULES_VERSION',
      'SPIN_POLICIES',
      'TETRIS_REASONS',
      'TetrisGame',
      'attackOf',
      'colourOf',
      'goalById',
      'parseCommand',
      'parseRuleset',
      'rulesetById',
      'scoreClear',
      'shapeOf',
      'surgeOf',
      'tetrisKind',
    ]);
    expect(Object.keys(handling).sort()).toEqual([
      'ACTIONS',
      'DEFAULT_SETTINGS',
      'Handling',
      'checkSettings',
      'drive',
      'give',
    ]);
    expect(Object.keys(bot).sort()).toEqual([
      'CONTROLLERS',
      'DROP_PIECES',
      'DropGame',
      'FEATURES',
      'PLANNER_WEIGHTS',
      'aim',
      'controllerById',
      'landingOf',
      'worth',
    ]);
    expect(Object.keys(fumen).sort()).toEqual(['makeFumen', 'parseFumen']);
    expect(Object.keys(notation).sort()).toEqual(['makePosition', 'parsePosition', 'positionOf']);
    expect(Object.keys(simulate).sort()).toEqual(['advance', 'begin', 'dispatch']);
    expect(Object.keys(statistics).sort()).toEqual(['Finesse', 'Statistics']);
  });
});

describe('the README', () => {
  const [, example = ''] =
    /```js\n([\s\S]+?)```/.exec(readFileSync(new URL('../README.md', import.meta.url), 'utf8')) ?? [];

  it('has an example that runs as printed', () => {
    const printed: unknown[][] = [];
    const body = example.replace(/import (\{[^}]+\}) from '@blockyard\/tetris';/, 'const $1 = tetris;');
    expect(body).not.toContain('import ');
    new Function('tetris', 'console', body)(tetris, { log: (...line: unknown[]) => printed.push(line) });
    expect(printed.length).toBeGreaterThan(2);
    expect(JSON.stringify(printed)).toContain('block-out');
  });
});
