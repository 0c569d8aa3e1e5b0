import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { tetrisLab } from '../src/games/tetris/tetris-lab.ts';
import { longReplay } from './long-replay.ts';
import { folder, labHere } from './support.ts';

test('a replay of twenty minutes verifies in under a second of processor time', async () => {
  const replay = longReplay(20, 1);
  expect(replay.end.now).toBeGreaterThanOrEqual(20 * 60_000);
  expect(replay.log.length).toBeGreaterThan(4000);
  const before = process.cpuUsage();
  expect(tetrisLab.verify(replay)).toMatchObject({ ok: true });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);

  const file = join(folder(), 'long.json');
  writeFileSync(file, JSON.stringify(replay));
  expect(await labHere(['verify', file])).toEqual({ code: 0, out: '1 of 1 replays hold\n', err: '' });
  writeFileSync(file, JSON.stringify({ ...replay, log: replay.log.slice(1) }));
  expect(await labHere(['verify', file])).toMatchObject({ code: 1 });
});
