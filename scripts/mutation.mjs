import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FaultyCopy } from './faults/plant.mjs';
import { ENGINES, ROOT, tool } from './workspace.mjs';

/**
 * Changes the logic of the engine packages in every way that Stryker knows, and counts the changes that no test misses:
 * `pnpm mutation`, or `pnpm mutation grid-core` for one package, and `pnpm mutation tetris src/spins.ts` for one file of it.
 * It takes long, so it is no part of `npm test`. The reports come to lie in the package's `reports`.
 */

/**
 * Test files that are left out: those that play or try so much that every change would wait for them, so that the quick ones
 * have to notice it alone, those that mock, and `surface`, which looks at the source's text.
 */
const LEFT_OUT = {
  'grid-core': ['laws', 'surface'],
  blast: ['deals', 'laws', 'random-play', 'solver', 'surface', 'traps'],
  tetris: ['determinism', 'laws', 'perft', 'surface'],
};

const [only, ...files] = process.argv.slice(2);
const chosen = ENGINES.filter((name) => only === undefined || name === only);
if (chosen.length === 0) {
  console.error(`no package "${only}": one of ${ENGINES.join(', ')}`);
  process.exitCode = 2;
}
for (const name of chosen) {
  const copy = new FaultyCopy(name);
  try {
    for (const test of LEFT_OUT[name]) rmSync(join(copy.folder, 'test', `${test}.test.ts`));
    const config = join(ROOT, 'scripts', 'stryker.json');
    const runner = join(ROOT, 'scripts', 'mutation', 'runner.mjs');
    const { status } = spawnSync(
      tool('stryker'),
      ['run', config, '--plugins', runner, ...(files.length > 0 ? ['--mutate', files.join()] : [])],
      {
        cwd: copy.folder,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    );
    if (status !== 0) process.exitCode = 1;
    const reports = join(copy.folder, 'reports');
    if (existsSync(reports)) cpSync(reports, join(ROOT, 'packages', name, 'reports'), { recursive: true });
  } finally {
    await copy.remove();
  }
}
