import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { FaultyCopy } from './faults/plant.mjs';
import { ENGINES, ROOT, tool } from './workspace.mjs';

/**
 * Changes the logic of the engine packages in every way that Stryker knows, and counts the changes that no test misses:
 * `pnpm mutation`, or `pnpm mutation grid-core` for one package, and `pnpm mutation tetris src/spins.ts` for one file of it.
 * It takes long, so it is no part of `npm test`. The reports come to lie in the package's `reports`.
 */
const [only, ...files] = process.argv.slice(2);
const chosen = ENGINES.filter((name) => only === undefined || name === only);
if (chosen.length === 0) {
  console.error(`no package "${only}": one of ${ENGINES.join(', ')}`);
  process.exitCode = 2;
}
for (const name of chosen) {
  const copy = new FaultyCopy(name);
  try {
    const config = join(ROOT, 'scripts', 'stryker.json');
    const { status } = spawnSync(
      tool('stryker'),
      ['run', config, ...(files.length > 0 ? ['--mutate', files.join()] : [])],
      {
        cwd: copy.folder,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    );
    if (status !== 0) process.exitCode = 1;
    cpSync(join(copy.folder, 'reports'), join(ROOT, 'packages', name, 'reports'), { recursive: true });
  } finally {
    copy.remove();
  }
}
