import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/**
 * Module hooks under which Node runs the packages' sources and tests as they lie: TypeScript, the workspace's packages from
 * their sources, and `./suite.mjs` in place of Vitest.
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, next) {
  if (specifier === 'vitest') return { url: new URL('./suite.mjs', import.meta.url).href, shortCircuit: true };
  return next(specifier, { ...context, conditions: ['@blockyard/source', ...context.conditions] });
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (url.endsWith('.json')) return next(url, { ...context, importAttributes: { type: 'json' } });
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transform(await readFile(fileURLToPath(url), 'utf8'), { loader: 'ts', target: 'node20' });
  return { format: 'module', source: quickened(code), shortCircuit: true };
}

/**
 * Stryker's own bookkeeping looks each change up by name wherever the code comes by it; numbers in an array do the same and
 * leave the tests their speed.
 * @param {string} code
 */
function quickened(code) {
  if (!code.includes('stryMutAct_')) return code;
  const quick = code
    .replace(/stryMutAct_\w+\("(\d+)"\)/g, '($changes.active === $1 && $changes.hit())')
    .replace(/stryCov_\w+\(("\d+"(?:, *"\d+")*)\)/g, (_, ids) => `(${ids.replace(/"(\d+)"/g, '$hits[$1]++')})`);
  return `const $changes = globalThis.$changes, $hits = $changes.hits;${quick}`;
}
