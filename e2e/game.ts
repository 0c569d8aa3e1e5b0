import type { Page } from '@playwright/test';

export const GAMES = ['blast', 'tetris'] as const;
export type GameName = (typeof GAMES)[number];

/** Opens a game and waits until it can be played. */
export async function openGame(page: Page, game: GameName, query = '?seed=1'): Promise<void> {
  await page.goto(`${game}/${query}`);
  await ready(page);
}

/** Waits until the page's scripting surface stands. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => typeof window.blockyard?.snapshot === 'function');
}

/** The running game as text, to compare. */
export function snapshotOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(window.blockyard.snapshot()));
}
