/// <reference lib="webworker" />
import { askServer } from '#src/features/connectivity/ask-server.ts';
import { OFFLINE_PATH } from '../page-store/keys.ts';
import { inParallel, isQuotaError } from '../page-store/page-store.ts';
import type { PageStore } from '../page-store/page-store.ts';
import type { PlannedPage } from '../page-store/plan.ts';
import type { SiteBuild } from '../page-store/site-build.ts';
import type {
  Reply,
  WorkerMessage,
  WorkerRequest,
  WorkerRequests,
  WorkerRequestType,
} from '../worker-protocol.ts';
import { runsOtherCode } from './open-tabs.ts';
import { missingPages } from './saving-plan.ts';
import type { SavingScope } from './saving-plan.ts';

/** Pages per request to save: a visitor who stops waits for these, and no event of the worker takes long. */
const BATCH = 6;

/** How many of them at a time. */
const AT_ONCE = 3;

export interface RequestDeps {
  readonly pageStore: PageStore;
  readonly build: () => Promise<SiteBuild>;
  readonly self: ServiceWorkerGlobalScope;
}

/** Answers the requests of pages, each through the message port that came with it. */
export function createAnswers({ pageStore, build, self }: RequestDeps) {
  /** Saving, removing and cleaning up take turns: each decides by what is there. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
  /** Ends the downloads of pages that are to be removed. */
  let stop = new AbortController();
  const isNewest = () =>
    self.registration.installing === null && self.registration.waiting === null;
  const prune = async () =>
    pageStore.prune(await runsOtherCode(self, (await build()).frame.code), isNewest);

  async function saveSome(scope: SavingScope): Promise<WorkerRequests['SAVE']['answer']> {
    const { pages } = await build();
    const inventory = await pageStore.readInventory();
    const missing = missingPages(pages, scope, (path) => inventory.has(path));
    const batch = missing.slice(0, BATCH);
    let saved = 0;
    const save = async (page: PlannedPage) => {
      await pageStore.save(page, () => AbortSignal.any([stop.signal, AbortSignal.timeout(30_000)]));
      saved += 1;
    };
    const isFull = await inParallel(batch, save, AT_ONCE).then(() => false, isQuotaError);
    // What failed has left parts behind, which take up space.
    if (isFull) await prune();
    return {
      saved,
      failed: isFull ? 0 : batch.length - saved,
      left: missing.length - saved,
      isFull,
    };
  }

  async function remove(): Promise<number> {
    stop.abort();
    return inTurn(async () => {
      stop = new AbortController();
      const count = await pageStore.removeAll();
      // A newer version being installed shares the cache, and this one must not remove its files.
      if (isNewest()) await prune();
      return count;
    });
  }

  async function maintain(isSavingData: boolean): Promise<null> {
    // A page that was still beginning to load when this worker took over was not claimed then.
    // A worker that has been replaced cannot claim it, and need not.
    await self.clients.claim().catch(() => undefined);
    await pageStore.install().catch(() => undefined);
    const outdated = isSavingData ? [] : await pageStore.outdated();
    for (const page of outdated) {
      if (!isNewest()) break;
      await inTurn(async () => {
        // It may have been removed in the meantime.
        const isStill = (await pageStore.outdated()).some(({ path }) => path === page.path);
        if (isStill) await pageStore.save(page);
      }).catch(() => undefined);
    }
    if (isNewest()) await inTurn(prune);
    for (const client of await self.clients.matchAll({ type: 'window' })) {
      client.postMessage({ type: 'INVENTORY.CHANGED' } satisfies WorkerMessage);
    }
    return null;
  }

  async function answerTo(
    question: WorkerRequest,
  ): Promise<WorkerRequests[WorkerRequestType]['answer']> {
    switch (question.type) {
      case 'CODE':
        return (await build()).frame.code;
      case 'PAGE':
        return question.path !== OFFLINE_PATH && (await build()).pages.has(question.path)
          ? pageStore.isSaved(question.path)
          : null;
      case 'LIST': {
        const inventory = await pageStore.readInventory();
        return [...(await build()).pages.values()].map(({ path, name, wireBytes, tier }) => ({
          path,
          name,
          wireBytes: tier === 'core' ? 0 : wireBytes,
          savedAt: inventory.get(path) ?? null,
        }));
      }
      case 'SAVE':
        return inTurn(() => saveSome(question));
      case 'REMOVE':
        return remove();
      case 'PROBE':
        return askServer();
      case 'MAINTAIN':
        return maintain(question.isSavingData);
      default:
        throw new TypeError('A page of another version asks what this one does not know.');
    }
  }

  return async (question: WorkerRequest, port: MessagePort): Promise<void> => {
    const reply = await answerTo(question).then(
      (answer): Reply<WorkerRequestType> => ({ ok: true, answer }),
      (error: unknown): Reply<WorkerRequestType> => ({
        ok: false,
        reason: error instanceof Error ? error.message : String(error),
      }),
    );
    port.postMessage(reply);
  };
}
