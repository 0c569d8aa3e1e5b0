import { defineConfig } from 'vitest/config';
// @boundaries-ignore: one test configuration for the whole workspace
import { unitTests } from '../../vitest.shared.ts';

export default defineConfig(
  unitTests('lab', {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/build.ts'],
  }),
);
