import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '../fixtures.ts';

const LAB = fileURLToPath(new URL('../../apps/lab/dist/main.js', import.meta.url));

test('the lab’s report is read, and its oddest game is watched in the page', async ({ page, baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), 'blockyard-report-'));
  const lab = (...args: string[]) => execFileSync(process.execPath, [LAB, ...args], { cwd: folder, encoding: 'utf8' });
  try {
    lab('simulate', 'tetris', '--games', '60', '--seed', '1', '--threads', '1', '--quiet', '--out', 'run.json');
    lab('report', 'run.json', '--pages', baseURL ?? '');
    await page.goto(pathToFileURL(join(folder, 'report.html')).href);
    await expect(page.getByRole('heading', { name: 'tetris basic, random policy' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Histogram: pieces, share of games' })).toBeVisible();
    const longest = page.getByRole('row', { name: /^longest \d/ });
    const score = await longest.getByRole('cell').nth(3).textContent();
    await longest.getByRole('link', { name: 'watch' }).click();
    const place = page.getByRole('slider', { name: 'Place in the replay' });
    await place.waitFor();
    await page.keyboard.press('End');
    await expect(page.locator('.numeral.score')).toHaveText(score ?? '');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
