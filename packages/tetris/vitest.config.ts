import { defineConfig } from 'vitest/config';
// @boundaries-ignore: one test configuration for the whole workspace
import { unitTests } from '../../vitest.shared.ts';

export default defineConfig(
  unitTests('tetris', {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/types.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'reports/coverage',
      thresholds: { branches: 95 },
    },
  }),
);
