import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { openSite } from '../site.ts';
import { drawn, MIDDLE, setUp } from './table.ts';

/**
 * Makes the pictures of Tetris in play for the documentation, from the built page. Run from `e2e` with a TypeScript runner,
 * BLOCKYARD_CHROME naming a browser.
 */
const SIZES = [
  { width: 390, height: 844, touch: true, ratio: 2 },
  { width: 720, height: 1559, touch: true, ratio: 1 },
  { width: 820, height: 1180, touch: true, ratio: 1 },
  { width: 1440, height: 900, touch: false, ratio: 1 },
];

const IMAGES = fileURLToPath(new URL('../../docs/images/', import.meta.url));

/** A T that is about to be turned into its slot: the next lock is a T-spin double. */
const SLOT = {
  ...MIDDLE,
  rows: ['Z.........', 'ZZ.......J', 'IZOO..JJJJ', 'ISOO...LLJ', 'ISSTTT.LSS', 'IJSZZT.SSO', 'IJJJZZ.OOO'],
};

async function shoot(page: Page, name: string): Promise<void> {
  // Time stands still from here: the picture is of the moment after the first press.
  await setUp(page, SLOT);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.addStyleTag({ content: '.countdown { display: none }' });
  await page.waitForTimeout(120);
  await page.screenshot({ path: `${IMAGES}${name}.png` });
}

await mkdir(IMAGES, { recursive: true });
const site = await openSite();
const executablePath = process.env['BLOCKYARD_CHROME'];
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
});
for (const { width, height, touch, ratio } of SIZES) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: ratio,
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  await page.goto(`${site.url}tetris/?seed=1&ruleset=guideline`);
  await drawn(page);
  await page.waitForTimeout(700);
  await shoot(page, `tetris-${width}x${height}`);
  await context.close();
}
await browser.close();
await site.close();
