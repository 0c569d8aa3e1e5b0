import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.mjs';
import { verdict } from '../stage.mjs';
import { readJson, tool } from '../workspace.mjs';

/** @typedef {import('./packages.mjs').Packed} Packed */
/** @typedef {{specifier: string, needsPeer: boolean}} Entry */

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  isolatedModules: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'ES2022',
  lib: ['ES2023'],
  types: [],
};
const RESOLUTIONS = /** @type {const} */ ([
  { module: 'Node16', moduleResolution: 'Node16' },
  { module: 'NodeNext', moduleResolution: 'NodeNext' },
  { module: 'ESNext', moduleResolution: 'Bundler' },
]);

/**
 * Installs the tarballs together in an empty folder and uses them there in every way that is promised.
 * @param {string} folder  an empty one, outside the workspace
 * @param {readonly Packed[]} packed
 */
export async function consumerChecks(folder, packed) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const installed = await npmInstall(
    folder,
    packed.map(({ tarball }) => tarball),
  );
  if (installed.code !== 0) return [verdict('npm install of the tarballs', false, installed.output)];
  const entries = packed.flatMap(entriesOf);
  const plain = entries.filter(({ needsPeer }) => !needsPeer);
  const results = [verdict('npm install of the tarballs', true)];
  for (const entry of plain) results.push(await sameBothWays(folder, entry));
  for (const resolution of RESOLUTIONS) results.push(await compiles(folder, plain, packed, resolution));
  for (const each of packed) results.push(await readmeRuns(folder, each));
  const peer = await npmInstall(folder, peersOf(packed));
  if (peer.code !== 0) return [...results, verdict('npm install of the optional peers', false, peer.output)];
  for (const entry of entries.filter(({ needsPeer }) => needsPeer)) results.push(await sameBothWays(folder, entry));
  return results;
}

/**
 * Installs the lab alone in an empty folder, and plays games by its command as one who has just installed it.
 * @param {string} folder
 * @param {Packed} lab
 */
export async function commandRuns(folder, { tarball }) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'bench', private: true }));
  const installed = await npmInstall(folder, [tarball]);
  const args = ['simulate', 'tetris', '--games', '20', '--seed', '1', '--threads', '2', '--out', 'run.json'];
  const played = await run('npx', ['--no', '@blockyard/lab', ...args], { cwd: folder, seconds: 120 });
  const summary = await run('npx', ['--no', '@blockyard/lab', 'summary', 'run.json'], { cwd: folder, seconds: 60 });
  const ok = [installed, played, summary].every(({ code }) => code === 0) && summary.output.includes('rows cleared');
  return verdict('npx @blockyard/lab', ok, [installed, played, summary].map(({ output }) => output).join('\n'));
}

/**
 * @param {string} folder
 * @param {readonly string[]} what
 */
function npmInstall(folder, what) {
  return run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', ...what], {
    cwd: folder,
  });
}

/**
 * @param {Packed} packed
 * @returns {Entry[]} the subpaths that hold code; `testing` and `fumen` stand on an optional peer
 */
function entriesOf({ dir }) {
  const { name, exports } = readJson(join(dir, 'package.json'));
  return Object.keys(exports)
    .filter((path) => !path.endsWith('.json'))
    .map((path) => ({ specifier: name + path.slice(1), needsPeer: path === './testing' || path === './fumen' }));
}

/**
 * @param {readonly Packed[]} packed
 * @returns {readonly string[]} the optional peers with their versions, our own packages apart
 */
function peersOf(packed) {
  const ranges = packed.flatMap(({ dir }) =>
    Object.entries(readJson(join(dir, 'package.json')).peerDependencies ?? {}),
  );
  return ranges.filter(([name]) => !name.startsWith('@blockyard/')).map(([name, range]) => `${name}@${range}`);
}

/**
 * `import`, `require` and a dynamic import from CommonJS give the same names.
 * @param {string} folder
 * @param {Entry} entry
 */
async function sameBothWays(folder, { specifier }) {
  const esm = `import * as m from '${specifier}'; console.log(JSON.stringify(Object.keys(m).sort()));`;
  const cjs = `const m = require('${specifier}'); console.log(JSON.stringify(Object.keys(m).filter((k) => k !== '__esModule').sort()));`;
  const late = `import('${specifier}').then((m) => console.log(JSON.stringify(Object.keys(m).sort())));`;
  writeFileSync(join(folder, 'way.mjs'), esm);
  writeFileSync(join(folder, 'way.cjs'), cjs);
  writeFileSync(join(folder, 'late.cjs'), late);
  const ways = await Promise.all(
    ['way.mjs', 'way.cjs', 'late.cjs'].map((file) => run(process.execPath, [file], { cwd: folder })),
  );
  const ok = ways.every(({ code, output }) => code === 0 && output === ways[0]?.output && output.trim() !== '[]');
  return verdict(`${specifier}: import and require`, ok, ways.map(({ output }) => output).join('\n'));
}

/**
 * A strict program of every entry, as an ES module and as CommonJS, and each README's example where it is TypeScript.
 * @param {string} folder
 * @param {readonly Entry[]} entries
 * @param {readonly Packed[]} packed
 * @param {(typeof RESOLUTIONS)[number]} resolution
 */
async function compiles(folder, entries, packed, resolution) {
  const imports = entries.map(({ specifier }, index) => `import * as m${index} from '${specifier}';`);
  const names = `export const names = [${entries.map((_, index) => `...Object.keys(m${index})`).join(', ')}];`;
  writeFileSync(join(folder, 'all.mts'), [...imports, names].join('\n'));
  writeFileSync(join(folder, 'all.cts'), [...imports, names].join('\n'));
  writeFileSync(join(folder, 'console.d.ts'), 'declare const console: { log(...values: unknown[]): void };');
  for (const { name, dir } of packed) {
    const example = firstExample(dir);
    if (example?.typed) writeFileSync(join(folder, `readme-${name}.mts`), example.code);
  }
  const config = { compilerOptions: { ...STRICT, ...resolution }, include: ['*.mts', '*.cts', 'console.d.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { code, output } = await run(tool('tsc'), ['-p', folder, '--pretty', 'false'], { cwd: folder });
  return verdict(`TypeScript, moduleResolution ${resolution.moduleResolution}`, code === 0, output);
}

/**
 * @param {string} folder
 * @param {Packed} packed
 */
async function readmeRuns(folder, { name, dir }) {
  const example = firstExample(dir);
  if (example === undefined) return verdict(`README of ${name}`, false, 'It has no js or ts example.');
  const { transform } = await import('esbuild');
  const { code: script } = await transform(example.code, { loader: 'ts', format: 'esm' });
  writeFileSync(join(folder, 'readme.mjs'), script);
  const { code, output } = await run(process.execPath, ['readme.mjs'], { cwd: folder, seconds: 60 });
  return verdict(
    `README of ${name}: its example runs`,
    code === 0 && output.trim() !== '',
    `${example.code}\n---\n${output}`,
  );
}

/**
 * @param {string} dir  of a package
 * @returns {{code: string, typed: boolean} | undefined} the first js or ts block of its README
 */
function firstExample(dir) {
  const readme = join(dir, 'README.md');
  if (!existsSync(readme)) return undefined;
  const found = /^```(js|ts|javascript|typescript|mjs)\s*\n([\s\S]*?)^```/m.exec(readFileSync(readme, 'utf8'));
  return found?.[2] === undefined
    ? undefined
    : { code: found[2], typed: found[1] === 'ts' || found[1] === 'typescript' };
}
