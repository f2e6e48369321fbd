import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  controlledPromise,
  coversChart,
  doing,
  type MachineRun,
  startRun,
  waiting,
} from '#machines/testing/index.ts';
import {
  offlineLibraryMachine,
  selectIsPageSaved,
  selectLibraryStatus,
  selectList,
} from './index.ts';
import type {
  LibraryStatus,
  ListedPage,
  OfflineLibraryInput,
  OpenPage,
  SavePreference,
  SaveReport,
  Stock,
} from './index.ts';

coversChart(offlineLibraryMachine);

const stock = controlledPromise<Stock, { path: string; isListed: boolean }>();
const save = controlledPromise<SaveReport, OpenPage & { isAll: boolean }>();
const remove = controlledPromise<number>();
let preferences: SavePreference[] = [];
const machine = offlineLibraryMachine.provide({
  actors: { readStock: stock.logic, saveSome: save.logic, removeAll: remove.logic },
  actions: {
    storePreference: (_, { preference }) => {
      preferences.push(preference);
    },
  },
});

function reset() {
  for (const promise of [stock, save, remove]) promise.reset();
  preferences = [];
}
beforeEach(reset);

const offered = { type: 'SAVE.OFFERED' } as const;
const all = { type: 'SAVE.ALL' } as const;
const stop = { type: 'SAVE.STOPPED' } as const;
const removeAll = { type: 'REMOVE.ALL' } as const;
const stale = { type: 'INVENTORY.STALE' } as const;
const back = { type: 'NETWORK.BACK' } as const;
const openList = { type: 'LIST.OPENED' } as const;
const closeList = { type: 'LIST.CLOSED' } as const;
const visit = (path: string) => ({ type: 'PAGE.OPENED', path, links: [] }) as const;
const dear = (isSavingData: boolean) => ({ type: 'CONNECTION.CHANGED', isSavingData }) as const;

const report = (changes: Partial<SaveReport> = {}): SaveReport => ({
  saved: 2,
  failed: 0,
  left: 0,
  isFull: false,
  ...changes,
});
const MORE = report({ left: 4 });
const LOST = report({ saved: 1, failed: 1, left: 1 });
const FULL = report({ saved: 0, left: 3, isFull: true });
const page: ListedPage = { path: '/a', name: 'A', wireBytes: 10, savedAt: null };

type Run = MachineRun<typeof machine>;
const start = (input: Partial<OfflineLibraryInput> = {}): Run =>
  startRun(machine, {
    input: { page: { path: '/a', links: ['/b'] }, isSavingData: false, ...input },
  });
const status = (run: Run) => selectLibraryStatus(run.snapshot);
const settled = (isRequested: boolean, savedPages: number, failedPages = 0) => ({
  type: 'LIBRARY.SETTLED',
  isRequested,
  savedPages,
  failedPages,
});

describe('what is on the device', () => {
  it('is read for the open page at the start, and for all pages while they are listed', async () => {
    const run = start();
    expect(stock.calls[0]?.input).toEqual({ path: '/a', isListed: false });
    expect(selectIsPageSaved(run.snapshot)).toBeNull();
    await stock.resolve({ isPageSaved: true, list: null });
    expect(selectIsPageSaved(run.snapshot)).toBe(true);
    run.send(openList);
    expect(stock.pending()[0]?.input).toEqual({ path: '/a', isListed: true });
    await stock.resolve({ isPageSaved: true, list: [page] });
    expect(selectList(run.snapshot)).toEqual([page]);
    run.send(closeList);
    expect(selectList(run.snapshot)).toBeNull();
  });

  it('does not bring back a list that was closed while it was read', async () => {
    const run = start().send(openList, closeList);
    await stock.resolve({ isPageSaved: false, list: [page] });
    expect(selectList(run.snapshot)).toBeNull();
  });

  it('is not known of the next page until it is read', async () => {
    const run = start();
    await stock.resolve({ isPageSaved: true, list: null });
    run.send(visit('/a'));
    expect(stock.pending()).toEqual([]);
    run.send(visit('/b'));
    expect(selectIsPageSaved(run.snapshot)).toBeNull();
    await stock.resolve({ isPageSaved: false, list: null });
    expect(selectIsPageSaved(run.snapshot)).toBe(false);
  });

  it('is not claimed where it cannot be read, until it can', async () => {
    const run = start();
    await stock.reject(new Error('broken'));
    expect(status(run)).toBe('storageBroken');
    run.send(stale);
    await stock.resolve({ isPageSaved: true, list: null });
    expect(status(run)).toBe('resting');
  });

  it('is read again after pages were saved or removed', async () => {
    start({ preference: 'asked' }).send(stale);
    await stock.resolve({ isPageSaved: false, list: null });
    await save.resolve(MORE);
    expect(stock.pending()).toHaveLength(1);
  });
});

describe('saving', () => {
  it('asks for a few pages at a time until nothing is left, with the page that is open by then', async () => {
    const run = start().send(offered);
    expect(save.calls[0]?.input).toEqual({ path: '/a', links: ['/b'], isAll: false });
    run.send(visit('/c'));
    await save.resolve(MORE);
    expect(save.pending()[0]?.input).toEqual({ path: '/c', links: [], isAll: false });
    await save.resolve(report());
    expect(status(run)).toBe('resting');
    expect(run.emitted).toEqual([settled(false, 4)]);
    expect(preferences).toEqual([]);
  });

  it('of everything is requested even while data is dear, remembered, and reported', async () => {
    const run = start({ isSavingData: true }).send(offered);
    expect(status(run)).toBe('heldBack');
    run.send(all);
    expect(save.pending()[0]?.input).toMatchObject({ isAll: true });
    await save.resolve(report());
    expect(run.emitted).toEqual([settled(true, 2)]);
    expect(preferences).toEqual(['asked']);
  });

  it('of everything can be requested while the site saves by itself', async () => {
    const run = start().send(offered, all);
    expect(save.calls).toHaveLength(1);
    await save.resolve(MORE);
    expect(save.pending()[0]?.input).toMatchObject({ isAll: true });
    await save.resolve(report());
    expect(run.emitted).toEqual([settled(true, 4)]);
  });

  it.each<[SavePreference, boolean, boolean]>([
    ['none', false, false],
    ['offered', false, true],
    ['offered', true, false],
    ['asked', false, true],
    ['asked', true, true],
    ['declined', false, false],
  ])('by itself with the preference %s, data dear: %s → %s', (preference, isSavingData, is) => {
    for (const event of [visit('/b'), back, stale]) {
      reset();
      start({ preference, isSavingData }).send(event);
      expect(save.calls.length > 0, event.type).toBe(is);
    }
  });

  it('is not offered to a visitor who declined', () => {
    start({ preference: 'declined' }).send(offered);
    expect(save.calls).toEqual([]);
  });

  it('begins when data is no longer dear, and ends after the running request when it becomes so', async () => {
    const run = start({ isSavingData: true }).send(offered, dear(false));
    expect(status(run)).toBe('saving');
    run.send(dear(true));
    await save.resolve(MORE);
    expect(status(run)).toBe('heldBack');
    run.send(dear(true));
    expect(save.calls).toHaveLength(1);
  });

  it('that the visitor stops ends after the running request, silently, for good', async () => {
    const run = start().send(all, stop);
    expect(status(run)).toBe('stopping');
    await save.resolve(MORE);
    expect(status(run)).toBe('resting');
    expect(run.emitted).toEqual([settled(false, 2)]);
    expect(preferences).toEqual(['asked', 'declined']);
    run.send(back, stale, visit('/b'), offered);
    expect(save.calls).toHaveLength(1);
  });

  it('does not go on with a worker that saves nothing', async () => {
    const run = start().send(offered);
    await save.resolve(report({ saved: 0, left: 9 }));
    expect(status(run)).toBe('resting');
  });
});

describe('pages that could not be fetched', () => {
  it('are reported if they were asked for, and fetched again after growing waits', async () => {
    const run = start().send(all);
    await save.resolve(LOST);
    expect(status(run)).toBe('failed');
    expect(run.emitted).toEqual([settled(true, 1, 1)]);
    run.wait(4999);
    expect(save.calls).toHaveLength(1);
    run.wait(1);
    await save.reject(new Error('no answer'));
    run.wait(9999);
    expect(save.calls).toHaveLength(2);
    run.wait(1);
    await save.resolve(report());
    expect(status(run)).toBe('resting');
    expect(run.emitted.slice(1)).toEqual([settled(false, 0, 1), settled(false, 2)]);
  });

  it.each([back, stale, visit('/b'), offered, all])(
    'are fetched again at once on $type',
    async (event) => {
      const run = start().send(offered);
      await save.resolve(LOST);
      run.send(event);
      expect(status(run)).toBe('saving');
    },
  );

  it('are not fetched again once the visitor has stopped it, or data is dear', async () => {
    for (const event of [stop, dear(true)]) {
      reset();
      const run = start().send(offered);
      await save.resolve(LOST);
      run.send(event).wait(600_000);
      expect(save.calls).toHaveLength(1);
    }
  });
});

describe('a full device', () => {
  it('is reported once, and keeps what it has', async () => {
    const run = start().send(offered);
    await save.resolve(FULL);
    expect(status(run)).toBe('full');
    run.send(back, visit('/b'), offered, stale);
    await save.resolve(FULL);
    expect(run.emitted).toEqual([{ type: 'STORAGE.FULL' }]);
    run.send(all);
    await save.resolve(FULL);
    expect(run.emitted).toHaveLength(2);
    run.send(dear(true), stale);
    await save.resolve(report());
    expect(status(run)).toBe('resting');
  });
});

describe('removing', () => {
  it('ends the saving, is reported, and is not undone by the site', async () => {
    const run = start().send(all, removeAll, removeAll, all);
    expect(status(run)).toBe('removing');
    expect(save.pending()).toEqual([]);
    expect(remove.calls).toHaveLength(1);
    await remove.resolve(12);
    expect(run.emitted).toEqual([{ type: 'PAGES.LEFT', pages: 12, isGone: true }]);
    run.send(offered, stale);
    expect(save.pending()).toEqual([]);
    expect(preferences).toEqual(['asked', 'declined']);
  });

  it('that fails says so', async () => {
    const run = start().send(removeAll);
    await remove.reject(new Error('broken'));
    expect(run.emitted).toEqual([{ type: 'PAGES.LEFT', pages: 0, isGone: false }]);
    expect(status(run)).toBe('resting');
  });
});

describe('the whole machine', () => {
  it('never saves against the visitor’s will, and never asks twice at once', async () => {
    const SETTLED: LibraryStatus[] = ['resting', 'failed', 'full', 'heldBack', 'storageBroken'];
    const answering = [MORE, LOST, FULL, report()].map((one) =>
      doing('a save ends', async () => {
        if (save.pending().length > 0) await save.resolve(one);
      }),
    );
    await checkRandomSequences(machine, {
      before: reset,
      promises: true,
      input: { page: { path: '/a', links: [] }, isSavingData: true },
      step: fc.oneof(
        fc.constantFrom(offered, all, stop, removeAll, stale, back),
        fc.constantFrom(visit('/b'), openList, closeList, dear(true), dear(false)),
        waiting(4999, 5000),
        ...answering,
        doing('the stock is read', async () => {
          if (stock.pending().length > 0) await stock.resolve({ isPageSaved: null, list: [page] });
        }),
        doing('a removal ends', async () => {
          if (remove.pending().length > 0) await remove.resolve(1);
        }),
      ),
      invariant: (run) => {
        const underWay = save.pending().length + remove.pending().length;
        assert(underWay <= 1);
        const { preference, isListWanted } = run.context;
        const asked = preferences.at(-1);
        assert(asked === undefined || asked === preference);
        assert(underWay === 1 || SETTLED.includes(selectLibraryStatus(run.snapshot)));
        assert(isListWanted || selectList(run.snapshot) === null);
      },
    });
  });
});
