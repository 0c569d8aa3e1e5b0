import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { verdict } from '../stage.mjs';

const BLOCK = 512;
const ALLOWED_DEPENDENCIES = ['@blockyard/grid-core', 'pure-rand', 'valibot'];
const MOST_KILOBYTES = 400;

/**
 * What is in a packed package, and what must not be.
 * @param {string} name  as `blast`
 * @param {string} path  of the tarball
 */
export async function tarballChecks(name, path) {
  const archive = readFileSync(path);
  const files = untar(gunzipSync(archive));
  const manifest = JSON.parse(files.get('package.json') ?? '{}');
  const paths = [...files.keys()];
  const missing = entryPaths(manifest).filter((entry) => !files.has(entry));
  const stray = paths.filter(
    (file) => !/^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/.+|src\/.+)$/.test(file),
  );
  const tests = paths.filter((file) => /\.test\.|(^|\/)test\//.test(file));
  const lostSources = paths.filter((file) => file.endsWith('.map')).flatMap((file) => lost(file, files));
  const protocols = JSON.stringify(manifest).match(/"(workspace|catalog|file|link):[^"]*"/g) ?? [];
  const dependencies = Object.keys(manifest.dependencies ?? {}).filter((each) => !ALLOWED_DEPENDENCIES.includes(each));
  return [
    verdict(`${name}: has its licence and README`, files.has('LICENSE') && files.has('README.md'), paths.join('\n')),
    verdict(`${name}: every entry exists`, missing.length === 0, missing.join('\n')),
    verdict(
      `${name}: nothing that does not belong`,
      [...stray, ...tests].length === 0,
      [...stray, ...tests].join('\n'),
    ),
    verdict(`${name}: source maps find their sources`, lostSources.length === 0, lostSources.join('\n')),
    verdict(`${name}: no path into the workspace in package.json`, protocols.length === 0, protocols.join('\n')),
    verdict(`${name}: no other dependency than agreed`, dependencies.length === 0, dependencies.join('\n')),
    verdict(`${name}: version, licence and public access`, isPublishable(manifest), JSON.stringify(manifest, null, 2)),
    verdict(
      `${name}: at most ${MOST_KILOBYTES} kB`,
      archive.length <= MOST_KILOBYTES * 1000,
      `${archive.length} bytes`,
    ),
  ];
}

/**
 * Reads a tar archive as pnpm writes it: plain files with short names below `package/`.
 * @param {Uint8Array} archive
 * @returns {Map<string, string>} text of each file by its path in the package
 */
export function untar(archive) {
  const text = new TextDecoder();
  const field = (/** @type {number} */ at, /** @type {number} */ length) =>
    text.decode(archive.subarray(at, at + length)).replace(/\0.*$/s, '');
  /** @type {Map<string, string>} */
  const files = new Map();
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(field(at + 124, 12), 8);
    const prefix = field(at + 345, 155);
    const path = (prefix === '' ? '' : `${prefix}/`) + field(at, 100);
    const begin = at + BLOCK;
    if (field(at + 156, 1) === '0')
      files.set(path.replace(/^package\//, ''), text.decode(archive.subarray(begin, begin + size)));
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/**
 * Every file that a package names as a way in.
 * @param {any} manifest
 * @returns {string[]} as `dist/index.js`
 */
function entryPaths(manifest) {
  const found = [manifest.main, manifest.module, manifest.types];
  const walk = (/** @type {unknown} */ node) => {
    if (typeof node === 'string') found.push(node);
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(walk);
  };
  walk(manifest.exports);
  return found.filter((path) => typeof path === 'string').map((path) => path.replace(/^\.\//, ''));
}

/**
 * @param {string} map  path of a source map
 * @param {Map<string, string>} files
 */
function lost(map, files) {
  const { sources, sourcesContent } = JSON.parse(files.get(map) ?? '{}');
  const missing = (/** @type {string} */ source, /** @type {number} */ index) =>
    typeof sourcesContent?.[index] !== 'string' && !files.has(new URL(source, `file:///${map}`).pathname.slice(1));
  return sources.filter(missing).map((/** @type {string} */ source) => `${map} → ${source}`);
}

/** @param {any} manifest */
function isPublishable(manifest) {
  return (
    /^\d+\.\d+\.\d+$/.test(manifest.version) &&
    manifest.license === 'MIT' &&
    manifest.private !== true &&
    manifest.sideEffects === false &&
    manifest.publishConfig?.access === 'public'
  );
}
