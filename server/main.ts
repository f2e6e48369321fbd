import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { withAccessLog } from './access-log.ts';
import { createApp } from './app.ts';
import { prepareDataDir } from './data-dir.ts';
import { purgeRegularly } from './enquiries/purge-regularly.ts';
import { openStore } from './enquiries/store.ts';
import { listen, type Handler } from './listen.ts';
import { onStop, run } from './run.ts';
import { readSettings } from './settings.ts';
import { createSite } from './site/site.ts';

/**
 * The production server: `npm start`, or `node server/main.ts` after a build. It switches to a new
 * build in the same folder when its `site.json` changes, or on SIGHUP.
 */
await run(async () => {
  const settings = readSettings(process.env);
  const { distDir, metaFile, dataDir } = settings;
  prepareDataDir(dataDir);
  const site = createSite({ distDir, metaFile, archiveDir: join(dataDir, 'assets-archive') });
  const store = openStore(dataDir);
  const stopPurging = purgeRegularly(store, console.log);
  const { allowedOrigin, trustedProxies } = settings;
  const app = createApp({ site, receiver: { store, allowedOrigin, trustedProxies } });
  const handler: Handler = (request, bindings) => app.fetch(request, bindings);
  const { url, close } = await listen(
    settings.accessLog ? withAccessLog(handler, console.log) : handler,
    settings.port,
    settings.host,
  );
  console.log(`The site is at ${url}`);

  const reload = () => {
    try {
      site.reload();
      console.log(`Now serving build ${site.manifest.buildId}`);
    } catch (error) {
      console.error(
        `The previous build is still in use: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  process.on('SIGHUP', reload);
  watchFile(metaFile, { interval: 1_000, persistent: false }, (now) => {
    if (now.size > 0) reload();
  });
  onStop(async () => {
    unwatchFile(metaFile);
    stopPurging();
    await close();
    store.close();
  });
});
