/// <reference lib="webworker" />
import type {
  WorkerMessage,
  WorkerRequest,
  WorkerRequestType,
  WorkerRequests,
  Reply,
} from '../worker-protocol.ts';
import type { WorkerParts } from './respond.ts';

const NAMES: ReadonlySet<string> = new Set<WorkerRequestType>([
  'LIST',
  'INVENTORY',
  'SAVE',
  'REMOVE',
  'PROBE',
  'MAINTAIN',
]);

export const isWorkerRequest = (data: unknown): data is WorkerRequest =>
  typeof data === 'object' && data !== null && 'type' in data && NAMES.has(String(data.type));

/** Answers a page's request through the message port that came with it. */
export async function answerRequest(
  question: WorkerRequest,
  port: MessagePort | undefined,
  parts: WorkerParts,
): Promise<void> {
  let reply: Reply<WorkerRequestType>;
  try {
    reply = { ok: true, answer: await answerTo(question, parts) };
  } catch (error) {
    reply = { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
  port?.postMessage(reply);
}

async function answerTo(
  question: WorkerRequest,
  { pageStore, plan, self }: WorkerParts,
): Promise<WorkerRequests[WorkerRequestType]['answer']> {
  const isNewest = () =>
    self.registration.installing === null && self.registration.waiting === null;
  switch (question.type) {
    case 'LIST':
      return {
        buildId: plan.buildId,
        core: plan.corePages.map(({ path, name }) => ({ path, name, wireBytes: 0 })),
        pages: plan.pages.map(({ path, name, wireBytes }) => ({ path, name, wireBytes })),
      };
    case 'INVENTORY':
      return pageStore.readInventory();
    case 'SAVE':
      return pageStore.save(question.path);
    case 'REMOVE':
      await pageStore.remove(question.path);
      return null;
    case 'PROBE':
      // A HEAD request bypasses all caches.
      await fetch('/sw.js', {
        method: 'HEAD',
        cache: 'no-store',
        signal: AbortSignal.timeout(8000),
      });
      return null;
    case 'MAINTAIN':
      if (!question.isSavingData) await pageStore.refresh(isNewest).catch(() => undefined);
      // A newer version being installed shares the cache, and this version must not prune its
      // files.
      if (isNewest()) {
        await pageStore.prune(await isOldTabOpen(self, plan.buildId));
      }
      await notifyPages(self, { type: 'INVENTORY.CHANGED' });
      return null;
  }
}

async function notifyPages(self: ServiceWorkerGlobalScope, notice: WorkerMessage): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(notice);
}

/** How long an open page may take to report its build, in ms; a suspended one counts as old. */
const ANSWER_MS = 1500;

async function isOldTabOpen(self: ServiceWorkerGlobalScope, buildId: string): Promise<boolean> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const builds = await Promise.all(
    open.map(
      (client) =>
        new Promise<unknown>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          setTimeout(() => resolve(null), ANSWER_MS);
          port1.addEventListener('message', ({ data }: MessageEvent) => resolve(data));
          port1.start();
          client.postMessage({ type: 'WHICH.BUILD' } satisfies WorkerMessage, [port2]);
        }),
    ),
  );
  return builds.some((build) => build !== buildId);
}
