import { RandomStream } from '@blockyard/grid-core';
import { expect, it } from 'vitest';
import { changed, hardDrop, opened } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import { GOALS } from '../goals/goals.ts';
import { readSnapshot } from '../restore/restore.ts';
import { RULESETS } from '../rulesets/rulesets.ts';
import { snapshotOf } from '../snapshot.ts';
import type { TetrisCommand, TetrisEvent } from '../types.ts';
import { advance, begin, dispatch } from './index.ts';

const COMMANDS: readonly TetrisCommand[] = [
  { type: 'move', dx: -1 },
  { type: 'move', dx: 1 },
  { type: 'rotate', dir: 'cw' },
  { type: 'rotate', dir: '180' },
  { type: 'softDrop', on: true },
  { type: 'hold' },
  { type: 'undo' },
  { type: 'hardDrop' },
];

const starts = RULESETS.flatMap(({ id }) => GOALS.map((goal) => [id, goal.id] as const));

it.each(starts)('%s for %s: the same game with events, without them, and in its shell', (ruleset, goal) => {
  for (let seed = 0; seed < 2; seed++) {
    const random = RandomStream.seeded(seed, 'commands');
    const start = { seed, ruleset, goal };
    const game = TetrisGame.start(start);
    const [silent, telling] = [begin(start), begin(start)];
    for (let i = 0; i < 100; i++) {
      const events: TetrisEvent[] = [];
      if (random.below(4) === 0) {
        const ms = random.below(1200);
        advance(silent, ms);
        advance(telling, ms, events);
        expect(events).toEqual(game.advance(ms));
      } else {
        const command = COMMANDS[random.below(COMMANDS.length)] as TetrisCommand;
        const outcome = game.dispatch(command);
        const reason = outcome.ok ? undefined : outcome.reason;
        expect([dispatch(silent, command), dispatch(telling, command, events)]).toEqual([reason, reason]);
        expect(events).toEqual(outcome.ok ? outcome.events : []);
      }
    }
    const snapshot = game.snapshot();
    expect(snapshotOf(silent)).toEqual(snapshot);
    expect(snapshotOf(telling)).toEqual(snapshot);
  }
});

it('needs no events for garbage, a clear that sends and a goal', () => {
  const board = ['#########.', '#########.', '#########.', '#########.'];
  const garbage = { delay: 0, cap: 8, blocking: false, cancel: true, change: 100, attack: 'guideline' } as const;
  const position = { board: ['.########.', ...board], active: { piece: 'I', x: 7, y: 30, rotation: 1 } } as const;
  const game = opened(position, { ruleset: changed('guideline', { garbage }), goal: 'sprint-20' });
  const snapshot = { ...game.snapshot(), lines: 16 };
  const [silent, shell] = [readSnapshot(snapshot), TetrisGame.restore(snapshot)];
  if (!shell.ok) throw new Error('no such game');
  for (const command of [{ type: 'receiveGarbage', rows: 7 }, hardDrop] as const) {
    expect(dispatch(silent, command)).toBeUndefined();
    expect(shell.value.dispatch(command).ok).toBe(true);
    expect(snapshotOf(silent)).toEqual(shell.value.snapshot());
  }
  expect(shell.value.view.result).toMatchObject({ goal: 'sprint-20', reached: true });
});

it('takes no time that is no whole number of ms', () => {
  const state = begin({ seed: 1 });
  for (const ms of [-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER]) expect(() => advance(state, ms)).toThrow(RangeError);
});
