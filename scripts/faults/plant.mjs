import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.mjs';
import { ROOT, tool } from '../workspace.mjs';

/**
 * Runs a package's tests on a copy of it that has a fault.
 * @param {import('./faults.mjs').Fault} fault
 * @returns {Promise<{red: boolean, output: string}>} red: at least one test failed, and the tests ran at all
 */
export async function testWith({ package: name, file, from, to, tests }) {
  const dir = mkdtempSync(join(tmpdir(), 'blockyard-fault-'));
  try {
    const home = join(ROOT, 'packages', name);
    const copy = join(dir, 'packages', name);
    const left = new Set(['node_modules', 'dist', 'reports'].map((folder) => join(home, folder)));
    cpSync(home, copy, { recursive: true, filter: (path) => !left.has(path) });
    for (const shared of ['vitest.shared.ts', 'tsconfig.base.json']) cpSync(join(ROOT, shared), join(dir, shared));
    symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'), 'junction');
    symlinkSync(join(home, 'node_modules'), join(copy, 'node_modules'), 'junction');
    plant(join(copy, file), from, to);
    const { code, output } = await run(tool('vitest'), ['run', '--bail=1', ...tests], {
      cwd: copy,
      env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    return { red: code !== 0 && /Tests .*\d+ failed/.test(output), output };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * @param {string} path
 * @param {string} from
 * @param {string} to
 */
function plant(path, from, to) {
  const source = readFileSync(path, 'utf8');
  const places = source.split(from).length - 1;
  if (places !== 1) throw new Error(`the fault's place stands ${places} times in ${path}, not once`);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
}
