import { defineConfig } from '@playwright/test';

/**
 * The built pages in Chromium, at a desk's size, unless a test is tagged `@phone` (at a phone's, with touch) or `@both`.
 * BLOCKYARD_CHROME names the browser; `npm test` finds one and sets it. Without it Playwright takes its own.
 */
const chrome = process.env['BLOCKYARD_CHROME'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/traces',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // A recording costs a tenth of the time; BLOCKYARD_TRACE=1 makes one of each test that fails.
    trace: process.env['BLOCKYARD_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    // Each context would install it anew; the tests of offline play allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chrome ? { executablePath: chrome } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grep: /@phone|@both/,
      // One pixel a point: four take a sixth longer to draw. What hangs on the ratio sets its own.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1024, height: 768 } } },
  ],
});
