import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';

/** A copy of a package to plant faults in, and to test. Its test runner is started once, for all changes. */
export class FaultyCopy {
  /** @type {import('vitest/node').Vitest | undefined} */
  #vitest;
  #dir = mkdtempSync(join(tmpdir(), 'blockyard-fault-'));
  /** Where the copy is. */
  folder;

  /** @param {string} name  of the package's folder */
  constructor(name) {
    const home = join(ROOT, 'packages', name);
    this.folder = join(this.#dir, 'packages', name);
    const left = new Set(['node_modules', 'dist', 'reports'].map((folder) => join(home, folder)));
    cpSync(home, this.folder, { recursive: true, filter: (path) => !left.has(path) });
    for (const shared of ['package.json', 'vitest.shared.ts', 'tsconfig.base.json'])
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
    const path = join(this.folder, file);
    writeFileSync(path, source);
    this.#vitest?.invalidateFile(path);
  }

  /**
   * Runs tests until the first that fails.
   * @param {readonly string[]} tests  file name filters, as vitest takes them
   * @returns {Promise<{red: boolean, output: string}>} red: a test failed, not only the reading of its file
   */
  async test(tests) {
    const { createVitest } = await import('vitest/node');
    this.#vitest ??= await createVitest('test', {
      root: this.folder,
      watch: false,
      bail: 1,
      reporters: [{}],
      coverage: { enabled: false },
    });
    this.#vitest.state.filesMap.clear();
    const files = await this.#vitest.globTestSpecifications([...tests]);
    if (files.length === 0) throw new Error(`no test file is called ${tests.join(' or ')}`);
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(files);
    const failed = testModules.flatMap((module) => [...module.children.allTests('failed')]);
    // The run is cut off by nothing but a failure, and word of that may be lost with it: then tests are left that never ran.
    const unheard =
      failed.length === 0 && testModules.some((module) => !module.children.allTests('pending').next().done);
    const errors = [
      ...(unheard ? ['a test failed'] : []),
      ...failed.flatMap((test) => test.result().errors ?? []),
      ...testModules.flatMap((module) => module.errors()),
      ...unhandledErrors,
    ];
    return { red: failed.length > 0 || unheard, output: errors.map(said).join('\n') };
  }

  async remove() {
    await this.#vitest?.close();
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

/** @param {unknown} error */
function said(error) {
  return error !== null && typeof error === 'object' && 'message' in error ? String(error.message) : String(error);
}
