import { expect, test } from '../fixtures.ts';
import { GAMES, ready } from '../game.ts';
import { openSite, type Site } from '../site.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('under a sub-path of somebody else’s site', () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await openSite('/x/y/');
  });
  test.afterAll(() => site.close());

  for (const game of GAMES) {
    test(`${game} loads all that it needs from there and from nowhere else`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const home = `${site.url}${game}/`;
      for (const file of ['', 'index.html']) {
        await page.goto(`${home}${file}`, { waitUntil: 'load' });
        await ready(page);
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      }
      const strangers = requests.filter((url) => !url.startsWith(home) && !/^(data|blob):/.test(url));
      expect(strangers).toEqual([]);
      expect(requests.length).toBeGreaterThan(2);
    });

    test(`${game} names icons and a start address that exist there`, async ({ page }) => {
      await page.goto(`${site.url}${game}/`);
      const href = await page.locator('link[rel=manifest]').evaluate((link) => (link as HTMLLinkElement).href);
      const manifest = await (await page.request.get(href)).json();
      const paths = [manifest.start_url, manifest.scope, ...manifest.icons.map((icon: { src: string }) => icon.src)];
      expect(manifest.icons.length).toBeGreaterThan(0);
      for (const path of paths) {
        const url = new URL(path, href).href;
        expect(url.startsWith(`${site.url}${game}/`), url).toBe(true);
        expect((await page.request.get(url)).status(), url).toBe(200);
      }
    });
  }
});
