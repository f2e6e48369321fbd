import { createChannels } from './enquiries/delivery/channels.ts';
import { startWorker, type Attempted, type DeliveryWorker } from './enquiries/delivery/worker.ts';
import { openStore } from './enquiries/open-store.ts';
import { createObservations } from './enquiries/observations.ts';
import { COMPANY, NOTIFYING, type Channel } from './enquiries/store.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { metricsText } from './operations/metrics.ts';
import {
  createReadiness,
  NOBODY_NOTIFIED,
  troubleMessage,
  unnotifiedMessage,
  type Finding,
} from './operations/readiness.ts';
import { purgeRegularly } from './operations/purge-regularly.ts';
import { budgetsFor } from './enquiries/rate-limit.ts';
import type { Mark } from './enquiries/read-enquiry.ts';
import type { Settings } from './settings.ts';

/** How long the start waits for the first answer of the database or a mail server, in milliseconds. */
const FIRST_ANSWER_MS = 5_000;

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
  const { dataDir, delivery, allowedOrigins, trustedProxies, drainMs, enquiryLimit } = settings;
  const store = await openStore(settings, log);
  // Database problems are logged first. One that does not answer must not keep the site down.
  await settledWithin(FIRST_ANSWER_MS, store.overview());
  const observations = createObservations((message) => log.warn(message));
  const handlers = createChannels(delivery, { store, publicUrl });
  const channels = Object.keys(handlers) as Channel[];
  const purging = purgeRegularly(store, log);
  const worker = startWorker({
    store,
    channels: handlers,
    times: delivery.times,
    onAttempted: (attempted) => {
      observations.delivered(attempted.claimed.channel, attempted.result.outcome);
      logAttempt(log, attempted);
    },
    onTrouble: (channel, reason) => log.error(troubleMessage(channel, reason)),
    onStorageFailed: (error) => {
      log.error(
        `Deliveries are on hold: ${error instanceof Error ? error.message : String(error)}`,
      );
    },
  });
  logWhoIsNotified(channels, log, formMistake?.(), worker, () => store.overview());

  let isDraining = false;
  const examine = createReadiness({
    store,
    dataDir,
    channels,
    observations,
    purging,
    troubles: worker.troubles,
    enquiryLimit,
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
      budgets: (marks: readonly Mark[]) => budgetsFor(marks, enquiryLimit),
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
      purging.stop();
      await worker.stop();
      await metrics?.close();
      await store.close();
    },
  };
}

/** The receiver and all its background work. */
export type Receiving = Awaited<ReturnType<typeof startReceiving>>;

function logAttempt(log: Log, { claimed, result }: Attempted): void {
  const { receipt, channel, attempts } = claimed;
  const fields = { receipt, channel, attempt: attempts + 1 };
  if (result.outcome === 'delivered') {
    log.info(`Delivered ${receipt} by ${channel}`, fields);
    return;
  }
  if (result.outcome === 'failed') {
    const due = new Date(result.dueAt).toISOString();
    const failed = `${receipt} was not delivered by ${channel} (${result.error})`;
    log.warn(`${failed}; again at ${due}`, fields);
    return;
  }
  const givenUp = `${receipt} was given up by ${channel} (${result.error}).`;
  if (COMPANY.includes(channel)) {
    log.error(`${givenUp} Once that is fixed: npm run enquiries -- redeliver --failed`, fields);
  } else {
    log.warn(
      `${givenUp} The visitor does not get this email; the enquiry is not affected.`,
      fields,
    );
  }
}

/** Logs at every start whether enquiries reach anyone. */
function logWhoIsNotified(
  channels: readonly Channel[],
  log: Log,
  mistake: Finding | undefined,
  { tried, troubles }: Pick<DeliveryWorker, 'tried' | 'troubles'>,
  overview: () => Promise<{ readonly unnotified: number }>,
): void {
  if (mistake !== undefined) log.warn(mistake.message);
  if (!channels.some((channel) => NOTIFYING.includes(channel))) {
    if (mistake?.code !== 'simulated') log.warn(NOBODY_NOTIFIED);
    return;
  }
  if (mistake === undefined) {
    void settledWithin(FIRST_ANSWER_MS, tried).then(() => {
      // What is wrong with the others has been said.
      const working = channels.filter((channel) => !troubles.has(channel));
      if (!working.some((channel) => NOTIFYING.includes(channel))) return;
      log.info(`Enquiries are delivered by ${working.join(', ')}`);
    });
  }
  // The store logs its own errors.
  void overview()
    .then(({ unnotified }) => unnotified > 0 && log.warn(unnotifiedMessage(unnotified)))
    .catch(() => undefined);
}

/** Waits until a promise is settled either way, but no longer than this many milliseconds. */
async function settledWithin(longestMs: number, promise: Promise<unknown>): Promise<void> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, longestMs);
  await Promise.race([promise.catch(() => undefined), over.promise]);
  clearTimeout(timer);
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
