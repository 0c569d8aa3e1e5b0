export const DEFAULT_PORT = 4173;

/**
 * The port asked for in words, as the environment gives it.
 * @param {string | undefined} text  empty or absent asks for the default; `0` asks for any free port
 * @returns {number} 0 to 65535
 * @throws {RangeError} naming the text, when it is no port
 */
export function parsePort(text) {
  if (text === undefined || text.trim() === '') return DEFAULT_PORT;
  const port = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) throw new RangeError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  return port;
}

/**
 * Listens on a port, or on the first free one after it.
 * @param {import('node:http').Server} server
 * @param {number} port  0 takes any free port
 * @param {{host?: string | undefined, tries?: number, onTaken?: (taken: number, next: number) => void}} [options]
 *   `host` absent listens on every interface; `onTaken` hears of each port that was in use
 * @returns {Promise<number>} the port it listens on
 * @throws {Error} a readable one, when nothing in the range is free or the port may not be used
 */
export async function listen(server, port, { host, tries = 20, onTaken } = {}) {
  for (let candidate = port; candidate < port + tries && candidate <= 65535; candidate += 1) {
    const failure = await attempt(server, candidate, host);
    if (failure === undefined) {
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : candidate;
    }
    if (failure.code === 'EACCES')
      throw new Error(`Port ${candidate} may not be used by this user. Set PORT to one above 1023.`);
    if (failure.code !== 'EADDRINUSE') throw failure;
    onTaken?.(candidate, candidate + 1);
  }
  throw new Error(`No free port from ${port} on. Set PORT to another.`);
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<NodeJS.ErrnoException | undefined>} what went wrong, if anything did
 */
function attempt(server, port, host) {
  return new Promise((resolve) => {
    const onError = (/** @type {NodeJS.ErrnoException} */ error) => {
      server.off('listening', onListening);
      resolve(error);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(undefined);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen({ port, host });
  });
}
