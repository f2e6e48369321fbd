import { serveSite } from './serve.ts';

/** Starts the server that all specs share, before the first spec, and stops it after the last. */
export default async function startServers(): Promise<() => Promise<void>> {
  const site = await serveSite('endpoint', { ACCESS_LOG: '1' });
  process.env['SITE_URL'] = site.url;
  return () => site.stop();
}
