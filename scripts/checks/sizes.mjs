import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { verdict } from '../stage.mjs';
import { ENGINES, ROOT } from '../workspace.mjs';

/** Most kB (1,000 bytes), minified and gzipped: a package's own code, and with all that it imports. */
const ENGINE_LIMITS = { 'grid-core': { own: 4, all: 9 }, blast: { own: 8, all: 16 }, tetris: { own: 13.5, all: 20 } };

/** Most kB of Tetris's rules alone, as `./simulate` brings them: without saves, drawn positions and views. */
const RULES_LIMIT = 12;

/** Most kB of script, gzipped, that a first visit to a page may load. */
const PAGE_LIMITS = { 'blast-web': 135, 'tetris-web': 375 };

/** Pages that cannot be played before all of their script has come. */
const LOADS_ALL = new Set(['tetris-web']);

/** Sizes of the published packages and of both pages, against their limits. */
export async function sizes() {
  const engines = await Promise.all(
    ENGINES.flatMap((name) => [
      measured(`${name}, own code`, engineSize(name, { external: true }), ENGINE_LIMITS[name].own),
      measured(`${name}, with all it imports`, engineSize(name, { external: false }), ENGINE_LIMITS[name].all),
    ]),
  );
  const rules = engineSize('tetris', { entry: 'simulate/index.js', external: true });
  const pages = Object.entries(PAGE_LIMITS).map(([name, limit]) => measured(`${name}, script`, pageSize(name), limit));
  return [...engines, await measured('tetris, the rules alone', rules, RULES_LIMIT), ...(await Promise.all(pages))];
}

/**
 * @param {string} what
 * @param {Promise<number>} size  in bytes
 * @param {number} limit  in kB
 */
async function measured(what, size, limit) {
  try {
    const kB = (await size) / 1000;
    const text = `${what}: ${kB.toFixed(2)} kB of ${limit}`;
    return verdict(text, kB <= limit, `${(kB - limit).toFixed(2)} kB too much`);
  } catch (error) {
    return verdict(what, false, String(error));
  }
}

/**
 * @param {string} name  of a package, as `blast`
 * @param {{entry?: string, external: boolean}} options  an entry point, and whether what it imports is left out
 */
async function engineSize(name, { entry = 'index.js', external }) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'packages', name, 'dist', entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    ...(external ? { packages: 'external' } : {}),
  });
  return gzipped(outputFiles.map(({ contents }) => contents));
}

/**
 * The script that a first visit to a built page loads: what its HTML names, all that this imports at once, and the
 * registration of its service worker. A page whose game itself comes later, once its words stand, counts whole.
 * @param {string} name  as `blast-web`
 */
async function pageSize(name) {
  const dist = join(ROOT, 'apps', name, 'dist');
  const page = join(dist, 'index.html');
  if (!existsSync(page)) throw new Error(`${dist} has no page.`);
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.m?js$/.test(file) && !/^(sw|workbox-[\w-]+)\.js$/.test(file),
  );
  const scripts = LOADS_ALL.has(name) ? all : firstScripts(dist, all);
  if (scripts.length === 0) throw new Error(`${dist} has no script.`);
  return gzipped(scripts.map((file) => readFileSync(join(dist, file))));
}

/**
 * @param {string} dist
 * @param {readonly string[]} all  the page's scripts
 */
function firstScripts(dist, all) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const wanted = all.filter((file) => html.includes(`"./${file}"`) || /workbox-window/.test(file));
  for (const file of wanted) {
    const text = readFileSync(join(dist, file), 'utf8');
    for (const [, name] of text.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
      const imported = all.find((other) => other === `assets/${name}`);
      if (imported !== undefined && !wanted.includes(imported)) wanted.push(imported);
    }
  }
  return wanted;
}

/** @param {readonly Uint8Array[]} files */
function gzipped(files) {
  return files.reduce((total, file) => total + gzipSync(file, { level: 9 }).length, 0);
}
