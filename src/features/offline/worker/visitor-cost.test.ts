import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideLibrary } from '#machines/offline-library/index.ts';
import type { InventoryEntry } from '#machines/offline-library/index.ts';
import { answerRequest } from './answer-request.ts';
import type { WorkerParts } from './respond.ts';
import type { WorkerRequest, WorkerRequestType, WorkerRequests } from '../worker-protocol.ts';

/**
 * The library and the worker together, without a browser: a page's requests, their responses, and the
 * state it keeps, on a site of any size.
 */

const entryOf = (path: string): InventoryEntry => ({ path, bytes: 100, savedAt: 1, isThere: true });

/** A worker for a site with this many pages besides home, 10 kB each. */
function workerOf(count: number) {
  const pages = [
    { path: '/', name: 'Home', wireBytes: 0, tier: 'core' },
    ...Array.from({ length: count }, (_, at) => ({
      path: `/s/p-${String(at)}`,
      name: `Page ${String(at)}`,
      wireBytes: 10_000,
      tier: 'later',
    })),
  ];
  const saved = new Set<string>();
  const parts = {
    pages: () => Promise.resolve(pages),
    pageStore: {
      readEntry: (path: string) => Promise.resolve(saved.has(path) ? entryOf(path) : null),
      readInventory: () => Promise.resolve([...saved].map(entryOf)),
      save: (path: string) => {
        saved.add(path);
        return Promise.resolve({ outcome: 'saved', bytes: 100, savedAt: 1 });
      },
    },
  } as unknown as WorkerParts;
  const asked: { readonly type: WorkerRequestType; readonly answerLength: number }[] = [];
  const ask = <N extends WorkerRequestType>(
    question: Extract<WorkerRequest, { type: N }>,
  ): Promise<WorkerRequests[N]['answer']> =>
    new Promise((resolve, reject) => {
      const port = {
        postMessage(reply: { ok: boolean; answer: never; reason: string }) {
          asked.push({ type: question.type, answerLength: JSON.stringify(reply).length });
          if (reply.ok) resolve(reply.answer);
          else reject(new Error(reply.reason));
        },
      };
      void answerRequest(question, port as unknown as MessagePort, parts);
    });
  return { ask, asked, saved };
}

/** Opens a page with sixty links, waits until nothing more happens, and leaves it. */
async function visit({ ask }: ReturnType<typeof workerOf>, path: string) {
  const library = createActor(
    provideLibrary({
      readStock: async (open) => ({ ...(await ask({ type: 'PAGE', path: open })), shelf: null }),
      readPlan: (page, isAll) => ask({ type: 'PLAN', ...page, isAll }),
      savePage: (saved) => ask({ type: 'SAVE', path: saved }),
      removePages: () => Promise.resolve(),
      storePreference: () => undefined,
    }),
    {
      input: {
        page: { path, links: Array.from({ length: 60 }, (_, at) => `/s/p-${String(at + 10)}`) },
        isSavingData: false,
      },
    },
  ).start();
  let mostActors = 0;
  let mostItems = 0;
  library.subscribe(({ children, context }) => {
    mostActors = Math.max(mostActors, Object.keys(children).length);
    mostItems = Math.max(mostItems, Object.keys(context.items).length);
  });
  library.send({ type: 'SAVE.OFFERED' });
  for (let turn = 0; turn < 5000; turn += 1) await Promise.resolve();
  const { children, context, value } = library.getSnapshot();
  library.stop();
  return {
    mostActors,
    mostItems,
    actors: Object.keys(children).length,
    items: context.items,
    value,
  };
}

const typesOf = (asked: readonly { readonly type: string }[]) =>
  [...new Set(asked.map(({ type }) => type))].toSorted();
const lengthOf = (asked: readonly { readonly answerLength: number }[]) =>
  asked.reduce((sum, { answerLength }) => sum + answerLength, 0);

describe('a visit', () => {
  it('to a site of 10,000 pages makes no more requests, and keeps no more state, than to one of 87', async () => {
    const [small, large] = [workerOf(87), workerOf(10_000)];
    const before = await visit(small, '/s/p-3');
    const after = await visit(large, '/s/p-3');
    expect(before.value.saving).toBe('resting');
    expect(after.value.saving).toBe('resting');
    expect(small.saved.size).toBe(87);
    // The page and its links; it has no landing page.
    expect(large.saved.size).toBe(61);
    expect(typesOf(large.asked)).toEqual(['PAGE', 'PLAN', 'SAVE']);
    expect(large.asked.length).toBeLessThanOrEqual(small.asked.length);
    expect(lengthOf(large.asked)).toBeLessThanOrEqual(lengthOf(small.asked));
    expect(after.mostActors).toBe(before.mostActors);
    expect(after.mostItems).toBeLessThanOrEqual(before.mostItems);
    expect(after.actors).toBe(0);
    expect(Object.keys(after.items)).toEqual(['/s/p-3']);
  });

  it('makes two requests on return, and finds that nothing is missing', async () => {
    for (const worker of [workerOf(87), workerOf(10_000)]) {
      await visit(worker, '/s/p-3');
      worker.asked.length = 0;
      const { mostActors, mostItems } = await visit(worker, '/s/p-3');
      expect(typesOf(worker.asked)).toEqual(['PAGE', 'PLAN']);
      expect(worker.asked).toHaveLength(2);
      expect(lengthOf(worker.asked)).toBeLessThan(250);
      expect(mostActors).toBe(2);
      expect(mostItems).toBe(1);
    }
  });
});
