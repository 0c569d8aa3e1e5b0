import { join } from 'node:path';
import { findBrowser } from '../find-browser.mjs';
import { forget, playwrightResult } from '../reports.mjs';
import { run } from '../run.mjs';
import { ROOT, tool } from '../workspace.mjs';

/** Plays both built pages in Chromium. */
export async function pages() {
  const report = join(ROOT, 'e2e', 'reports', 'e2e.json');
  forget(report);
  const chrome = await findBrowser();
  const { code, output } = await run(tool('playwright', 'e2e'), ['test'], {
    cwd: join(ROOT, 'e2e'),
    env: { BLOCKYARD_CHROME: chrome, FORCE_COLOR: '0' },
  });
  return [playwrightResult('Playwright', report, { ok: code === 0, output })];
}
