import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../site.ts';
import { type Browser, middleOf, pressUntil, until } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { openRecordedSite } from './recorder.ts';
import { openWebKit } from './webkit.ts';

/** How often a command of this type stands in the running game's recording. */
const played = (type: string): string =>
  `window.blockyard.replay().log.filter(([, command]) => command.type === '${type}').length`;
const HOLD = '[data-pad="hold"]';
const SNAPSHOT = 'window.blockyard.snapshot()';
const READY = "typeof window.blockyard?.snapshot === 'function'";

describe.each([
  { name: 'Firefox', launch: openFirefox },
  { name: 'WebKit', launch: openWebKit },
])('$name', ({ launch }) => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    site = await openRecordedSite();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const open = async (path: string): Promise<void> => {
    await browser.open(site.url + path);
    await until(browser, READY);
  };
  const quiet = async (): Promise<void> => {
    expect(await browser.evaluate('window.complaints')).toEqual([]);
  };
  const restored = async (): Promise<void> => {
    const before = await browser.evaluate(SNAPSHOT);
    await quiet();
    await browser.reload();
    await until(browser, READY);
    expect(await browser.evaluate(SNAPSHOT)).toEqual(before);
    await quiet();
  };

  it('opens the page to choose from', async () => {
    await browser.open(site.url);
    await until(browser, 'document.querySelectorAll(\'a[href="blast/"], a[href="tetris/"]\').length === 2');
    await quiet();
  });

  describe('Blast', () => {
    beforeAll(() => open('blast/?seed=1&ruleset=classic'));

    it('is played by keys', async () => {
      const before = await browser.evaluate<number>(played('place'));
      await pressUntil(
        browser,
        '1',
        'getComputedStyle(document.querySelector(".ghost")).opacity === "1" && document.querySelector(".ghost .tile") !== null',
      );
      await browser.press('ArrowDown');
      await browser.press('Enter');
      await until(browser, `${played('place')} > ${before}`);
      await quiet();
    });

    it('is played by pointer', async () => {
      const before = await browser.evaluate<number>(played('place'));
      await browser.drag(await middleOf(browser, '[data-slot="1"]'), await middleOf(browser, '[data-cell="4,1"]'));
      await until(browser, `${played('place')} > ${before}`);
      await quiet();
    });

    it('goes on after a reload where it was', async () => {
      await open('blast/');
      await restored();
    });
  });

  describe('Tetris', () => {
    beforeAll(() => open('tetris/?seed=1&ruleset=guideline'));

    it('is played by keys', async () => {
      await pressUntil(browser, 'ArrowLeft', `${played('move')} > 0`);
      await browser.press('Space');
      await until(browser, `${played('hardDrop')} > 0`);
      await quiet();
    });

    it('is played by pointer', async () => {
      // A laptop with a touch screen shows the buttons once the screen has been touched.
      await browser.evaluate("dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))");
      await until(browser, `document.querySelector('${HOLD}') !== null`);
      const hold = await middleOf(browser, HOLD);
      await browser.drag(hold, hold);
      await until(browser, `${played('hold')} > 0`);
      await quiet();
    });

    it('goes on after a reload where it was', async () => {
      await browser.press('Escape');
      await open('tetris/');
      await restored();
    });
  });
});
