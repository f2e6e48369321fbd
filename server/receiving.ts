import { createChannels } from './enquiries/delivery/channels.ts';
import { startWorker, type Attempted } from './enquiries/delivery/worker.ts';
import { openStore } from './enquiries/open-store.ts';
import { createObservations } from './enquiries/observations.ts';
import type { Channels } from './enquiries/delivery/handler.ts';
import { NOTIFYING, type Channel } from './enquiries/store.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { metricsText } from './operations/metrics.ts';
import { createReadiness, NOBODY_NOTIFIED, type Finding } from './operations/readiness.ts';
import { purgeRegularly } from './operations/purge-regularly.ts';
import type { Settings } from './settings.ts';

/**
 * Opens the database, starts delivery, removal of old enquiries and metrics. Does not fail if the
 * database cannot be used: the site must stay up.
 * @param publicUrl where visitors reach the receiver, if known; without a trailing slash
 * @param formMistake for the server of the site itself: why enquiries from the form of the served
 *   build do not arrive, if so
 * @throws ListenError when the port of the metrics cannot be used
 */
export async function startReceiving(
  settings: Settings,
  log: Log,
  publicUrl: string | undefined,
  formMistake?: () => Finding | undefined,
) {
  const { dataDir, delivery, allowedOrigins, trustedProxies, drainMs } = settings;
  const store = openStore(settings, log);
  const observations = createObservations((message) => log.warn(message));
  const handlers = createChannels(delivery, { store, publicUrl });
  const channels = Object.keys(handlers) as Channel[];
  const stopPurging = purgeRegularly(store, log);
  const worker = startWorker({
    store,
    channels: handlers,
    times: delivery.times,
    onAttempted: (attempted) => {
      observations.delivered(attempted.claimed.channel, attempted.result.outcome);
      logAttempt(log, attempted);
    },
  });
  void logWhoIsNotified(handlers, log, formMistake?.());

  let isDraining = false;
  const examine = createReadiness({
    store,
    dataDir,
    channels,
    observations,
    isDraining: () => isDraining,
    formMistake,
  });
  const metrics =
    settings.metrics &&
    (await serveMetrics(settings.metrics, async () =>
      metricsText(await examine(), observations, Date.now()),
    ));
  if (metrics) log.info(`Metrics are at ${metrics.url}/metrics`);

  return {
    receiver: {
      store,
      allowedOrigins,
      trustedProxies,
      channels,
      observations,
      log,
      // After the response is on its way: polling the database also waits for the disk.
      onStored: () => void setImmediate(worker.wake),
    },
    health: { examine, isDraining: () => isDraining },
    /**
     * Signals the shutdown to balancers, then waits as configured. Call before the server stops
     * listening.
     */
    async drain() {
      isDraining = true;
      if (drainMs > 0) await new Promise((done) => setTimeout(done, drainMs));
    },
    /** Ends deliveries and closes the database. Call after the server has stopped. */
    async stop() {
      stopPurging();
      await worker.stop();
      await metrics?.close();
      await store.close();
    },
  };
}

/** The receiver and all its background work. */
export type Receiving = Awaited<ReturnType<typeof startReceiving>>;

function logAttempt(log: Log, { claimed, result }: Attempted): void {
  const { receipt, channel } = claimed;
  if (result.outcome === 'delivered') {
    log.info(`Delivered ${receipt} by ${channel}`);
    if (result.error !== undefined) log.error(`${receipt} by ${channel}: ${result.error}`);
    return;
  }
  if (result.outcome === 'failed') {
    const due = new Date(result.dueAt).toISOString();
    const failed = `${receipt} was not delivered by ${channel} (${result.error})`;
    log.warn(`${failed}; again at ${due}`);
    return;
  }
  const givenUp = `${receipt} was given up by ${channel} (${result.error}).`;
  if (NOTIFYING.includes(channel)) {
    log.error(`${givenUp} Once that is fixed: npm run enquiries -- redeliver`);
  } else {
    log.warn(`${givenUp} The visitor does not get this email; the enquiry is not affected.`);
  }
}

/** Logs at every start whether enquiries reach anyone. */
async function logWhoIsNotified(
  channels: Channels,
  log: Log,
  mistake: Finding | undefined,
): Promise<void> {
  if (mistake !== undefined) log.warn(mistake.message);
  if (!NOTIFYING.some((channel) => channels[channel])) {
    if (mistake?.code !== 'simulated') log.warn(NOBODY_NOTIFIED);
    return;
  }
  const working: string[] = [];
  for (const channel of NOTIFYING.filter((one) => channels[one])) {
    try {
      await channels[channel]?.check?.();
      working.push(channel);
    } catch (error) {
      log.error(`Nothing is delivered by ${channel}: ${(error as Error).message}`);
    }
  }
  if (mistake === undefined && working.length > 0) {
    log.info(`Enquiries are delivered by ${working.join(', ')}`);
  }
}

/** Serves the metrics on a separate port, which should not be reachable from outside. */
async function serveMetrics(
  { port, host }: NonNullable<Settings['metrics']>,
  text: () => Promise<string>,
) {
  const listening = await listen(
    async (request) =>
      new URL(request.url).pathname === '/metrics'
        ? new Response(await text(), {
            headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
          })
        : new Response('The metrics are at /metrics\n', { status: 404 }),
    port,
    host,
  );
  // This server alone does not keep the program running.
  listening.server.unref();
  return listening;
}
