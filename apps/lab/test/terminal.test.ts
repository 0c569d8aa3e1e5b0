import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { tetrisLab } from '../src/games/tetris/tetris-lab.ts';
import { readText } from '../src/run/files.ts';
import { parseRunText } from '../src/run/text.ts';
import { CLI } from './build.ts';
import { folder } from './support.ts';

const ESCAPE = '\u001b';

/** util-linux's `script` gives a program a terminal of its own; other systems have another one or none. */
const SCRIPT = '/usr/bin/script';
const hasTerminal = process.platform === 'linux' && existsSync(SCRIPT);

/** Runs the command on a terminal. `typed` says, for what has been shown so far, what is typed next; `undefined` is to wait. */
function onTerminal(args: readonly string[], cwd: string, typed: (shown: string) => string | undefined, env = {}) {
  const command = [process.execPath, join(CLI, 'main.js'), ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn(SCRIPT, ['-qec', command, '/dev/null'], {
    cwd,
    env: { ...process.env, NO_COLOR: '', TERM: 'xterm', ...env },
    stdio: 'pipe',
  });
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    const keys = typed(shown);
    if (keys !== undefined) child.stdin.write(keys);
  });
  return new Promise<{ code: number | null; shown: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, shown })),
  );
}

test.runIf(hasTerminal)('on a terminal there is a bar, and Ctrl-C keeps what there is', async () => {
  const cwd = folder();
  let sent = false;
  const args = ['simulate', 'tetris', '--policy', 'greedy', '--games', '1000', '--out', 'run.json', '--threads', '1'];
  const { code, shown } = await onTerminal(args, cwd, (text) => {
    if (sent || !/[1-9]\d* of 1000 games, \d+ a second, .+ left/.test(text)) return undefined;
    sent = true;
    return '\u0003';
  });
  expect(code).toBe(130);
  expect(shown).toContain('░');
  expect(shown).toMatch(/stopped after \d+ of 1,000 games; run\.json has them, and --resume goes on/);
  expect(shown).toContain(`${ESCAPE}[1mtetris basic, greedy policy: `);
  const run = parseRunText(readText(join(cwd, 'run.json')));
  expect(run.ok && run.value.records.length).toBeGreaterThan(0);
});

test.runIf(hasTerminal)('a replay is watched by its keys, and the terminal is left as it was', async () => {
  const cwd = folder();
  writeFileSync(
    join(cwd, 'game.json'),
    JSON.stringify(tetrisLab.record({ ruleset: 'basic', policy: 'random', limit: 20_000, seed: 4 })),
  );
  /** What is typed once a text has been shown, one after the other. */
  const script: [shown: string, typed: string][] = [
    ['position 0 of', `${ESCAPE}[C`],
    ['position 1 of', `${ESCAPE}[C`],
    ['position 2 of', `${ESCAPE}[D`],
    ['piece 0: ', '5\r'],
    ['piece 5: ', 'q'],
  ];
  let from = 0;
  const { code, shown } = await onTerminal(['replay', 'game.json'], cwd, (text) => {
    const [wanted, keys] = script[0] ?? [];
    if (wanted === undefined || !text.slice(from).includes(wanted)) return undefined;
    from = text.length;
    script.shift();
    return keys;
  });
  expect([code, script]).toEqual([0, []]);
  expect(shown).toContain(': play  ');
  expect(shown.trimEnd().endsWith(`${ESCAPE}[?25h${ESCAPE}[?1049l`)).toBe(true);
});

test.runIf(hasTerminal)('NO_COLOR takes the colours away', async () => {
  const args = ['simulate', 'tetris', '--games', '3', '--threads', '1', '--quiet'];
  const { code, shown } = await onTerminal(args, folder(), () => undefined, { NO_COLOR: '1' });
  expect(code).toBe(0);
  expect(shown).toContain('3 games');
  expect(shown).not.toContain(ESCAPE);
});
