import { defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';

/**
 * What every package's unit tests have in common: the workspace's packages are read from their sources
 * (no build first), and each run leaves a count in reports/ for the sum that CI prints.
 */
export function unitTests(project: string, extra: ViteUserConfig['test'] = {}): ViteUserConfig {
  const conditions = ['@blockyard/source', ...defaultServerConditions];
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name: project,
      maxWorkers: '100%',
      // Only what hangs: a busy machine may take long.
      testTimeout: 60_000,
      reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
      ...extra,
    },
  };
}
