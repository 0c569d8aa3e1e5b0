import { join } from 'node:path';
import { findBrowser } from '../find-browser.mjs';
import { forget, playwrightResult } from '../reports.mjs';
import { run } from '../run.mjs';
import { ROOT, tool } from '../workspace.mjs';

/** Plays both built pages in Chromium. */
export async function pages() {
  return [await playwright('Playwright', 'e2e.json')];
}

/** Measures what the built pages cost to draw, with nothing else at work. */
export async function frames() {
  return [await playwright('frames', 'frames.json', '--config', 'frames.config.ts')];
}

/**
 * @param {string} name
 * @param {string} file  the report that the configuration names
 * @param {string[]} args
 */
async function playwright(name, file, ...args) {
  const report = join(ROOT, 'e2e', 'reports', file);
  forget(report);
  const chrome = await findBrowser();
  const { code, output } = await run(tool('playwright', 'e2e'), ['test', ...args], {
    cwd: join(ROOT, 'e2e'),
    env: { BLOCKYARD_CHROME: chrome, FORCE_COLOR: '0' },
  });
  return playwrightResult(name, report, { ok: code === 0, output });
}
