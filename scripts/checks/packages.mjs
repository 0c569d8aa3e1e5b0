import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.mjs';
import { verdict } from '../stage.mjs';
import { ENGINES, ROOT, tool } from '../workspace.mjs';
import { commandRuns, consumerChecks } from './consumer.mjs';
import { tarballChecks } from './tarball.mjs';

/** @typedef {{name: string, dir: string, tarball: string}} Packed  `name` as `blast`; `tarball` is a path */

/** The packages as npm would get them: packed, examined, and installed together in an empty folder. */
export async function packages() {
  const scratch = mkdtempSync(join(tmpdir(), 'blockyard-packages-'));
  try {
    const packed = [];
    for (const name of ENGINES) packed.push(await pack(name, join(ROOT, 'packages', name), join(scratch, name)));
    const lab = await pack('lab', join(ROOT, 'apps', 'lab'), join(scratch, 'lab'));
    const examined = await Promise.all(packed.map(examine));
    const [folder, bench] = [join(scratch, 'consumer'), join(scratch, 'bench')];
    for (const each of [folder, bench]) mkdirSync(each);
    const [used, command] = await Promise.all([consumerChecks(folder, packed), commandRuns(bench, lab)]);
    return [...examined.flat(), ...used, command];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Packs what the build has left in dist: the build stage has run, so `prepack` need not build once more.
 * @param {string} name
 * @param {string} dir
 * @param {string} destination
 * @returns {Promise<Packed>}
 */
async function pack(name, dir, destination) {
  const args = ['pack', '--config.ignore-scripts=true', '--pack-destination', destination];
  const { code, output } = await run('pnpm', args, { cwd: dir });
  const tarball = code === 0 ? readdirSync(destination).find((file) => file.endsWith('.tgz')) : undefined;
  if (tarball === undefined) throw new Error(`pnpm pack of ${name} failed:\n${output}`);
  return { name, dir, tarball: join(destination, tarball) };
}

/** @param {Packed} packed */
async function examine({ name, tarball }) {
  const [publint, attw] = await Promise.all([
    run(tool('publint'), ['run', tarball, '--strict'], { env: { NO_COLOR: '1' } }),
    run(tool('attw'), [tarball, '--profile', 'node16', '--no-color', '--no-emoji']),
  ]);
  return [
    verdict(`publint ${name}`, publint.code === 0, publint.output),
    verdict(`attw ${name}`, attw.code === 0, attw.output),
    ...(await tarballChecks(name, tarball)),
  ];
}
