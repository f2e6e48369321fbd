import type { WorkerRequest, WorkerRequestType, WorkerRequests, Reply } from './worker-protocol.ts';

/** The worker did not respond, or reported why it could not fulfill the request. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/** The worker is stuck, or has been removed. */
export class WorkerSilence extends WorkerError {}

/** Timeouts by request type, in ms: saving uses the network. */
const LIMITS_MS: Readonly<Record<WorkerRequestType, number>> = {
  CODE: 3000,
  PAGE: 10_000,
  LIST: 20_000,
  SAVE: 120_000,
  // It waits for the pages that are being updated.
  REMOVE: 60_000,
  PROBE: 10_000,
  MAINTAIN: 300_000,
};

/**
 * Sends a request to a service worker and waits for its response.
 * @throws WorkerSilence when it does not respond in time; WorkerError when it cannot fulfill the request
 */
export function requestFromWorker<N extends WorkerRequestType>(
  worker: Pick<ServiceWorker, 'postMessage'>,
  question: Extract<WorkerRequest, { type: N }>,
): Promise<WorkerRequests[N]['answer']> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<WorkerRequests[N]['answer']>((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(new WorkerSilence(`The service worker has not answered ${question.type} in time.`));
    }, LIMITS_MS[question.type]);
    port1.addEventListener('message', ({ data }: MessageEvent<Reply<N>>) => {
      clearTimeout(limit);
      if (data.ok) resolve(data.answer);
      else reject(new WorkerError(data.reason));
    });
    port1.start();
    worker.postMessage(question, [port2]);
  }).finally(() => port1.close());
}
