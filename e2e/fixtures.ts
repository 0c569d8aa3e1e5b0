import { isDeepStrictEqual } from 'node:util';
import { test as base, expect, type Page } from '@playwright/test';
import { KeptContext } from './kept.ts';
import { Touch } from './touch.ts';

/** What the browser itself says about the machine it runs on, and the test about itself; no page can do anything about it. */
const ABOUT_THE_MACHINE = [/GL Driver Message/, /software WebGL|swiftshader/i, /Service Worker registration blocked/];

/**
 * Collects what a page complains of: errors and warnings in the console, uncaught errors, failed requests.
 * @returns a list that grows as the page runs
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (ABOUT_THE_MACHINE.some((pattern) => pattern.test(message.text()))) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

interface Fixtures {
  /** The page's complaints so far. A test that ends with any has failed; one that provokes some empties the list. */
  complaints: string[];
  /** One finger, sent as the device sends it. */
  touch: Touch;
}

/** What the tests of one worker hand on. */
interface Shared {
  kept: KeptContext | undefined;
}

export const test = base.extend<Fixtures, { shared: Shared }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: as below
    async ({}, use) => {
      await use({ kept: undefined });
    },
    { scope: 'worker' },
  ],
  // A test with options of its own has a context of its own too.
  context: async (
    {
      browser,
      baseURL,
      shared,
      viewport,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      locale,
      timezoneId,
      colorScheme,
      serviceWorkers,
      contextOptions,
    },
    use,
    { project },
  ) => {
    const screen = { viewport, hasTouch, isMobile, deviceScaleFactor, colorScheme };
    const options = { ...screen, locale, timezoneId, serviceWorkers, contextOptions };
    const usual = { hasTouch: false, isMobile: false, colorScheme: 'light', contextOptions: {}, ...project.use };
    if (Object.entries(options).every(([name, value]) => isDeepStrictEqual(value, usual[name as keyof typeof usual]))) {
      const kept = shared.kept ?? (await KeptContext.make(browser, baseURL ?? ''));
      shared.kept = undefined;
      await use(kept.context);
      if (await kept.wipe()) shared.kept = kept;
      else await kept.context.close();
    } else {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    }
  },
  page: async ({ context }, use) => {
    await use(await (KeptContext.of(context)?.newPage() ?? context.newPage()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
  baseURL: async ({}, use) => {
    await use(process.env['BLOCKYARD_URL'] ?? '');
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page);
      await use(complaints);
      expect(complaints, 'the page is quiet').toEqual([]);
    },
    { auto: true },
  ],
  touch: async ({ page }, use) => {
    await use(await Touch.on(page));
  },
});

export { expect };
