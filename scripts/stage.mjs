/**
 * One check, or a report of many.
 * @typedef {object} Result
 * @property {string} name  as `publint @blockyard/blast`
 * @property {number} passed
 * @property {number} failed
 * @property {string} [output]  what to show when it failed
 */

/** @typedef {{name: string, check: () => Promise<Result[]>}} Stage */

const LINES_SHOWN = 150;

/**
 * One check that holds or does not.
 * @param {string} name
 * @param {boolean} ok
 * @param {string} [output]
 * @returns {Result}
 */
export function verdict(name, ok, output = '') {
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/**
 * Runs stages one after another, prints one line for each and what the failed checks said, and goes on after a failure.
 * A stage that throws, or that checks nothing at all, has failed.
 * @param {readonly Stage[]} stages
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0 };
  for (const { name, check } of stages) {
    const begun = performance.now();
    const results = await check().catch((error) => [
      verdict(name, false, error instanceof Error ? (error.stack ?? error.message) : String(error)),
    ]);
    if (results.length === 0) results.push(verdict(name, false, 'Nothing was checked.'));
    const passed = sum(results, 'passed');
    const failed = sum(results, 'failed');
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${count(passed, failed).padEnd(24)} ${seconds.padStart(6)} s`,
    );
    for (const result of results.filter((each) => each.failed > 0)) report(result);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/**
 * The last line that a run prints.
 * @param {{passed: number, failed: number}} total
 */
export function lastLine({ passed, failed }) {
  return count(passed, failed);
}

/**
 * @param {number} passed
 * @param {number} failed
 */
function count(passed, failed) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * @param {readonly Result[]} results
 * @param {'passed' | 'failed'} what
 */
function sum(results, what) {
  return results.reduce((total, result) => total + result[what], 0);
}

/** @param {Result} result */
function report({ name, output = '' }) {
  const lines = output.trim().split('\n');
  console.log(`  ✗ ${name}`);
  if (lines.length > LINES_SHOWN) console.log(`    … ${lines.length - LINES_SHOWN} lines before`);
  for (const line of lines.slice(-LINES_SHOWN)) console.log(`    ${line}`);
}
