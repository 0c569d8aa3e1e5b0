import { defineConfig, type LaunchOptions, type PlaywrightTestConfig } from '@playwright/test';

/**
 * The built pages in Chromium, at a desk's size, unless a test is tagged `@phone` (at a phone's, with touch) or `@both`.
 * BLOCKYARD_CHROME names the browser; `npm test` finds one and sets it. Without it Playwright takes its own.
 */
const chrome = process.env['BLOCKYARD_CHROME'];
/** A recording costs a tenth of the time; BLOCKYARD_TRACE=1 makes one of each test that fails, and a picture. */
const recorded = process.env['BLOCKYARD_TRACE'] !== undefined;

/** The tests that look at a picture of the page, or at what a finger scrolls. */
const SEEN = /picture\.spec\.ts|@seen/;
/**
 * The rest is laid out and painted as ever, but nobody turns it into pixels, which without a graphics card is a fourth of the
 * work. Nor can a picture be taken of it.
 */
const UNSEEN: Use = recorded
  ? {}
  : { screenshot: 'off', launchOptions: launched('--blink-settings=acceleratedCompositingEnabled=false') };

const DESK = { viewport: { width: 1024, height: 768 } };
// One pixel a point: four take a sixth longer to draw. What hangs on the ratio sets its own.
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ON_PHONE = /@phone|@both/;
const ON_PHONE_ALONE = /@phone/;
const SEEN_ON_PHONE = new RegExp(`(?=.*(${ON_PHONE.source}))(?=.*(${SEEN.source}))`);

type Use = NonNullable<PlaywrightTestConfig['use']>;

function launched(...args: string[]): LaunchOptions {
  return {
    ...(chrome ? { executablePath: chrome } : {}),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--enable-unsafe-swiftshader',
      ...args,
    ],
  };
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // `frames.config.ts` and `shots.config.ts` have these.
  testIgnore: '**/{frames,shots}.spec.ts',
  outputDir: 'reports/traces',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On two cores a third works while the others wait for a frame or a clock, and takes a seventh off the time.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    trace: recorded ? 'retain-on-failure' : 'off',
    // Each context would install it anew; the tests of offline play allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: launched(),
  },
  projects: [
    { name: 'phone', grep: SEEN_ON_PHONE, use: PHONE },
    { name: 'phone, unseen', grep: ON_PHONE, grepInvert: SEEN, use: { ...PHONE, ...UNSEEN } },
    { name: 'desktop', grep: SEEN, grepInvert: ON_PHONE_ALONE, use: DESK },
    { name: 'desktop, unseen', grepInvert: [SEEN, ON_PHONE_ALONE], use: { ...DESK, ...UNSEEN } },
  ],
});
