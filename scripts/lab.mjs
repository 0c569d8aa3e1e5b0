import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setUp } from './setup.mjs';
import { turbo } from './turbo.mjs';
import { ROOT } from './workspace.mjs';

/** The lab from the sources: built where something has changed, then run with the same streams, arguments and exit code. */
try {
  // Standard output is for what the lab says: the words of an installation go beside it.
  process.stdout.write = process.stderr.write.bind(process.stderr);
  await setUp();
  const { output, tasks } = await turbo('build', ['--filter=@blockyard/lab']);
  if (tasks.some(({ ok }) => !ok)) throw new Error(output);
  const main = join(ROOT, 'apps', 'lab', 'dist', 'main.js');
  const cwd = process.env['INIT_CWD'] ?? process.cwd();
  const child = spawn(process.execPath, [main, ...process.argv.slice(2)], { cwd, stdio: 'inherit' });
  // Ctrl-C reaches both: the lab ends in its own way, and this one after it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => (signal === 'SIGTERM' ? child.kill(signal) : undefined));
  }
  process.exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
