import { defineConfig } from '@playwright/test';
import everything from './playwright.config.ts';

/** Makes the pictures of docs/images. */
export default defineConfig({
  ...everything,
  testMatch: '**/shots.spec.ts',
  testIgnore: [],
  reporter: 'list',
  projects: [{ name: 'shots' }],
});
