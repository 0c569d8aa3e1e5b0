import { fileURLToPath } from 'node:url';
import { listen, parsePort } from './port.mjs';
import { createGameServer } from './server.mjs';

const dist = (/** @type {string} */ app) => fileURLToPath(new URL(`../../../apps/${app}/dist`, import.meta.url));

/**
 * Serves both built pages until Ctrl-C. Says one address, and in a line before it each port that was taken.
 * @param {NodeJS.ProcessEnv} env  PORT (default 4173), HOST (default: every interface)
 */
export async function serve(env) {
  const port = parsePort(env['PORT']);
  const server = createGameServer({ pages: { blast: dist('blast-web'), tetris: dist('tetris-web') } });
  const actual = await listen(server, port, {
    host: env['HOST'] || undefined,
    onTaken: (taken, next) => console.log(`Port ${taken} is taken, trying ${next}.`),
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Blockyard is ready: http://localhost:${actual}/  (Ctrl-C stops it)`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  serve(process.env).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
