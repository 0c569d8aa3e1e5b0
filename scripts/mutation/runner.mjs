import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collect, failureOf, tests } from './suite.mjs';

/**
 * A test runner for Stryker that imports a package's sources and tests once, and for each change runs the tests that come by
 * it in this one process, the quickest first, until one fails: a change takes milliseconds.
 */
class QuickRunner {
  /**
   * What Stryker's changed sources look into: which change is on, and what they come by.
   * @type {{activeMutant?: string | undefined, currentTestId?: string | undefined, hitCount?: number, hitLimit?: number | undefined, mutantCoverage?: unknown}}
   */
  #instrument = {};
  /** @type {Map<string, {test: import('./suite.mjs').Test, took: number}>} */
  #tests = new Map();

  constructor() {
    Object.assign(globalThis, { __stryker__: this.#instrument });
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    register('./hooks.mjs', import.meta.url);
    for (const folder of ['src', 'test']) {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
        if (file.endsWith('.test.ts')) await collect(pathToFileURL(join(process.cwd(), folder, file)).href);
      }
    }
    for (const [i, test] of tests.entries()) this.#tests.set(`${i} ${test.name}`, { test, took: 0 });
  }

  async dryRun() {
    const results = [];
    for (const [id, entry] of this.#tests) {
      const { test } = entry;
      this.#instrument.currentTestId = id;
      const start = performance.now();
      const error = await failureOf(test);
      entry.took = performance.now() - start;
      const result = { id, name: test.name, timeSpentMs: entry.took };
      results.push(error ? { ...result, status: 1, failureMessage: String(error) } : { ...result, status: 0 });
    }
    this.#instrument.currentTestId = undefined;
    return { status: 'complete', tests: results, mutantCoverage: this.#instrument.mutantCoverage };
  }

  /** @param {{activeMutant: {id: string}, testFilter?: readonly string[], hitLimit?: number}} options */
  async mutantRun({ activeMutant, testFilter = [...this.#tests.keys()], hitLimit }) {
    const chosen = testFilter.map((id) => ({ id, .../** @type {any} */ (this.#tests.get(id)) }));
    chosen.sort((a, b) => a.took - b.took);
    Object.assign(this.#instrument, { hitCount: 0, hitLimit });
    for (const [i, { id, test }] of chosen.entries()) {
      this.#instrument.activeMutant = activeMutant.id;
      const error = await failureOf(test);
      this.#instrument.activeMutant = undefined;
      if (hitLimit !== undefined && (this.#instrument.hitCount ?? 0) > hitLimit) {
        return { status: 'timeout', reason: `came by more than ${hitLimit} times` };
      }
      if (error === undefined) continue;
      // A fresh process then looks again.
      if ((await failureOf(test)) !== undefined)
        throw new Error(`"${id}" fails without the change too: it was spoiled`);
      return { status: 'killed', killedBy: [id], failureMessage: String(error), nrOfTests: i + 1 };
    }
    return { status: 'survived', nrOfTests: chosen.length };
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'quick', injectableClass: QuickRunner }];
