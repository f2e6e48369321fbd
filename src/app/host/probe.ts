import type { Answerer } from '#machines/connectivity/index.ts';
import { ANSWER_MS, askServer } from '#src/features/connectivity/ask-server.ts';
import { requestFromWorker } from '#src/features/offline/request-worker.ts';
import { serviceWorkers } from '#src/platform/service-workers.ts';

/** By then, a worker has reported that the server has not answered, in ms; its own timeout is longer. */
const WORKER_MS = ANSWER_MS + 1500;

/**
 * Probes the site's server: through the worker if there is one, which keeps failed requests out of the
 * page's console.
 * @throws Error when nobody answers
 */
export async function probe(): Promise<Answerer> {
  const worker = serviceWorkers()?.controller;
  if (worker == null) return askServer();
  const askedAt = performance.now();
  try {
    // A worker from an earlier version reports only that there was an answer.
    return (await requestFromWorker(worker, { type: 'PROBE' })) === 'network' ? 'network' : 'site';
  } catch (error) {
    // The worker itself has not answered: it is stuck, or has been removed
    // (src/features/offline/worker/sw-kill.ts).
    if (performance.now() - askedAt < WORKER_MS) throw error;
    return askServer();
  }
}
