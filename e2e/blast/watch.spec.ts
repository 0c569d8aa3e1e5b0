import { type BlastCommand, BlastGame, daily } from '@blockyard/blast';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openGame, ready } from '../game.ts';
import { cutIn, drag, gameOn, type Target } from './table.ts';

interface Played {
  /** The page's save, one move before the end. */
  readonly saved: object;
  readonly last: Target;
  readonly moves: number;
  readonly score: number;
}

/** A game played without a thought, each piece at the first place that it fits. */
function playedOut(seed: number, ruleset: string): Played {
  const game = BlastGame.start({ seed, ruleset });
  const log: [number, BlastCommand][] = [];
  let before = game.snapshot();
  while (!game.over) {
    before = game.snapshot();
    const slot = game.view.fits.indexOf(true);
    const [place] = game.placements(slot);
    if (place === undefined) throw new Error('nothing fits');
    const command = { type: 'place', slot, ...place } as const;
    game.dispatch(command);
    log.push([0, command]);
  }
  const last = log.pop()?.[1];
  if (last?.type !== 'place') throw new Error('no move');
  const recording = { ruleset, start: { seed }, log };
  return { saved: { snapshot: before, recording }, last, moves: log.length + 1, score: game.view.score };
}

async function resume(page: Page, saved: object): Promise<void> {
  const text = JSON.stringify({ version: 1, saved });
  await page.evaluate((value) => localStorage.setItem('blockyard.blast.game', value), text);
  await page.reload();
  await ready(page);
}

test('a finished game shows what could have been done, its replay by link, and its figures', {
  tag: '@both',
}, async ({ page, context, browser, touch, hasTouch }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { saved, last, moves, score } = playedOut(7, 'classic');
  await openGame(page, 'blast', '');
  await resume(page, saved);
  await drag({ page, touch, hasTouch }, last);
  await page.getByRole('button', { name: 'What if?' }).click();
  const chance = page.getByRole('dialog', { name: 'What you could have done' });
  await expect(chance.getByText(/was the last chance: these \d+ moves go on/)).toBeVisible({ timeout: 60_000 });
  await chance.getByRole('slider').press('End');
  await expect(chance.getByText(/^Placed .*row \d/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Replay' }).click();
  expect(await cutIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.locator('.stats-numbers')).toContainText(`Best${score}`);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  const viewer = other.getByRole('dialog', { name: 'Replay' });
  await viewer.getByRole('slider').press('End');
  await expect(viewer.getByText(`Move ${moves} of ${moves}`, { exact: true })).toBeVisible();
  await expect(viewer.getByText(`Score ${score}`)).toBeVisible();
  await viewer.getByRole('button', { name: 'One move back' }).click();
  await viewer.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(viewer.getByText(`Move ${moves} of ${moves}`, { exact: true })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other).toHaveURL(/blast\/$/);
  expect((await gameOn(other)).view.score).toBe(0);
  await other.goto(`${link.slice(0, -40)}AAAA`);
  await expect(other.getByRole('alert')).toContainText('damaged or was cut short');
  await other.context().close();
});

test('the daily game is today’s, shares its result without spoilers, and is another tomorrow', {
  tag: '@both',
}, async ({ page, context, touch, hasTouch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { seed } = daily('2026-11-30');
  const { saved, last, score } = playedOut(seed, 'daily');
  await page.clock.setFixedTime(new Date('2026-11-30T20:00:00'));
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { canShare: () => true, share: async ({ text }: ShareData) => shared.push(text ?? '') });
  });
  await openGame(page, 'blast', '?ruleset=daily');
  await expect(page.getByRole('button', { name: /^Daily, 30 Nov/ })).toBeVisible();
  expect((await page.evaluate(() => window.blockyard.replay())) as object).toMatchObject({ start: { seed } });
  await resume(page, { ...saved, day: '2026-11-30' });
  await drag({ page, touch, hasTouch }, last);
  await page.getByRole('button', { name: 'Share' }).click();
  // A phone hands it to other apps, a desk to the clipboard.
  const shared = () =>
    hasTouch
      ? page.evaluate(() => (window as unknown as { shared: string[] }).shared[0] ?? '')
      : page.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(shared)
    .toMatch(
      new RegExp(`^Blockyard Blast, 30 November\\n${score} points · .*\\n[⬛🟦🟩🟨🟥]{10}\\nhttp.*ruleset=daily$`, 'u'),
    );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-12-01T08:00:00'));
  await page.reload();
  await ready(page);
  await expect(page.getByRole('button', { name: /^Daily, 1 Dec/ })).toBeVisible();
  expect((await gameOn(page)).view).toMatchObject({ score: 0, over: false });
});
