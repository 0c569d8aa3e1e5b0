import { defineConfig } from 'vitest/config';

/** The smoke in Firefox and WebKit. `pnpm test:browsers` at the root finds the browsers first. */
export default defineConfig({
  test: {
    name: 'browsers',
    include: ['browsers/**/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    reporters: ['default', ['json', { outputFile: 'reports/browsers.json' }]],
  },
});
