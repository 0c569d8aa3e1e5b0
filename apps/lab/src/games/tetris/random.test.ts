import { expect, test } from 'vitest';
import { Driver } from './driver.ts';
import { placeAtRandom } from './random.ts';

/** A stream that says what it is told to, and what it was asked for. */
function scripted(answers: readonly number[]) {
  const asked: number[] = [];
  const below = (count: number) => answers[asked.push(count) - 1] ?? 0;
  return { asked, below };
}

test('3 to 10 steps, each a shift and, three times in ten, a clockwise turn; then a drop', () => {
  const heard: unknown[] = [];
  const driver = new Driver('basic', 3, (now, command) => heard.push([now, command]));
  while (driver.game.view.active?.piece !== 'T') driver.give({ type: 'hardDrop' });
  heard.length = 0;
  const random = scripted([1, 0, 9, 1, 2, 2, 3, 0, 0]);
  placeAtRandom(driver, random);
  expect(random.asked).toEqual([8, 3, 10, 3, 10, 3, 10, 3, 10]);
  const turn = { type: 'rotate', dir: 'cw' };
  const left = { type: 'move', dx: -1 };
  const right = { type: 'move', dx: 1 };
  expect(heard.map((entry) => (entry as unknown[])[1])).toEqual([left, turn, right, left, turn, { type: 'hardDrop' }]);
});

test('the most steps are ten, and what the well refuses is left out', () => {
  const heard: unknown[] = [];
  const driver = new Driver('basic', 3, (_, command) => heard.push(command));
  const lefts = Array.from({ length: 10 }, () => [0, 9]).flat();
  const random = scripted([7, ...lefts]);
  placeAtRandom(driver, random);
  expect(random.asked).toHaveLength(21);
  const moves = heard.filter((command) => (command as { type: string }).type === 'move');
  expect([3, 4]).toContain(moves.length);
  expect(driver.pieces).toBe(1);
});

test('a blocked spawn ends a game, and so does the limit', async () => {
  const { tetrisLab } = await import('./tetris-lab.ts');
  const play = (limit: number) => tetrisLab.play({ ruleset: 'basic', policy: 'random', limit, seed: 9 });
  const whole = play(20_000);
  const [pieces = 0] = whole.record;
  expect(pieces).toBeGreaterThan(5);
  expect(pieces).toBeLessThan(40);
  expect(whole.record.at(-1)).toBe(0);
  expect(play(5).record.slice(0, 1).concat(play(5).record.slice(-1))).toEqual([5, 1]);
});

test('each ruleset of the house is played, delays and all, and a game comes out the same again', async () => {
  const { tetrisLab } = await import('./tetris-lab.ts');
  for (const ruleset of tetrisLab.rulesets) {
    for (const policy of ['random', 'greedy'] as const) {
      const play = () => tetrisLab.play({ ruleset, policy, limit: 40, seed: 5 });
      const { record, board } = play();
      expect(play().record).toEqual(record);
      expect(record).toHaveLength(tetrisLab.fields.length);
      // Every block on the board came from a piece, and every row that went took a width of them.
      expect(board.count()).toBe(4 * (record[0] ?? 0) - board.width * (record[1] ?? 0));
    }
  }
});

test.each(['random', 'greedy', 'planner'] as const)(
  '%s: where pieces fall and lock at once, games end too',
  async (policy) => {
    const { tetrisLab } = await import('./tetris-lab.ts');
    const { rulesetById } = await import('@blockyard/tetris');
    const ruleset = { ...rulesetById('guideline'), id: 'at-once', gravity: [0], lock: { kind: 'none' } };
    const played = tetrisLab.play({ ruleset, policy, limit: 100, seed: 2 });
    expect([played.record[0], played.board.count(), played.record.at(-1)]).toEqual([12, 48, 0]);
    const endless = { ...ruleset, topOut: { lockOut: 'none', empties: true } };
    expect(tetrisLab.play({ ruleset: endless, policy, limit: 30, seed: 2 }).record[0]).toBe(30);
  },
);
