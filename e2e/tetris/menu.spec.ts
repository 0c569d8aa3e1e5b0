import { expect, test } from '../fixtures.ts';

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1440, 900],
] as const;

test('all of the menu stays within its width, apart, at every size', async ({ page }) => {
  await page.goto('tetris/');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const faults = () =>
    page.locator('.menu-card').evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      const parts = [...card.querySelectorAll('button, a, .mode, .field, .logo, .tagline, .modes-about, legend')]
        .map((part) => ({ name: part.ariaLabel ?? part.textContent, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      return parts.flatMap(({ name, box }, i) => [
        ...(box.left < left - 1 || box.right > right + 1 ? [`${name} sticks out`] : []),
        ...parts
          .slice(0, i)
          .filter(({ box: other }) => {
            const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
            return across > 0.5 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.5;
          })
          .map((other) => `${name} lies over ${other.name}`),
      ]);
    });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(faults, `${width}×${height}`).toEqual([]);
  }
});
