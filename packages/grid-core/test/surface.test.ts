import { expect, test } from 'vitest';
import { checkMs } from '../src/game.ts';
import * as core from '../src/index.ts';
import * as reading from '../src/reading/index.ts';
import * as replay from '../src/replay/index.ts';
import * as testing from '../src/testing/index.ts';

test('the public surface changes only on purpose', () => {
  expect({
    core: Object.keys(core).sort().join(' '),
    reading: Object.keys(reading).sort().join(' '),
    replay: Object.keys(replay).sort().join(' '),
    testing: Object.keys(testing).sort().join(' '),
  }).toMatchInlineSnapshot(`
    {
      "core": "Bag Grid RandomStream Shape canonicalJson checkMs checkSeed clearLines collapseRows digestOf dropDistance fail fits fnv1a64 fullColumns fullRows hashOf mixSeed parseGrid raiseRows seedFromText stamp succeed",
      "reading": "attempt checkWhole insist outputOf readJson refuse wholeBetween",
      "replay": "REPLAY_FORMAT Recorder ReplayPlayer makeReplayText openReplay parseReplay parseReplayText verifyReplay",
      "testing": "gameLaws",
    }
  `);
});

test('time passes in whole milliseconds from 0', () => {
  expect([checkMs(0), checkMs(16)]).toEqual([0, 16]);
  for (const ms of ['16', undefined, null]) expect(() => checkMs(ms)).toThrow(TypeError);
  for (const ms of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => checkMs(ms)).toThrow(RangeError);
});
