import { openSite } from './site.ts';

/** One server for the whole run. The workers read its address from the environment, which they inherit. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await openSite();
  process.env['BLOCKYARD_URL'] = site.url;
  return () => site.close();
}
