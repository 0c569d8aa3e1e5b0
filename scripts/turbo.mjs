import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { run } from './run.mjs';
import { ROOT, readJson, tool } from './workspace.mjs';

/**
 * @typedef {object} Task
 * @property {string} package  as `@blockyard/blast`
 * @property {string} directory  from the root, as `packages/blast`
 * @property {boolean} ok
 */

/**
 * Runs one task of turbo.json in every package that has it, and goes on after a failure.
 * What has not changed since it last passed is not run again: its output files are put back.
 * @param {string} task  as `build`
 * @param {readonly string[]} [args]  as `--filter=@blockyard/blast`
 * @returns {Promise<{output: string, tasks: Task[]}>} `output` has what the failed ones said
 * @throws {Error} with all that turbo said, when it did not come to running anything
 */
export async function turbo(task, args = []) {
  const { code, output } = await run(tool('turbo'), [
    'run',
    task,
    '--continue=dependencies-successful',
    '--summarize',
    '--output-logs=errors-only',
    `--concurrency=${Math.max(2, availableParallelism())}`,
    ...args,
  ]);
  const summary = /^\s*Summary:\s+(.+\.json)\s*$/m.exec(output)?.[1];
  if (summary === undefined) throw new Error(output);
  const path = resolve(ROOT, summary);
  /** @type {any[]} */
  const all = readJson(path).tasks;
  rmSync(path);
  const tasks = all
    .filter((each) => each.task === task && each.command !== '<NONEXISTENT>')
    .map((each) => ({ package: each.package, directory: each.directory, ok: each.execution?.exitCode === 0 }));
  if (code !== 0 && tasks.every(({ ok }) => ok)) throw new Error(output);
  return { output, tasks };
}
