import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { ROOT, readJson, workspaces } from './workspace.mjs';

const STAMP = join(ROOT, 'node_modules', '.blockyard-setup');

/**
 * Brings what the project needs beside Node: pnpm itself, in the version that package.json names, and every package
 * of the lockfile. Does nothing where that stands already. Afterwards the tools find pnpm on the path.
 * @throws {Error} with what to do about it, when Node is too old or the installation fails
 */
export async function setUp() {
  requireNode();
  Object.assign(process.env, {
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
  });
  const pnpm = await bringPnpm();
  const wanted = fingerprint();
  if (isInstalled(wanted)) return;
  process.stdout.write('Installing packages (the first time takes about a minute) … ');
  const begun = performance.now();
  const { code, output } = await run('pnpm', ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false']);
  if (code !== 0) throw new Error(`${pnpm} could not install the packages:\n${output}`);
  writeFileSync(STAMP, wanted);
  console.log(`done in ${Math.round((performance.now() - begun) / 1000)} s.`);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Blockyard needs Node 20.19 or newer; this is ${process.version}.`);
  }
}

/** @returns {Promise<string>} what it brought, as `pnpm@10.34.8` */
async function bringPnpm() {
  const wanted = String(readJson(join(ROOT, 'package.json')).packageManager);
  const present = await run('pnpm', ['--version']);
  if (present.code === 0 && wanted === `pnpm@${present.output.trim()}`) return wanted;
  // npx keeps pnpm in its own cache and puts it first on the path of what it runs: that path is all we want from it.
  const found = await run('npx', ['-y', '-p', wanted, 'node', '-p', '"PATH=" + process.env.PATH']);
  const path = /^PATH=(.+)$/m.exec(found.output)?.[1];
  if (found.code !== 0 || path === undefined) throw new Error(`npx could not bring ${wanted}:\n${found.output}`);
  process.env['PATH'] = [path.trim(), process.env['PATH']].join(delimiter);
  return wanted;
}

/** Changes when what is to be installed changes. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules);
  const files = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...workspaces().map(({ path }) => `${path}/package.json`),
  ];
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** @param {string} wanted */
function isInstalled(wanted) {
  return (
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === wanted &&
    workspaces().every(({ dir }) => existsSync(join(dir, 'node_modules')))
  );
}
