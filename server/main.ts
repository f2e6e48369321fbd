import { join } from 'node:path';
import { site as company } from '#src/content/site.ts';
import { withAccessLog } from './access-log.ts';
import { createApp } from './app.ts';
import { listen, type Handler } from './listen.ts';
import { createLog } from './log.ts';
import { formMistake } from './operations/form-mistake.ts';
import { startReceiving } from './receiving.ts';
import { onStop, run } from './run.ts';
import { prepareDataDir, readSettings } from './settings.ts';
import { createSite } from './http/site.ts';
import { stampOf, watchFile } from './http/watch-file.ts';

/**
 * The production server: `npm start`, or `node server/main.ts` after a build. It switches to a new
 * build in the same folder when its `site.json` changes, or on SIGHUP.
 */
await run(async () => {
  const settings = readSettings(process.env);
  const { distDir, metaFile, dataDir } = settings;
  const log = createLog(settings.logFormat);
  prepareDataDir(dataDir, log);
  const stamp = stampOf(metaFile);
  const site = createSite({
    distDir,
    metaFile,
    releasesDir: join(dataDir, 'releases'),
    warn: (message) => log.error(message),
  });
  const publicUrl = settings.publicUrl ?? settings.allowedOrigins[0] ?? company.origin;
  const mistake = () => formMistake(site.manifest.enquiry);
  const receiving = await startReceiving(settings, log, publicUrl, mistake);
  const app = createApp({ site, ...receiving });
  const handler: Handler = (request, bindings) => app.fetch(request, bindings);
  const { url, endConnections, close } = await listen(
    settings.accessLog ? withAccessLog(handler, log) : handler,
    settings.port,
    settings.host,
  );
  const reload = async () => {
    try {
      await site.reload();
      log.info(`Now serving build ${site.manifest.buildId}`);
      const found = mistake();
      if (found !== undefined) log.warn(found.message);
    } catch (error) {
      log.error(
        `The previous build is still in use: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  process.on('SIGHUP', () => void reload());
  const unwatch = watchFile(metaFile, stamp, () => void reload());
  onStop(async () => {
    unwatch();
    endConnections();
    await receiving.drain();
    await close();
    await receiving.stop();
  });
  // Last: a process watching for this line may send a signal immediately.
  log.info(`The site is at ${url}`);
});
