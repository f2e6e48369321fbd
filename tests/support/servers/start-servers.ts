import { rmSync } from 'node:fs';
import { FIRST_VISIT_FOLDER } from '#tests/offline/first-visit.ts';
import shareCopies, { serveSite } from './serve.ts';

/** Starts the server that all specs share, before the first spec, and stops it after the last. */
export default async function startServers(): Promise<() => Promise<void>> {
  const removeCopies = shareCopies();
  rmSync(FIRST_VISIT_FOLDER, { recursive: true, force: true });
  const site = await serveSite();
  process.env['SITE_URL'] = site.url;
  return async () => {
    await site.stop();
    removeCopies();
  };
}
