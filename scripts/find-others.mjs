import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

/**
 * Firefox: the one named by BLOCKYARD_FIREFOX, an installed one, or Debian's, installed if we are root.
 * @returns {Promise<string>} its path
 * @throws {Error} that says what to do, when there is none
 */
export async function findFirefox() {
  const found = () => process.env['BLOCKYARD_FIREFOX'] || (onPath('firefox') ?? onPath('firefox-esr'));
  return (
    found() ??
    ((await aptInstall(['firefox-esr'])) ? found() : undefined) ??
    fail('Firefox', 'BLOCKYARD_FIREFOX to its path')
  );
}

/**
 * WebKitGTK's MiniBrowser, with its driver and a screen in memory: the one named by BLOCKYARD_WEBKIT, an installed one,
 * or Debian's, installed if we are root.
 * @returns {Promise<string>} path of the MiniBrowser
 * @throws {Error} that says what to do, when there is none
 */
export async function findWebKit() {
  const found = () => {
    if (onPath('WebKitWebDriver') === undefined || onPath('Xvfb') === undefined) return undefined;
    return process.env['BLOCKYARD_WEBKIT'] || miniBrowser();
  };
  return (
    found() ??
    ((await aptInstall(['webkit2gtk-driver', 'xvfb'])) ? found() : undefined) ??
    fail('WebKitGTK with WebKitWebDriver and Xvfb', 'BLOCKYARD_WEBKIT to the path of its MiniBrowser')
  );
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The newest MiniBrowser, wherever the distribution keeps it: `/usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser`. */
function miniBrowser() {
  const bases = LIBRARIES.filter((base) => existsSync(base));
  const folders = bases.flatMap((base) => [base, ...readdirSync(base).map((entry) => join(base, entry))]);
  return ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
    .flatMap((version) => folders.map((folder) => join(folder, version, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

/**
 * @param {string} what
 * @param {string} variable
 * @returns {never}
 */
function fail(what, variable) {
  throw new Error(`${what} was not found and could not be installed. Install it, or set ${variable}.`);
}
