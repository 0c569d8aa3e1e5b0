import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSite, type Site } from '../site.ts';

const PATH = '/complaints.js';

/** Runs before everything else in a page and keeps what it complains of, since WebDriver does not tell. */
const RECORDER = `
window.complaints = [];
for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...values) => {
    window.complaints.push(level + ': ' + values.map(String).join(' '));
    say.apply(console, values);
  };
}
addEventListener('error', (event) => {
  const source = event.target instanceof Element ? event.target.outerHTML : '';
  window.complaints.push('uncaught: ' + (event.error?.stack || event.message || source));
}, true);
addEventListener('unhandledrejection', (event) => window.complaints.push('unhandled: ' + (event.reason?.stack || event.reason)));
`;

/** The site as `npm start` serves it, with the recorder put into every page. */
export async function openRecordedSite(): Promise<Site> {
  const site = await openSite();
  const server = createServer(async (request, response) => {
    if (request.url === PATH) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(RECORDER);
      return;
    }
    // A connection of its own: one that is kept may be closed by the site as it is used again.
    const url = new URL((request.url ?? '/').slice(1), site.url);
    const answer = await fetch(url, { redirect: 'manual', headers: { connection: 'close' } });
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-length'];
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    response.writeHead(answer.status, headers);
    response.end(isPage ? body.toString().replace('<head>', `<head><script src="${PATH}"></script>`) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
    },
  };
}
