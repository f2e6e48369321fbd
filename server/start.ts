import { join } from 'node:path';
import { site as company } from '#src/content/site.ts';
import { createApp } from './app.ts';
import { ENQUIRIES_PATH } from './enquiries/protocol.ts';
import { manifestFile } from './http/load-build.ts';
import { createSite } from './http/site.ts';
import { stampOf, watchFile } from './http/watch-file.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { formMistake } from './operations/readiness.ts';
import { startReceiving, type Receiving } from './receiving.ts';
import { SettingsError, type Settings } from './settings.ts';

/** A running server. */
export interface Started {
  /** Its base URL, without a trailing slash. */
  readonly url: string;
  /** Stops as balancers and visitors need it (docs/operations.md, "Stop"). */
  stop(): Promise<void>;
}

/**
 * The site with its receiver. It switches to a new build in the same folder when its `site.json`
 * changes.
 */
export async function startSite(settings: Settings, log: Log): Promise<Started> {
  const { distDir, dataDir } = settings;
  const metaFile = manifestFile(distDir);
  const stamp = stampOf(metaFile);
  const site = createSite({
    distDir,
    releasesDir: join(dataDir, 'releases'),
    warn: (message) => log.error(message),
  });
  const publicUrl = settings.publicUrl ?? settings.allowedOrigins[0] ?? company.origin;
  const mistake = () => formMistake(site.manifest.enquiry);
  const receiving = await startReceiving(settings, log, publicUrl, mistake);
  const { receiver, health } = receiving;
  const started = await serve(createApp({ site, receiver, health }), receiving, settings);
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
  const unwatch = watchFile(metaFile, stamp, () => void reload());
  const stop = () => {
    unwatch();
    return started.stop();
  };
  return { url: started.url, stop };
}

/** The receiver alone, for a site on a static host. @throws SettingsError when it has no site */
export async function startReceiver(settings: Settings, log: Log): Promise<Started> {
  const { allowedOrigins, delivery, publicUrl } = settings;
  if (allowedOrigins.length === 0) {
    throw new SettingsError(
      'ALLOWED_ORIGIN is not set, so the receiver does not know which site may send enquiries. Set it to the origin of the site, such as https://www.example.com.',
    );
  }
  if (delivery.mail && publicUrl === undefined) {
    log.warn(
      'PUBLIC_URL is not set, so the newsletter cannot be confirmed. Set it to where visitors reach this receiver, such as https://forms.example.com.',
    );
  }
  const receiving = await startReceiving(settings, log, publicUrl);
  const { receiver, health } = receiving;
  const { url, stop } = await serve(createApp({ receiver, health }), receiving, settings);
  return { url: `${url}${ENQUIRIES_PATH}`, stop };
}

async function serve(
  app: ReturnType<typeof createApp>,
  receiving: Receiving,
  { port, host }: Settings,
): Promise<Started> {
  const { url, endConnections, close } = await listen(
    (request, bindings) => app.fetch(request, bindings),
    port,
    host,
  );
  return {
    url,
    async stop() {
      endConnections();
      await receiving.drain();
      await close();
      await receiving.stop();
    },
  };
}
