import assert from 'node:assert/strict';
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
import {
  searchMachine,
  selectActiveHit,
  selectHits,
  selectIsSearchOpen,
  selectIsSettled,
  selectSearchStatus,
} from './index.ts';
import type { Finder, PageHits } from './index.ts';

const tutoring = { heading: 'Tutoring', href: '/k-12#tutoring' };
const hits: readonly PageHits[] = [
  { path: '/k-12', name: 'K-12', trail: [], summary: '', sections: [tutoring] },
  { path: '/cognify', name: 'Cognify', trail: [], summary: '', sections: [] },
];

/** Finds two pages for any query with an "a", and also for blanks, which must never reach it. */
const find: Finder = (query) => (query.includes('a') || query.trim() === '' ? hits : []);

const index = controlledPromise<Finder, unknown>();
const machine = searchMachine.provide({ actors: { loadIndex: index.logic as never } });

beforeEach(() => index.reset());

const open = { type: 'SEARCH.OPENED' } as const;
const close = { type: 'SEARCH.CLOSED' } as const;
const submit = { type: 'QUERY.SUBMITTED' } as const;
const choose = { type: 'HIT.CHOSEN' } as const;
const next = { type: 'HIT.NEXT' } as const;
const previous = { type: 'HIT.PREVIOUS' } as const;
const retry = { type: 'RETRY.REQUESTED' } as const;
const type = (query: string) => ({ type: 'QUERY.CHANGED', query }) as const;
const every = [
  open,
  close,
  submit,
  choose,
  next,
  previous,
  retry,
  type('a'),
  type('zz'),
  type(' '),
];

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
    expect(run.send(open, open).value).toEqual({ open: { loading: 'typing' } });
    expect(index.calls).toHaveLength(1);
    await index.resolve(find);
    expect(run.value).toEqual({ open: { ready: 'settled' } });
    expect(run.send(close).value).toBe('closed');
    expect(run.send(open).value).toEqual({ open: { ready: 'settled' } });
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

  it('retries on request, with the query typed in the meantime', async () => {
    const run = start().send(open);
    await index.reject(new Error('no network'));
    run.send(type('maths'), submit, choose, retry);
    expect(run.value).toEqual({ open: { loading: 'typing' } });
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
    expect(run.send(open).value).toEqual({ open: { loading: 'typing' } });
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

  it('searches for a query typed while the index was loading', async () => {
    const run = start().send(open, type('maths'));
    expect(run.context.hits).toEqual([]);
    await index.resolve(find);
    expect(selectHits(run.snapshot)).toEqual(hits);
    expect(selectIsSettled(run.snapshot)).toBe(true);
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

  it('is settled 700 ms after the last letter, not before', async () => {
    const run = await ready();
    run.send(type('m'));
    run.wait(699);
    expect(selectIsSettled(run.snapshot)).toBe(false);
    run.send(type('ma'));
    run.wait(699);
    expect(selectIsSettled(run.snapshot)).toBe(false);
    run.wait(1);
    expect(selectIsSettled(run.snapshot)).toBe(true);
    // The count is known immediately; only its announcement waits.
    expect(selectSearchStatus(run.snapshot)).toBe('found');
  });

  it('moves through pages and their sections with the arrow keys, and through the field at both ends', async () => {
    const run = await ready();
    const active = () => selectActiveHit(run.snapshot);
    run.send(next);
    expect(active()).toBeNull();
    run.send(type('maths'));
    const way = ['/k-12', '/k-12#tutoring', '/cognify', null, '/k-12'].map((expected) => {
      run.send(next);
      return [active(), expected];
    });
    for (const [found, expected] of way) expect(found).toBe(expected);
    for (const expected of [null, '/cognify', '/k-12#tutoring', '/k-12', null]) {
      run.send(previous);
      expect(active()).toBe(expected);
    }
  });

  it('clears the selected hit when the query changes or the dialog closes', async () => {
    const run = (await ready()).send(type('maths'), next);
    expect(selectActiveHit(run.snapshot)).toBe('/k-12');
    expect(selectActiveHit(run.send(type('maths!')).snapshot)).toBeNull();
    run.send(next, close, open);
    expect(selectActiveHit(run.snapshot)).toBeNull();
  });

  it('goes to the best hit on Enter and closes; without a hit it stays open', async () => {
    const run = await ready();
    expect(run.send(submit).value).toEqual({ open: { ready: 'settled' } });
    run.send(type('maths'), submit);
    expect(run.value).toBe('closed');
    expect(run.emitted).toEqual([{ type: 'VISIT.REQUESTED', href: '/k-12' }]);
  });

  it('goes to the best hit on Enter while the index still loads, unless the query changes after it', async () => {
    const run = start().send(open, type('maths'), submit);
    await index.resolve(find);
    expect(run.value).toBe('closed');
    expect(run.emitted).toEqual([{ type: 'VISIT.REQUESTED', href: '/k-12' }]);

    index.reset();
    const changed = start().send(open, type('math'), submit, type('maths'));
    await index.resolve(find);
    expect(changed.value).toEqual({ open: { ready: 'settled' } });
    expect(changed.emitted).toEqual([]);
  });

  it('stays open after Enter when the index, loaded later, has no hit', async () => {
    const run = start().send(open, submit);
    await index.resolve(find);
    expect(run.value).toEqual({ open: { ready: 'settled' } });
    expect(run.emitted).toEqual([]);
  });

  it('goes to the hit selected with the arrow keys', async () => {
    const run = (await ready()).send(type('maths'), next, next, submit);
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
        next,
        previous,
        retry,
        type('a'),
        ...(snapshot.matches({ open: 'loading' }) ? loaded : []),
      ],
      promises: { loadIndex: index as never },
      serializeState: ({ value, context }) =>
        JSON.stringify([
          value,
          context.query,
          context.hits.length,
          context.active,
          context.find === null,
        ]),
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
        const { query, hits: found, active, find: finder } = run.context;
        if (query.trim() === '' || finder === null) assert.deepEqual(found, []);
        else if (run.snapshot.matches({ open: 'ready' })) assert.deepEqual(found, finder(query));
        if (active !== null) assert.ok(JSON.stringify(found).includes(`"${active}"`));
        assert.equal(index.pending().length, run.snapshot.matches({ open: 'loading' }) ? 1 : 0);
        assert.equal(run.clock.pending, selectIsSettled(run.snapshot) ? 0 : 1);
      },
    });
  });
});
