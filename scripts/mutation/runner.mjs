import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collect, failureOf, tests } from './suite.mjs';

/** A test that takes more ms of processor time is put to no change: too many would wait for it. */
const LONGEST = 100;

/** How often a test may come by a change, beside so many times as often as without it, before that counts as endless. */
const ENDLESS = { beside: 5000, times: 10 };

/** Where the process that runs the tests without a change tells the others how often each test comes by each change. */
const HITS = 'hits.json';

/** More changes than a package has. */
const MOST = 20_000;

/** Which change is on, -1 for none, and how often the code has come by each; `hooks.mjs` makes the sources look here. */
const changes = {
  active: -1,
  left: Number.POSITIVE_INFINITY,
  hits: new Float64Array(MOST),
  /** The code comes by the change that is on. */
  hit() {
    if (this.left-- <= 0) throw new Error('the change leads to an endless loop');
    return true;
  },
};

/**
 * A test runner for Stryker that imports a package's sources and tests once, and for each change runs the tests that come by
 * it in this one process, the quickest first, until one fails: most changes take milliseconds.
 */
class QuickRunner {
  /** @type {Map<string, {test: import('./suite.mjs').Test, took: number}>} */
  #tests = new Map();
  /** @type {Record<string, Record<string, number>>} */
  #hits = {};

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    Object.assign(globalThis, { $changes: changes });
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
    const coverage = { static: counted(), perTest: this.#hits };
    for (const [id, { test }] of this.#tests) {
      const start = process.cpuUsage();
      const error = await failureOf(test);
      const timeSpentMs = process.cpuUsage(start).user / 1000;
      const hits = counted();
      if (timeSpentMs <= LONGEST) coverage.perTest[id] = hits;
      const result = { id, name: test.name, timeSpentMs };
      results.push(error ? { ...result, status: 1, failureMessage: String(error) } : { ...result, status: 0 });
    }
    writeFileSync(HITS, JSON.stringify(this.#hits));
    return { status: 'complete', tests: results, mutantCoverage: coverage };
  }

  /** @param {{activeMutant: {id: string}, testFilter?: readonly string[]}} options */
  async mutantRun({ activeMutant, testFilter = [] }) {
    if (Object.keys(this.#hits).length === 0) this.#hits = JSON.parse(readFileSync(HITS, 'utf8'));
    const chosen = testFilter.map((id) => ({ id, .../** @type {any} */ (this.#tests.get(id)) }));
    chosen.sort((a, b) => a.took - b.took);
    for (const [i, { id, test }] of chosen.entries()) {
      changes.active = Number(activeMutant.id);
      changes.left = ENDLESS.beside + ENDLESS.times * (this.#hits[id]?.[activeMutant.id] ?? 0);
      const start = process.cpuUsage();
      const error = await failureOf(test);
      changes.active = -1;
      if (changes.left < 0) return { status: 'timeout', reason: 'the change leads to an endless loop' };
      if (error === undefined) {
        /** @type {any} */ (this.#tests.get(id)).took = process.cpuUsage(start).user;
        continue;
      }
      // A fresh process then looks again.
      if ((await failureOf(test)) !== undefined)
        throw new Error(`"${id}" fails without the change too: it was spoiled`);
      return { status: 'killed', killedBy: [id], failureMessage: String(error), nrOfTests: i + 1 };
    }
    return { status: 'survived', nrOfTests: chosen.length };
  }
}

/** How often the code has come by each change since this was last asked. */
function counted() {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const [id, count] of changes.hits.entries()) if (count > 0) counts[id] = count;
  changes.hits.fill(0);
  return counts;
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'quick', injectableClass: QuickRunner }];
