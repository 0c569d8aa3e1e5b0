import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** What one test leaves behind, of which the next may find nothing. */
test.describe('tests share a context', () => {
  test.describe.configure({ mode: 'serial' });
  const seen: BrowserContext[] = [];

  const foundBy = async (page: Page): Promise<unknown> => {
    await page.goto('./');
    return page.evaluate(async () => ({
      cookies: document.cookie,
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
      opener: window.opener,
      own: 'own' in window,
    }));
  };
  const NOTHING = {
    ...{ cookies: '', local: 0, session: 0, databases: 0, caches: 0 },
    ...{ clipboard: 'prompt', opener: null, own: false },
  };

  test('and find nothing, leave much', async ({ page, context }) => {
    seen.push(context);
    expect(await foundBy(page)).toEqual(NOTHING);
    await context.grantPermissions(['clipboard-read']);
    await page.addInitScript(() => Object.assign(window, { own: true }));
    await page.reload();
    await page.evaluate(async () => {
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
      await caches.open('left');
      await new Promise((resolve) => {
        indexedDB.open('left').onsuccess = resolve;
      });
      // A page may write its last words.
      window.addEventListener('pagehide', () => localStorage.setItem('last words', '1'));
    });
    await context.addCookies([{ name: 'left', value: '1', url: page.url() }]);
    await page.keyboard.down('Shift');
  });

  test('and find nothing, set the clock', async ({ page, context }) => {
    expect(context).toBe(seen[0]);
    expect(await foundBy(page)).toEqual(NOTHING);
    await page.evaluate(() =>
      window.addEventListener('keydown', ({ shiftKey }) => Object.assign(window, { shiftKey })),
    );
    await page.keyboard.press('a');
    expect(await page.evaluate(() => (window as unknown as { shiftKey: boolean }).shiftKey)).toBe(false);
    await page.clock.install({ time: new Date('2001-01-01') });
  });

  test('but no clock that was set', async ({ page, context }) => {
    expect(context).not.toBe(seen[0]);
    expect(await foundBy(page)).toEqual(NOTHING);
    expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.now() - 60_000);
  });
});
