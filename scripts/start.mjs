import { parsePort } from '../tools/serve/src/port.mjs';
import { setUp } from './setup.mjs';
import { turbo } from './turbo.mjs';

const PAGES = ['@blockyard/blast-web', '@blockyard/tetris-web'];

console.log('Blockyard: installs what is missing, builds both games and serves them at one address.');
try {
  parsePort(process.env['PORT']);
  await setUp();
  const begun = performance.now();
  const { output, tasks } = await turbo(
    'build',
    PAGES.map((name) => `--filter=${name}`),
  );
  const failed = tasks.filter(({ ok }) => !ok);
  if (failed.length > 0)
    throw new Error(`${output}\nCould not build ${failed.map((task) => task.package).join(' and ')}.`);
  console.log(`Built in ${Math.ceil((performance.now() - begun) / 1000)} s.`);
  const { serve } = await import('../tools/serve/src/main.mjs');
  await serve(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
