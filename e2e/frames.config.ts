import { defineConfig } from '@playwright/test';
import everything from './playwright.config.ts';

/**
 * What the built pages cost to draw, one test at a time and nothing beside them: on a busy machine frames are left out, and
 * the usual one is then among the few that have much to do.
 */
export default defineConfig({
  ...everything,
  testMatch: '**/frames.spec.ts',
  testIgnore: [],
  outputDir: 'reports/frames',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'reports/frames.json' }]],
  projects: [{ name: 'alone' }],
});
