import { existsSync, rmSync } from 'node:fs';
import { readJson } from './workspace.mjs';

/** @typedef {import('./stage.mjs').Result} Result */

/**
 * Reads what a run of Vitest has counted.
 * @param {string} name  of the check
 * @param {string} path  of the JSON report
 * @param {{ok: boolean, output: string}} run  how the run ended: one that failed with no test failing (a threshold, a
 *   crash) counts as one failure, and so does a report that is missing or empty
 * @returns {Result}
 */
export function vitestResult(name, path, { ok, output }) {
  if (!existsSync(path)) return { name, passed: 0, failed: 1, output: `${output}\nNo report at ${path}.` };
  const report = readJson(path);
  const passed = Number(report.numPassedTests);
  const failed = Number(report.numFailedTests);
  return { name, passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed, output };
}

/**
 * Reads what a run of Playwright has counted. A test that passed at a second try counts as failed.
 * @param {string} name
 * @param {string} path
 * @param {{ok: boolean, output: string}} run
 * @returns {Result}
 */
export function playwrightResult(name, path, { ok, output }) {
  if (!existsSync(path)) return { name, passed: 0, failed: 1, output: `${output}\nNo report at ${path}.` };
  const { stats } = readJson(path);
  const passed = Number(stats.expected);
  const failed = Number(stats.unexpected) + Number(stats.flaky);
  return { name, passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed, output };
}

/**
 * Takes an old report away, so that it cannot be taken for the one to come.
 * @param {string} path
 */
export function forget(path) {
  rmSync(path, { force: true });
}
