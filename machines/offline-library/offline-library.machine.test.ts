import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  controlledPromise,
  doing,
  expectFullCoverage,
  replayPaths,
  settle,
  startRun,
} from '#machines/testing/index.ts';
import {
  holdingsOf,
  offlineLibraryMachine,
  provideLibrary,
  selectLibraryStatus,
  selectOpenPage,
  selectStanding,
  type InventoryEntry,
  type OfflineLibraryInput,
  type OpenPage,
  type PageCatalog,
  type SaveOutcome,
  type SavePlan,
  type SavePreference,
  type Stock,
} from './index.ts';

const stock = controlledPromise<Stock, { path: string; isListed: boolean }>();
const plan = controlledPromise<SavePlan, OpenPage & { isAll: boolean }>();
const save = controlledPromise<SaveOutcome, { path: string }>();
const remove = controlledPromise<void, { paths: readonly string[] }>();
let preferences: SavePreference[] = [];
const machine = offlineLibraryMachine.provide({
  actors: {
    readStock: stock.logic,
    readPlan: plan.logic,
    savePage: save.logic,
    removePages: remove.logic,
  },
  actions: {
    storePreference: (_, { preference }) => {
      preferences.push(preference);
    },
  },
});

function reset() {
  for (const promise of [stock, plan, save, remove]) promise.reset();
  preferences = [];
}
beforeEach(reset);

/** Two sections: letters (/a to /c) and the rest. */
const PATHS = ['/a', '/b', '/c', '/d', '/e'];
const listed = (path: string) => ({ path, name: path, wireBytes: 1000 });
const catalog: PageCatalog = {
  core: [{ path: '/', name: 'Home', wireBytes: 0 }],
  sections: [
    { id: 'letters', name: 'Letters', pages: ['/a', '/b', '/c'].map(listed) },
    { id: '', name: '', pages: ['/d', '/e'].map(listed) },
  ],
};

const open = { type: 'CATALOG.OPENED' } as const;
const close = { type: 'CATALOG.CLOSED' } as const;
const all = { type: 'SAVE.ALL' } as const;
const offered = { type: 'SAVE.OFFERED' } as const;
const stop = { type: 'SAVE.STOPPED' } as const;
const back = { type: 'NETWORK.BACK' } as const;
const stale = { type: 'INVENTORY.STALE' } as const;
const removeAll = { type: 'REMOVE.ALL' } as const;
const one = (path: string) => ({ type: 'SAVE.ONE', path }) as const;
const section = (id: string) => ({ type: 'SAVE.SECTION', id }) as const;
const stopSection = (id: string) => ({ type: 'SECTION.STOPPED', id }) as const;
const removeOne = (path: string) => ({ type: 'REMOVE.ONE', path }) as const;
const removeSection = (id: string) => ({ type: 'REMOVE.SECTION', id }) as const;
const visit = (path: string, links: readonly string[] = []) =>
  ({ type: 'PAGE.OPENED', path, links }) as const;
const dataSaver = (isSavingData: boolean) =>
  ({ type: 'CONNECTION.CHANGED', isSavingData }) as const;

const FULL = { outcome: 'full' } as const;
const saved = (bytes = 100): SaveOutcome => ({ outcome: 'saved', bytes, savedAt: 50 });
const there = (path: string, bytes = 10): InventoryEntry => ({
  path,
  bytes,
  savedAt: 5,
  isThere: true,
});
const gone = (path: string) => ({ ...there(path), isThere: false });
const settled = (savedPages: number, { isAsked = false, failedPages = 0 } = {}) => ({
  type: 'LIBRARY.SETTLED',
  isAsked,
  savedPages,
  failedPages,
});

const start = (overrides: Partial<OfflineLibraryInput> = {}) =>
  startRun(machine, {
    input: { page: { path: '/a', links: ['/b', '/c'] }, isSavingData: false, ...overrides },
  });

type Run = ReturnType<typeof start>;

/** Resolves a stock request as the worker does: with all pages only if they were requested. */
async function answerStock(entries: readonly InventoryEntry[] = []) {
  const { path, isListed } = stock.pending().at(-1)?.input ?? { path: '/a', isListed: false };
  await stock.resolve({
    standing: path === '/' ? 'core' : PATHS.includes(path) ? 'savable' : 'unknown',
    entry: entries.find((entry) => entry.path === path) ?? null,
    shelf: isListed ? { catalog, inventory: entries } : null,
  });
}

async function startKnowing(
  entries: readonly InventoryEntry[] = [],
  overrides: Partial<OfflineLibraryInput> = {},
) {
  const run = start(overrides);
  await answerStock(entries);
  return run;
}

/** On the saved-pages screen, where all pages are known. */
async function startListing(
  entries: readonly InventoryEntry[] = [],
  overrides: Partial<OfflineLibraryInput> = {},
) {
  const run = start({ page: { path: '/', links: [] }, ...overrides }).send(open);
  await answerStock(entries);
  return run;
}

const saving = (run: Run) => run.value.saving;
const phases = (run: Run) => PATHS.map((path) => run.context.items[path]?.phase);
const known = (run: Run) => Object.keys(run.context.items).toSorted();
const pendingPaths = () => save.pending().map((call) => call.input.path);

/** Completes the saving of one page. */
async function finish(path: string, outcome: SaveOutcome | 'no answer' = saved()) {
  const call = save.pending().find((pending) => pending.input.path === path);
  if (call === undefined) throw new Error(`${path} is not being saved`);
  if (outcome === 'no answer') call.reject(new Error('no answer'));
  else call.resolve(outcome);
  await settle();
}

/** Completes everything that is being saved, and everything queued after it. */
async function finishAll() {
  while (save.pending().length > 0) await finish(pendingPaths()[0] ?? '');
}

describe('the open page', () => {
  it('is the only known page, and the only one requested', async () => {
    const run = start();
    expect(run.value).toEqual({
      stock: 'reading',
      planning: 'resting',
      saving: 'resting',
      removal: 'resting',
    });
    expect(run.context).toMatchObject({ concurrency: 3, preference: 'none', items: {} });
    expect(selectStanding(run.snapshot)).toBeNull();
    expect(stock.calls.map(({ input }) => input)).toEqual([{ path: '/a', isListed: false }]);
    await answerStock([there('/a', 20), there('/b')]);
    expect(known(run)).toEqual(['/a']);
    expect(selectStanding(run.snapshot)).toBe('savable');
    expect(selectOpenPage(run.snapshot)).toEqual({
      path: '/a',
      phase: 'saved',
      saved: { bytes: 20, savedAt: 5 },
      failure: null,
      wasEvicted: false,
      reason: null,
    });
    expect(plan.calls).toHaveLength(0);
    expect(run.emitted).toEqual([]);
  });

  it('may be included with the site, or not be part of it', async () => {
    const core = await startKnowing([], { page: { path: '/', links: [] } });
    expect(selectStanding(core.snapshot)).toBe('core');
    expect(selectOpenPage(core.snapshot)).toBeUndefined();
    const unknown = await startKnowing([], { page: { path: '/nowhere', links: [] } });
    expect(selectStanding(unknown.snapshot)).toBe('unknown');
    expect(known(unknown)).toEqual([]);
  });

  it('changes with the route, and the previous one is forgotten', async () => {
    const run = (await startKnowing()).send(visit('/d', ['/e']));
    expect(selectStanding(run.snapshot)).toBeNull();
    expect(stock.pending().map(({ input }) => input.path)).toEqual(['/d']);
    expect(known(run)).toEqual([]);
    await answerStock([there('/d')]);
    expect(known(run)).toEqual(['/d']);
    run.send(visit('/d', ['/e']));
    expect(run.value.stock).toBe('known');
    expect(stock.calls).toHaveLength(2);
  });

  it('can be saved, with its size, without requesting anything else', async () => {
    const run = (await startKnowing()).send(one('/a'));
    expect(saving(run)).toBe('working');
    expect(selectLibraryStatus(run.snapshot)).toBe('saving');
    expect(pendingPaths()).toEqual(['/a']);
    await finish('/a', saved(33));
    expect(saving(run)).toBe('resting');
    expect(selectOpenPage(run.snapshot)).toMatchObject({ phase: 'saved', saved: { bytes: 33 } });
    expect(run.context.preference).toBe('none');
    expect(preferences).toEqual([]);
    expect(plan.calls).toHaveLength(0);
    expect(run.emitted).toEqual([settled(1)]);
  });

  it('is detected as evicted, and can be saved again', async () => {
    const run = await startKnowing([gone('/a')]);
    expect(selectOpenPage(run.snapshot)).toMatchObject({ phase: 'notSaved', wasEvicted: true });
    run.send(one('/a'));
    await finish('/a');
    expect(selectOpenPage(run.snapshot)).toMatchObject({ phase: 'saved', wasEvicted: false });
    run.send(stale);
    await answerStock([gone('/a')]);
    expect(selectOpenPage(run.snapshot)).toMatchObject({ phase: 'notSaved', saved: null });
  });

  it('is unknown until the storage can be read', async () => {
    const run = start();
    await stock.reject(new Error('no database'));
    expect(selectLibraryStatus(run.snapshot)).toBe('storageBroken');
    expect(selectStanding(run.snapshot)).toBeNull();
    run.send(stale);
    await answerStock();
    expect(selectLibraryStatus(run.snapshot)).toBe('resting');
  });

  it('must have a path, and the concurrency be at least 1', () => {
    expect(() => start({ page: { path: '', links: [] } })).toThrow(
      "offline library: page.path is '', but must be a non-empty string.",
    );
    expect(() => start({ concurrency: 0 })).toThrow(
      'offline library: concurrency is 0, but must be a whole number of at least 1.',
    );
  });

  it('without a host is reported as unreadable', async () => {
    const run = startRun(offlineLibraryMachine, {
      input: { page: { path: '/a', links: [] }, isSavingData: false },
    });
    run.send(offered);
    await settle();
    expect(run.context.isStorageBroken).toBe(true);
    expect(run.value.planning).toBe('resting');
    expect(run.context.more).toBe(0);
  });
});

describe('what the site saves automatically', () => {
  it('is the plan for the open page and its links', async () => {
    const run = (await startKnowing()).send(offered);
    expect(run.context.preference).toBe('offered');
    expect(preferences).toEqual([]);
    expect(plan.calls.map(({ input }) => input)).toEqual([
      { path: '/a', links: ['/b', '/c'], isAll: false },
    ]);
    await plan.resolve({ paths: ['/a', '/b', '/c', '/d'], more: 0 });
    expect(saving(run)).toBe('working');
    expect(phases(run)).toEqual(['saving', 'saving', 'saving', 'queued', undefined]);
    expect(pendingPaths()).toEqual(['/a', '/b', '/c']);
    await finish('/b');
    expect(pendingPaths()).toEqual(['/a', '/c', '/d']);
    // Finished pages are forgotten.
    expect(known(run)).toEqual(['/a', '/c', '/d']);
    await finishAll();
    expect(known(run)).toEqual(['/a']);
    expect(saving(run)).toBe('resting');
    expect(run.emitted).toEqual([settled(4)]);
  });

  it('starts no more actors than are saved at a time', async () => {
    const run = (await startKnowing()).send(offered);
    await plan.resolve({ paths: Array.from({ length: 100 }, (_, at) => `/p-${at}`), more: 0 });
    expect(Object.keys(run.snapshot.children).toSorted()).toEqual([
      'save./p-0',
      'save./p-1',
      'save./p-2',
    ]);
    await finish('/p-1');
    expect(Object.keys(run.snapshot.children)).toHaveLength(3);
    await finishAll();
    expect(run.snapshot.children).toEqual({});
  });

  it('is nothing when the plan is empty or cannot be loaded', async () => {
    const run = (await startKnowing()).send(offered);
    await plan.resolve({ paths: [], more: 0 });
    expect(saving(run)).toBe('resting');
    run.send(back);
    await plan.reject(new Error('no worker'));
    expect(run.value.planning).toBe('resting');
    expect(saving(run)).toBe('resting');
    expect(run.emitted).toEqual([]);
  });

  it('is requested again on another page, when the network is back, and when the stock is stale', async () => {
    const run = (await startKnowing()).send(offered);
    await plan.resolve({ paths: [], more: 0 });
    run.send(visit('/d', ['/e']));
    expect(plan.pending().map(({ input }) => input.path)).toEqual(['/d']);
    await plan.resolve({ paths: ['/d'], more: 0 });
    await finishAll();
    run.send(back);
    await plan.resolve({ paths: [], more: 0 });
    run.send(stale);
    await plan.resolve({ paths: [], more: 0 });
    expect(plan.calls).toHaveLength(4);
  });

  it('is requested again when the visitor navigates before the plan arrives', async () => {
    const run = (await startKnowing()).send(offered, visit('/d'));
    expect(plan.pending().map(({ input }) => input.path)).toEqual(['/d']);
    await plan.resolve({ paths: ['/e'], more: 0 });
    expect(pendingPaths()).toEqual(['/e']);
    expect(run.value.planning).toBe('resting');
  });

  it('is nothing before the site offers it, or after the visitor has declined', async () => {
    (await startKnowing()).send(visit('/b'), back, stale);
    expect(plan.calls).toHaveLength(0);
    const declined = await startKnowing([], { preference: 'declined' });
    declined.send(offered, visit('/b'), back, stale);
    expect(plan.calls).toHaveLength(0);
    expect(declined.context.preference).toBe('declined');
  });

  it('is dropped when the visitor declines before the plan arrives', async () => {
    const run = (await startKnowing()).send(offered, stop);
    await plan.resolve({ paths: ['/b'], more: 3 });
    expect(saving(run)).toBe('resting');
    expect(save.calls).toHaveLength(0);
    expect(plan.calls).toHaveLength(1);
  });

  it('is not fetched again while in progress, and is retried after a failure', async () => {
    const run = (await startKnowing()).send(offered);
    await plan.resolve({ paths: ['/b', '/c'], more: 0 });
    run.send(stale);
    await plan.resolve({ paths: ['/b', '/c'], more: 0 });
    await finish('/b', 'no answer');
    await finishAll();
    expect(save.calls).toHaveLength(2);
    expect(run.emitted).toEqual([settled(1, { failedPages: 1 })]);
    expect(run.context.items['/b']).toMatchObject({ phase: 'failed', failure: 'network' });
    run.send(back);
    expect(pendingPaths()).toEqual(['/b']);
    await plan.resolve({ paths: ['/b'], more: 0 });
    expect(save.calls).toHaveLength(3);
    await finishAll();
    expect(run.emitted.slice(1)).toEqual([settled(1)]);
  });
});

describe('the whole site', () => {
  it('is planned in parts: the next is requested when one is done', async () => {
    const run = (await startKnowing()).send(all);
    expect(preferences).toEqual(['asked']);
    // The open page comes first.
    expect(pendingPaths()).toEqual(['/a']);
    expect(plan.pending()[0]?.input.isAll).toBe(true);
    await plan.resolve({ paths: ['/b', '/c'], more: 2 });
    await finishAll();
    expect(saving(run)).toBe('working');
    expect(plan.pending()).toHaveLength(1);
    await plan.resolve({ paths: ['/d', '/e'], more: 0 });
    await finishAll();
    expect(saving(run)).toBe('resting');
    expect(run.emitted).toEqual([settled(5, { isAsked: true })]);
  });

  it('is resumed on the next visit', async () => {
    const run = (await startKnowing([], { preference: 'asked', isSavingData: true })).send(offered);
    expect(plan.calls[0]?.input.isAll).toBe(true);
    await plan.resolve({ paths: ['/d'], more: 0 });
    await finishAll();
    expect(run.context.preference).toBe('asked');
    expect(run.emitted).toEqual([settled(1, { isAsked: true })]);
  });

  it('is not requested forever when the plan does not get shorter', async () => {
    const run = (await startKnowing()).send(all);
    await plan.resolve({ paths: ['/b'], more: 2 });
    await finishAll();
    await plan.resolve({ paths: ['/b'], more: 2 });
    await finishAll();
    expect(saving(run)).toBe('resting');
    expect(plan.calls).toHaveLength(2);
  });

  it('pauses after a page has failed, until the network is back', async () => {
    const run = (await startKnowing()).send(all);
    await plan.resolve({ paths: ['/b'], more: 2 });
    await finish('/a');
    await finish('/b', 'no answer');
    expect(saving(run)).toBe('resting');
    expect(run.emitted).toEqual([settled(1, { isAsked: true, failedPages: 1 })]);
    expect(plan.calls).toHaveLength(1);
    run.send(back);
    expect(plan.pending()).toHaveLength(1);
    expect(pendingPaths()).toEqual(['/b']);
    await plan.resolve({ paths: [], more: 0 });
    await finishAll();
    expect(run.emitted.slice(1)).toEqual([settled(1, { isAsked: true })]);
  });

  it('needs no plan if all pages are listed', async () => {
    const run = (await startListing([there('/a')])).send(all);
    expect(plan.calls).toHaveLength(0);
    expect(phases(run)).toEqual(['saved', 'saving', 'saving', 'saving', 'queued']);
    await finishAll();
    expect(run.emitted).toEqual([settled(4, { isAsked: true })]);
    run.send(all);
    expect(save.calls).toHaveLength(4);
    expect(run.context.tally.isAsked).toBe(false);
  });

  it('counts as requested by the visitor even if the site had already started saving it', async () => {
    const run = (await startListing()).send(offered);
    await plan.resolve({ paths: PATHS, more: 0 });
    await finish('/a');
    run.send(all);
    expect(run.context.items['/e']?.reason).toBe('many');
    await finishAll();
    expect(run.emitted).toEqual([settled(5, { isAsked: true })]);
  });

  it('stops on request: pages being saved are finished, the rest are not started', async () => {
    const run = (await startListing()).send(all, stop);
    expect(saving(run)).toBe('working');
    expect(phases(run)).toEqual(['saving', 'saving', 'saving', 'notSaved', 'notSaved']);
    expect(run.context.preference).toBe('declined');
    expect(preferences).toEqual(['asked', 'declined']);
    await finishAll();
    expect(run.emitted).toEqual([settled(3)]);
    run.send(back, offered);
    expect(saving(run)).toBe('resting');
    expect(save.calls).toHaveLength(3);
    expect(plan.calls).toHaveLength(0);
  });

  it('uses the configured concurrency', async () => {
    (await startListing([], { concurrency: 1 })).send(all);
    expect(pendingPaths()).toEqual(['/a']);
    await finish('/a');
    expect(pendingPaths()).toEqual(['/b']);
  });
});

describe('the list of all pages', () => {
  it('is kept only while it is shown', async () => {
    const run = (await startKnowing([there('/a')])).send(open);
    expect(stock.pending().map(({ input }) => input)).toEqual([{ path: '/a', isListed: true }]);
    expect(run.context.catalog).toBeNull();
    await answerStock([there('/a'), there('/b'), gone('/c')]);
    expect(run.context.catalog).toBe(catalog);
    expect(phases(run)).toEqual(['saved', 'saved', 'notSaved', 'notSaved', 'notSaved']);
    expect(run.context.items['/c']?.wasEvicted).toBe(true);
    expect(run.context.items['/d']?.wasEvicted).toBe(false);
    run.send(close);
    expect(run.context.catalog).toBeNull();
    expect(known(run)).toEqual(['/a']);
    run.send(stale);
    expect(stock.pending().map(({ input }) => input.isListed)).toEqual([false]);
  });

  it('is dropped if it arrives when it is no longer shown', async () => {
    const run = start().send(open, close);
    expect(stock.pending().map(({ input }) => input.isListed)).toEqual([true]);
    await answerStock([there('/b')]);
    expect(run.context.catalog).toBeNull();
    expect(known(run)).toEqual(['/a']);
  });

  it('keeps pages that are in progress or have failed when it is closed', async () => {
    const run = (await startListing([there('/e')])).send(section('letters'), close);
    expect(known(run)).toEqual(['/a', '/b', '/c']);
    await finish('/a', 'no answer');
    await finish('/b');
    expect(known(run)).toEqual(['/a', '/c']);
    await finishAll();
    expect(known(run)).toEqual(['/a']);
    expect(run.emitted).toEqual([settled(2, { isAsked: true, failedPages: 1 })]);
  });

  it('is reported as missing if it cannot be read', async () => {
    const run = start().send(open);
    await stock.reject(new Error('no worker'));
    expect(run.context.catalog).toBeNull();
    expect(selectLibraryStatus(run.snapshot)).toBe('storageBroken');
  });

  it('shows how much of a section is saved, and the size of the rest', async () => {
    const run = await startListing([there('/a', 10), there('/b', 32)], { concurrency: 1 });
    run.send(one('/c'));
    const [letters = { pages: [] }, rest = { pages: [] }] = catalog.sections;
    expect(holdingsOf(letters, run.context.items)).toEqual({
      total: 3,
      saved: 2,
      savedBytes: 42,
      missingBytes: 1000,
      isSaving: true,
    });
    expect(holdingsOf(rest, run.context.items)).toMatchObject({ saved: 0, isSaving: false });
    expect(holdingsOf(rest, {})).toMatchObject({ total: 2, saved: 0, missingBytes: 2000 });
    run.send(section(''));
    expect(run.context.items['/e']?.phase).toBe('queued');
    expect(holdingsOf({ pages: [listed('/e')] }, run.context.items).isSaving).toBe(true);
  });
});

describe('rereading the stock', () => {
  it('finds other sizes, evicted pages, and pages saved by another tab', async () => {
    const run = (await startListing([there('/a', 10), there('/b'), there('/c')])).send(stale);
    await answerStock([there('/a', 30), gone('/b'), there('/d')]);
    expect(run.context.items['/a']?.saved).toEqual({ bytes: 30, savedAt: 5 });
    for (const path of ['/b', '/c']) {
      expect(run.context.items[path]).toMatchObject({
        phase: 'notSaved',
        saved: null,
        wasEvicted: true,
      });
    }
    expect(run.context.items['/d']?.phase).toBe('saved');
    expect(run.context.items['/e']).toMatchObject({ phase: 'notSaved', wasEvicted: false });
  });

  it('finds a failed page saved after all; one that is missing remains failed', async () => {
    const run = (await startListing()).send(one('/a'), one('/b'), one('/c'));
    for (const path of ['/a', '/b', '/c']) await finish(path, 'no answer');
    run.send(stale);
    await answerStock([there('/a', 30), gone('/b')]);
    expect(run.context.items['/a']).toMatchObject({ phase: 'saved', failure: null });
    for (const path of ['/b', '/c']) {
      expect(run.context.items[path]).toMatchObject({ phase: 'failed', failure: 'network' });
    }
  });

  it('skips a page that is queued, being saved or being removed', async () => {
    const run = await startListing([there('/d')], { concurrency: 1 });
    run.send(one('/a'), one('/b'), removeOne('/d'), stale);
    await answerStock([there('/a', 30), there('/b', 30), gone('/d')]);
    expect(phases(run)).toEqual(['saving', 'queued', 'notSaved', 'removing', 'notSaved']);
  });

  it('does not overwrite changes made in the meantime', async () => {
    const run = (await startListing([there('/d'), there('/e')])).send(
      one('/a'),
      one('/b'),
      stale,
      removeOne('/d'),
    );
    await finish('/a');
    await finish('/b', 'no answer');
    await remove.resolve();
    // The state at the time of the request.
    await answerStock([there('/d'), there('/e')]);
    expect(phases(run)).toEqual(['saved', 'failed', 'notSaved', 'notSaved', 'saved']);
    expect(run.context.items['/d']).toMatchObject({ saved: null, wasEvicted: false });
    run.send(stale);
    await answerStock([there('/d')]);
    expect(phases(run)).toEqual(['notSaved', 'failed', 'notSaved', 'saved', 'notSaved']);
  });
});

describe('a section', () => {
  it('is saved on request, whatever the preference', async () => {
    const run = (await startListing([there('/a')], { preference: 'declined' })).send(
      section('letters'),
    );
    expect(pendingPaths()).toEqual(['/b', '/c']);
    await finishAll();
    expect(run.context.preference).toBe('declined');
    expect(preferences).toEqual([]);
    expect(run.emitted).toEqual([settled(2, { isAsked: true })]);
  });

  it('can be canceled midway: pages being saved are finished, the rest are not started', async () => {
    const run = (await startListing([], { concurrency: 1 })).send(section('letters'), section(''));
    await finish('/a');
    run.send(stopSection('letters'));
    expect(phases(run)).toEqual(['saved', 'saving', 'notSaved', 'queued', 'queued']);
    // The site's plan was not overruled, so it keeps saving automatically.
    expect(run.context.preference).toBe('none');
    expect(preferences).toEqual([]);
    await finishAll();
    expect(phases(run)).toEqual(['saved', 'saved', 'notSaved', 'saved', 'saved']);
    expect(run.emitted).toEqual([settled(4, { isAsked: true })]);
  });

  it('is not announced once it is canceled', async () => {
    const run = (await startListing([], { concurrency: 1 })).send(
      section('letters'),
      stopSection('letters'),
    );
    await finishAll();
    expect(run.emitted).toEqual([settled(1)]);
  });

  it('that the site was saving automatically is declined when it is canceled', async () => {
    const run = (await startListing([], { concurrency: 1 })).send(offered);
    await plan.resolve({ paths: PATHS, more: 0 });
    run.send(stopSection(''));
    expect(phases(run)).toEqual(['saving', 'queued', 'queued', 'notSaved', 'notSaved']);
    expect(preferences).toEqual(['declined']);
    expect(run.context.preference).toBe('declined');
  });

  it('of a site requested as a whole is declined when it is canceled', async () => {
    const run = (await startListing([], { concurrency: 1 })).send(all, stopSection('letters'));
    expect(phases(run)).toEqual(['saving', 'notSaved', 'notSaved', 'queued', 'queued']);
    expect(preferences).toEqual(['asked', 'declined']);
  });

  it('canceled while the site saves another automatically declines nothing', async () => {
    const run = (await startListing([], { concurrency: 1 })).send(offered);
    await plan.resolve({ paths: ['/d', '/e'], more: 0 });
    run.send(section('letters'), stopSection('letters'));
    expect(run.context.preference).toBe('offered');
    expect(phases(run)).toEqual(['notSaved', 'notSaved', 'notSaved', 'saving', 'queued']);
  });

  it('is removed as a whole, in one request', async () => {
    const run = (await startListing(PATHS.map((path) => there(path)))).send(
      removeSection('letters'),
    );
    expect(remove.calls.map(({ input }) => input.paths)).toEqual([['/a', '/b', '/c']]);
    await remove.resolve();
    expect(phases(run)).toEqual(['notSaved', 'notSaved', 'notSaved', 'saved', 'saved']);
    expect(preferences).toEqual(['declined']);
    expect(run.emitted).toEqual([{ type: 'PAGES.LEFT', pages: 3, isGone: true }]);
  });

  it('that cannot be removed stays, with a report', async () => {
    const run = (await startListing(PATHS.map((path) => there(path)))).send(
      removeSection('letters'),
    );
    await remove.reject(new Error('the cache is locked'));
    expect(phases(run)).toEqual(['saved', 'saved', 'saved', 'saved', 'saved']);
    expect(run.emitted).toEqual([{ type: 'PAGES.LEFT', pages: 3, isGone: false }]);
  });

  it('that is unknown, or not listed, changes nothing', async () => {
    const run = (await startListing()).send(section('numbers'), stopSection('numbers'));
    expect(saving(run)).toBe('resting');
    (await startKnowing()).send(section('letters'));
    expect(save.calls).toHaveLength(0);
  });
});

describe('saving one page', () => {
  it('queues the page after the others, and only once', async () => {
    const run = (await startListing([there('/a')], { concurrency: 1 })).send(
      one('/d'),
      one('/b'),
      one('/b'),
      one('/a'),
    );
    expect(run.context.queue).toEqual(['/b']);
    expect(phases(run)).toEqual(['saved', 'queued', 'notSaved', 'saving', 'notSaved']);
    await finishAll();
    expect(save.calls).toHaveLength(2);
  });

  it('of an unknown page does nothing', async () => {
    expect(saving((await startKnowing()).send(one('/nowhere')))).toBe('resting');
  });

  it('is retried after a failure when the network is back, since the request still stands', async () => {
    const run = (await startKnowing()).send(one('/a'));
    await finish('/a', 'no answer');
    expect(selectOpenPage(run.snapshot)).toMatchObject({ phase: 'failed', failure: 'network' });
    run.send(back);
    expect(pendingPaths()).toEqual(['/a']);
    expect(plan.calls).toHaveLength(0);
    await finishAll();
    run.send(back);
    expect(save.calls).toHaveLength(2);
  });
});

describe('with data saver on', () => {
  const saver = { isSavingData: true };

  it('automatic saves are held back until the visitor asks', async () => {
    const run = (await startKnowing([], saver)).send(offered);
    await plan.resolve({ paths: ['/b', '/c'], more: 5 });
    expect(saving(run)).toBe('heldBack');
    expect(selectLibraryStatus(run.snapshot)).toBe('heldBack');
    expect(plan.pending()).toHaveLength(0);
    expect(save.calls).toHaveLength(0);
    expect(preferences).toEqual([]);
    run.send(all);
    await plan.resolve({ paths: ['/b', '/c', '/d'], more: 0 });
    await finishAll();
    expect(saving(run)).toBe('resting');
    expect(save.calls.map(({ input }) => input.path)).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('nothing is held back when nothing is missing', async () => {
    const run = (await startKnowing([there('/a')], saver)).send(offered);
    await plan.resolve({ paths: [], more: 0 });
    expect(saving(run)).toBe('resting');
    run.send(back);
    await plan.resolve({ paths: ['/b'], more: 0 });
    expect(saving(run)).toBe('heldBack');
    run.send(back);
    await plan.resolve({ paths: [], more: 0 });
    expect(saving(run)).toBe('resting');
  });

  it('a page that the visitor asks for is saved, and the rest stay held back', async () => {
    const run = (await startListing([], saver)).send(offered);
    await plan.resolve({ paths: ['/c', '/d'], more: 0 });
    run.send(one('/c'));
    expect(run.context.held).toEqual(['/d']);
    await finishAll();
    expect(saving(run)).toBe('heldBack');
    run.send(section(''));
    await finishAll();
    expect(saving(run)).toBe('resting');
    expect(save.calls.map(({ input }) => input.path)).toEqual(['/c', '/d', '/e']);
  });

  it('held-back pages are saved when data saver is turned off', async () => {
    const run = (await startKnowing([], saver)).send(offered);
    await plan.resolve({ paths: ['/b'], more: 0 });
    run.send(dataSaver(false));
    expect(run.context.isSavingData).toBe(false);
    expect(saving(run)).toBe('resting');
    await plan.resolve({ paths: ['/b'], more: 0 });
    expect(pendingPaths()).toEqual(['/b']);
  });

  it('a visitor who declines is not offered again', async () => {
    const run = (await startKnowing([], saver)).send(offered);
    await plan.resolve({ paths: ['/b'], more: 0 });
    expect(saving(run.send(stop))).toBe('resting');
    expect(run.context.held).toEqual([]);
  });

  it('automatic saves are stopped, but not those requested by the visitor', async () => {
    const run = (await startListing([], { concurrency: 1 })).send(offered);
    await plan.resolve({ paths: ['/a', '/b', '/c'], more: 0 });
    run.send(one('/c'), one('/e'), dataSaver(true));
    expect(run.context.held).toEqual(['/b']);
    expect(phases(run)).toEqual(['saving', 'notSaved', 'queued', 'notSaved', 'queued']);
    await finishAll();
    expect(saving(run)).toBe('heldBack');
    expect(save.calls.map(({ input }) => input.path)).toEqual(['/a', '/c', '/e']);
  });

  it('saving the whole site continues if the visitor has requested it', async () => {
    const run = (await startListing()).send(all, dataSaver(true));
    expect(phases(run).slice(3)).toEqual(['queued', 'queued']);
    run.send(dataSaver(false));
    expect(run.context.isSavingData).toBe(false);
    expect(plan.calls).toHaveLength(0);
  });

  it('a request for all is not downgraded by a later offer', async () => {
    const run = (await startListing([], saver)).send(all);
    await finishAll();
    run.send(offered);
    expect(run.context.preference).toBe('asked');
    expect(plan.calls[0]?.input.isAll).toBe(true);
  });
});

describe('removing', () => {
  it('one page keeps the others, and the site does not save it again', async () => {
    const run = (await startListing(PATHS.map((path) => there(path)))).send(removeOne('/b'));
    expect(phases(run)).toEqual(['saved', 'removing', 'saved', 'saved', 'saved']);
    await remove.resolve();
    expect(phases(run)).toEqual(['saved', 'notSaved', 'saved', 'saved', 'saved']);
    expect(preferences).toEqual(['declined']);
    expect(saving(run.send(offered, back))).toBe('resting');
    expect(saving(run.send(one('/b')))).toBe('working');
  });

  it('all pages stops saves in progress, and takes one request', async () => {
    const run = (await startListing([there('/e')])).send(all, removeAll);
    expect(phases(run)).toEqual(['removing', 'removing', 'removing', 'notSaved', 'removing']);
    expect(pendingPaths()).toEqual([]);
    expect(remove.calls.map(({ input }) => input.paths)).toEqual([['/a', '/b', '/c', '/e']]);
    await remove.resolve();
    expect(phases(run)).toEqual(Array(5).fill('notSaved'));
    expect(saving(run)).toBe('resting');
    expect(preferences).toEqual(['asked', 'declined']);
  });

  it('waits for the previous removal', async () => {
    const run = (await startListing(PATHS.map((path) => there(path)))).send(
      removeOne('/a'),
      removeOne('/b'),
      removeOne('/c'),
    );
    expect(remove.pending().map(({ input }) => input.paths)).toEqual([['/a']]);
    await remove.resolve();
    expect(remove.pending().map(({ input }) => input.paths)).toEqual([['/b', '/c']]);
    await remove.resolve();
    expect(run.value.removal).toBe('resting');
  });

  it('that fails leaves everything as it was', async () => {
    const run = (await startListing([there('/a')])).send(one('/b'), removeOne('/a'));
    run.send(removeOne('/b'));
    await remove.reject(new Error('no database'));
    expect(phases(run)[0]).toBe('saved');
    await remove.reject(new Error('no database'));
    expect(phases(run)[1]).toBe('notSaved');
  });

  it('the open page keeps its entry; any other page is forgotten', async () => {
    const run = await startKnowing([there('/a')]);
    run.send(removeOne('/a'));
    await remove.resolve();
    expect(selectOpenPage(run.snapshot)).toMatchObject({ phase: 'notSaved', wasEvicted: false });
    run.send(one('/a'));
    await finish('/a', 'no answer');
    run.send(visit('/b'), removeOne('/a'));
    await remove.resolve();
    expect(known(run)).toEqual([]);
  });

  it('an unknown page, or one that is not saved, requests nothing', async () => {
    (await startListing()).send(removeOne('/nowhere'), removeOne('/a'));
    expect(remove.calls).toHaveLength(0);
  });

  it('a queued page only takes it out of the queue', async () => {
    const run = (await startListing([], { concurrency: 1 })).send(all, removeOne('/b'));
    expect(phases(run)).toEqual(['saving', 'notSaved', 'queued', 'queued', 'queued']);
    expect(remove.calls).toHaveLength(0);
    await finish('/a');
    expect(pendingPaths()).toEqual(['/c']);
  });

  it('frees a slot for the next page', async () => {
    (await startListing([], { concurrency: 1 })).send(all, removeOne('/a'));
    expect(pendingPaths()).toEqual(['/b']);
  });
});

describe('a full device', () => {
  async function startFull() {
    const run = (await startListing([there('/e', 40)])).send(all);
    await finish('/a', FULL);
    return run;
  }

  it('is reported, no more saves are started, and those in progress are finished', async () => {
    const run = await startFull();
    expect(saving(run)).toBe('full');
    expect(selectLibraryStatus(run.snapshot)).toBe('full');
    expect(run.emitted).toEqual([{ type: 'STORAGE.FULL' }]);
    expect(phases(run)).toEqual(['failed', 'saving', 'saving', 'notSaved', 'saved']);
    expect(run.context.items['/a']?.failure).toBe('quota');
    await finish('/b', saved(9));
    await finish('/c', FULL);
    expect(saving(run)).toBe('full');
    expect(run.emitted).toHaveLength(1);
    expect(phases(run)).toEqual(['failed', 'saved', 'failed', 'notSaved', 'saved']);
    expect(save.calls).toHaveLength(3);
  });

  it("is retried on the visitor's request, not automatically", async () => {
    const run = await startFull();
    run.send(back, offered);
    await plan.resolve({ paths: ['/d'], more: 1 });
    expect(saving(run)).toBe('full');
    expect(phases(run)[3]).toBe('notSaved');
    expect(plan.pending()).toHaveLength(0);
    expect(save.calls).toHaveLength(3);
    run.send(one('/d'));
    expect(saving(run)).toBe('working');
    await finish('/b');
    await finish('/c');
    await finish('/d', FULL);
    expect(saving(run)).toBe('full');
    expect(run.emitted).toHaveLength(2);
    expect(saving(run.send(all))).toBe('working');
  });

  it('still reports network failures as such', async () => {
    const run = await startFull();
    await finish('/b', 'no answer');
    expect(saving(run)).toBe('full');
    expect(run.context.items['/b']).toMatchObject({ phase: 'failed', failure: 'network' });
  });

  it('has space again after a page is removed', async () => {
    const run = await startFull();
    await finish('/b');
    run.send(removeOne('/e'));
    expect(saving(run)).toBe('full');
    await remove.resolve();
    // One page was still being saved.
    expect(saving(run)).toBe('working');
    await finish('/c');
    expect(saving(run)).toBe('resting');
    expect(phases(run)[4]).toBe('notSaved');
  });

  it('is still full if the page could not be removed, or took no space', async () => {
    const run = (await startFull()).send(removeOne('/e'));
    await remove.reject(new Error('no database'));
    expect(saving(run)).toBe('full');
    run.send(removeOne('/a'));
    await remove.resolve();
    expect(saving(run)).toBe('full');
  });

  it('is retried when the stock is stale', async () => {
    const run = await startFull();
    await finishAll();
    expect(saving(run.send(stale))).toBe('resting');
  });

  it('is not reported again when a planned save finds it still full, unless there was room', async () => {
    const run = (await startKnowing([], { concurrency: 1 })).send(offered);
    await plan.resolve({ paths: ['/a', '/b'], more: 0 });
    await finish('/a', FULL);
    expect(run.emitted).toEqual([{ type: 'STORAGE.FULL' }]);
    run.send(stale);
    await plan.resolve({ paths: ['/b'], more: 0 });
    expect(saving(run)).toBe('working');
    await finish('/b', FULL);
    expect(saving(run)).toBe('full');
    expect(run.emitted).toHaveLength(1);

    run.send(stale);
    await plan.resolve({ paths: ['/a', '/b'], more: 0 });
    await finish('/a');
    await finish('/b', FULL);
    expect(run.emitted).toHaveLength(2);
  });
});

describe('a library with a host', () => {
  it('uses it to read, plan, save, remove and persist the preference', async () => {
    const calls: string[] = [];
    const library = provideLibrary({
      readStock: (path, isListed) => {
        calls.push(`read ${path} ${isListed ? 'and all' : 'alone'}`);
        return Promise.resolve({ standing: 'savable', entry: there('/a'), shelf: null });
      },
      readPlan: ({ path, links }, isAll) => {
        calls.push(`plan ${path} ${links.join()} ${isAll ? 'all' : 'some'}`);
        return Promise.resolve({ paths: ['/b'], more: 0 });
      },
      savePage: (path) => {
        calls.push(`save ${path}`);
        return Promise.resolve(saved());
      },
      removePages: (paths) => {
        calls.push(`remove ${paths.join()}`);
        return Promise.resolve();
      },
      storePreference: (preference) => {
        calls.push(`prefer ${preference}`);
      },
    });
    const run = startRun(library, {
      input: { page: { path: '/a', links: ['/b', '/c'] }, isSavingData: false },
    });
    await settle();
    run.send(offered);
    await settle();
    run.send(removeOne('/a'));
    await settle();
    expect(calls).toEqual([
      'read /a alone',
      'plan /a /b,/c some',
      'save /b',
      'prefer declined',
      'remove /a',
    ]);
    expect(selectOpenPage(run.snapshot)?.phase).toBe('notSaved');
  });
});

describe('the whole chart', () => {
  it('is fully covered by paths and runs', async () => {
    const report = await replayPaths(machine, {
      promises: { stock, plan, removal: remove, 'save./a': save } as never,
      input: { page: { path: '/a', links: [] }, isSavingData: false },
      events: ({ value, context }) => {
        if (value.stock === 'reading') {
          return [
            {
              type: 'xstate.done.actor.stock',
              output: { standing: 'savable', entry: null, shelf: null },
            },
            { type: 'xstate.error.actor.stock', error: 'no' },
          ];
        }
        return [
          offered,
          stop,
          back,
          one('/a'),
          removeOne('/a'),
          dataSaver(true),
          dataSaver(false),
          ...(value.planning === 'asking'
            ? [
                { type: 'xstate.done.actor.plan', output: { paths: ['/a'], more: 0 } },
                { type: 'xstate.error.actor.plan', error: 'no' },
              ]
            : []),
          ...(value.removal === 'running'
            ? [
                { type: 'xstate.done.actor.removal' },
                { type: 'xstate.error.actor.removal', error: 'no' },
              ]
            : []),
          ...(context.inFlight.length > 0
            ? [
                { type: 'xstate.done.actor.save./a', actorId: 'save./a', output: saved() },
                { type: 'xstate.done.actor.save./a', actorId: 'save./a', output: FULL },
                { type: 'xstate.error.actor.save./a', actorId: 'save./a', error: 'no' },
              ]
            : []),
        ];
      },
      serializeState: ({ value, context }) =>
        JSON.stringify([
          value,
          context.preference,
          context.isSavingData,
          context.isStorageBroken,
          context.items['/a']?.phase,
          context.items['/a']?.reason,
          context.items['/a']?.failure,
          context.items['/a']?.saved,
          context.held,
          context.more,
          context.tally.failed > 0,
        ]),
    });

    const runs: Run[] = [];
    const take = (run: Run) => {
      runs.push(run);
      return run;
    };
    reset();
    const listing = take(start()).send(open, close, open);
    await answerStock([there('/e')]);
    listing.send(all, section('letters'), stopSection('letters'), stopSection('letters'));
    await finishAll();
    listing.send(removeSection(''), stale, removeAll, visit('/b', []), visit('/b', []));
    await remove.resolve();
    await remove.resolve();
    await answerStock();
    listing.send(one('/a'), one('/b'));
    await finish('/a', FULL);
    await finish('/b', FULL);
    listing.send(one('/c'));
    await finish('/c', FULL);
    listing.send(stale);

    reset();
    const full = take(await startListing([there('/e')]));
    full.send(one('/a'), one('/b'));
    await finish('/a', FULL);
    await finish('/b');
    full.send(removeOne('/e'));
    await remove.resolve();

    reset();
    const whole = take(start()).send(all);
    await plan.resolve({ paths: ['/b'], more: 1 });
    await finishAll();
    await plan.resolve({ paths: [], more: 0 });
    whole.send(visit('/c'));
    await plan.resolve({ paths: [], more: 0 });
    whole.send(stale);

    reset();
    const held = take(await startKnowing([], { isSavingData: true })).send(offered);
    await plan.resolve({ paths: ['/b'], more: 0 });
    held.send(dataSaver(false));

    expectFullCoverage(machine, [report, ...runs]);
  }, 300_000);

  it('keeps its invariants in 10,000 random sequences', async () => {
    const path = fc.constantFrom(...PATHS);
    const id = fc.constantFrom('letters', '');
    const first = <T>(list: readonly T[]) => list[0];
    let told = 0;
    const answer = (entries: readonly InventoryEntry[]) => async () => {
      if (stock.pending().length > 0) await answerStock(entries);
    };
    await checkRandomSequences(machine, {
      input: fc.record({
        page: fc.record({ path: fc.constantFrom('/', '/a', '/d'), links: fc.constant(['/b']) }),
        isSavingData: fc.boolean(),
        concurrency: fc.constantFrom(1, 2, 3),
        preference: fc.constantFrom<SavePreference[]>('none', 'offered', 'asked', 'declined'),
      }),
      promises: true,
      maxLength: 16,
      before: () => {
        reset();
        told = 0;
      },
      step: fc.oneof(
        fc.constantFrom(open, close, all, offered, stop, back, stale, removeAll),
        fc.boolean().map(dataSaver),
        path.map(one),
        path.map(removeOne),
        path.map((to) => visit(to, ['/b'])),
        fc.oneof(id.map(section), id.map(stopSection), id.map(removeSection)),
        doing('stock', answer([there('/a'), there('/c')])),
        doing('other stock', answer([gone('/a'), there('/b', 30)])),
        doing('no stock', () => first(stock.pending())?.reject(new Error('no'))),
        doing('plan', () => first(plan.pending())?.resolve({ paths: ['/a', '/b'], more: 0 })),
        doing('long plan', () => first(plan.pending())?.resolve({ paths: ['/d'], more: 7 })),
        doing('no plan', () => first(plan.pending())?.reject(new Error('no'))),
        doing('saved', () => first(save.pending())?.resolve(saved())),
        doing('full', () => first(save.pending())?.resolve(FULL)),
        doing('not saved', () => first(save.pending())?.reject(new Error('no'))),
        doing('removed', () => first(remove.pending())?.resolve()),
        doing('not removed', () => first(remove.pending())?.reject(new Error('no'))),
      ),
      invariant: (run) => {
        const { context, value } = run;
        const withPhase = (phase: string) =>
          Object.values(context.items)
            .filter((item) => item.phase === phase)
            .map((item) => item.path)
            .toSorted();
        assert.ok(context.inFlight.length <= context.concurrency);
        assert.deepEqual(pendingPaths().toSorted(), [...context.inFlight].toSorted());
        assert.deepEqual(withPhase('saving'), [...context.inFlight].toSorted());
        assert.deepEqual(withPhase('queued'), [...context.queue].toSorted());
        for (const gone of context.leaving) assert.equal(context.items[gone]?.phase, 'removing');
        for (const item of Object.values(context.items)) {
          if (item.phase === 'saved') assert.notEqual(item.saved, null);
        }
        // Only actors of operations in progress, whatever the site's size.
        const children = Object.keys(run.snapshot.children);
        assert.equal(
          children.length,
          context.inFlight.length +
            Number(value.stock === 'reading') +
            Number(value.planning === 'asking') +
            Number(value.removal === 'running'),
        );
        if (context.catalog === null) {
          for (const item of Object.values(context.items)) {
            assert.ok(
              item.path === context.page.path || !['saved', 'notSaved'].includes(item.phase),
            );
          }
        } else assert.ok(context.isCatalogWanted);
        if (value.saving === 'resting' || value.saving === 'heldBack') {
          assert.equal(context.queue.length + context.inFlight.length, 0);
        }
        if (value.saving === 'full') assert.equal(context.queue.length, 0);
        if (value.saving === 'heldBack') {
          assert.equal(context.preference, 'offered');
          assert.equal(context.isSavingData, true);
          assert.ok(context.held.length > 0);
        }
        if (context.preference === 'offered' && context.isSavingData) {
          assert.ok(context.queue.every((one) => context.items[one]?.reason !== 'plan'));
        }
        for (const event of run.emitted.slice(told)) {
          if (event.type !== 'LIBRARY.SETTLED') continue;
          assert.notEqual(value.saving, 'full');
          assert.ok(event.savedPages + event.failedPages <= save.calls.length);
        }
        told = run.emitted.length;
      },
    });
  }, 300_000);
});
