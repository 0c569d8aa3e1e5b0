import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'scripts',
    include: ['test/**/*.test.mjs'],
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
