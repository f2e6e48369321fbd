import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { PageStore } from '../page-store/page-store.ts';
import type { PlannedPage } from '../page-store/plan.ts';
import type { SiteBuild } from '../page-store/site-build.ts';
import type {
  Reply,
  WorkerRequest,
  WorkerRequestType,
  WorkerRequests,
} from '../worker-protocol.ts';
import { createAnswers } from './requests.ts';

/** What the worker answers to a page, with a store that keeps nothing. */

let saved = new Set<string>();
/** What the store did, in order. */
let done: string[] = [];
let outdated: string[] = [];
/** Pages that cannot be fetched. */
let lost = new Set<string>();
let isFull = false;
/** Held until the test lets them go. */
let held: (() => void)[] | null = null;
const registration = { installing: null, waiting: null as object | null };
beforeEach(() => {
  saved = new Set(['/']);
  done = [];
  outdated = [];
  lost = new Set();
  isFull = false;
  held = null;
  registration.waiting = null;
});

const page = (path: string, tier: PlannedPage['tier'] = 'later'): PlannedPage => ({
  path,
  name: `Page ${path}`,
  hash: '',
  wireBytes: 10,
  tier,
});
const pages = [
  page('/', 'core'),
  ...Array.from({ length: 8 }, (_, at) => page(`/p-${String(at)}`)),
];
const byPath = new Map(pages.map((one) => [one.path, one]));

const pageStore = {
  isSaved: (path: string) => Promise.resolve(saved.has(path)),
  readInventory: () => Promise.resolve(new Map([...saved].map((path) => [path, 1]))),
  install: () => (done.push('restore'), Promise.resolve()),
  outdated: () => Promise.resolve(outdated.map((path) => byPath.get(path))),
  prune: () => (done.push('prune'), Promise.resolve()),
  removeAll: () => {
    done.push('remove');
    saved = new Set(['/']);
    return Promise.resolve(5);
  },
  async save({ path }: PlannedPage, signal?: () => AbortSignal) {
    if (held !== null) {
      await new Promise<void>((resolve, reject) => {
        const stop = signal?.();
        if (stop?.aborted === true) reject(new Error('ended'));
        stop?.addEventListener('abort', () => reject(new Error('ended')));
        held?.push(resolve);
      });
    }
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    if (lost.has(path)) throw new TypeError('Failed to fetch');
    saved.add(path);
    done.push(`save ${path}`);
  },
} as unknown as PageStore;

const messages: unknown[] = [];
const open = { postMessage: (message: unknown) => messages.push(message) };
const self = {
  registration,
  clients: {
    claim: () => Promise.reject(new Error('replaced')),
    matchAll: ({ includeUncontrolled = false }) =>
      Promise.resolve(includeUncontrolled ? [] : [open]),
  },
} as unknown as ServiceWorkerGlobalScope;

const answers = createAnswers({
  pageStore,
  build: () => Promise.resolve({ frame: { code: 'abc' }, pages: byPath } as unknown as SiteBuild),
  self,
});
const ask = <N extends WorkerRequestType>(
  question: Extract<WorkerRequest, { type: N }>,
): Promise<WorkerRequests[N]['answer']> =>
  new Promise((resolve, reject) => {
    const postMessage = (reply: Reply<N>) =>
      reply.ok ? resolve(reply.answer) : reject(new Error(reply.reason));
    void answers(question, { postMessage } as unknown as MessagePort);
  });
const saveAll = () => ask({ type: 'SAVE', path: '/', links: [], isAll: true });
const rest = () => new Promise((resolve) => setTimeout(resolve));

it('a page learns which code the worker has, and whether a page is saved', async () => {
  expect(await ask({ type: 'CODE' })).toBe('abc');
  expect(await ask({ type: 'PAGE', path: '/' })).toBe(true);
  expect(await ask({ type: 'PAGE', path: '/p-1' })).toBe(false);
  expect(await ask({ type: 'PAGE', path: '/none' })).toBeNull();
  byPath.set('/offline', page('/offline', 'core'));
  onTestFinished(() => void byPath.delete('/offline'));
  expect(await ask({ type: 'PAGE', path: '/offline' }), 'instead of another page').toBeNull();
});

it('all pages are listed, with when they were saved', async () => {
  const list = await ask({ type: 'LIST' });
  expect(list).toHaveLength(9);
  expect(list.slice(0, 2)).toEqual([
    { path: '/', name: 'Page /', wireBytes: 0, savedAt: 1 },
    { path: '/p-0', name: 'Page /p-0', wireBytes: 10, savedAt: null },
  ]);
});

describe('saving', () => {
  it('is done six pages at a time', async () => {
    expect(await saveAll()).toEqual({ saved: 6, failed: 0, left: 2, isFull: false });
    expect(await saveAll()).toEqual({ saved: 2, failed: 0, left: 0, isFull: false });
    expect(await saveAll()).toEqual({ saved: 0, failed: 0, left: 0, isFull: false });
  });

  it('goes on with the other pages after one that cannot be fetched', async () => {
    lost.add('/p-1');
    expect(await saveAll()).toEqual({ saved: 5, failed: 1, left: 3, isFull: false });
  });

  it('ends on a full device, and leaves no parts behind', async () => {
    isFull = true;
    expect(await saveAll()).toEqual({ saved: 0, failed: 0, left: 8, isFull: true });
    expect(done).toEqual(['prune']);
  });

  it('by two pages at once fetches nothing twice', async () => {
    await Promise.all([saveAll(), saveAll()]);
    expect(done.filter((one) => one.startsWith('save'))).toHaveLength(8);
  });
});

describe('removing', () => {
  it('ends what is being saved, instead of waiting for the network', async () => {
    held = [];
    const saving = saveAll();
    await rest();
    expect(await ask({ type: 'REMOVE' })).toBe(5);
    expect(await saving).toMatchObject({ saved: 0 });
    expect(done).toEqual(['remove', 'prune']);
    held = null;
    expect(await saveAll()).toMatchObject({ saved: 6 });
  });

  it('leaves the files that a waiting build needs', async () => {
    registration.waiting = {};
    await ask({ type: 'REMOVE' });
    expect(done).toEqual(['remove']);
  });
});

describe('maintenance', () => {
  it('restores the core, updates old pages, cleans up, and says so', async () => {
    outdated = ['/p-1', '/p-2'];
    lost.add('/p-1');
    await ask({ type: 'MAINTAIN', isSavingData: false });
    expect(done).toEqual(['restore', 'save /p-2', 'prune']);
    expect(messages).toEqual([{ type: 'INVENTORY.CHANGED' }]);
  });

  it('updates nothing where data is dear, and leaves everything to a newer version', async () => {
    outdated = ['/p-1'];
    await ask({ type: 'MAINTAIN', isSavingData: true });
    expect(done).toEqual(['restore', 'prune']);
    done = [];
    registration.waiting = {};
    await ask({ type: 'MAINTAIN', isSavingData: false });
    expect(done).toEqual(['restore']);
  });
});

it('a request that fails says why', async () => {
  const failing = { ...pageStore, isSaved: () => Promise.reject(new Error('broken')) };
  const other = createAnswers({
    pageStore: failing as unknown as PageStore,
    build: () => Promise.resolve({ pages: byPath } as unknown as SiteBuild),
    self,
  });
  const replies: unknown[] = [];
  const port = { postMessage: (reply: unknown) => replies.push(reply) };
  await other({ type: 'PAGE', path: '/' }, port as unknown as MessagePort);
  expect(replies).toEqual([{ ok: false, reason: 'broken' }]);
});
