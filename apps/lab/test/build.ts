import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

/** The command as it is built, for the tests that run it as a user does. */
export const CLI = fileURLToPath(new URL('../reports/cli', import.meta.url));

export async function setup(): Promise<void> {
  const config = fileURLToPath(new URL('../tsup.config.ts', import.meta.url));
  await build({ config, outDir: CLI, silent: true });
}
