import type { WorkerRequest, WorkerRequestType, WorkerRequests, Reply } from './worker-protocol.ts';

/** The worker did not answer, or said why it could not do what it was asked. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/** How long each question may take, in ms: saving goes over the network. */
const LIMITS_MS: Readonly<Record<WorkerRequestType, number>> = {
  CODE: 3000,
  PAGE: 10_000,
  PLAN: 20_000,
  LIST: 10_000,
  INVENTORY: 20_000,
  SAVE: 90_000,
  REMOVE: 60_000,
  PROBE: 10_000,
  MAINTAIN: 300_000,
};

/**
 * Asks a service worker and waits for its answer.
 * @throws WorkerError when it gives none in time, or cannot do it
 */
export function requestFromWorker<N extends WorkerRequestType>(
  worker: Pick<ServiceWorker, 'postMessage'>,
  question: Extract<WorkerRequest, { type: N }>,
): Promise<WorkerRequests[N]['answer']> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<WorkerRequests[N]['answer']>((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(new WorkerError(`The service worker has not answered ${question.type} in time.`));
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
