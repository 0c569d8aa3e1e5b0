import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The packages that are published, in the order of their dependence. */
export const ENGINES = /** @type {const} */ (['grid-core', 'blast', 'tetris']);

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [packageManager]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, unknown>} [exports]
 */

/**
 * @param {string} path
 * @returns {any} whatever the JSON file holds
 */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Every package of the workspace, the root apart.
 * @returns {{dir: string, path: string, manifest: Manifest}[]} `dir` is absolute, `path` from the root, as `packages/blast`
 */
export function workspaces() {
  const paths = ['packages', 'apps', 'tools'].flatMap((group) =>
    existsSync(join(ROOT, group)) ? readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`) : [],
  );
  return [...paths, 'e2e']
    .filter((path) => existsSync(join(ROOT, path, 'package.json')))
    .map((path) => ({ path, dir: join(ROOT, path), manifest: readJson(join(ROOT, path, 'package.json')) }));
}

/**
 * A tool that the project has installed.
 * @param {string} name  as `turbo`
 * @param {string} [owner]  the workspace that declares it, as `e2e`; the root by default
 */
export function tool(name, owner = '.') {
  return join(ROOT, owner, 'node_modules', '.bin', name);
}
