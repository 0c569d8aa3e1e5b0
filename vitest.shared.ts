import { defaultServerConditions, type Plugin } from 'vite';
import type { ViteUserConfig } from 'vitest/config';

/** An import of names, as the sources have them once their types are gone. */
const NAMED = /^import \{([^}]*)\} from (["'][^"']+["']);?$/gm;

/**
 * Takes what a module imports into constants. A test runner asks a module's object for each name anew, as a name may come to
 * mean another thing; ours never do, and a game plays twice as fast. No line moves, so that coverage finds its place.
 */
const importsAsConstants: Plugin = {
  name: 'imports-as-constants',
  transform(code, id) {
    if (!/\/(src|test)\/[^?]*(?<!\.test)\.ts$/.test(id) || id.includes('/node_modules/')) return null;
    let count = 0;
    const constant = code.replace(NAMED, (_, names: string, from: string) => {
      const all = `__from${count++}`;
      return `import * as ${all} from ${from}; const {${names.replaceAll(' as ', ': ')}} = ${all};`;
    });
    return { code: constant, map: null };
  },
};

/**
 * What every package's unit tests have in common: the workspace's packages are read from their sources
 * (no build first), and each run leaves a count in reports/ for the sum that CI prints.
 */
export function unitTests(project: string, extra: ViteUserConfig['test'] = {}): ViteUserConfig {
  const conditions = ['@blockyard/source', ...defaultServerConditions];
  return {
    plugins: [importsAsConstants],
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name: project,
      maxWorkers: '100%',
      // Nothing of ours keeps what would outlast a test: files share their modules, which are read once, in half the time.
      isolate: false,
      // Only what hangs: a busy machine may take long.
      testTimeout: 60_000,
      reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
      ...extra,
    },
  };
}
