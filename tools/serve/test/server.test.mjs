import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../src/port.mjs';
import { createGameServer } from '../src/server.mjs';

const root = mkdtempSync(join(tmpdir(), 'blockyard-serve-'));
const dist = join(root, 'dist');

beforeAll(() => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Game</title>');
  writeFileSync(join(dist, 'sw.js'), '// worker');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'assets', 'index-DkT3xPq_.js'), 'export {};');
  writeFileSync(join(dist, 'assets', 'plain.js'), 'export {};');
});
afterAll(() => rmSync(root, { recursive: true }));

/**
 * Sends a path exactly as written: fetch would tidy `..` away before it leaves.
 * @param {number} port
 * @param {string} path
 * @param {string} [method]
 * @returns {Promise<{status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: string}>}
 */
function ask(port, path, method = 'GET') {
  return new Promise((resolve, reject) => {
    request({ port, path, method, host: 'localhost' }, (res) => {
      let body = '';
      res.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe.each(['/', '/x/y/'])('served under %s', (base) => {
  const server = createGameServerLater(base);

  it('shows the page to choose from, with links that stay under the base', async () => {
    const { status, headers, body } = await ask(await server.port, base);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body).toContain('href="blast/"');
    expect(body).not.toMatch(/(href|src)="\//);
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle="|\son\w+="/);
  });

  it('shows a built page and its files with their types', async () => {
    const port = await server.port;
    const types = {
      'game/': 'text/html;charset=utf-8',
      'game/index.html': 'text/html;charset=utf-8',
      'game/sw.js': 'text/javascript',
      'game/manifest.webmanifest': 'application/manifest+json',
      'game/assets/index-DkT3xPq_.js': 'text/javascript',
      'chooser.css': 'text/css',
      'chooser.mjs': 'text/javascript',
      'blast.svg': 'image/svg+xml',
      'fonts/baloo-2-latin-wght-normal.woff2': 'font/woff2',
    };
    for (const [path, type] of Object.entries(types)) {
      const { status, headers } = await ask(port, base + path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
    }
  });

  it('keeps only names with a hash for good', async () => {
    const port = await server.port;
    const cache = async (/** @type {string} */ path) => (await ask(port, base + path)).headers['cache-control'];
    expect(await cache('game/assets/index-DkT3xPq_.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['', 'game/', 'game/sw.js', 'game/manifest.webmanifest', 'game/assets/plain.js', 'nowhere']) {
      expect([path, await cache(path)]).toEqual([path, 'no-cache']);
    }
  });

  it('answers 304 to one who has the file already', async () => {
    const address = `http://localhost:${await server.port}${base}game/sw.js`;
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('adds a missing slash and keeps the query', async () => {
    const { status, headers } = await ask(await server.port, `${base}game?seed=1`);
    expect([status, headers.location]).toEqual([302, `${base}game/?seed=1`]);
  });

  it('reads the query without mistaking it for a path', async () => {
    expect((await ask(await server.port, `${base}game/?seed=1&ruleset=classic`)).status).toBe(200);
  });

  it.each([
    'nowhere',
    'game/nowhere.js',
    'gamex/',
    '404.html',
    '404',
    '%34%30%34.html',
    'not-found',
    'game/%E0%A4%A',
    'game/%00',
    'constructor',
    'game/__proto__',
  ])('has a 404 page for %s', async (path) => {
    const { status, headers, body } = await ask(await server.port, base + path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html;charset=utf-8']);
    expect(body).toContain(`href="${base}chooser.css"`);
  });

  it.each([
    'game/../../secret.txt',
    'game/..%2f..%2fsecret.txt',
    'game/%2e%2e/%2e%2e/secret.txt',
    'game/..\\..\\secret.txt',
    '../src/server.mjs',
    '..%2fpackage.json',
    'fonts/../package.json',
    'game//../secret.txt',
  ])('does not leave its folders by %s', async (path) => {
    const { status, body } = await ask(await server.port, base + path);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });

  it('only reads', async () => {
    const { status, headers } = await ask(await server.port, base, 'POST');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
    const head = await ask(await server.port, `${base}game/`, 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
  });
});

describe('a base path', () => {
  const server = createGameServerLater('/x/y/');

  it('is all there is', async () => {
    const port = await server.port;
    for (const path of ['/', '/game/', '/x/', '/chooser.css', '//x/y/', '/x/yz/']) {
      expect([path, (await ask(port, path)).status]).toEqual([path, 404]);
    }
    expect((await ask(port, '/x/y')).headers.location).toBe('/x/y/');
  });

  it.each(['x/y/', '/x/y', '', '/x//y/', '/x y/'])('may not be written %j', (basePath) => {
    expect(() => createGameServer({ pages: {}, basePath })).toThrow(/^basePath must be/);
  });
});

it('says which page is not built', () => {
  expect(() => createGameServer({ pages: { game: join(root, 'none') } })).toThrow(/No built page "game".*npm start/);
});

/**
 * A server for the tests of one block, closed after them.
 * @param {string} basePath
 * @returns {{port: Promise<number>}}
 */
function createGameServerLater(basePath) {
  /** @type {import('node:http').Server | undefined} */
  let server;
  let resolvePort = (/** @type {number} */ _port) => {};
  const port = new Promise((/** @type {(port: number) => void} */ resolve) => {
    resolvePort = resolve;
  });
  beforeAll(async () => {
    server = createGameServer({ pages: { game: dist }, basePath });
    resolvePort(await listen(server, 0));
  });
  afterAll(() => {
    server?.close();
    server?.closeAllConnections();
  });
  return { port };
}
