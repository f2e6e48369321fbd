import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import {
  checkRandomSequences,
  controlledPromise,
  doing,
  expectFullCoverage,
  replayPaths,
  startRun,
  settle,
} from '#machines/testing/index.ts';
import { searchMachine, selectSearchStatus, selectIsSearchOpen, selectPageHits } from './index.ts';
import type { Finder, SearchHit } from './index.ts';

const hit = (path: string, section = ''): SearchHit => ({
  path,
  page: path.slice(1).toUpperCase(),
  section,
  href: section === '' ? path : `${path}#${section}`,
});

/** Finds two hits for any query with an "a", and also for blanks, which must never reach it. */
const find: Finder = (query) =>
  query.includes('a') || query.trim() === '' ? [hit('/k-12', 'tutoring'), hit('/cognify')] : [];

const index = controlledPromise<Finder, unknown>();
const machine = searchMachine.provide({ actors: { loadIndex: index.logic as never } });

beforeEach(() => index.reset());

const open = { type: 'SEARCH.OPENED' } as const;
const close = { type: 'SEARCH.CLOSED' } as const;
const submit = { type: 'QUERY.SUBMITTED' } as const;
const choose = { type: 'HIT.CHOSEN' } as const;
const retry = { type: 'RETRY.REQUESTED' } as const;
const type = (query: string) => ({ type: 'QUERY.CHANGED', query }) as const;
const every = [open, close, submit, choose, retry, type('a'), type('zz'), type(' ')];

/** The possible results of the invoked promise. */
const loaded: readonly { readonly type: string; readonly [field: string]: unknown }[] = [
  { type: 'xstate.done.actor.loadIndex', output: find },
  { type: 'xstate.error.actor.loadIndex', error: new Error('no network') },
];

const start = () => startRun(machine);

describe('opening', () => {
  it('loads the index once, however often the dialog is opened', async () => {
    const run = start();
    expect(index.calls).toHaveLength(0);
    expect(run.send(open, open).value).toEqual({ open: 'loading' });
    expect(index.calls).toHaveLength(1);
    await index.resolve(find);
    expect(run.value).toEqual({ open: 'ready' });
    expect(run.send(close).value).toBe('closed');
    expect(run.send(open).value).toEqual({ open: 'ready' });
    expect(index.calls).toHaveLength(1);
  });

  it('is open while loading, when ready and when failed', async () => {
    const run = start();
    expect(selectIsSearchOpen(run.snapshot)).toBe(false);
    expect(selectIsSearchOpen(run.send(open).snapshot)).toBe(true);
    await index.reject(new Error('no network'));
    expect(run.value).toEqual({ open: 'failed' });
    expect(selectIsSearchOpen(run.snapshot)).toBe(true);
  });

  it('retries on request, with what was typed in the meantime', async () => {
    const run = start().send(open);
    await index.reject(new Error('no network'));
    run.send(type('maths'), submit, choose, retry);
    expect(run.value).toEqual({ open: 'loading' });
    await index.resolve(find);
    expect(run.context.hits).toHaveLength(2);
  });

  it('can be canceled at any time, and ignores an index that arrives too late', async () => {
    const run = start().send(open);
    const [late] = index.calls;
    run.send(close);
    late?.resolve(find);
    await settle();
    expect(run.value).toBe('closed');
    expect(run.context.find).toBeNull();
    expect(run.send(open).value).toEqual({ open: 'loading' });
  });
});

describe('without a loadIndex actor', () => {
  it('fails, and names the missing actor', async () => {
    const run = startRun(searchMachine).send(open);
    await settle();
    expect(run.value).toEqual({ open: 'failed' });
    const loading = createActor(searchMachine.implementations.actors['loadIndex'] as AnyActorLogic);
    const failure = new Promise((resolve) => {
      loading.subscribe({ error: resolve });
    });
    loading.start();
    expect(await failure).toMatchObject({
      message: 'search: no `loadIndex` actor. Provide one to the machine.',
    });
  });
});

describe('searching', () => {
  const ready = async () => {
    const run = start().send(open);
    await index.resolve(find);
    return run;
  };

  it('searches for what was typed while the index was loading', async () => {
    const run = start().send(open, type('maths'));
    expect(run.context.hits).toEqual([]);
    await index.resolve(find);
    expect(run.context.hits.map(({ href }) => href)).toEqual(['/k-12#tutoring', '/cognify']);
  });

  it('searches on every change, and finds nothing for an empty query', async () => {
    const run = await ready();
    expect(run.context.hits).toEqual([]);
    expect(selectSearchStatus(run.snapshot)).not.toBe('nothingFound');
    expect(run.send(type('maths')).context.hits).toHaveLength(2);
    expect(run.send(type('zz')).context.hits).toEqual([]);
    expect(selectSearchStatus(run.snapshot)).toBe('nothingFound');
    run.send(type('  '));
    expect(run.context.query).toBe('  ');
    expect(selectSearchStatus(run.snapshot)).not.toBe('nothingFound');
    expect(selectSearchStatus(run.send(type('zz'), close).snapshot)).toBe('waiting');
  });

  it('groups by page and keeps a page that matches as a whole', async () => {
    const run = (await ready()).send(type('maths'));
    expect(selectPageHits(run.snapshot)).toEqual([
      { path: '/k-12', page: 'K-12', sections: [hit('/k-12', 'tutoring')] },
      { path: '/cognify', page: 'COGNIFY', sections: [] },
    ]);
  });

  it('goes to the best hit on Enter and closes; without a hit it stays open', async () => {
    const run = await ready();
    expect(run.send(submit).value).toEqual({ open: 'ready' });
    run.send(type('maths'), submit);
    expect(run.value).toBe('closed');
    expect(run.emitted).toEqual([{ type: 'VISIT.REQUESTED', href: '/k-12#tutoring' }]);
  });

  it('closes when a hit is chosen, and keeps the query for the next time', async () => {
    const run = (await ready()).send(type('maths'), choose);
    expect(run.value).toBe('closed');
    expect(run.emitted).toEqual([]);
    expect(run.send(open).context).toMatchObject({ query: 'maths' });
    expect(run.context.hits).toHaveLength(2);
  });
});

describe('the whole chart', () => {
  it('covers every state and transition', async () => {
    const report = await replayPaths(machine, {
      events: (snapshot) => [
        open,
        close,
        submit,
        choose,
        retry,
        type('a'),
        ...(snapshot.matches({ open: 'loading' }) ? loaded : []),
      ],
      promises: { loadIndex: index as never },
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.query, context.hits.length, context.find === null]),
    });
    expectFullCoverage(machine, [report]);
  });

  it('keeps its invariants in 10,000 random sequences', async () => {
    await checkRandomSequences(machine, {
      promises: true,
      before: () => index.reset(),
      step: fc.oneof(
        fc.constantFrom(...every),
        doing('loaded', () => index.pending().at(-1)?.resolve(find)),
        doing('not loaded', () => index.pending().at(-1)?.reject(new Error('no network'))),
      ),
      invariant: (run) => {
        const { query, hits, find: finder } = run.context;
        if (query.trim() === '' || finder === null) expect(hits).toEqual([]);
        else if (run.snapshot.matches({ open: 'ready' })) expect(hits).toEqual(finder(query));
        expect(index.pending()).toHaveLength(run.snapshot.matches({ open: 'loading' }) ? 1 : 0);
        expect(run.clock.pending).toBe(0);
      },
    });
  });
});
