import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { run } from './run.mjs';
import { ROOT, tool } from './workspace.mjs';

/** The headless shell first: Chromium without a window's own pages, which cost each test half a second. */
const NAMES = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
    .filter((base) => base !== undefined)
    .map((base) => join(base, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

/**
 * The Chrome or Chromium to test with, the first that starts of: the one named by BLOCKYARD_CHROME, an installed one,
 * Playwright's own (downloaded if it can be), Debian's (installed if we are root).
 * @returns {Promise<string>} its path
 * @throws {Error} that says what to do, when there is none: browser tests are never left out
 */
export async function findBrowser() {
  const given = process.env['BLOCKYARD_CHROME'];
  if (given) {
    if (await starts(given)) return given;
    throw new Error(`BLOCKYARD_CHROME names ${given}, which is no browser that starts.`);
  }
  return (await installed()) ?? (await playwrights()) ?? (await debians()) ?? fail();
}

/** @returns {Promise<string | undefined>} */
async function installed() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...APPLICATIONS];
  for (const path of candidates) {
    if (existsSync(path) && (await starts(path))) return path;
  }
  return undefined;
}

/** @returns {Promise<string | undefined>} */
async function playwrights() {
  const { chromium } = createRequire(join(ROOT, 'e2e', 'package.json'))('@playwright/test');
  const path = chromium.executablePath();
  if (!existsSync(path)) await run(tool('playwright', 'e2e'), ['install', 'chromium'], { seconds: 240 });
  return existsSync(path) && (await starts(path)) ? path : undefined;
}

/** @returns {Promise<string | undefined>} */
async function debians() {
  // Debian has the shell too, some of its relatives have not.
  return (await aptInstall(['chromium', 'chromium-headless-shell'])) || (await aptInstall(['chromium']))
    ? installed()
    : undefined;
}

/** @param {string} path */
async function starts(path) {
  if (process.platform === 'win32') return existsSync(path); // chrome.exe --version opens a window there
  const { code, output } = await run(path, ['--version'], { seconds: 30 });
  return code === 0 && /\d+\.\d+/.test(output);
}

/** @returns {never} */
function fail() {
  throw new Error(
    'No Chrome or Chromium was found, and none could be installed. Install one, or set BLOCKYARD_CHROME to its path.',
  );
}
