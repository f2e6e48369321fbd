import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COPIES, serveSite } from './serve.ts';

/** Starts the server that all specs share, before the first spec, and stops it after the last. */
export default async function startServers(): Promise<() => Promise<void>> {
  // For this run only: copies of earlier builds would be served, too.
  const copies = mkdtempSync(path.join(tmpdir(), 'hause-copies-'));
  process.env[COPIES] = copies;
  const site = await serveSite('endpoint', { ACCESS_LOG: '1' });
  process.env['SITE_URL'] = site.url;
  return async () => {
    await site.stop();
    rmSync(copies, { recursive: true, force: true });
  };
}
