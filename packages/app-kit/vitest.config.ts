import { defineConfig } from 'vitest/config';
// @boundaries-ignore: one test configuration for the whole workspace
import { unitTests } from '../../vitest.shared.ts';

export default defineConfig(
  unitTests('app-kit', {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    unstubGlobals: true,
    restoreMocks: true,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/**/*.test.{ts,tsx}', 'src/**/*.d.ts'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'reports/coverage',
    },
  }),
);
