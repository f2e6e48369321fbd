/// <reference lib="webworker" />
import type { WorkerMessage } from '../worker-protocol.ts';

/**
 * How long an open page may take to report its code, in ms; a suspended one counts as running other
 * code.
 */
const ANSWER_MS = 1500;

/**
 * Lets a new version take over if only its content is new, not the scripts: there is nothing to ask, and
 * nothing to reload.
 */
export async function takeOverUnlessNeeded(
  self: ServiceWorkerGlobalScope,
  code: string,
): Promise<void> {
  // Never awaited: it may settle only once this event has ended.
  if (!(await runsOtherCode(self, code))) void self.skipWaiting();
}

/** Whether an open page was built for scripts other than those of this code. */
export async function runsOtherCode(
  self: ServiceWorkerGlobalScope,
  code: string,
): Promise<boolean> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const codes = await Promise.all(
    open.map(
      (client) =>
        new Promise<unknown>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          setTimeout(() => resolve(null), ANSWER_MS);
          port1.addEventListener('message', ({ data }: MessageEvent) => resolve(data));
          port1.start();
          client.postMessage({ type: 'WHICH.CODE' } satisfies WorkerMessage, [port2]);
        }),
    ),
  );
  return codes.some((other) => other !== code);
}
