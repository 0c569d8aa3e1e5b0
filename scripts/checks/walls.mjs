import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forget, vitestResult } from '../reports.mjs';
import { run } from '../run.mjs';
import { verdict } from '../stage.mjs';
import { ROOT, tool } from '../workspace.mjs';

const MOST_LINES = 250;
const GENERATED = /^(node_modules|dist|reports|coverage|\..+)$/;

/** What stands between the packages, and the proof that each wall holds. */
export async function walls() {
  const [boundaries, knip, proven] = await Promise.all([
    run(tool('turbo'), ['boundaries']),
    run(tool('knip'), ['--no-progress']),
    proofs(),
  ]);
  const long = longFiles(ROOT);
  return [
    verdict('turbo boundaries', boundaries.code === 0, boundaries.output),
    verdict('knip', knip.code === 0, knip.output),
    verdict(`files of at most ${MOST_LINES} lines`, long.length === 0, long.join('\n')),
    proven,
  ];
}

/**
 * Biome counts the lines of scripts; this counts those of style sheets as well.
 * @param {string} dir
 * @returns {string[]} a line for each file that is too long
 */
export function longFiles(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return GENERATED.test(entry.name) ? [] : longFiles(path);
    if (!/\.(ts|tsx|mjs|css)$/.test(entry.name)) return [];
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length;
    return lines > MOST_LINES ? [`${path} has ${lines} lines`] : [];
  });
}

/** The tests of these scripts, among them one that breaks each wall in a copy and looks for the complaint. */
async function proofs() {
  const report = join(ROOT, 'scripts', 'reports', 'unit.json');
  forget(report);
  const { code, output } = await run(tool('vitest'), ['run', '--config', 'scripts/vitest.config.ts']);
  return vitestResult('scripts', report, { ok: code === 0, output });
}
