import { join } from 'node:path';
import { forget, vitestResult } from '../reports.mjs';
import { run } from '../run.mjs';
import { verdict } from '../stage.mjs';
import { turbo } from '../turbo.mjs';
import { ROOT, tool, workspaces } from '../workspace.mjs';

/** @typedef {import('../stage.mjs').Result} Result */

/** Format and lint of every file. */
export async function lint() {
  const { code, output } = await run(tool('biome'), ['ci', '--colors=off', '--max-diagnostics=50', '.']);
  return [verdict('biome', code === 0, output)];
}

/** Types of every package, and of these scripts. */
export async function types() {
  const [{ output, tasks }, scripts] = await Promise.all([
    turbo('typecheck'),
    run(tool('tsc'), ['-p', 'scripts', '--pretty', 'false']),
  ]);
  return [
    ...tasks.map((task) => verdict(`types ${task.package}`, task.ok, linesOf(task.package, output))),
    verdict('types scripts', scripts.code === 0, scripts.output),
  ];
}

/** Unit tests of every package; coverage of the engines has a threshold in their own configuration. */
export async function units() {
  const reportOf = (/** @type {string} */ path) => join(ROOT, path, 'reports', 'unit.json');
  for (const { path } of workspaces()) forget(reportOf(path));
  const { output, tasks } = await turbo('test');
  return tasks.map((task) =>
    vitestResult(`units ${task.package}`, reportOf(task.directory), {
      ok: task.ok,
      output: linesOf(task.package, output),
    }),
  );
}

/** Builds of the packages and of both pages. */
export async function build() {
  const { output, tasks } = await turbo('build');
  return tasks.map((task) => verdict(`build ${task.package}`, task.ok, linesOf(task.package, output)));
}

/**
 * @param {string} name  of a package
 * @param {string} output  of turbo, which begins each line with the package it is about
 */
function linesOf(name, output) {
  const lines = output.split('\n').filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name}#`));
  return lines.map((line) => line.slice(name.length + 1)).join('\n');
}
