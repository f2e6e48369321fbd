import type { Answerer } from '#machines/connectivity/index.ts';
import { askServer } from '#src/features/connectivity/ask-server.ts';
import { WorkerSilence, requestFromWorker } from '#src/features/offline/request-worker.ts';
import { serviceWorkers } from '#src/platform/service-workers.ts';

/**
 * Probes the site's server: through the worker if there is one, which keeps failed requests out of the
 * page's console.
 * @throws Error when nobody answers
 */
export async function probe(): Promise<Answerer> {
  const worker = serviceWorkers()?.controller;
  if (worker == null) return askServer();
  try {
    // A worker from an earlier version reports only that there was an answer.
    return (await requestFromWorker(worker, { type: 'PROBE' })) === 'network' ? 'network' : 'site';
  } catch (error) {
    // As after the kill switch (src/features/offline/worker/sw-kill.ts).
    if (error instanceof WorkerSilence) return askServer();
    throw error;
  }
}
