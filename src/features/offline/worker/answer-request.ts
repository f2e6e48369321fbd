/// <reference lib="webworker" />
import { askServer } from '#src/features/connectivity/ask-server.ts';
import { REMOVE_LIMIT_MS } from '../request-worker.ts';
import type {
  WorkerMessage,
  WorkerRequest,
  WorkerRequestType,
  WorkerRequests,
  Reply,
} from '../worker-protocol.ts';
import { runsOtherCode } from './open-tabs.ts';
import type { WorkerParts } from './respond.ts';
import { indexOf, listCatalog, planSaving, standingOf } from './saving-plan.ts';

const NAMES: ReadonlySet<string> = new Set<WorkerRequestType>([
  'CODE',
  'PAGE',
  'PLAN',
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
  { pageStore, code, pages, self }: WorkerParts,
): Promise<WorkerRequests[WorkerRequestType]['answer']> {
  const isNewest = () =>
    self.registration.installing === null && self.registration.waiting === null;
  switch (question.type) {
    case 'CODE':
      return code();
    case 'PAGE':
      return {
        standing: standingOf(indexOf(await pages()), question.path),
        entry: await pageStore.readEntry(question.path),
      };
    case 'PLAN': {
      const [index, inventory] = await Promise.all([
        pages().then(indexOf),
        pageStore.readInventory(),
      ]);
      const saved = new Set(inventory.filter(({ isThere }) => isThere).map(({ path }) => path));
      return planSaving(index, question, { isAll: question.isAll, saved });
    }
    case 'LIST':
      return listCatalog(await pages());
    case 'INVENTORY':
      return pageStore.readInventory();
    case 'SAVE':
      return pageStore.save(question.path);
    case 'REMOVE': {
      const begun = Date.now();
      await pageStore.remove(question.paths, isNewest);
      // The page has said by now that they could not be removed.
      if (Date.now() - begun >= REMOVE_LIMIT_MS) {
        await notifyPages(self, { type: 'INVENTORY.CHANGED' });
      }
      return null;
    }
    case 'PROBE':
      return askServer();
    case 'MAINTAIN':
      // A page that was still beginning to load when this worker took over was not claimed then.
      // A worker that has been replaced cannot claim it, and need not.
      await self.clients.claim().catch(() => undefined);
      if (!question.isSavingData) {
        await pageStore.restore().catch(() => undefined);
        await pageStore.refresh(isNewest).catch(() => undefined);
      }
      // A newer version being installed shares the cache, and this version must not prune its
      // files; it may also arrive while this one prunes.
      if (isNewest()) {
        await pageStore.prune(await runsOtherCode(self, await code()), isNewest);
      }
      await notifyPages(self, { type: 'INVENTORY.CHANGED' });
      return null;
  }
}

async function notifyPages(self: ServiceWorkerGlobalScope, notice: WorkerMessage): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(notice);
}
