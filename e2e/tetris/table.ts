import { expect, type Page } from '@playwright/test';
import { ready } from '../game.ts';

/** What the tests read of a snapshot. */
export interface Snapshot {
  readonly now: number;
  readonly ruleset: string;
  readonly well: readonly string[];
  readonly active: Active | null;
  readonly score: number;
  readonly lines: number;
  readonly level: number;
  readonly phase: string;
  readonly hold: string | null;
  readonly softDrop: unknown;
}

export interface Active {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/**
 * Opens the game of an address and waits until its well is drawn. Keys repeat late, unless a test has settings of its own: on
 * a busy machine a press may last.
 */
export async function openTetris(page: Page, query = '?seed=1&ruleset=guideline'): Promise<void> {
  await page.addInitScript(() => {
    const key = 'blockyard.tetris.settings';
    try {
      localStorage.setItem(key, localStorage.getItem(key) ?? JSON.stringify({ state: { das: 400 }, version: 1 }));
    } catch {
      // A test in which nothing can be stored.
    }
  });
  await page.goto(`tetris/${query}`);
  await ready(page);
  await drawn(page);
}

/** Waits until the renderer has drawn the well. */
export async function drawn(page: Page): Promise<void> {
  await page.locator('.well-canvas[data-renderer] canvas').waitFor();
}

export function snapshot(page: Page): Promise<Snapshot> {
  return page.evaluate(() => window.blockyard.snapshot() as Snapshot);
}

/** The column of the active piece's box. */
export async function columnOf(page: Page): Promise<number> {
  return (await snapshot(page)).active?.x ?? Number.NaN;
}

/** Waits until so many ms of game time have passed. */
export async function pass(page: Page, ms: number): Promise<void> {
  const { now } = await snapshot(page);
  await page.waitForFunction((until) => (window.blockyard.snapshot() as { now: number }).now >= until, now + ms);
}

export function statusOf(page: Page): Promise<string | null> {
  return page.locator('.app-shell').getAttribute('data-status');
}

/** Notes every text that comes into an element, however briefly; the answer gives those so far. */
export async function watchTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle((watched) => {
    const texts: string[] = [];
    const look = (): void => {
      const text = document.querySelector(watched)?.textContent;
      if (text && text !== texts.at(-1)) texts.push(text);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  }, selector);
  return () => seen.jsonValue();
}

/** How many blocks have settled. */
export async function settled(page: Page): Promise<number> {
  return (await snapshot(page)).well.join('').replaceAll('.', '').length;
}

/** The bottom rows of the well, top to bottom. */
export interface Position {
  readonly rows: readonly string[];
  readonly active: Active;
  readonly hold?: string;
  readonly score?: number;
  readonly level?: number;
  readonly lines?: number;
  readonly pieces?: number;
  readonly now?: number;
  readonly backToBack?: number;
}

/** Puts a position in place of the running game, by a snapshot that is changed by hand. */
export async function setUp(page: Page, position: Position): Promise<void> {
  const loaded = await page.evaluate(({ rows, active, hold, score, level, lines, pieces, now, backToBack }) => {
    const snapshot = window.blockyard.snapshot() as {
      ruleset: string;
      now: number;
      well: string[];
      score: number;
      level: number;
      lines: number;
      pieces: number;
      backToBack: number;
      hold: string | null;
      active: Record<string, unknown>;
    };
    const { length } = snapshot.well;
    snapshot.well = Array.from({ length }, (_, y) => rows[y - (length - rows.length)] ?? '.'.repeat(10));
    snapshot.now = now ?? snapshot.now;
    snapshot.score = score ?? snapshot.score;
    snapshot.level = level ?? snapshot.level;
    snapshot.lines = lines ?? snapshot.lines;
    snapshot.pieces = pieces ?? snapshot.pieces;
    snapshot.backToBack = backToBack ?? snapshot.backToBack;
    if (snapshot.ruleset === 'guideline') snapshot.hold = hold ?? snapshot.hold;
    const at = snapshot.now * 1000;
    const y = active.y + length - 20;
    const fall = { fallFrom: at, fallAt: at + 50_000, lockAt: null };
    snapshot.active = { ...snapshot.active, ...active, ...fall, turn: null, y, lowest: y + 3 };
    return window.blockyard.load(snapshot);
  }, position);
  expect(loaded).toEqual({ ok: true });
}

/** A gap on the left, four rows deep, and an I upright above it: the next hard drop clears four rows, and leaves a block. */
export const FOUR_ROWS: Position = {
  rows: ['.........T', '.IIIIIIIII', '.OOOOOOOOO', '.ZZZSSSTTT', '.JJJJLLLLI'],
  active: { piece: 'I', x: -2, y: 3, rotation: 1 },
};

/** The middle of a game. */
export const MIDDLE: Position = {
  rows: ['Z.........', 'ZZ.......J', 'IZOO..JJJJ', 'ISOOT.LLLJ', 'ISSTTT.LSS', 'IJSZZT.SSO', 'IJJJZZ.OOO'],
  active: { piece: 'L', x: 3, y: 2, rotation: 0 },
  hold: 'I',
  score: 48_260,
  level: 8,
  lines: 77,
  now: 161_360,
};

/** Drops pieces onto a stack that reaches the rim, until the game is over. */
export async function lose(page: Page): Promise<void> {
  const rows = Array.from({ length: 17 }, (_, y) => (y % 2 === 0 ? '.IOTSZJLIO' : 'IOTSZJLIO.'));
  await setUp(page, { rows, active: { piece: 'O', x: 4, y: 0, rotation: 0 }, score: (await snapshot(page)).score });
  for (let i = 0; i < 12 && (await statusOf(page)) !== 'over'; i++) await page.keyboard.press('Space');
  expect(await statusOf(page)).toBe('over');
}
