import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { ROOT, tool } from './workspace.mjs';

/** Playwright by hand, with the browser that `npm test` would take; arguments go to Playwright: `blast --headed`. */
const { status } = spawnSync(tool('playwright', 'e2e'), ['test', ...process.argv.slice(2)], {
  cwd: join(ROOT, 'e2e'),
  env: { ...process.env, BLOCKYARD_CHROME: await findBrowser() },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
