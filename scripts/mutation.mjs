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

/**
 * Test files that are left out: those that play or try so much that every change would wait for them, so that the quick ones
 * have to notice it alone, and `surface`, which looks at the source's text.
 */
const LEFT_OUT = {
  'grid-core': ['laws', 'surface'],
  blast: ['deals', 'laws', 'random-play', 'solver', 'surface', 'traps'],
  tetris: ['laws', 'perft', 'surface'],
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
    copy.write('vitest.mutation.config.ts', vitestConfig(LEFT_OUT[name]));
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
    await copy.remove();
  }
}

/**
 * The package's own test configuration, made quick: one module graph for all files, the shortest file first.
 * @param {readonly string[]} leftOut
 */
function vitestConfig(leftOut) {
  return `import { statSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

class ShortestFirst {
  sort(files) {
    return files.toSorted((a, b) => statSync(a.moduleId).size - statSync(b.moduleId).size);
  }
  shard(files) {
    return files;
  }
}

export default mergeConfig(config, {
  test: {
    exclude: ${JSON.stringify(leftOut.map((file) => `test/${file}.test.ts`))},
    isolate: false,
    reporters: [],
    sequence: { sequencer: ShortestFirst },
  },
});
`;
}
