import { type KeyInput, launch } from 'puppeteer-core';
import type { Browser } from './browser.ts';

const VIEWPORT = { width: 1280, height: 800 };

/** Firefox without a screen, over WebDriver BiDi. BLOCKYARD_FIREFOX is its path. */
export async function openFirefox(): Promise<Browser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: process.env['BLOCKYARD_FIREFOX'] ?? 'firefox',
    headless: true,
    defaultViewport: VIEWPORT,
    timeout: 120_000,
  });
  const page = await firefox.newPage();
  page.setDefaultTimeout(60_000);
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'load' });
    },
    evaluate: async (expression) => JSON.parse(String(await page.evaluate(`JSON.stringify(${expression})`))),
    press: (key) => page.keyboard.press((key === 'Space' ? ' ' : key) as KeyInput),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
    close: () => firefox.close(),
  };
}
