import { expect, test } from '../fixtures.ts';
import { MIDDLE, openTetris, setUp, snapshot } from './table.ts';

/** Desks' windows of 1440 by 900, 1280 by 1024, 1440 by 1200 and 2000 by 1120, at four times the size. */
const WINDOWS = [
  [360, 225],
  [320, 256],
  [360, 300],
  [500, 280],
] as const;

// The most pieces that come next, under an aim that counts lines down; and the game with a button more.
for (const query of ['ruleset=srs-x&goal=sprint-40', 'ruleset=guideline&goal=zen']) {
  test(`under strong zoom all of ${query} is in the window, and nothing lies over anything else`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 225 });
    await openTetris(page, `?seed=1&${query}`);
    await setUp(page, MIDDLE);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const wrong = () =>
        page.locator('.top-bar button, .well-frame, .panel .card, .panel .numeral').evaluateAll((parts) => {
          const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
          return boxes.flatMap(({ part, box: a }, i) => [
            ...(a.left < 0 || a.top < 0 || a.right > innerWidth || a.bottom > innerHeight ? [part.className] : []),
            ...(part.scrollWidth > part.clientWidth ? [`what is in ${part.className}`] : []),
            ...boxes
              .slice(i + 1)
              .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
              .filter((other) => !part.contains(other.part))
              .map((other) => `${part.className} over ${other.part.className}`),
          ]);
        });
      await expect.poll(wrong, `${width}×${height}`).toEqual([]);
    }
    await page.keyboard.press('Space');
    expect((await snapshot(page)).score).toBeGreaterThan(MIDDLE.score ?? 0);
  });
}
