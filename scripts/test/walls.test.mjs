import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longFiles } from '../checks/walls.mjs';
import { run } from '../run.mjs';
import { ENGINES, readJson, tool } from '../workspace.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

const LONG = Array.from({ length: 251 }, (_, line) => `export const line${line} = ${line};`).join('\n');

/** Each planted file, by its path in a package's src, and the rule of Biome that must catch it. */
const LINTED = /** @type {const} */ ([
  ['clock.ts', 'export const now = Date.now();\n', 'noRestrictedGlobals'],
  ['clock-made.ts', 'export const now = new Date();\n', 'noRestrictedGlobals'],
  ['chance.ts', 'export const chance = Math.random();\n', 'noJsRestrictedProperties'],
  ['chance-taken-out.ts', 'const { random } = Math;\nexport const chance = random();\n', 'noJsRestrictedProperties'],
  ['talk.ts', "console.log('hello');\n", 'noConsole'],
  ['platform.ts', 'export const platform = globalThis;\n', 'noRestrictedGlobals'],
  ['usual.ts', 'export default 1;\n', 'noDefaultExport'],
  ['long.ts', LONG, 'noExcessiveLinesPerFile'],
  ['undeclared.ts', "export { chunk } from 'lodash-es';\n", 'noUndeclaredDependencies'],
  ['ring-a.ts', "import { b } from './ring-b.ts';\nexport const a = b;\n", 'noImportCycles'],
  ['ring-b.ts', "export * from './ring-a.ts';\nexport const b = 1;\n", 'noImportCycles'],
  ['type-ring-a.ts', "import type { B } from './type-ring-b.ts';\nexport type A = B | 1;\n", 'noImportCycles'],
  ['type-ring-b.ts', "import type { A } from './type-ring-a.ts';\nexport type B = { a: A };\n", 'noImportCycles'],
  ['bare-end.ts', "import './clock';\n", 'useImportExtensions'],
]);

describe('lint', () => {
  const copy = copyWorkspace();
  /** @type {{category: string, file: string}[]} */
  let complaints = [];

  beforeAll(async () => {
    for (const engine of ENGINES) {
      copy.plant(Object.fromEntries(LINTED.map(([file, text]) => [`packages/${engine}/src/${file}`, text])));
      copy.plant({ [`packages/${engine}/src/innocent.ts`]: 'export const innocent = Math.max(1, 2);\n' });
    }
    const { output } = await run(tool('biome'), ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
      cwd: copy.dir,
    });
    const json = output.slice(output.indexOf('{"'), output.lastIndexOf('}') + 1);
    complaints = JSON.parse(json).diagnostics.map((/** @type {any} */ each) => ({
      category: String(each.category),
      file: String(each.location.path?.file ?? each.location.path),
    }));
  });
  afterAll(copy.remove);

  describe.each(ENGINES)('keeps out of %s', (engine) => {
    it.each(LINTED)('%s', (file, _text, rule) => {
      const about = complaints
        .filter((complaint) => complaint.file.endsWith(`packages/${engine}/src/${file}`))
        .map(({ category }) => category);
      expect(about.map((category) => category.split('/').at(-1))).toContain(rule);
    });

    it('nothing else', () => {
      expect(complaints.filter(({ file }) => file.endsWith(`packages/${engine}/src/innocent.ts`))).toEqual([]);
    });
  });
});

describe('the compiler knows no platform in the engines', () => {
  const copy = copyWorkspace();
  afterAll(copy.remove);

  it.each(ENGINES)('%s', async (engine) => {
    const names = ['window', 'document', 'setTimeout', 'process', 'console', 'crypto', 'performance'];
    copy.plant({ [`packages/${engine}/src/platform.ts`]: names.map((name) => `void ${name};`).join('\n') });
    const { code, output } = await run(tool('tsc'), ['-p', join(copy.dir, 'packages', engine), '--pretty', 'false']);
    expect(code).not.toBe(0);
    for (const name of names) expect(output).toMatch(new RegExp(`Cannot find name '${name}'`));
  });
});

/** Each import that may not be, by the file it is planted in. Declaring the dependency must not make it right. */
const ACROSS = /** @type {const} */ ([
  ['packages/grid-core', '@blockyard/blast'],
  ['packages/grid-core', '@blockyard/app-kit'],
  ['packages/blast', '@blockyard/tetris'],
  ['packages/tetris', '@blockyard/blast'],
  ['packages/tetris', '@blockyard/app-kit'],
  ['packages/app-kit', '@blockyard/grid-core'],
  ['packages/app-kit', '@blockyard/tetris'],
  ['apps/blast-web', '@blockyard/tetris'],
  ['apps/tetris-web', '@blockyard/blast'],
  ['apps/blast-web', '@blockyard/tetris-web'],
  ['apps/tetris-web', '@blockyard/serve'],
  ['apps/lab', '@blockyard/app-kit'],
  ['apps/lab', '@blockyard/tetris-web'],
  ['tools/serve', '@blockyard/grid-core'],
  ['apps/blast-web', '@blockyard/e2e'],
]);

describe('turbo boundaries', () => {
  it('has nothing to say when no wall is broken', async () => {
    const copy = copyWorkspace();
    const { code, output } = await run(tool('turbo'), ['boundaries'], { cwd: copy.dir });
    copy.remove();
    expect([code, output]).toEqual([0, expect.stringContaining('no issues found')]);
  });

  describe('of all that is imported across at once', () => {
    const copy = copyWorkspace();
    let said = '';

    beforeAll(async () => {
      for (const [from, name] of ACROSS) {
        copy.declare(from, name);
        copy.plant({ [`${from}/src/across-${name.split('/')[1]}.ts`]: `import '${name}';\n` });
      }
      const { code, output } = await run(tool('turbo'), ['boundaries'], { cwd: copy.dir });
      expect(code).not.toBe(0);
      // It breaks its lines wherever they are full, and draws a bar before what follows.
      said = output.replaceAll(/[\s|]/g, '');
    });
    afterAll(copy.remove);

    it.each(ACROSS)('keeps %s from importing %s', (from, name) => {
      const { name: importer } = readJson(join(copy.dir, from, 'package.json'));
      expect(said).toMatch(new RegExp(`Package\`${name}\`found.{1,30}listedin(allow|deny)listfor\`${importer}\``));
    });
  });

  it('keeps a package from reaching over a wall by a relative path, or for what it has not declared', async () => {
    const copy = copyWorkspace();
    copy.plant({
      'packages/grid-core/src/grid.ts': 'export const grid = 1;\n',
      'packages/blast/src/over.ts': "import '../../grid-core/src/grid.ts';\n",
      'packages/tetris/src/undeclared.ts': "import 'phaser';\n",
    });
    const { code, output } = await run(tool('turbo'), ['boundaries'], { cwd: copy.dir });
    copy.remove();
    expect(code).not.toBe(0);
    expect(output).toContain('../../grid-core/src/grid.ts');
    expect(output).toContain('phaser');
  });
});

describe('a file over 250 lines', () => {
  it.each(['ts', 'tsx', 'mjs', 'css'])('is found among %s files', (ending) => {
    const copy = copyWorkspace();
    copy.plant({ [`packages/app-kit/src/long.${ending}`]: LONG, [`packages/app-kit/dist/long.${ending}`]: LONG });
    const found = longFiles(copy.dir);
    copy.remove();
    expect(found).toEqual([expect.stringMatching(new RegExp(`src.long\\.${ending} has 251 lines$`))]);
  });
});

it('knip finds a file, an export and a dependency that nobody uses', async () => {
  const copy = copyWorkspace();
  copy.plant({
    'packages/blast/src/index.ts': "import { used } from './half.ts';\nexport const board = used;\n",
    'packages/blast/src/half.ts': 'export const used = 1;\nexport const unusedExport = 2;\n',
    'packages/blast/src/lonely.ts': 'export const lonely = 1;\n',
  });
  const { code, output } = await run(tool('knip'), ['--no-progress', '--workspace', 'packages/blast'], {
    cwd: copy.dir,
  });
  copy.remove();
  expect(code).not.toBe(0);
  for (const found of ['lonely.ts', 'unusedExport', 'valibot']) expect(output).toContain(found);
});
