import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createGameServer } from '@blockyard/serve';

const dist = (app: string): string => fileURLToPath(new URL(`../apps/${app}/dist`, import.meta.url));

export interface Site {
  /** Address of the page to choose from, with a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves both built pages and the page to choose from at a free port, as `npm start` does. */
export async function openSite(basePath = '/'): Promise<Site> {
  const pages = { blast: dist('blast-web'), tetris: dist('tetris-web') };
  const server = createGameServer({ pages, basePath });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
