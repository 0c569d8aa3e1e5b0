import { expect, test } from '../fixtures.ts';
import { lose, openTetris } from './table.ts';

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;

for (const language of ['en', 'zh']) {
  test(`the buttons at a game's end hold their words and lie apart, in ${language}`, async ({ page }) => {
    await page.addInitScript(
      (value) =>
        localStorage.setItem('blockyard.tetris.settings', JSON.stringify({ state: { language: value }, version: 1 })),
      language,
    );
    await openTetris(page);
    await lose(page);
    const foot = page.locator('.over .dialog-foot');
    await foot.waitFor();
    const faults = () =>
      foot.evaluate((element) => {
        const whole = element.getBoundingClientRect();
        const buttons = [...element.children].map((button) => ({ button, box: button.getBoundingClientRect() }));
        return buttons.flatMap(({ button, box }, i) => [
          ...(button.scrollWidth > button.clientWidth ? [`${button.textContent} sticks out`] : []),
          ...(box.left < whole.left || box.right > whole.right ? [`${button.textContent} is beyond the edge`] : []),
          ...(box.width < 44 || box.height < 44 ? [`${button.textContent} is small`] : []),
          ...buttons
            .slice(0, i)
            .filter(({ box: other }) => box.left < other.right + 8 && box.top < other.bottom && other.top < box.bottom)
            .map(({ button: other }) => `${button.textContent} is close to ${other.textContent}`),
        ]);
      });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(faults, `${width}×${height}`).toEqual([]);
    }
  });
}

test('a tap that was meant for the pad presses nothing at the end of a game', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openTetris(page);
  await lose(page);
  const takesTaps = (ms: number) =>
    page.locator('.over .dialog-foot').evaluate((foot: HTMLElement, at) => {
      foot.style.animation = 'none';
      foot.getAnimations();
      foot.style.animation = '';
      for (const waking of foot.getAnimations()) {
        waking.pause();
        waking.currentTime = at;
      }
      const { x, y, width, height } = foot.querySelector('.primary')?.getBoundingClientRect() ?? new DOMRect();
      return foot.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }, ms);
  expect(await takesTaps(0)).toBe(false);
  expect(await takesTaps(350)).toBe(false);
  expect(await takesTaps(500)).toBe(true);
});
