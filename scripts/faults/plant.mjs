import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.mjs';
import { ROOT, tool } from '../workspace.mjs';

/** A copy of a package to plant faults in, and to test. */
export class FaultyCopy {
  #dir = mkdtempSync(join(tmpdir(), 'blockyard-fault-'));
  /** Where the copy is. */
  folder;

  /** @param {string} name  of the package's folder */
  constructor(name) {
    const home = join(ROOT, 'packages', name);
    this.folder = join(this.#dir, 'packages', name);
    const left = new Set(['node_modules', 'dist', 'reports'].map((folder) => join(home, folder)));
    cpSync(home, this.folder, { recursive: true, filter: (path) => !left.has(path) });
    for (const shared of ['vitest.shared.ts', 'tsconfig.base.json'])
      cpSync(join(ROOT, shared), join(this.#dir, shared));
    symlinkSync(join(ROOT, 'node_modules'), join(this.#dir, 'node_modules'), 'junction');
    symlinkSync(join(home, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  /**
   * Puts `to` in place of the one `from` in the file.
   * @param {string} file  from the package's folder
   * @param {string} from
   * @param {string} to
   */
  plant(file, from, to) {
    const source = readFileSync(join(this.folder, file), 'utf8');
    const places = source.split(from).length - 1;
    if (places !== 1) throw new Error(`the fault's place stands ${places} times in ${file}, not once`);
    this.write(
      file,
      source.replace(from, () => to),
    );
  }

  /**
   * @param {string} file  from the package's folder
   * @param {string} source
   */
  write(file, source) {
    writeFileSync(join(this.folder, file), source);
  }

  /**
   * @param {readonly string[]} tests  file name filters, as vitest takes them
   * @returns {Promise<{red: boolean, output: string}>} red: at least one test failed, and the tests ran at all
   */
  async test(tests) {
    const { code, output } = await run(tool('vitest'), ['run', '--bail=1', ...tests], {
      cwd: this.folder,
      env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    return { red: code !== 0 && /Tests .*\d+ failed/.test(output), output };
  }

  remove() {
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

/**
 * Runs a package's tests on a copy of it that has a fault.
 * @param {import('./faults.mjs').Fault} fault
 */
export async function testWith({ package: name, file, from, to, tests }) {
  const copy = new FaultyCopy(name);
  try {
    copy.plant(file, from, to);
    return await copy.test(tests);
  } finally {
    copy.remove();
  }
}
