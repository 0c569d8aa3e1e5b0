import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * As much of Vitest's language as the packages' quick tests speak: a test file that is imported adds its tests to `tests`.
 * Assertions are Vitest's own.
 */
const vitest = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
const found = createRequire(`${vitest}/`).resolve('@vitest/expect');
const { chai, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } = await import(
  pathToFileURL(found).href
);
for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

export const expect = chai.expect;

/** The file whose test runs. */
let running = '';
chai.util.addMethod(
  chai.Assertion.prototype,
  'toMatchFileSnapshot',
  /** @this {any} */ function (/** @type {string} */ file) {
    expect(this._obj).toBe(readFileSync(new URL(file, running), 'utf8'));
  },
);

Object.assign(globalThis, { [GLOBAL_EXPECT]: expect });

/** @typedef {{before: (() => unknown)[], after: (() => unknown)[], name: string}} Suite */
/** @typedef {{name: string, file: string, suites: readonly Suite[], body: () => unknown}} Test */

/** @type {Test[]} */
export const tests = [];

/** @type {Suite[]} */
let suites = [{ name: '', before: [], after: [] }];
let read = '';

/**
 * Imports a test file.
 * @param {string} url
 */
export async function collect(url) {
  suites = [{ name: url.replace(/.*\/(src|test)\//, '$1/'), before: [], after: [] }];
  read = url;
  await import(url);
}

/**
 * Runs a test with its hooks. Returns what it threw; `undefined` when it passed.
 * @param {Test} test
 * @returns {Promise<unknown>}
 */
export async function failureOf(test) {
  running = test.file;
  try {
    for (const { before } of test.suites) for (const hook of before) await hook();
    await test.body();
  } catch (error) {
    return error ?? new Error('thrown');
  } finally {
    for (const { after } of test.suites) for (const hook of after) await hook();
  }
  return undefined;
}

/** @type {any} */
export const describe = (/** @type {string} */ name, /** @type {() => void} */ body) => {
  const outer = suites;
  suites = [...outer, { name, before: [], after: [] }];
  body();
  suites = outer;
};

/** @type {any} */
export const it = (/** @type {string} */ name, /** @type {any[]} */ ...rest) => {
  const names = [...suites.map((suite) => suite.name), name];
  tests.push({ name: names.join(' › '), file: read, suites, body: rest.find((part) => typeof part === 'function') });
};

for (const each of [describe, it]) {
  each.each =
    (/** @type {readonly unknown[]} */ rows) =>
    (/** @type {string} */ name, /** @type {any[]} */ ...rest) => {
      const body = rest.find((part) => typeof part === 'function');
      rows.forEach((row, i) => {
        each(`${name} (${i + 1})`, () => body(...(Array.isArray(row) ? row : [row])));
      });
    };
}

export { it as test };
export const beforeEach = (/** @type {() => unknown} */ hook) => suites.at(-1)?.before.push(hook);
export const afterEach = (/** @type {() => unknown} */ hook) => suites.at(-1)?.after.push(hook);

/** Whoever mocks needs Vitest itself. */
export const vi = undefined;
