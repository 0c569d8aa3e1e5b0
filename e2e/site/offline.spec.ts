import { expect, test } from '../fixtures.ts';
import { GAMES, ready, snapshotOf } from '../game.ts';
import { openSite } from '../site.ts';

test.use({ serviceWorkers: 'allow' });

for (const game of GAMES) {
  test(`${game} opens and goes on after its first visit when the server is gone`, async ({ page }) => {
    const site = await openSite();
    try {
      await page.goto(`${site.url}${game}/?seed=7`);
      await ready(page);
      // A game that nobody has touched is not kept.
      if (game === 'tetris') await page.keyboard.press('KeyX');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      // What the page still loads when it can be played already must not miss its server.
      await page.waitForLoadState('networkidle');
    } finally {
      await site.close();
    }
    await page.goto(`${site.url}${game}/`);
    await ready(page);
    expect(JSON.parse(await snapshotOf(page))).toMatchObject({ ruleset: expect.any(String) });
    await page.reload();
    await ready(page);
    if (game === 'blast') {
      // What the page loads only when it is asked for: dialogs, and the solver's worker.
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('h');
      await expect(page.locator('[data-shade="hint"]')).not.toHaveCount(0);
    }
    const statuses = await page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return Promise.all(files.map(async (file) => (await fetch(file)).status));
    });
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
}
