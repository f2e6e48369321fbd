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
  offlineLibraryMachine,
  pageMachine,
  selectProgress,
  provideLibrary,
  selectTotalBytes,
  type LibraryItem,
  type SavePreference,
  type OfflineLibraryInput,
  type SaveOutcome,
  type InventoryEntry,
} from './index.ts';

const inventory = controlledPromise<readonly InventoryEntry[], unknown>();
const save = controlledPromise<SaveOutcome, { path: string }>();
const remove = controlledPromise<void, { path: string }>();
let preferences: SavePreference[] = [];
const machine = offlineLibraryMachine.provide({
  actors: {
    readInventory: inventory.logic as never,
    page: pageMachine.provide({ actors: { savePage: save.logic, removePage: remove.logic } }),
  },
  actions: {
    storePreference: (_, { preference }) => {
      preferences.push(preference);
    },
  },
});

function reset() {
  for (const promise of [inventory, save, remove]) promise.reset();
  preferences = [];
}
beforeEach(reset);

const PATHS = ['/a', '/b', '/c', '/d', '/e'];
const all = { type: 'SAVE.ALL' } as const;
const offered = { type: 'SAVE.OFFERED' } as const;
const stop = { type: 'SAVE.STOPPED' } as const;
const back = { type: 'NETWORK.BACK' } as const;
const doubt = { type: 'INVENTORY.STALE' } as const;
const removeAll = { type: 'REMOVE.ALL' } as const;
const one = (path: string) => ({ type: 'SAVE.ONE', path }) as const;
const removeOne = (path: string) => ({ type: 'REMOVE.ONE', path }) as const;
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

const settled = (preference: SavePreference, savedPages: number, failedPages = 0) => ({
  type: 'LIBRARY.SETTLED',
  preference,
  savedPages,
  failedPages,
});

function start(overrides: Partial<OfflineLibraryInput> = {}) {
  return startRun(machine, { input: { paths: PATHS, isSavingData: false, ...overrides } });
}

async function startKnowing(
  entries: readonly InventoryEntry[] = [],
  overrides: Partial<OfflineLibraryInput> = {},
) {
  const run = start(overrides);
  await inventory.resolve(entries);
  return run;
}

type Run = ReturnType<typeof start>;
const phases = (run: Run) => run.context.items.map((item) => item.phase);
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

describe('the initial state', () => {
  it('reads the inventory, and shows no page as saved until then', async () => {
    const run = start();
    expect(run.value).toBe('readingInventory');
    expect(run.context).toMatchObject({
      concurrency: 3,
      isSavingData: false,
      preference: 'none',
      isStorageBroken: false,
    });
    expect(phases(run)).toEqual(Array(5).fill('notSaved'));
    expect(run.context.items.some((item) => item.wasEvicted)).toBe(false);
    await inventory.resolve([
      there('/b', 20),
      { ...there('/c'), isThere: false },
      there('/unknown'),
    ]);
    expect(run.value).toBe('resting');
    expect(phases(run)).toEqual(['notSaved', 'saved', 'notSaved', 'notSaved', 'notSaved']);
    expect(run.context.items[1]?.saved).toEqual({ bytes: 20, savedAt: 5 });
    expect(run.context.items.map((item) => item.wasEvicted)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(save.calls).toHaveLength(0);
    expect(run.emitted).toEqual([]);
  });

  it('continues without the inventory when it cannot be read, and reports the storage as broken', async () => {
    const run = start({ preference: 'asked' });
    await inventory.reject(new Error('no database'));
    expect(run.value).toBe('resting');
    expect(run.context.isStorageBroken).toBe(true);
    expect(save.calls).toHaveLength(0);
    run.send(doubt);
    expect(run.value).toBe('readingInventory');
    await inventory.resolve([]);
    expect(run.context.isStorageBroken).toBe(false);
  });

  it('resumes what an earlier visit requested, fetching only what is missing', async () => {
    const run = await startKnowing([there('/a'), there('/c')], {
      preference: 'asked',
      isSavingData: true,
    });
    expect(run.value).toBe('saving');
    expect(pendingPaths()).toEqual(['/b', '/d', '/e']);
    await finishAll();
    expect(run.value).toBe('resting');
    expect(save.calls.map((call) => call.input.path)).toEqual(['/b', '/d', '/e']);
  });

  it('has nothing to resume when everything is saved, or nothing was requested', async () => {
    const complete = await startKnowing(
      PATHS.map((path) => there(path)),
      { preference: 'asked' },
    );
    expect(complete.value).toBe('resting');
    expect(complete.emitted).toEqual([]);
    expect((await startKnowing([], { preference: 'declined' })).value).toBe('resting');
    expect(save.calls).toHaveLength(0);
  });

  it('keeps requests that arrive while the inventory is being read', async () => {
    const whole = start().send(all);
    expect(whole.value).toBe('readingInventory');
    expect(save.calls).toHaveLength(0);
    expect(preferences).toEqual(['asked']);
    await inventory.resolve([there('/a')]);
    expect(pendingPaths()).toEqual(['/b', '/c', '/d']);
    save.reset();
    const single = start().send(one('/e'));
    await inventory.resolve([]);
    expect(single.value).toBe('saving');
    expect(pendingPaths()).toEqual(['/e']);
    save.reset();
    const hinted = start().send(offered);
    expect(hinted.context.preference).toBe('offered');
    expect(save.calls).toHaveLength(0);
    await inventory.resolve([]);
    expect(pendingPaths()).toHaveLength(3);
  });

  it('rejects an empty list, duplicate paths, and a concurrency below 1', () => {
    expect(() => start({ paths: [] })).toThrow('offline library: paths is empty');
    expect(() => start({ paths: ['/a', '/a'] })).toThrow(
      "offline library: paths contains '/a' twice",
    );
    expect(() => start({ concurrency: 0 })).toThrow(
      'offline library: concurrency is 0, but must be a whole number of at least 1.',
    );
  });

  it('without a host reports the storage as broken', async () => {
    const run = startRun(offlineLibraryMachine, { input: { paths: ['/a'], isSavingData: false } });
    await settle();
    expect(run.context.isStorageBroken).toBe(true);
    run.send(all);
    await settle();
    expect(run.value).toBe('resting');
    expect(run.context.items[0]).toMatchObject({ phase: 'failed', failure: 'network' });
  });
});

describe('saving all', () => {
  it('saves three at a time, in order, and starts the next when one is done', async () => {
    const run = (await startKnowing()).send(all);
    expect(run.value).toBe('saving');
    expect(preferences).toEqual(['asked']);
    expect(phases(run)).toEqual(['saving', 'saving', 'saving', 'queued', 'queued']);
    expect(pendingPaths()).toEqual(['/a', '/b', '/c']);
    await finish('/b');
    expect(phases(run)).toEqual(['saving', 'saved', 'saving', 'saving', 'queued']);
    await finishAll();
    expect(run.value).toBe('resting');
    expect(run.emitted).toEqual([settled('asked', 5)]);
  });

  it('uses the configured concurrency', async () => {
    (await startKnowing([], { concurrency: 1 })).send(all);
    expect(pendingPaths()).toEqual(['/a']);
    await finish('/a');
    expect(pendingPaths()).toEqual(['/b']);
  });

  it('is not blocked by a page that fails', async () => {
    const run = (await startKnowing()).send(all);
    await finish('/a', 'no answer');
    await finishAll();
    expect(phases(run)).toEqual(['failed', 'saved', 'saved', 'saved', 'saved']);
    expect(run.value).toBe('resting');
    expect(run.emitted).toEqual([settled('asked', 4, 1)]);
  });

  it('does not fetch pages that are saved or in progress, however often it is requested', async () => {
    const run = (await startKnowing([there('/a')])).send(all, all, one('/a'), one('/b'));
    await finishAll();
    expect(save.calls.map((call) => call.input.path)).toEqual(['/b', '/c', '/d', '/e']);
    run.send(all);
    expect(run.value).toBe('resting');
    expect(save.calls).toHaveLength(4);
  });

  it('retries failed pages when the network is back', async () => {
    const run = (await startKnowing()).send(all);
    await finish('/a', 'no answer');
    run.send(back);
    expect(phases(run)[0]).toBe('queued');
    await finishAll();
    expect(phases(run)).toEqual(Array(5).fill('saved'));
    const other = (await startKnowing()).send(all);
    for (const path of PATHS) await finish(path, 'no answer');
    expect(other.value).toBe('resting');
    other.send(back);
    expect(other.value).toBe('saving');
    await finishAll();
    expect(other.send(back).value).toBe('resting');
  });

  it('starts nothing unrequested when the network is back', async () => {
    const run = (await startKnowing()).send(one('/a'), back);
    expect(pendingPaths()).toEqual(['/a']);
    await finishAll();
    expect(run.send(back).value).toBe('resting');
    expect(save.calls).toHaveLength(1);
  });

  it('says, when it is done, who asked for it: the site’s own offer is no news to the visitor', async () => {
    const run = (await startKnowing()).send(offered);
    await finish('/a', 'no answer');
    await finishAll();
    expect(run.emitted).toEqual([settled('offered', 4, 1)]);
    run.send(all);
    await finishAll();
    expect(run.emitted.slice(1)).toEqual([settled('asked', 5)]);
  });

  it('is the visitor’s choice as soon as it is asked for, though the site had begun by itself', async () => {
    const run = (await startKnowing()).send(offered);
    await finish('/a');
    run.send(all);
    await finishAll();
    expect(run.emitted).toEqual([settled('asked', 5)]);
  });

  it('stops on request: what is being saved is finished, the rest is not begun', async () => {
    const run = (await startKnowing()).send(all, stop);
    expect(run.value).toBe('saving');
    expect(phases(run)).toEqual(['saving', 'saving', 'saving', 'notSaved', 'notSaved']);
    expect(run.context.preference).toBe('declined');
    expect(preferences).toEqual(['asked', 'declined']);
    await finishAll();
    expect(run.value).toBe('resting');
    expect(phases(run)).toEqual(['saved', 'saved', 'saved', 'notSaved', 'notSaved']);
    expect(run.emitted).toEqual([settled('declined', 3)]);
    run.send(back, offered);
    expect(run.value).toBe('resting');
    expect(run.context.preference).toBe('declined');
    expect(save.calls).toHaveLength(3);
  });
});

describe('saving one', () => {
  it('saves only that page', async () => {
    const run = (await startKnowing()).send(one('/d'));
    expect(run.value).toBe('saving');
    expect(phases(run)).toEqual(['notSaved', 'notSaved', 'notSaved', 'saving', 'notSaved']);
    await finish('/d', saved(33));
    expect(run.value).toBe('resting');
    expect(run.context.items[3]?.saved).toEqual({ bytes: 33, savedAt: 50 });
    expect(run.context.preference).toBe('none');
    expect(run.emitted).toEqual([settled('none', 1)]);
    expect(preferences).toEqual([]);
  });

  it('queues behind the others', async () => {
    const run = (await startKnowing([], { concurrency: 1 })).send(one('/d'), one('/b'));
    expect(phases(run)).toEqual(['notSaved', 'queued', 'notSaved', 'saving', 'notSaved']);
  });

  it('of an unknown page does nothing', async () => {
    expect((await startKnowing()).send(one('/nowhere')).value).toBe('resting');
  });
});

describe('with data saver on', () => {
  it('an offer is held back until the visitor asks', async () => {
    const run = (await startKnowing([], { isSavingData: true })).send(offered);
    expect(run.value).toBe('heldBack');
    expect(run.context.preference).toBe('offered');
    run.send(back);
    expect(run.value).toBe('heldBack');
    expect(save.calls).toHaveLength(0);
    expect(preferences).toEqual([]);
    run.send(all);
    expect(run.value).toBe('saving');
    await finishAll();
    expect(run.value).toBe('resting');
    expect(phases(run)).toEqual(Array(5).fill('saved'));
  });

  it('an offer is also held back after the inventory is read', async () => {
    expect((await startKnowing([], { isSavingData: true, preference: 'offered' })).value).toBe(
      'heldBack',
    );
  });

  it('an offer resumes when data saver is turned off', async () => {
    const run = (await startKnowing([], { isSavingData: true })).send(offered, dataSaver(false));
    expect(run.value).toBe('saving');
    expect(run.context.isSavingData).toBe(false);
  });

  it('a page that the visitor asks for is saved, and the rest stay held back', async () => {
    const run = (await startKnowing([], { isSavingData: true })).send(offered, one('/c'));
    expect(pendingPaths()).toEqual(['/c']);
    await finishAll();
    expect(run.value).toBe('heldBack');
    expect(save.calls).toHaveLength(1);
  });

  it('nothing is held back when nothing is missing', async () => {
    const run = (
      await startKnowing([there('/a')], { isSavingData: true, paths: ['/a', '/b'] })
    ).send(offered);
    expect(run.value).toBe('heldBack');
    run.send(one('/b'));
    await finishAll();
    expect(run.value).toBe('resting');
    expect(run.send(offered).value).toBe('resting');
  });

  it('a visitor who declines is not offered again', async () => {
    const run = (await startKnowing([], { isSavingData: true })).send(offered, stop);
    expect(run.value).toBe('resting');
  });

  it("an offer in progress is stopped, but a visitor's request is not", async () => {
    const hinted = (await startKnowing()).send(offered, dataSaver(true));
    expect(phases(hinted)).toEqual(['saving', 'saving', 'saving', 'notSaved', 'notSaved']);
    await finishAll();
    expect(hinted.value).toBe('heldBack');
    const asked = (await startKnowing()).send(all, dataSaver(true));
    expect(phases(asked).slice(3)).toEqual(['queued', 'queued']);
    expect(asked.context.isSavingData).toBe(true);
    asked.send(dataSaver(false));
    expect(asked.context.isSavingData).toBe(false);
    expect(phases(asked).slice(3)).toEqual(['queued', 'queued']);
  });

  it('an offer in progress resumes when data saver is turned off again', async () => {
    const run = (await startKnowing()).send(offered, dataSaver(false));
    expect(phases(run).slice(3)).toEqual(['queued', 'queued']);
  });

  it("a visitor's request is not downgraded by a later offer", async () => {
    const run = (await startKnowing([], { isSavingData: true })).send(all);
    for (const path of PATHS) await finish(path, 'no answer');
    expect(run.value).toBe('resting');
    run.send(offered);
    expect(run.context.preference).toBe('asked');
    expect(run.value).toBe('saving');
  });
});

describe('removing', () => {
  it('one page leaves the others, and the site does not save it again', async () => {
    const run = (await startKnowing(PATHS.map((path) => there(path)))).send(removeOne('/b'));
    expect(phases(run)).toEqual(['saved', 'removing', 'saved', 'saved', 'saved']);
    await remove.resolve();
    expect(phases(run)).toEqual(['saved', 'notSaved', 'saved', 'saved', 'saved']);
    expect(run.context.preference).toBe('declined');
    expect(preferences).toEqual(['declined']);
    expect(run.send(offered, back).value).toBe('resting');
    expect(run.send(one('/b')).value).toBe('saving');
  });

  it('all pages empties the library, and stops what is in progress', async () => {
    const run = (await startKnowing([there('/e')])).send(all, removeAll);
    expect(phases(run)).toEqual(['removing', 'removing', 'removing', 'notSaved', 'removing']);
    for (const call of remove.pending()) call.resolve();
    await settle();
    expect(phases(run)).toEqual(Array(5).fill('notSaved'));
    expect(run.value).toBe('resting');
    expect(run.context.preference).toBe('declined');
    expect(preferences).toEqual(['asked', 'declined']);
    expect(selectTotalBytes(run.snapshot)).toBe(0);
  });

  it('an unknown page changes nothing', async () => {
    const run = await startKnowing([there('/a')]);
    run.send(removeOne('/nowhere'));
    expect(phases(run)[0]).toBe('saved');
    expect(remove.calls).toHaveLength(0);
  });

  it('frees a slot for the next page', async () => {
    (await startKnowing([], { concurrency: 1 })).send(all, removeOne('/a'));
    expect(pendingPaths()).toEqual(['/b']);
  });
});

describe('an evicted page', () => {
  it('is detected, shown, and can be saved again', async () => {
    const run = (await startKnowing([there('/a')])).send(doubt);
    await inventory.resolve([{ ...there('/a'), isThere: false }]);
    expect(run.context.items[0]).toMatchObject({
      phase: 'notSaved',
      saved: null,
      wasEvicted: true,
    });
    run.send(one('/a'));
    await finish('/a');
    expect(run.context.items[0]).toMatchObject({ phase: 'saved', wasEvicted: false });
  });

  it('is detected when the inventory is read again, as are pages saved by another tab', async () => {
    const run = (await startKnowing([there('/a')])).send(doubt);
    expect(run.value).toBe('readingInventory');
    await inventory.resolve([{ ...there('/a'), isThere: false }, there('/b')]);
    expect(phases(run)).toEqual(['notSaved', 'saved', 'notSaved', 'notSaved', 'notSaved']);
    expect(run.context.items[0]?.wasEvicted).toBe(true);
  });

  it('is fetched again when the whole site is requested', async () => {
    const run = await startKnowing(
      PATHS.map((path) => there(path)),
      { preference: 'asked' },
    );
    run.send(doubt);
    await inventory.resolve(PATHS.slice(1).map((path) => there(path)));
    expect(pendingPaths()).toEqual(['/a']);
  });

  it('is detected while saving is held back, too', async () => {
    const run = (await startKnowing([], { isSavingData: true })).send(offered, doubt);
    expect(run.value).toBe('readingInventory');
  });

  it('is not checked for while pages are being saved', async () => {
    expect((await startKnowing()).send(all, doubt).value).toBe('saving');
  });
});

describe('a full device', () => {
  async function startFull() {
    const run = (await startKnowing([there('/e', 40)])).send(all);
    await finish('/a', FULL);
    return run;
  }

  it('is reported, nothing more is started, and what is in progress is finished', async () => {
    const run = await startFull();
    expect(run.value).toBe('full');
    expect(run.emitted).toEqual([{ type: 'STORAGE.FULL' }]);
    expect(phases(run)).toEqual(['failed', 'saving', 'saving', 'notSaved', 'saved']);
    expect(run.context.items[0]?.failure).toBe('quota');
    await finish('/b', saved(9));
    await finish('/c', FULL);
    expect(run.value).toBe('full');
    expect(run.emitted).toHaveLength(1);
    expect(phases(run)).toEqual(['failed', 'saved', 'failed', 'notSaved', 'saved']);
    expect(selectTotalBytes(run.snapshot)).toBe(49);
    expect(save.calls).toHaveLength(3);
  });

  it("is retried on the visitor's request, not automatically", async () => {
    const run = await startFull();
    run.send(back, offered);
    expect(run.value).toBe('full');
    expect(save.calls).toHaveLength(3);
    run.send(one('/d'));
    expect(run.value).toBe('saving');
    await finish('/b');
    await finish('/c');
    await finish('/d', FULL);
    expect(run.value).toBe('full');
    expect(run.emitted).toHaveLength(2);
    expect(run.send(all).value).toBe('saving');
  });

  it('has space again when a page was removed', async () => {
    const run = await startFull();
    await finish('/b');
    await finish('/c');
    run.send(removeOne('/e'));
    expect(run.value).toBe('full');
    await remove.resolve();
    expect(run.value).toBe('resting');
    expect(phases(run)[4]).toBe('notSaved');
    run.send(one('/d'));
    await finish('/d');
    expect(phases(run)[3]).toBe('saved');
  });

  it('is still full when the page could not be removed', async () => {
    const run = (await startFull()).send(removeOne('/e'));
    await remove.reject(new Error('no database'));
    expect(run.value).toBe('full');
  });

  it('keeps the offer for a later visit', async () => {
    const run = (await startKnowing()).send(one('/a'));
    await finish('/a', FULL);
    run.send(offered);
    expect(run.value).toBe('full');
    expect(run.context.preference).toBe('offered');
  });

  it('is checked again when the inventory is stale', async () => {
    expect((await startFull()).send(doubt).value).toBe('readingInventory');
  });
});

describe('the totals', () => {
  it('are the number and size of the saved pages', async () => {
    const run = await startKnowing([there('/a', 10), there('/c', 32)]);
    expect(selectTotalBytes(run.snapshot)).toBe(42);
    expect(selectProgress(run.snapshot)).toEqual({ saved: 2, total: 5 });
    run.send(removeOne('/a'));
    await remove.resolve();
    expect(selectTotalBytes(run.snapshot)).toBe(32);
    expect(selectProgress(run.snapshot)).toEqual({ saved: 1, total: 5 });
  });
});

describe('a library with a host', () => {
  it('uses it to read the inventory, save, remove and persist the preference', async () => {
    const calls: string[] = [];
    const library = provideLibrary({
      readInventory: () => Promise.resolve([there('/a')]),
      savePage: (path) => {
        calls.push(`save ${path}`);
        return Promise.resolve(saved());
      },
      removePage: (path) => {
        calls.push(`remove ${path}`);
        return Promise.resolve();
      },
      storePreference: (preference) => {
        calls.push(`prefer ${preference}`);
      },
    });
    const run = startRun(library, { input: { paths: ['/a', '/b'], isSavingData: false } });
    await settle();
    run.send(all);
    await settle();
    run.send(removeOne('/a'));
    await settle();
    expect(calls).toEqual(['prefer asked', 'save /b', 'prefer declined', 'remove /a']);
    expect(run.context.items.map((item) => item.phase)).toEqual(['notSaved', 'saved']);
  });
});

describe('reading the inventory again', () => {
  /** The item in the library's context, and the state of the page actor. */
  const said = (run: Run, path: string) => {
    const item = run.context.items.find((known) => known.path === path);
    const page = item?.ref.getSnapshot() as { context: LibraryItem } | undefined;
    const facts = ({ phase, saved: kept, failure, wasEvicted }: LibraryItem) => ({
      phase,
      saved: kept,
      failure,
      wasEvicted,
    });
    if (item === undefined || page === undefined) throw new Error(`No such page: ${path}`);
    expect(facts(item)).toEqual(facts(page.context));
    return facts(item);
  };
  const INFO = { bytes: 30, savedAt: 5 };
  const gone = (path: string) => ({ ...there(path), isThere: false });
  const isThere = { phase: 'saved', saved: INFO, failure: null, wasEvicted: false };
  const isGone = { phase: 'notSaved', saved: null, failure: null, wasEvicted: true };

  it('updates saved pages that have another size, were evicted or are no longer listed', async () => {
    const run = await startKnowing([there('/a', 10), there('/b'), there('/c')]);
    run.send(doubt);
    await inventory.resolve([there('/a', 30), gone('/b')]);
    expect(said(run, '/a')).toEqual(isThere);
    expect(said(run, '/b')).toEqual(isGone);
    expect(said(run, '/c')).toEqual(isGone);
    expect(said(run, '/d')).toMatchObject({ phase: 'notSaved', wasEvicted: false });
  });

  it('finds a failed page saved after all; one that is missing remains failed', async () => {
    const run = (await startKnowing()).send(one('/a'), one('/b'), one('/c'));
    for (const path of ['/a', '/b', '/c']) await finish(path, 'no answer');
    run.send(doubt);
    await inventory.resolve([there('/a', 30), gone('/b')]);
    expect(said(run, '/a')).toEqual(isThere);
    for (const path of ['/b', '/c']) {
      expect(said(run, path)).toMatchObject({ phase: 'failed', failure: 'network' });
    }
    run.send(one('/b'));
    expect(said(run, '/b')).toMatchObject({ phase: 'saving', failure: null });
  });

  it('skips a page that is being saved, queued or being removed', async () => {
    const run = (await startKnowing([there('/d')], { concurrency: 2 })).send(one('/a'), one('/b'));
    await finish('/a', FULL);
    run.send(removeOne('/d'), doubt, one('/c'));
    expect(run.value).toBe('readingInventory');
    const before = ['/b', '/c', '/d'].map((path) => said(run, path));
    expect(before.map(({ phase }) => phase)).toEqual(['saving', 'queued', 'removing']);
    const found = run.context.items;
    await inventory.resolve([there('/b', 30), gone('/d')]);
    expect(said(run, '/b')).toEqual(before[0]);
    expect(said(run, '/d')).toEqual(before[2]);
    expect(found.find(({ path }) => path === '/e')).toBe(
      run.context.items.find(({ path }) => path === '/e'),
    );
  });
});

describe('the whole chart', () => {
  it('is fully covered by paths and runs', async () => {
    const options = {
      promises: { inventory: inventory as never },
      events: (snapshot: { value: unknown }) => [
        offered,
        stop,
        back,
        doubt,
        removeOne('/a'),
        removeAll,
        dataSaver(true),
        dataSaver(false),
        ...(snapshot.value === 'readingInventory'
          ? [
              all,
              { type: 'xstate.done.actor.inventory', output: [] },
              { type: 'xstate.error.actor.inventory', error: 'no' },
            ]
          : []),
      ],
      serializeState: (snapshot: {
        value: unknown;
        context: { preference: string; isSavingData: boolean; isStorageBroken: boolean };
      }) => {
        const { value, context } = snapshot;
        return JSON.stringify([
          value,
          context.preference,
          context.isSavingData,
          context.isStorageBroken,
        ]);
      },
    };
    // The runs below cover saving, which depends on reports from the pages.
    const report = await replayPaths(machine, {
      ...options,
      events: (snapshot) =>
        snapshot.context.preference === 'declined' || snapshot.context.isSavingData
          ? options
              .events(snapshot)
              .filter((event) => event !== all && event.type !== 'CONNECTION.CHANGED')
          : [],
      input: { paths: ['/a'], isSavingData: true },
    });
    const runs: Run[] = [];
    const take = (run: Run) => {
      runs.push(run);
      return run;
    };

    const asked = take(start()).send(all, offered);
    await inventory.resolve([]);
    asked.send(dataSaver(false), stop, one('/e'), all, back);
    await finish('/a', 'no answer');
    asked.send(back);
    await finishAll();
    asked.send(removeOne('/a'));
    await remove.resolve();
    asked.send(one('/a'));
    await finish('/a', FULL);
    asked.send(offered, removeOne('/b'));
    await remove.resolve();
    asked.send(one('/a'));
    await finish('/a', FULL);
    asked.send(one('/b'));
    await finishAll();
    asked.send(one('/a'));
    await finish('/a', FULL);
    asked.send(doubt);

    const hinted = take(await startKnowing()).send(offered, dataSaver(true));
    await finishAll();
    hinted.send(one('/d'));
    await finishAll();
    hinted.send(all);
    const full = take(await startKnowing()).send(all);
    await finish('/a', FULL);
    await finishAll();
    const turned = take(await startKnowing([], { isSavingData: true })).send(
      offered,
      dataSaver(false),
    );
    expect(turned.value).toBe('saving');
    expect(full.value).toBe('full');
    expectFullCoverage(machine, [report, ...runs]);
  });

  it('keeps its invariants in 10,000 random sequences', async () => {
    const path = fc.constantFrom(...PATHS);
    const first = <T>(list: readonly T[]) => list[0];
    let told = 0;
    await checkRandomSequences(machine, {
      input: fc.record({
        paths: fc.constant(PATHS),
        isSavingData: fc.boolean(),
        concurrency: fc.constantFrom(1, 2, 3),
        preference: fc.constantFrom<SavePreference[]>('none', 'offered', 'asked', 'declined'),
      }),
      promises: true,
      before: () => {
        reset();
        told = 0;
      },
      step: fc.oneof(
        fc.constantFrom(
          all,
          offered,
          stop,
          back,
          doubt,
          removeAll,
          dataSaver(true),
          dataSaver(false),
        ),
        path.map(one),
        path.map(removeOne),
        doing('inventory', () => first(inventory.pending())?.resolve([there('/a'), there('/c')])),
        doing('other inventory', () =>
          first(inventory.pending())?.resolve([
            { ...there('/a'), isThere: false },
            there('/b', 30),
          ]),
        ),
        doing('no inventory', () => first(inventory.pending())?.reject(new Error('no'))),
        doing('saved', () => first(save.pending())?.resolve(saved())),
        doing('full', () => first(save.pending())?.resolve(FULL)),
        doing('not saved', () => first(save.pending())?.reject(new Error('no'))),
        doing('removed', () => first(remove.pending())?.resolve()),
        doing('not removed', () => first(remove.pending())?.reject(new Error('no'))),
      ),
      invariant: (run) => {
        const { context, value } = run;
        assert.ok(save.pending().length <= context.concurrency);
        assert.equal(
          save.pending().length,
          context.items.filter((item) => item.phase === 'saving').length,
        );
        for (const item of context.items) {
          // The library's copy matches the state of the page actor.
          const page = item.ref.getSnapshot() as { context: LibraryItem };
          const { phase, saved: kept, failure, wasEvicted } = page.context;
          assert.deepEqual(item.phase, phase);
          assert.deepEqual(item.saved, kept);
          assert.deepEqual(item.failure, failure);
          assert.deepEqual(item.wasEvicted, wasEvicted);
          if (item.phase === 'saved') assert.notEqual(item.saved, null);
        }
        for (const event of run.emitted.slice(told)) {
          if (event.type !== 'LIBRARY.SETTLED') continue;
          assert.equal(event.preference, context.preference);
          assert.notEqual(value, 'saving');
          assert.ok(event.savedPages + event.failedPages <= PATHS.length);
        }
        told = run.emitted.length;
        const isQueued = context.items.some((item) => item.phase === 'queued');
        if (isQueued) assert.ok(['saving', 'readingInventory'].includes(value));
        if (value === 'saving') assert.ok(save.pending().length > 0);
        if (value === 'heldBack') {
          assert.equal(context.preference, 'offered');
          assert.equal(context.isSavingData, true);
        }
        assert.equal(inventory.pending().length, value === 'readingInventory' ? 1 : 0);
        assert.equal(
          selectTotalBytes(run.snapshot),
          context.items.reduce((sum, item) => sum + (item.saved?.bytes ?? 0), 0),
        );
      },
    });
  }, 300_000);
});
