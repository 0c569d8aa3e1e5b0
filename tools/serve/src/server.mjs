import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { cacheControl } from './cache-policy.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{name: string, serve: (req: Request, res: Response, next: () => void) => void}} Mount */

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
/** No file of the chooser's: as one of those it would be found, and its links would lead nowhere. */
const NOT_FOUND = fileURLToPath(new URL('not-found.html', import.meta.url));
const FONTS = fileURLToPath(new URL('files', import.meta.resolve('@fontsource-variable/baloo-2/package.json')));
const CHOOSER_POLICY = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

/**
 * A server of the page to choose from and of the built pages beside it. It does not listen yet.
 * @param {object} options
 * @param {Readonly<Record<string, string>>} options.pages  folder of a built page by its name in the address: `{blast: '…/dist'}`
 * @param {string} [options.basePath]  where all of it lives, as `/x/y/`; default `/`
 * @returns {import('node:http').Server}
 * @throws {Error} when a folder has no built page in it
 * @throws {RangeError} when the base path does not begin and end with a slash
 */
export function createGameServer({ pages, basePath = '/' }) {
  if (!/^\/([\w.-]+\/)*$/.test(basePath))
    throw new RangeError(`basePath must be like "/" or "/x/y/", not "${basePath}".`);
  const notFound = readFileSync(NOT_FOUND, 'utf8').replaceAll('%BASE%', basePath);
  const chooser = folder(PUBLIC, { 'Content-Security-Policy': CHOOSER_POLICY });
  const mounts = [{ name: 'fonts', serve: folder(FONTS) }];
  for (const [name, dir] of Object.entries(pages)) {
    if (!existsSync(join(dir, 'index.html')))
      throw new Error(`No built page "${name}" in ${dir}. Build it first: npm start does.`);
    mounts.push({ name, serve: folder(dir) });
  }
  return createServer((req, res) => {
    const fail = () => answer(res, 404, notFound);
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return answer(res, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    const [path = '', query] = splitQuery(req.url ?? '');
    if (`${path}/` === basePath) return redirect(res, basePath, query);
    if (!path.startsWith(basePath)) return fail();
    const inside = path.slice(basePath.length);
    if (mounts.some(({ name }) => name === inside)) return redirect(res, `${basePath}${inside}/`, query);
    const mount = mounts.find(({ name }) => inside.startsWith(`${name}/`));
    req.url = `/${mount ? inside.slice(mount.name.length + 1) : inside}${query}`;
    (mount?.serve ?? chooser)(req, res, fail);
  });
}

/**
 * @param {string} dir
 * @param {Readonly<Record<string, string>>} [headers]  sent with every file of it
 */
function folder(dir, headers = {}) {
  return sirv(dir, {
    dev: true, // files are looked up as they are asked for: a build may replace them while the server runs
    etag: true,
    setHeaders(res, pathname) {
      res.setHeader('Cache-Control', cacheControl(pathname));
      res.setHeader('X-Content-Type-Options', 'nosniff');
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    },
  });
}

/**
 * @param {string} url
 * @returns {[path: string, query: string]} the query with its question mark, or empty
 */
function splitQuery(url) {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/**
 * @param {Response} res
 * @param {string} path
 * @param {string} query
 */
function redirect(res, path, query) {
  res.writeHead(302, { Location: path + query, 'Content-Length': 0 });
  res.end();
}

/**
 * @param {Response} res
 * @param {number} status
 * @param {string} body
 * @param {Readonly<Record<string, string>>} [headers]
 */
function answer(res, status, body, headers = {}) {
  const type = body.startsWith('<') ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8';
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...headers });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
