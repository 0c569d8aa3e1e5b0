import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { FOUR_ROWS, MIDDLE, openTetris, setUp, snapshot } from './table.ts';

/** For each cell below the rim whether it is drawn filled, as rows of text, from what the screen shows. */
async function cellsOnScreen(page: Page): Promise<string[]> {
  const box = await page.locator('.well').boundingBox();
  if (box === null) throw new Error('There is no well.');
  const png = (await page.screenshot({ clip: box })).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    const cell = image.width / 10;
    return Array.from({ length: 20 }, (_, y) =>
      Array.from({ length: 10 }, (_, x) => {
        const at = [Math.round((x + 0.5) * cell), Math.round((y + 0.62) * cell)] as const;
        const [r = 0, g = 0, b = 0] = context?.getImageData(at[0], at[1], 1, 1).data ?? [];
        return Math.max(r, g, b) > 140 ? '#' : '.';
      }).join(''),
    );
  }, png);
}

/** The same from the engine: settled blocks and the active piece's, below the rim. */
async function cellsOfGame(page: Page, cells: readonly (readonly [number, number])[]): Promise<string[]> {
  const { well, active } = await snapshot(page);
  const rows = well.map((row) => [...row.replace(/[A-Z]/g, '#')]);
  for (const [x, y] of cells) {
    const row = rows[y + (active?.y ?? 0)];
    if (row !== undefined && active !== null) row[x + active.x] = '#';
  }
  return rows.slice(-20).map((row) => row.join(''));
}

const L: readonly (readonly [number, number])[] = [
  [2, 0],
  [0, 1],
  [1, 1],
  [2, 1],
];

/** Pauses; what still moves on the screen comes to rest by itself. */
async function pausedAt(page: Page): Promise<void> {
  await page.keyboard.press('KeyP');
  await page.addStyleTag({ content: '.dialog { display: none !important }' });
}

test('what is drawn is what the engine has, before and after a clear', { tag: '@both' }, async ({ page }) => {
  await openTetris(page, '?seed=1&ruleset=basic');
  await setUp(page, { ...MIDDLE, level: 1 });
  await pausedAt(page);
  await expect.poll(() => cellsOnScreen(page)).toEqual(await cellsOfGame(page, L));
  await setUp(page, {
    rows: ['..........', 'TT.......T', '.IIIIIIIII', '.OOOOOOOOO', 'SS.SSSSSSS', '.JJJJLLLLI'],
    active: { piece: 'I', x: -2, y: 3, rotation: 1 },
  });
  await page.keyboard.press('Space');
  await pausedAt(page);
  // The next piece stands above the rim or in its first rows; the stack lies below them.
  const stack = (rows: readonly string[]) => rows.slice(6);
  const settled = stack(await cellsOfGame(page, []));
  await expect.poll(async () => stack(await cellsOnScreen(page))).toEqual(settled);
});

for (const [ratio, next] of [
  [1.5, 3],
  [2, 1],
] as const) {
  test(`the canvas has the screen's own pixels at a ratio of ${ratio}, then ${next}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      viewport: { width: 800, height: 900 },
      deviceScaleFactor: ratio,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await openTetris(page);
    const measure = () =>
      page.locator('.well-canvas canvas').evaluate((canvas) => {
        const { width, left, top } = canvas.getBoundingClientRect();
        return {
          ratio: (canvas as HTMLCanvasElement).width / width,
          offset: Math.abs(left * devicePixelRatio - Math.round(left * devicePixelRatio)),
          drop: Math.abs(top * devicePixelRatio - Math.round(top * devicePixelRatio)),
        };
      });
    const measured = await measure();
    expect(measured.ratio).toBeCloseTo(ratio, 1);
    expect(measured.offset).toBeLessThan(0.05);
    expect(measured.drop).toBeLessThan(0.05);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...{ width: 800, height: 900, mobile: false },
      deviceScaleFactor: next,
    });
    await expect.poll(async () => (await measure()).ratio).toBeCloseTo(next, 1);
    await context.close();
  });
}

test('the canvas keeps its size', async ({ page }) => {
  await openTetris(page);
  const sizes = await page.evaluate(async () => {
    const canvas = document.querySelector('.well-canvas canvas') as HTMLCanvasElement;
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { x, y, width, height } = canvas.getBoundingClientRect();
      seen.add([x, y, width, height, canvas.width, canvas.height].join());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return [...seen];
  });
  expect(sizes).toHaveLength(1);
  const scrolls = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight > clientHeight;
  });
  expect(scrolls).toBe(false);
});

test('a lost WebGL context comes back with the same picture', async ({ page, complaints }) => {
  await openTetris(page, '?seed=1&ruleset=basic');
  await setUp(page, { ...MIDDLE, level: 1 });
  await page.keyboard.press('ArrowLeft');
  await pausedAt(page);
  const before = await cellsOfGame(page, L);
  expect(before.join('')).toContain('#');
  await expect.poll(() => cellsOnScreen(page)).toEqual(before);
  const lost = await page.evaluate(async () => {
    const canvas = document.querySelector('.well-canvas canvas') as HTMLCanvasElement;
    const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    const extension = gl?.getExtension('WEBGL_lose_context');
    if (!extension) return false;
    const event = (name: string) => new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
    const gone = event('webglcontextlost');
    extension.loseContext();
    await gone;
    // Restoring is allowed once the event has gone round.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const back = event('webglcontextrestored');
    extension.restoreContext();
    await back;
    return true;
  });
  expect(lost).toBe(true);
  await expect.poll(() => cellsOnScreen(page)).toEqual(before);
  // The renderer says so in the console, and nothing else is said.
  expect(complaints.filter((each) => !/WebGL Context (lost|restored)/.test(each))).toEqual([]);
  complaints.length = 0;
});

for (const [what, missing] of [
  ['no WebGL', 0],
  ['a WebGL that answers once and then no more', 1],
] as const) {
  test(`with ${what} the game is drawn by Canvas`, async ({ page }) => {
    await page.addInitScript((answers) => {
      const real = HTMLCanvasElement.prototype.getContext;
      let asked = 0;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, ...rest: unknown[]) {
        if (type.includes('webgl') && asked++ >= answers) return null;
        return (real as (...all: unknown[]) => unknown).call(this, type, ...rest);
      } as typeof real;
    }, missing);
    await openTetris(page, '?seed=1&ruleset=basic');
    await expect(page.locator('.well-canvas[data-renderer="canvas"]')).toBeVisible();
    await setUp(page, { ...MIDDLE, level: 1 });
    await pausedAt(page);
    expect(await cellsOnScreen(page)).toEqual(await cellsOfGame(page, L));
    await setUp(page, FOUR_ROWS);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await snapshot(page)).lines).toBe((MIDDLE.lines ?? 0) + 4);
  });
}

test('where nothing can be drawn the page says so', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('tetris/?seed=1');
  await expect(page.getByText('The well cannot be drawn')).toBeVisible();
  complaints.length = 0;
});

test('turning the screen keeps the game', async ({ page }) => {
  await openTetris(page);
  await setUp(page, { ...MIDDLE, level: 1 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('KeyP');
  const before = await snapshot(page);
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 1024, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const well = await page.locator('.well').boundingBox();
        return well !== null && well.x >= 0 && well.y >= 0 && well.y + well.height <= size.height;
      })
      .toBe(true);
  }
  expect(await snapshot(page)).toEqual(before);
});
