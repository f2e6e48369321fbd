import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { emit, fromTransition, setup, type AnyActorRef, type AnyEventObject } from 'xstate';
import {
  checkRandomSequences,
  controlledPromise,
  coversChart,
  doing,
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

coversChart(appMachine);

/** A stub for any child: records received events, and emits events on request. */
const stub = fromTransition((heard: readonly AnyEventObject[], event: AnyEventObject, scope) => {
  if (event.type !== 'stub.EMIT') return [...heard, event];
  scope.emit(event['event'] as never);
  return heard;
}, []);

const check = controlledPromise<boolean>();
let done: string[] = [];
const machine = appMachine.provide({
  actors: { checkForUpdate: check.logic },
  actions: {
    maintainStorage: () => void done.push('maintain'),
    loadSearch: () => void done.push('load search'),
  },
});

function reset() {
  check.reset();
  done = [];
}
beforeEach(reset);

const input: AppInput = {
  wordsFor: (notice) => ({ kind: 'info', title: JSON.stringify(notice) }),
  isOffline: false,
};

const added = (name: AppActorName, logic: unknown = stub) =>
  ({ type: 'ACTOR.ADDED', name, logic, input: {} }) as unknown as AppEvent;

const start = (names: readonly AppActorName[] = [], overrides: Partial<AppInput> = {}) =>
  startRun(machine, { input: { ...input, ...overrides } }).send(
    ...names.map((name) => added(name)),
  );
type Run = ReturnType<typeof start>;

const child = (run: Run, name: AppActorName) =>
  run.actor.system.get(name) as AnyActorRef | undefined;

/** All events that a child has received. */
const heard = (run: Run, name: AppActorName): readonly AnyEventObject[] =>
  ((child(run, name) as AnyActorRef).getSnapshot() as { context: readonly AnyEventObject[] })
    .context;

const typesHeard = (run: Run, name: AppActorName) => heard(run, name).map(({ type }) => type);

/** Notices shown to the visitor, in order. */
const noticesOf = (run: Run): AppNotice[] =>
  heard(run, 'toasts')
    .filter(({ type }) => type === 'TOAST.ADDED')
    .map(({ toast }) => JSON.parse((toast as { title: string }).title) as AppNotice);

const registered: AppEvent = { type: 'WORKER.REGISTERED' };
const shown: AppEvent = { type: 'PAGE.SHOWN' };
const hidden: AppEvent = { type: 'PAGE.HIDDEN' };
const formShown: AppEvent = { type: 'FORM.SHOWN' };
const formHidden: AppEvent = { type: 'FORM.HIDDEN' };
const failed: AppEvent = { type: 'UPDATE.FAILED' };
const installed: AppEvent = { type: 'UPDATE.INSTALLED' };
const partLost: AppEvent = { type: 'PART.LOST' };
const searchRequested: AppEvent = { type: 'SEARCH.REQUESTED' };
const backOnline: AppEvent = { type: 'connectivity.BACK.ONLINE' };
const abandoned: AppEvent = { type: 'update.UPDATE.ABANDONED' };
const workBegun: AppEvent = { type: 'contactForm.WORK.BEGUN' };
const workSafe: AppEvent = { type: 'contactForm.WORK.SAFE' };
const sent = (hasWaited: boolean): AppEvent => ({
  type: 'outbox.ENQUIRY.SENT',
  key: 'one',
  hasWaited,
});
const full = (isUpdate: boolean): AppEvent => ({ type: 'INSTALLATION.FULL', isUpdate });
const settled = (isRequested: boolean, failedPages = 0) =>
  ({ type: 'library.LIBRARY.SETTLED', savedPages: 7, failedPages, isRequested }) as AppEvent;
const left = (pages: number, isGone: boolean): AppEvent => ({
  type: 'library.PAGES.LEFT',
  pages,
  isGone,
});

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

/** What each event is passed on as, and to whom. */
const ROUTES: readonly (readonly [AppEvent, AppActorName, AnyEventObject])[] = [
  [{ type: 'NETWORK.FOUND' }, 'connectivity', { type: 'NETWORK.FOUND' }],
  [{ type: 'NETWORK.FOUND' }, 'outbox', { type: 'NETWORK.BACK' }],
  [{ type: 'NETWORK.LOST' }, 'connectivity', { type: 'NETWORK.LOST' }],
  [{ type: 'FETCH.SUCCEEDED' }, 'connectivity', { type: 'FETCH.SUCCEEDED' }],
  [{ type: 'FETCH.FAILED' }, 'connectivity', { type: 'FETCH.FAILED' }],
  [{ type: 'FETCH.FAILED', isHeld: true }, 'connectivity', { type: 'FETCH.FAILED', isHeld: true }],
  [backOnline, 'library', { type: 'NETWORK.BACK' }],
  [backOnline, 'outbox', { type: 'NETWORK.BACK' }],
  [shown, 'toasts', { type: 'PAGE.SHOWN' }],
  [shown, 'library', { type: 'INVENTORY.STALE' }],
  [shown, 'outbox', { type: 'PAGE.SHOWN' }],
  [hidden, 'toasts', { type: 'PAGE.HIDDEN' }],
  [hidden, 'outbox', { type: 'PAGE.HIDDEN' }],
  [hidden, 'contactForm', { type: 'PAGE.LEFT' }],
  [{ type: 'ENQUIRIES.CLEARED' }, 'outbox', { type: 'CANCEL.REQUESTED' }],
  [installed, 'update', { type: 'UPDATE.INSTALLED' }],
  [failed, 'update', { type: 'UPDATE.FAILED' }],
  [{ type: 'CONTENT.CHANGED' }, 'update', { type: 'CONTENT.CHANGED' }],
  [
    { type: 'DATA_SAVER.CHANGED', isSavingData: true },
    'library',
    { type: 'CONNECTION.CHANGED', isSavingData: true },
  ],
  [searchRequested, 'search', { type: 'SEARCH.OPENED' }],
  [workBegun, 'update', { type: 'FORM.DIRTIED' }],
  [workSafe, 'update', { type: 'FORM.CLEANED' }],
];

/** What the visitor is told by a toast. */
const NOTICES: readonly (readonly [AppEvent, readonly AppNotice[]])[] = [
  [partLost, [{ kind: 'partLost' }]],
  [abandoned, [{ kind: 'updateFailed' }]],
  [full(true), [{ kind: 'storageFull' }]],
  [full(false), []],
  [{ type: 'library.STORAGE.FULL' }, [{ kind: 'storageFull' }]],
  [{ type: 'install.INSTALLATION.FINISHED' }, [{ kind: 'installed' }]],
  [{ type: 'install.OFFER.DISMISSED' }, [{ kind: 'installNotOffered' }]],
  [left(3, true), [{ kind: 'pagesRemoved', count: 3 }]],
  [left(3, false), [{ kind: 'pagesNotRemoved', count: 3 }]],
  [settled(true), [{ kind: 'pagesSaved', count: 7 }]],
  [settled(true, 2), [{ kind: 'pagesNotSaved', count: 2 }]],
  // A first visit is not interrupted to report saves that nobody requested.
  [settled(false), []],
  [settled(false, 2), []],
  [sent(true), [{ kind: 'enquirySent', hasWaited: true }]],
  [sent(false), [{ kind: 'enquirySent', hasWaited: false }]],
];

const every: readonly AppEvent[] = [
  ...new Set([...ROUTES, ...NOTICES].map(([event]) => event)),
  registered,
  formShown,
  formHidden,
  { type: 'OFFLINE_READING.REFUSED' },
];

describe('the root', () => {
  it('starts with nothing', () => {
    const run = start();
    expect(run.value).toEqual({
      children: {},
      updateCheck: 'unregistered',
      maintenance: 'unneeded',
    });
    expect([run.clock.pending, check.calls.length, done.length]).toEqual([0, 0, 0]);
  });

  it('tracks whether there is a network, and whether pages can be saved', () => {
    const run = start([], { isOffline: true });
    expect(selectIsOffline(run.snapshot)).toBe(true);
    const events: AppEvent[] = [{ type: 'NETWORK.FOUND' }, { type: 'NETWORK.LOST' }, backOnline];
    expect(events.map((event) => selectIsOffline(run.send(event).snapshot))).toEqual([
      false,
      true,
      // The browser was wrong: the server has answered.
      false,
    ]);
    expect(selectOfflineReading(run.snapshot)).toBe('unknown');
    run.send({ type: 'OFFLINE_READING.REFUSED' });
    expect(selectOfflineReading(run.snapshot)).toBe('refused');
    expect(selectOfflineReading(run.send(added('library')).snapshot)).toBe('open');
    expect(selectOfflineReading(start().send(full(false)).snapshot)).toBe('full');
    expect(selectOfflineReading(start().send(registered, failed).snapshot)).toBe('failed');
  });

  it('keeps running without the actors of a host', async () => {
    const run = startRun(appMachine, { input }).send(registered, searchRequested, added('library'));
    await settle();
    run.wait(4000);
    expect(run.value).toMatchObject({ updateCheck: { resting: 'recent' }, maintenance: 'done' });
  });
});

describe('children', () => {
  it.each(ROUTES)('%j reaches %s as %j', (event, name, expected) => {
    const run = start(NAMES);
    const before = heard(run, name).length;
    run.send(event);
    expect(heard(run, name).slice(before)).toEqual([expected]);
  });

  it('have the input they were added with, and are added once', () => {
    const echo = setup({ types: { context: {} as object, input: {} as object } }).createMachine({
      id: 'echo',
      context: ({ input: given }) => given,
    });
    const run = start();
    run.send({ type: 'ACTOR.ADDED', name: 'theme', logic: echo, input: { a: 1 } } as never);
    const theme = child(run, 'theme');
    expect(theme?.getSnapshot()).toMatchObject({ context: { a: 1 } });
    expect(child(run.send(added('theme')), 'theme')).toBe(theme);
    const library = start(['library']).send({ type: 'OFFLINE_READING.REFUSED' }, added('library'));
    expect(selectOfflineReading(library.snapshot)).toBe('refused');
    expect(typesHeard(library, 'library')).toEqual(['SAVE.OFFERED']);
  });

  it.each<[AppEvent[], AppActorName, string[]]>([
    [[workBegun], 'update', ['FORM.DIRTIED']],
    [[workBegun, workSafe], 'update', []],
    [[hidden], 'toasts', ['PAGE.HIDDEN']],
    [[hidden, shown], 'toasts', []],
    [[searchRequested], 'search', ['SEARCH.OPENED']],
    [[], 'search', []],
    [[workBegun, hidden, searchRequested], 'theme', []],
  ])('after %j %s is told %j when it is added', (before, name, types) => {
    expect(typesHeard(start().send(...before, added(name)), name)).toEqual(types);
  });

  it('that emit, even in their first step, are heard under their name', () => {
    const event = { type: 'INSTALLATION.FINISHED' };
    const later = start(['install', 'toasts']);
    child(later, 'install')?.send({ type: 'stub.EMIT', event });
    expect(noticesOf(later)).toEqual([{ kind: 'installed' }]);
    const run = start(['toasts']);
    const entry = emit(event);
    run.send(added('install', setup({}).createMachine({ id: 'hasty', entry })));
    expect(noticesOf(run)).toEqual([{ kind: 'installed' }]);
  });

  it('that fail leave the others running', () => {
    const failing = fromTransition((count: number, event: AnyEventObject) => {
      if (event.type === 'FETCH.FAILED') throw new Error('broken');
      return count + 1;
    }, 0);
    const run = start(['toasts']).send(added('connectivity', failing));
    child(run, 'connectivity')?.subscribe({ error: () => undefined });
    run.send({ type: 'FETCH.FAILED' }, { type: 'library.STORAGE.FULL' });
    expect(noticesOf(run)).toEqual([{ kind: 'storageFull' }]);
  });

  it('that were not added miss their events, and others hear nothing of them', () => {
    const run = start(['theme']).send(...every, ...every);
    expect(run.snapshot.status).toBe('active');
    expect(heard(run, 'theme')).toEqual([]);
    expect(noticesOf(run.send(added('toasts')))).toEqual([]);
  });

  it('include the form, which discards both its draft and the offered one', () => {
    const run = start(['contactForm']).send({ type: 'ENQUIRIES.CLEARED' });
    expect(typesHeard(run, 'contactForm')).toEqual(['OFFER.DECLINED', 'DRAFT.DISCARDED']);
  });

  it('include the form, whose confirmation ends where nobody sees it', () => {
    const run = start(['contactForm']).send(formShown, workBegun);
    expect(heard(run, 'contactForm')).toEqual([]);
    expect(typesHeard(run.send(formHidden, workBegun), 'contactForm')).toEqual(['PAGE.LEFT']);
  });

  it('include search, which is loaded when it is requested, and again in case that failed', () => {
    const run = start().send(searchRequested, searchRequested);
    expect(done).toEqual(['load search', 'load search']);
    run.send(added('search'), searchRequested);
    expect(typesHeard(run, 'search')).toEqual(['SEARCH.OPENED', 'SEARCH.OPENED']);
    expect(done).toHaveLength(3);
  });
});

describe('notices', () => {
  it.each(NOTICES)('%j is told as %j', (event, expected) => {
    expect(noticesOf(start(['toasts']).send(event))).toEqual(expected);
  });

  it('say once that a new version cannot be loaded, until one could be', () => {
    const run = start(['toasts']).send(failed, abandoned, failed, abandoned);
    expect(noticesOf(run)).toHaveLength(1);
    expect(noticesOf(run.send(installed, failed, abandoned))).toHaveLength(2);
    // What is full is not said to be tried again.
    expect(noticesOf(start(['toasts']).send(full(true), abandoned))).toEqual([
      { kind: 'storageFull' },
    ]);
  });

  it('do not repeat what the form itself shows', () => {
    expect(noticesOf(start(['toasts']).send(formShown, sent(true)))).toEqual([]);
    expect(noticesOf(start(['toasts']).send(formShown, formHidden, sent(true)))).toHaveLength(1);
  });
});

const CHECKING = 'checking';
const RECENT = { resting: 'recent' };
const OLD = { resting: 'old' };
const RETRYING = 'retrying';

/** How a check ends. */
const ends = {
  answered: () => check.resolve(true),
  unanswered: () => check.resolve(false),
  blocked: () => check.reject(new Error('blocked')),
};
type Steps = readonly (AppEvent | keyof typeof ends | number)[];

const after = (steps: Steps, overrides?: Partial<AppInput>) =>
  start(['connectivity'], overrides).playWith(ends, ...steps);

const RESTED: Steps = [registered, 'answered'];

describe('the check for updates', () => {
  it.each<[what: string, Steps, state: unknown]>([
    ['waits for a worker', [1e7, shown, backOnline, failed], 'unregistered'],
    ['begins with a worker', [registered], CHECKING],
    ['begins when a part is lost', [partLost], CHECKING],
    ['is done once at a time', [registered, registered, shown, backOnline, partLost], CHECKING],
    ['rests', RESTED, RECENT],
    ['rests without an answer', [registered, 'unanswered'], RECENT],
    ['rests when blocked', [registered, 'blocked'], RECENT],
    ['rests for ten minutes', [...RESTED, 599_999, shown], RECENT],
    ['is old after ten minutes', [...RESTED, 600_000, hidden], OLD],
    ['is repeated when the page is shown', [...RESTED, 600_000, shown], CHECKING],
    ['is not repeated before an hour', [...RESTED, 3_599_999], OLD],
    ['is repeated every hour', [...RESTED, 3_600_000], CHECKING],
    ['is repeated when the network is back', [...RESTED, backOnline], CHECKING],
    ['is repeated when a part is lost', [...RESTED, 600_000, partLost], CHECKING],
    ['is ended by a failed installation', [registered, failed], RETRYING],
    ['is retried after 2 s', [...RESTED, failed, 2000], CHECKING],
    ['is not retried before', [...RESTED, failed, 1999, shown, partLost, failed], RETRYING],
    ['is retried when the network is back', [...RESTED, failed, backOnline], CHECKING],
  ])('%s', async (_, steps, state) => {
    const run = await after(steps);
    expect(run.value.updateCheck).toEqual(state);
    expect(check.pending()).toHaveLength(state === CHECKING ? 1 : 0);
  });

  it('tells whether the server has answered', async () => {
    const run = await after([
      registered,
      'answered',
      backOnline,
      'unanswered',
      partLost,
      'blocked',
    ]);
    expect(typesHeard(run, 'connectivity')).toEqual(['FETCH.SUCCEEDED', 'FETCH.FAILED']);
  });

  it('waits longer after each failure, up to an hour, and starts over after a success', async () => {
    const run = await after([]);
    const waits: number[] = [];
    run.send(registered);
    for (let times = 1; times <= 13; times += 1) {
      await check.resolve(true);
      waits.push(run.send(failed).context.retryInMs);
      run.wait(run.context.retryInMs);
    }
    expect(waits.slice(0, 3)).toEqual([2000, 4000, 8000]);
    expect(waits.slice(-3)).toEqual([2_048_000, 3_600_000, 3_600_000]);
    await check.resolve(true);
    expect(run.send(installed, failed).context.retryInMs).toBe(2000);
    const jittered = await after([...RESTED, failed, 1000], { jitter: () => 1 });
    expect(jittered.value.updateCheck).toBe(CHECKING);
  });
});

describe('maintenance', () => {
  it.each<[Steps, times: number]>([
    [[added('theme'), 1e6], 0],
    [[added('library'), 3999], 0],
    [[added('library'), 3999, added('library'), 1, added('library'), 1e6], 1],
    [[added('library'), 4000, { type: 'CONTENT.CHANGED' }, { type: 'CONTENT.CHANGED' }, 3999], 1],
    [[added('library'), 4000, { type: 'CONTENT.CHANGED' }, 1e6], 2],
    [[added('library'), 4000, backOnline, 4000], 2],
    [[added('library'), 4000, { type: 'DATA_SAVER.CHANGED', isSavingData: false }, 4000], 2],
  ])('after %j ran %i times', async (steps, times) => {
    await after(steps);
    expect(done).toEqual(Array.from({ length: times }, () => 'maintain'));
  });
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
    before: reset,
    step: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...NAMES.map((name) => added(name))) },
      { weight: 6, arbitrary: fc.constantFrom(...every) },
      { weight: 2, arbitrary: waiting(1, 1999, 2000, 3999, 4000, 599_999, 600_000, 3_600_000) },
      fc.constantFrom(...(Object.keys(ends) as (keyof typeof ends)[])).chain((end) =>
        doing(end, async () => {
          if (check.pending().length > 0) await ends[end]();
        }),
      ),
    ),
    invariant: (run) => {
      const { context, value, clock } = run;
      assert.equal(run.snapshot.status, 'active');
      assert.equal(check.pending().length, value.updateCheck === 'checking' ? 1 : 0);
      const hasCheckTimer =
        value.updateCheck !== 'unregistered' && value.updateCheck !== 'checking';
      assert.equal(clock.pending, Number(hasCheckTimer) + Number(value.maintenance === 'waiting'));
      assert.ok(context.retryInMs >= 0 && context.retryInMs <= 3_600_000);
      // Children added late have the same facts as the others.
      if (child(run, 'update') !== undefined) {
        const work = typesHeard(run, 'update').findLast((type) => type.startsWith('FORM.'));
        assert.equal(work === 'FORM.DIRTIED', context.isFormDirty);
      }
      if (child(run, 'toasts') !== undefined) {
        const visibility = typesHeard(run, 'toasts').findLast((type) => type.startsWith('PAGE.'));
        assert.equal(visibility === 'PAGE.HIDDEN', context.isPageHidden);
      }
      if (child(run, 'search') !== undefined) assert.equal(context.isSearchWanted, false);
    },
  });
});
