import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs packages of Debian's, where that can be done without asking anybody: on Debian or a relative, as root.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  await run('apt-get', ['update'], { env, seconds: 300 });
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env,
    seconds: 900,
  });
  if (code !== 0) console.log(output.trim().split('\n').slice(-5).join('\n'));
  return code === 0;
}
