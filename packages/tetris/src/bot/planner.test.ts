import { describe, expect, it } from 'vitest';
import { attackOf, type Ruleset, rulesetById, type TetrisCommand, TetrisGame } from '../index.ts';
import type { Key } from '../movegen/index.ts';
import { aim, landingOf } from './planner.ts';

const GUIDELINE = rulesetById('guideline') as Ruleset;

function commandsOf(key: Key): readonly TetrisCommand[] {
  switch (key) {
    case 'left':
    case 'right':
      return [{ type: 'move', dx: key === 'left' ? -1 : 1 }];
    case 'cw':
    case 'ccw':
    case '180':
      return [{ type: 'rotate', dir: key }];
    case 'hardDrop':
      return [{ type: 'hardDrop' }];
    default:
      return [];
  }
}

/** Plays with the planner, and says what came of it. */
function play(seed: number, pieces: number, beam: number) {
  const game = TetrisGame.start({ seed, ruleset: 'guideline' });
  let sent = 0;
  let other = 0;
  for (let n = 0; n < pieces && !game.over; n++) {
    const wanted = aim(game.view, GUIDELINE, { beam });
    if (wanted === undefined) break;
    if (wanted.hold) expect(game.dispatch({ type: 'hold' }).ok).toBe(true);
    const landing = landingOf(game.view, GUIDELINE, wanted);
    for (const key of landing?.keys ?? []) {
      if (key === 'softDrop' || key === 'sonicDrop') {
        game.dispatch({ type: 'softDrop', on: true, factor: 'max' });
        game.advance(1);
        game.dispatch({ type: 'softDrop', on: false });
        continue;
      }
      for (const command of commandsOf(key)) {
        const outcome = game.dispatch(command);
        if (!outcome.ok) throw new Error(outcome.reason);
        const locked = outcome.events.find((event) => event.type === 'locked');
        if (locked === undefined) continue;
        if (JSON.stringify(locked.cells.toSorted()) !== JSON.stringify(wanted.cells.toSorted())) other++;
        const { combo, backToBack, well } = game.view;
        const perfect = well.count() === 0;
        sent += attackOf('guideline', { lines: locked.rows.length, spin: locked.spin, combo, backToBack, perfect });
      }
    }
    game.advance(600);
  }
  return { over: game.over, sent, other, lines: game.view.lines, score: game.view.score };
}

describe('the planner', () => {
  it('sends more than half a line a piece, lives, and puts pieces where it said', { timeout: 120_000 }, () => {
    const games = [1, 2, 3].map((seed) => play(seed, 80, 12));
    expect(games.map(({ over, other }) => ({ over, other }))).toEqual(games.map(() => ({ over: false, other: 0 })));
    expect(games.reduce((sum, { sent }) => sum + sent, 0)).toBeGreaterThan(3 * 80 * 0.5);
  });

  it('plans the same for the same view', () => {
    const { view } = TetrisGame.start({ seed: 5, ruleset: 'guideline' });
    expect(aim(view, GUIDELINE, { beam: 8 })).toEqual(aim(view, GUIDELINE, { beam: 8 }));
  });

  it('takes a T-spin double that is there', () => {
    const game = TetrisGame.fromPosition(
      {
        board: ['...G......', 'GGG...GGGG', 'GGGG.GGGGG'],
        active: { piece: 'T', x: 3, y: 19, rotation: 0 },
        queue: ['O', 'I', 'L', 'J', 'S'],
      },
      { ruleset: 'guideline', seed: 1 },
    );
    if (!game.ok) throw new Error(game.error.message);
    expect(aim(game.value.view, GUIDELINE, { depth: 1 })).toMatchObject({ hold: false, piece: 'T', spin: 'full' });
  });

  it('does without hold and spins where the rules have none', () => {
    const basic = rulesetById('basic') as Ruleset;
    const { view } = TetrisGame.start({ seed: 5, ruleset: 'basic' });
    const wanted = aim(view, basic, { beam: 4 });
    expect(wanted?.hold).toBe(false);
    expect(wanted && landingOf(view, basic, wanted)?.cells).toHaveLength(4);
  });

  it('has no aim without a piece, and names what is no beam', () => {
    const { view } = TetrisGame.start({ seed: 5, ruleset: 'guideline' });
    expect(aim({ ...view, active: null }, GUIDELINE)).toBeUndefined();
    for (const beam of [0, 1.5, Number.NaN])
      expect(() => aim(view, GUIDELINE, { beam })).toThrow('beam must be a whole number from 1');
    expect(() => aim(view, GUIDELINE, { depth: 0 })).toThrow('depth must be a whole number from 1');
  });
});
