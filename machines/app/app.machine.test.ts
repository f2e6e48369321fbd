import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { assign, emit, fromTransition, setup, type AnyActorRef, type AnyEventObject } from 'xstate';
import {
  checkRandomSequences,
  controlledPromise,
  doing,
  expectFullCoverage,
  replayPaths,
  settle,
  startRun,
  waiting,
} from '#machines/testing/index.ts';
import {
  appMachine,
  selectIsOffline,
  selectOfflineReading,
  type AppActorName,
  type AppEvent,
  type AppInput,
  type AppNotice,
} from './index.ts';

/** A stub for any child: records received events, and emits events on request. */
const stub = fromTransition((heard: readonly AnyEventObject[], event: AnyEventObject, scope) => {
  if (event.type !== 'stub.EMIT') return [...heard, event];
  scope.emit(event['event'] as never);
  return heard;
}, []);

const check = controlledPromise<boolean>();
let maintenances = 0;
let searchLoads = 0;
let visited: string[] = [];

const machine = appMachine.provide({
  actors: { checkForUpdate: check.logic },
  actions: {
    maintainStorage: () => {
      maintenances += 1;
    },
    loadSearch: () => {
      searchLoads += 1;
    },
    visit: (_, { href }) => {
      visited.push(href);
    },
  },
});

function reset() {
  check.reset();
  maintenances = 0;
  searchLoads = 0;
  visited = [];
}
beforeEach(reset);

const input: AppInput = {
  wordsFor: (notice) => ({ kind: 'info', title: JSON.stringify(notice) }),
  isOffline: false,
};

const full = (isUpdate: boolean) => ({ type: 'INSTALLATION.FULL', isUpdate }) as const;
const added = (name: AppActorName, logic: unknown = stub) =>
  ({ type: 'ACTOR.ADDED', name, logic, input: {} }) as unknown as AppEvent;

function start(names: readonly AppActorName[] = [], overrides: Partial<AppInput> = {}) {
  return startRun(machine, { input: { ...input, ...overrides } }).send(
    ...names.map((name) => added(name)),
  );
}

type Run = ReturnType<typeof start>;

const child = (run: Run, name: AppActorName): AnyActorRef =>
  run.actor.system.get(name) as AnyActorRef;

/** All events that a child has received. */
function heard(run: Run, name: AppActorName): readonly AnyEventObject[] {
  const { context } = child(run, name).getSnapshot() as { context: readonly AnyEventObject[] };
  return context;
}

const typesHeard = (run: Run, name: AppActorName) => heard(run, name).map(({ type }) => type);

/** Notices shown to the visitor, in order. */
const told = (run: Run): AppNotice[] =>
  heard(run, 'toasts')
    .filter(({ type }) => type === 'TOAST.ADDED')
    .map(({ toast }) => JSON.parse((toast as { title: string }).title) as AppNotice);

function emitFrom(run: Run, name: AppActorName, event: AnyEventObject): Run {
  child(run, name).send({ type: 'stub.EMIT', event });
  return run;
}

const registered = { type: 'WORKER.REGISTERED' } as const;
const shown = { type: 'PAGE.SHOWN' } as const;
const hidden = { type: 'PAGE.HIDDEN' } as const;
const formShown = { type: 'FORM.SHOWN' } as const;
const formHidden = { type: 'FORM.HIDDEN' } as const;
const installationFailed = { type: 'UPDATE.FAILED' } as const;
const installed = { type: 'UPDATE.INSTALLED' } as const;
const partLost = { type: 'PART.LOST' } as const;
const searchRequested = { type: 'SEARCH.REQUESTED' } as const;
const backOnline = { type: 'connectivity.BACK.ONLINE' } as const;
const workBegun = { type: 'contactForm.WORK.BEGUN' } as const;
const workSafe = { type: 'contactForm.WORK.SAFE' } as const;
const sent = (hasWaited = true) =>
  ({ type: 'outbox.ENQUIRY.SENT', key: 'one', hasWaited }) as const;
const settled = (isAsked: boolean, failedPages = 0) =>
  ({ type: 'library.LIBRARY.SETTLED', savedPages: 7, failedPages, isAsked }) as AppEvent;

const NAMES: readonly AppActorName[] = [
  'theme',
  'toasts',
  'connectivity',
  'update',
  'install',
  'library',
  'search',
  'outbox',
  'contactForm',
];

/** All events that the root receives from the browser and the views, except for added children. */
const hostEvents: readonly AppEvent[] = [
  { type: 'NETWORK.FOUND' },
  { type: 'NETWORK.LOST' },
  { type: 'FETCH.SUCCEEDED' },
  { type: 'FETCH.FAILED' },
  shown,
  hidden,
  registered,
  { type: 'UPDATE.FOUND' },
  installed,
  installationFailed,
  { type: 'CONTROLLER.CHANGED' },
  { type: 'CONTENT.CHANGED' },
  { type: 'OFFLINE_READING.REFUSED' },
  full(true),
  full(false),
  { type: 'INVENTORY.CHANGED' },
  { type: 'DATA_SAVER.CHANGED', isSavingData: true },
  { type: 'PROMPT.OFFERED' },
  { type: 'APP.INSTALLED' },
  partLost,
  searchRequested,
  formShown,
  formHidden,
  { type: 'ENQUIRIES.CLEARED' },
];

const left = (pages: number, isGone = true) =>
  ({ type: 'library.PAGES.LEFT', pages, isGone }) as const;

/** All events that the root receives from its children. */
const childEvents: readonly AppEvent[] = [
  backOnline,
  { type: 'update.UPDATE.ABANDONED' },
  settled(false),
  settled(true),
  settled(true, 2),
  { type: 'library.STORAGE.FULL' },
  { type: 'install.INSTALLATION.FINISHED' },
  { type: 'install.OFFER.DISMISSED' },
  left(3),
  left(1),
  left(1, false),
  { type: 'search.VISIT.REQUESTED', href: '/k-12' },
  workBegun,
  workSafe,
  sent(),
];

describe('a root at its start', () => {
  it('has no children, shows nothing and requests nothing', () => {
    const run = start();
    expect(run.value).toEqual({
      children: {},
      updateCheck: 'unregistered',
      maintenance: 'unneeded',
    });
    expect(run.context).toMatchObject({
      names: [],
      isOffline: false,
      isFormDirty: false,
      isFormShown: false,
      isPageHidden: false,
      isSearchWanted: false,
      offlineReading: 'unknown',
      failedInstallations: 0,
      retryInMs: 0,
    });
    expect(run.clock.pending).toBe(0);
    expect([maintenances, searchLoads, check.calls.length]).toEqual([0, 0, 0]);
    run.stop();
  });

  it('tracks whether the browser reports a network, and whether pages can be saved', () => {
    const run = start([], { isOffline: true });
    expect(selectIsOffline(run.snapshot)).toBe(true);
    expect(selectIsOffline(run.send({ type: 'NETWORK.FOUND' }).snapshot)).toBe(false);
    expect(selectIsOffline(run.send({ type: 'NETWORK.LOST' }).snapshot)).toBe(true);
    // The browser was wrong: the server has answered.
    expect(selectIsOffline(run.send(backOnline).snapshot)).toBe(false);
    expect(selectOfflineReading(run.snapshot)).toBe('unknown');
    run.send({ type: 'OFFLINE_READING.REFUSED' });
    expect(selectOfflineReading(run.snapshot)).toBe('refused');
    expect(selectOfflineReading(run.send(added('library')).snapshot)).toBe('open');
  });

  it('are known to be impossible on a full device, or for as long as the installation fails', () => {
    expect(selectOfflineReading(start().send(full(false)).snapshot)).toBe('full');
    const run = start().send({ type: 'WORKER.REGISTERED' }, { type: 'UPDATE.FAILED' });
    expect(selectOfflineReading(run.snapshot)).toBe('failed');
    expect(selectOfflineReading(run.send(added('library')).snapshot)).toBe('open');
  });

  it('that find no space for a new version say that, not that it will be tried again', () => {
    const run = start(['toasts']).send(full(true), { type: 'update.UPDATE.ABANDONED' });
    expect(told(run)).toEqual([{ kind: 'storageFull' }]);
  });

  it('rejects wording and jitter that are not functions', () => {
    expect(() => start([], { wordsFor: 'words' as never })).toThrow(
      "app: wordsFor is 'words', but must be a function that returns the wording of a notice.",
    );
    expect(() => start([], { jitter: 0.5 as never })).toThrow(
      'app: jitter is 0.5, but must be a function that returns a number from 0 to 1.',
    );
  });

  it('keeps running without the actors of a host', async () => {
    const run = startRun(appMachine, { input });
    run.send(registered, formShown, added('toasts'), sent(), searchRequested);
    run.send({ type: 'search.VISIT.REQUESTED', href: '/' }, added('library'));
    await settle();
    run.wait(4000);
    expect(run.snapshot.status).toBe('active');
    expect(run.value).toMatchObject({
      updateCheck: { resting: 'recent' },
      maintenance: 'done',
    });
  });
});

describe('children', () => {
  it('that fail leave the others running', () => {
    const failing = fromTransition((heard: number, event: AnyEventObject) => {
      if (event.type === 'FETCH.FAILED') throw new Error('broken');
      return heard + 1;
    }, 0);
    const run = start(['toasts', 'library']).send(added('connectivity', failing));
    const reported: unknown[] = [];
    child(run, 'connectivity').subscribe({ error: (error: unknown) => reported.push(error) });
    run.send({ type: 'FETCH.FAILED' }, { type: 'library.STORAGE.FULL' });
    expect(reported).toEqual([new Error('broken')]);
    expect(run.snapshot.status).toBe('active');
    expect(told(run)).toEqual([{ kind: 'storageFull' }]);
  });

  it('are registered under their name, with the input they were added with', () => {
    const echo = setup({
      types: { context: {} as object, input: {} as object },
    }).createMachine({ id: 'echo', context: ({ input: given }) => given });
    const run = start();
    run.send({ type: 'ACTOR.ADDED', name: 'theme', logic: echo, input: { a: 1 } } as never);
    expect(child(run, 'theme').id).toBe('theme');
    expect(child(run, 'theme').getSnapshot()).toMatchObject({ context: { a: 1 } });
    expect(run.context.names).toEqual(['theme']);
    run.send(added('toasts'));
    expect(run.context.names).toEqual(['theme', 'toasts']);
  });

  it('added a second time are ignored: the first one keeps running', () => {
    const run = start(NAMES);
    const first = NAMES.map((name) => child(run, name));
    const before = NAMES.map((name) => heard(run, name));
    run.send(...NAMES.map((name) => added(name)));
    expect(NAMES.map((name) => child(run, name))).toEqual(first);
    expect(NAMES.map((name) => heard(run, name))).toEqual(before);
    expect(run.context.names).toEqual(NAMES);
  });

  it('added a second time do not change the context', () => {
    const run = start(['library']).send({ type: 'OFFLINE_READING.REFUSED' }, added('library'));
    expect(selectOfflineReading(run.snapshot)).toBe('refused');
    expect(typesHeard(run, 'library')).toEqual(['SAVE.OFFERED']);
  });

  it('have their emitted events forwarded under their name', () => {
    const run = start(['search', 'toasts']);
    emitFrom(run, 'search', { type: 'VISIT.REQUESTED', href: '/k-12' });
    expect(visited).toEqual(['/k-12']);
    // An event that nothing handles is harmless.
    emitFrom(run, 'toasts', { type: 'FOCUS.REGION' });
    expect(run.snapshot.status).toBe('active');
  });

  it('that emit in their first step have that event forwarded', () => {
    const hasty = setup({}).createMachine({
      id: 'hasty',
      entry: emit({ type: 'INSTALLATION.FINISHED' }),
    });
    const run = start(['toasts']).send(added('install', hasty));
    expect(told(run)).toEqual([{ kind: 'installed' }]);
  });

  it('that were not added miss their events, and nothing fails', () => {
    const run = start();
    run.send(...hostEvents, ...childEvents, ...hostEvents);
    expect(run.snapshot.status).toBe('active');
    run.send(added('toasts'));
    expect(told(run)).toEqual([]);
  });

  it.each<[AppEvent, AppActorName, AnyEventObject]>([
    [{ type: 'NETWORK.FOUND' }, 'connectivity', { type: 'NETWORK.FOUND' }],
    [{ type: 'NETWORK.FOUND' }, 'outbox', { type: 'NETWORK.BACK' }],
    [{ type: 'NETWORK.LOST' }, 'connectivity', { type: 'NETWORK.LOST' }],
    [hidden, 'outbox', hidden],
    [shown, 'outbox', shown],
    [{ type: 'FETCH.SUCCEEDED' }, 'connectivity', { type: 'FETCH.SUCCEEDED' }],
    [{ type: 'FETCH.FAILED' }, 'connectivity', { type: 'FETCH.FAILED' }],
    [
      { type: 'FETCH.FAILED', isHeld: true },
      'connectivity',
      { type: 'FETCH.FAILED', isHeld: true },
    ],
    [backOnline, 'library', { type: 'NETWORK.BACK' }],
    [backOnline, 'outbox', { type: 'NETWORK.BACK' }],
    [shown, 'toasts', { type: 'PAGE.SHOWN' }],
    [shown, 'library', { type: 'INVENTORY.STALE' }],
    [hidden, 'toasts', { type: 'PAGE.HIDDEN' }],
    [hidden, 'contactForm', { type: 'PAGE.LEFT' }],
    [{ type: 'ENQUIRIES.CLEARED' }, 'outbox', { type: 'CANCEL.REQUESTED' }],
    [{ type: 'UPDATE.FOUND' }, 'update', { type: 'UPDATE.FOUND' }],
    [installed, 'update', { type: 'UPDATE.INSTALLED' }],
    [installationFailed, 'update', { type: 'UPDATE.FAILED' }],
    [{ type: 'CONTROLLER.CHANGED' }, 'update', { type: 'CONTROLLER.CHANGED' }],
    [{ type: 'CONTENT.CHANGED' }, 'update', { type: 'CONTENT.CHANGED' }],
    [{ type: 'INVENTORY.CHANGED' }, 'library', { type: 'INVENTORY.STALE' }],
    [
      { type: 'DATA_SAVER.CHANGED', isSavingData: true },
      'library',
      { type: 'CONNECTION.CHANGED', isSavingData: true },
    ],
    [{ type: 'PROMPT.OFFERED' }, 'install', { type: 'PROMPT.OFFERED' }],
    [{ type: 'APP.INSTALLED' }, 'install', { type: 'APP.INSTALLED' }],
    [searchRequested, 'search', { type: 'SEARCH.OPENED' }],
    [workBegun, 'update', { type: 'FORM.DIRTIED' }],
    [workSafe, 'update', { type: 'FORM.CLEANED' }],
  ])('%j reaches %s as %j', (event, name, expected) => {
    const run = start(NAMES);
    const before = heard(run, name).length;
    run.send(event);
    expect(heard(run, name).slice(before)).toEqual([expected]);
  });

  it('include the contact form, which is told to discard both the current draft and the offered one', () => {
    const run = start(NAMES);
    const before = heard(run, 'contactForm').length;
    run.send({ type: 'ENQUIRIES.CLEARED' });
    expect(typesHeard(run, 'contactForm').slice(before)).toEqual([
      'OFFER.DECLINED',
      'DRAFT.DISCARDED',
    ]);
  });

  it('receive no events that are not meant for them', () => {
    const run = start(['theme']).send(...hostEvents, ...childEvents);
    expect(heard(run, 'theme')).toEqual([]);
  });
});

describe('an update', () => {
  it('that is loaded while a form has unsaved work is told so', () => {
    const run = start().send(workBegun, added('update'));
    expect(typesHeard(run, 'update')).toEqual(['FORM.DIRTIED']);
    expect(run.context.isFormDirty).toBe(true);
  });

  it('waits for the confirmation of an enquiry only while it is on screen', () => {
    const run = start(['contactForm']).send(formShown, workBegun);
    expect(heard(run, 'contactForm')).toEqual([]);
    run.send(formHidden, workBegun);
    expect(heard(run, 'contactForm')).toEqual([{ type: 'PAGE.LEFT' }]);
  });

  it('that is loaded when the form is empty again is told nothing', () => {
    expect(heard(start().send(workBegun, workSafe, added('update')), 'update')).toEqual([]);
    expect(heard(start().send(workBegun, added('theme')), 'theme')).toEqual([]);
  });
});

describe('search', () => {
  it('that is requested before it is loaded is loaded, and then opens', () => {
    const run = start().send(searchRequested);
    expect(searchLoads).toBe(1);
    expect(run.context.isSearchWanted).toBe(true);
    run.send(added('search'));
    expect(typesHeard(run, 'search')).toEqual(['SEARCH.OPENED']);
    expect(run.context.isSearchWanted).toBe(false);
  });

  it('that nobody has requested stays closed when it is loaded', () => {
    const run = start(['search']);
    expect(heard(run, 'search')).toEqual([]);
    run.send(searchRequested, searchRequested);
    expect(typesHeard(run, 'search')).toEqual(['SEARCH.OPENED', 'SEARCH.OPENED']);
    expect(searchLoads).toBe(0);
  });

  it('is loaded again when it is requested again, in case the first load failed', () => {
    const run = start().send(searchRequested, partLost, searchRequested);
    expect(searchLoads).toBe(2);
    expect(heard(run.send(added('theme')), 'theme')).toEqual([]);
    expect(run.context.isSearchWanted).toBe(true);
  });
});

describe('what the visitor is told unprompted', () => {
  it.each<[AppEvent, AppNotice[]]>([
    [partLost, [{ kind: 'partLost' }]],
    [{ type: 'update.UPDATE.ABANDONED' }, [{ kind: 'updateFailed' }]],
    [{ type: 'library.STORAGE.FULL' }, [{ kind: 'storageFull' }]],
    [{ type: 'install.INSTALLATION.FINISHED' }, [{ kind: 'installed' }]],
    [{ type: 'install.OFFER.DISMISSED' }, [{ kind: 'installNotOffered' }]],
    [left(3), [{ kind: 'pagesRemoved', count: 3 }]],
    [left(1), [{ kind: 'pagesRemoved', count: 1 }]],
    [full(true), [{ kind: 'storageFull' }]],
    [full(false), []],
    [left(3, false), [{ kind: 'pagesNotRemoved', count: 3 }]],
    [left(1, false), [{ kind: 'pagesNotRemoved', count: 1 }]],
    [settled(true), [{ kind: 'pagesSaved', count: 7 }]],
    [settled(true, 2), [{ kind: 'pagesNotSaved', count: 2 }]],
    [sent(), [{ kind: 'enquirySent', hasWaited: true }]],
    [sent(false), [{ kind: 'enquirySent', hasWaited: false }]],
  ])('%j', (event, expected) => {
    expect(told(start(['toasts']).send(event))).toEqual(expected);
  });

  it('says once that a new version cannot be loaded, until one could be', () => {
    const run = start(['toasts']);
    const fail = () =>
      told(run.send({ type: 'UPDATE.FAILED' }, { type: 'update.UPDATE.ABANDONED' })).length;
    expect([fail(), fail(), fail()]).toEqual([1, 1, 1]);
    run.send({ type: 'UPDATE.INSTALLED' });
    expect(fail()).toBe(2);
  });

  it('does not include pages that were saved without a request', () => {
    const run = start(['toasts']).send(settled(false), settled(false, 2));
    expect(told(run)).toEqual([]);
  });

  it('does not repeat what the form itself shows on screen', () => {
    const run = start(['toasts']).send(formShown, sent());
    expect(told(run)).toEqual([]);
    expect(told(run.send(formHidden, sent(false)))).toEqual([
      { kind: 'enquirySent', hasWaited: false },
    ]);
  });

  it('waits until the page is visible, even in toasts that are loaded while it is hidden', () => {
    const run = start().send(hidden, added('toasts'));
    expect(typesHeard(run, 'toasts')).toEqual(['PAGE.HIDDEN']);
    expect(heard(start().send(hidden, shown, added('toasts')), 'toasts')).toEqual([]);
    expect(heard(start().send(hidden, added('theme')), 'theme')).toEqual([]);
  });
});

describe('the check for updates', () => {
  const CHECKING = 'checking';
  const RECENT = { resting: 'recent' };
  const OLD = { resting: 'old' };
  const state = (run: Run) => run.value.updateCheck;

  async function startRested() {
    const run = start(['connectivity']).send(registered);
    await check.resolve(true);
    return run;
  }

  it('begins when the service worker is registered', () => {
    const run = start();
    expect(run.wait(10_000_000).send(shown, backOnline, installationFailed).value).toMatchObject({
      updateCheck: 'unregistered',
    });
    expect(check.calls).toHaveLength(0);
    expect(state(run.send(registered))).toBe(CHECKING);
    expect(check.calls).toHaveLength(1);
    // Repeated triggers during a check do not start another.
    run.send(registered, shown, backOnline, partLost);
    expect(check.calls).toHaveLength(1);
  });

  it('begins without one when part of the site fails to load', () => {
    expect(state(start().send(partLost))).toBe(CHECKING);
  });

  it('reports whether the server has answered', async () => {
    const run = start(['connectivity']).send(registered);
    await check.resolve(true);
    expect(typesHeard(run, 'connectivity')).toEqual(['FETCH.SUCCEEDED']);
    run.send(backOnline);
    await check.resolve(false);
    expect(typesHeard(run, 'connectivity')).toEqual(['FETCH.SUCCEEDED', 'FETCH.FAILED']);
    expect(state(run)).toEqual(RECENT);
    run.send(partLost);
    await check.reject(new Error('blocked'));
    expect(typesHeard(run, 'connectivity')).toHaveLength(2);
    expect(state(run)).toEqual(RECENT);
  });

  it('is not repeated within ten minutes when the page comes to the front: 599 999 ms are too few', async () => {
    const run = await startRested();
    expect(state(run.wait(599_999).send(shown))).toEqual(RECENT);
    expect(state(run.wait(1))).toEqual(OLD);
    expect(check.calls).toHaveLength(1);
    expect(state(run.send(hidden))).toEqual(OLD);
    expect(state(run.send(shown))).toBe(CHECKING);
    expect(check.calls).toHaveLength(2);
  });

  it('is repeated every hour, not at 3 599 999 ms', async () => {
    const run = await startRested();
    expect(state(run.wait(3_599_999))).toEqual(OLD);
    expect(state(run.wait(1))).toBe(CHECKING);
    await check.resolve(true);
    expect(state(run.wait(3_599_999))).toEqual(OLD);
    expect(state(run.wait(1))).toBe(CHECKING);
    run.stop();
  });

  it.each([[backOnline], [partLost]])('is repeated immediately on %j', async (event) => {
    const run = await startRested();
    expect(state(run.send(event))).toBe(CHECKING);
    await check.resolve(true);
    expect(state(run.wait(600_000).send(event))).toBe(CHECKING);
  });
});

describe('a failed installation of a new version', () => {
  const RETRYING = 'retrying';
  const state = (run: Run) => run.value.updateCheck;

  async function startFailing(times: number, overrides: Partial<AppInput> = {}) {
    const run = start([], overrides).send(registered);
    await check.resolve(true);
    for (let time = 1; time < times; time += 1) {
      run.send(installationFailed).wait(3_600_000);
      await check.resolve(true);
    }
    return run.send(installationFailed);
  }

  it.each([
    [1, 2000],
    [2, 4000],
    [3, 8000],
    [11, 2_048_000],
    [12, 3_600_000],
    [30, 3_600_000],
  ])('%i times in a row is retried after %i ms, not 1 ms sooner', async (times, wait) => {
    const run = await startFailing(times);
    expect(run.context.failedInstallations).toBe(times);
    expect(run.context.retryInMs).toBe(wait);
    expect(state(run.wait(wait - 1))).toBe(RETRYING);
    expect(state(run.wait(1))).toBe('checking');
  });

  it('waits half as long with full jitter', async () => {
    const run = await startFailing(1, { jitter: () => 1 });
    expect(state(run.wait(999))).toBe(RETRYING);
    expect(state(run.wait(1))).toBe('checking');
  });

  it('is retried when the network is back, but not when the page is shown', async () => {
    const run = await startFailing(3);
    expect(state(run.send(shown, partLost, installationFailed))).toBe(RETRYING);
    expect(run.context.failedInstallations).toBe(3);
    expect(state(run.send(backOnline))).toBe('checking');
    run.stop();
  });

  it('is retried after failing during a check too, and that check is aborted', () => {
    const run = start().send(registered, installationFailed);
    expect(state(run)).toBe(RETRYING);
    expect(check.pending()).toHaveLength(0);
    expect(state(run.wait(2000))).toBe('checking');
  });

  it('starts the backoff over after one that succeeded', async () => {
    const run = await startFailing(5);
    run.send(installed);
    expect(run.context.failedInstallations).toBe(0);
    run.send(backOnline);
    await check.resolve(true);
    expect(run.send(installationFailed).context.retryInMs).toBe(2000);
  });
});

describe('maintenance', () => {
  it('runs once, 4000 ms after the library was added, not at 3999 ms', () => {
    const run = start(['theme', 'toasts']).wait(1_000_000);
    expect(run.value.maintenance).toBe('unneeded');
    run.send(added('library')).wait(3999);
    expect([run.value.maintenance, maintenances]).toEqual(['waiting', 0]);
    run.wait(1);
    expect([run.value.maintenance, maintenances]).toEqual(['done', 1]);
    run.send(added('library')).wait(1_000_000);
    expect(maintenances).toBe(1);
  });

  it('runs again 4000 ms after the content has changed', () => {
    const run = start(['library']).wait(4000);
    run.send({ type: 'CONTENT.CHANGED' }, { type: 'CONTENT.CHANGED' }).wait(3999);
    expect([run.value.maintenance, maintenances]).toEqual(['waiting', 1]);
    run.wait(1_000_000);
    expect([run.value.maintenance, maintenances]).toEqual(['done', 2]);
  });

  it.each<AppEvent>([backOnline, { type: 'DATA_SAVER.CHANGED', isSavingData: false }])(
    'runs again 4000 ms after %j',
    (event) => {
      const run = start(['library']).wait(4000).send(event, event).wait(3999);
      expect([run.value.maintenance, maintenances]).toEqual(['waiting', 1]);
      run.wait(1_000_000);
      expect([run.value.maintenance, maintenances]).toEqual(['done', 2]);
    },
  );

  it('is not delayed when the library is added again', () => {
    start(['library']).wait(3999).send(added('library')).wait(1);
    expect(maintenances).toBe(1);
  });
});

describe('the chart as a whole', () => {
  // The graph is generated without actors: only a child's name matters there.
  const drawn = machine.provide({
    actions: {
      addActor: assign(({ context }, { name }) => ({ names: [...context.names, name] })),
    },
  });
  const promises = { checkForUpdate: check as never };
  const isAdded = (names: readonly string[], name: string) => names.includes(name);

  it('has every state entered and every transition taken by generated paths', async () => {
    const ends = (id: string, isPending: boolean) =>
      isPending
        ? [
            { type: `xstate.done.actor.${id}`, output: true },
            { type: `xstate.done.actor.${id}`, output: false },
            { type: `xstate.error.actor.${id}`, error: 'no' },
          ]
        : [];
    const checks = await replayPaths(drawn, {
      input,
      promises,
      events: ({ value }) => [
        registered,
        partLost,
        shown,
        backOnline,
        installationFailed,
        ...ends('checkForUpdate', value.updateCheck === 'checking'),
      ],
      serializeState: ({ value }) => JSON.stringify(value.updateCheck),
    });
    const children = await replayPaths(drawn, {
      input,
      promises,
      events: [
        ...hostEvents.filter((event) => event !== registered && event !== partLost),
        ...childEvents,
        ...(['library', 'update', 'search', 'toasts', 'theme'] as const).map((name) => added(name)),
      ],
      serializeState: ({ value, context }) =>
        JSON.stringify({
          maintenance: value.maintenance,
          isHidden: context.isPageHidden && !isAdded(context.names, 'toasts'),
          isDirty: context.isFormDirty && !isAdded(context.names, 'update'),
          isWanted: context.isSearchWanted,
          isFormShown: context.isFormShown,
          hasSearch: isAdded(context.names, 'search'),
        }),
    });
    expectFullCoverage(machine, [checks, children]);
  });

  it('holds its invariants over random sequences', async () => {
    await checkRandomSequences(machine, {
      input: fc.record({
        wordsFor: fc.constant(input.wordsFor),
        isOffline: fc.boolean(),
        jitter: fc.constantFrom(0, 0.5, 1).map((chance) => () => chance),
      }),
      promises: true,
      maxLength: 16,
      before: () => {
        reset();
      },
      step: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...NAMES.map((name) => added(name))) },
        { weight: 8, arbitrary: fc.constantFrom(...hostEvents) },
        { weight: 4, arbitrary: fc.constantFrom(...childEvents) },
        { weight: 3, arbitrary: fc.constantFrom(shown, hidden, formShown, formHidden) },
        { weight: 3, arbitrary: waiting(1, 1999, 2000, 3999, 4000, 599_999, 600_000, 3_600_000) },
        doing('the server has answered', () => check.pending()[0]?.resolve(true)),
        doing('the server has not answered', () => check.pending()[0]?.resolve(false)),
        doing('the check fails', () => check.pending()[0]?.reject(new Error('no'))),
      ),
      invariant: (run) => {
        const { context, value, clock } = run;
        assert.equal(run.snapshot.status, 'active');
        // Each child exists once, under its name.
        assert.equal(new Set(context.names).size, context.names.length);
        for (const name of NAMES) {
          assert.equal(child(run, name) !== undefined, context.names.includes(name));
        }
        // Each operation runs at most once at a time, and none is left pending after its state was exited.
        assert.equal(check.pending().length, value.updateCheck === 'checking' ? 1 : 0);
        const hasCheckTimer =
          value.updateCheck !== 'unregistered' && value.updateCheck !== 'checking';
        const timers = (hasCheckTimer ? 1 : 0) + (value.maintenance === 'waiting' ? 1 : 0);
        assert.equal(clock.pending, timers);
        assert.ok(context.retryInMs >= 0 && context.retryInMs <= 3_600_000);
        // A search request is fulfilled once search is loaded.
        assert.ok(!(context.isSearchWanted && context.names.includes('search')));
        // Once for the library and once per content change, each time after the pause.
        assert.ok(maintenances * 4000 <= clock.now());
        if (context.names.includes('library')) {
          assert.equal(typesHeard(run, 'library').indexOf('SAVE.OFFERED'), 0);
          assert.equal(typesHeard(run, 'library').lastIndexOf('SAVE.OFFERED'), 0);
        }
        // Children added late have the same facts as the others.
        if (context.names.includes('update')) {
          const work = typesHeard(run, 'update').findLast((type) => type.startsWith('FORM.'));
          assert.equal(work === 'FORM.DIRTIED', context.isFormDirty);
        }
        if (context.names.includes('toasts')) {
          const sight = typesHeard(run, 'toasts').findLast((type) => type.startsWith('PAGE.'));
          assert.equal(sight === 'PAGE.HIDDEN', context.isPageHidden);
        }
      },
    });
  });
});
