import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  controlledPromise,
  coversChart,
  doing,
  settle,
  startRun,
} from '#machines/testing/index.ts';
import {
  searchMachine,
  selectSearch,
  type Finder,
  type PageHits,
  type SearchEvent,
} from './index.ts';

coversChart(searchMachine);

const tutoring = { heading: 'Tutoring', href: '/k-12#tutoring' };
const hit = { kind: '', line: '', trail: [], summary: '', sections: [], terms: [] };
const hits: readonly PageHits[] = [
  { ...hit, path: '/k-12', name: 'K-12', sections: [tutoring] },
  { ...hit, path: '/cognify', name: 'Cognify' },
];
const HREFS = ['/k-12', '/k-12#tutoring', '/cognify'];

/** Finds two pages for any query with an "a", and also for blanks, which must never reach it. */
const find: Finder = (query) => (query.includes('a') || query.trim() === '' ? hits : []);

const index = controlledPromise<Finder>();
const machine = searchMachine.provide({ actors: { loadIndex: index.logic as never } });

beforeEach(() => index.reset());

const open: SearchEvent = { type: 'SEARCH.OPENED' };
const close: SearchEvent = { type: 'SEARCH.CLOSED' };
const submit: SearchEvent = { type: 'QUERY.SUBMITTED' };
const choose: SearchEvent = { type: 'HIT.CHOSEN' };
const next: SearchEvent = { type: 'HIT.NEXT' };
const previous: SearchEvent = { type: 'HIT.PREVIOUS' };
const retry: SearchEvent = { type: 'RETRY.REQUESTED' };
const type = (query: string): SearchEvent => ({ type: 'QUERY.CHANGED', query });

/** How the load of the index ends. */
const ends = {
  loaded: () => index.resolve(find),
  failed: () => index.reject(new Error('no network')),
};
type Steps = readonly (SearchEvent | keyof typeof ends | number)[];

async function after(...steps: Steps) {
  const run = startRun(machine);
  for (const step of steps) {
    if (typeof step === 'string') await ends[step]();
    else run.play(step);
  }
  return run;
}

const READY = [open, 'loaded'] as const;
const LOADING = { open: { loading: 'typing' } };
const SETTLED = { open: { ready: 'settled' } };
const TYPING = { open: { ready: 'typing' } };

describe('search', () => {
  it.each<
    [what: string, Steps, value: unknown, status: string, active: string | null, visits: string[]]
  >([
    ['is closed at first', [], 'closed', 'waiting', null, []],
    ['loads its index when opened', [open, open], LOADING, 'loading', null, []],
    ['is ready once loaded', READY, SETTLED, 'waiting', null, []],
    ['may fail to load', [open, 'failed', submit, choose], { open: 'failed' }, 'failed', null, []],
    ['loads again', [open, 'failed', type('a'), retry], LOADING, 'loading', null, []],
    [
      'runs the query then',
      [open, 'failed', type('a'), retry, 'loaded'],
      SETTLED,
      'found',
      null,
      [],
    ],
    ['runs the query once loaded', [open, type('a'), 'loaded'], SETTLED, 'found', null, []],
    ['may be closed while it loads', [open, close], 'closed', 'waiting', null, []],
    ['is ready when opened again', [...READY, close, open], SETTLED, 'waiting', null, []],

    ['finds', [...READY, type('a')], TYPING, 'found', null, []],
    ['finds nothing', [...READY, type('zz')], TYPING, 'nothingFound', null, []],
    ['does not search for blanks', [...READY, type('  ')], TYPING, 'waiting', null, []],
    ['types until 699 ms', [...READY, type('m'), 699, type('ma'), 699], TYPING, 'found', null, []],
    ['is settled after 700 ms', [...READY, type('ma'), 700], SETTLED, 'found', null, []],

    ['has nothing to select', [...READY, next], SETTLED, 'waiting', null, []],
    ['forgets the hit, typing', [...READY, type('a'), next, type('ab')], TYPING, 'found', null, []],
    [
      'forgets the hit, closed',
      [...READY, type('a'), next, close, open],
      SETTLED,
      'found',
      null,
      [],
    ],
    ['visits the best by Enter', [...READY, type('a'), submit], 'closed', 'found', null, ['/k-12']],
    [
      'visits the selected hit by Enter',
      [...READY, type('a'), next, next, submit],
      'closed',
      'found',
      HREFS[1] ?? '',
      ['/k-12#tutoring'],
    ],
    ['stays open by Enter without a hit', [...READY, submit], SETTLED, 'waiting', null, []],
    ['remembers Enter', [open, type('a'), submit, 'loaded'], 'closed', 'found', null, ['/k-12']],
    [
      'forgets Enter when the query changes',
      [open, type('a'), submit, type('ab'), 'loaded'],
      SETTLED,
      'found',
      null,
      [],
    ],
    ['stays open if Enter finds nothing', [open, submit, 'loaded'], SETTLED, 'waiting', null, []],
    ['is closed by a link', [...READY, type('a'), choose], 'closed', 'found', null, []],
  ])('%s', async (_, steps, value, status, active, visits) => {
    const run = await after(...steps);
    expect(run.value).toEqual(value);
    const [isOpen, isSettled] = [value !== 'closed', value !== TYPING];
    expect(selectSearch(run.snapshot)).toMatchObject({ status, active, isOpen, isSettled });
    expect(run.emitted.map(({ href }) => href)).toEqual(visits);
  });

  it('moves through pages and their sections, and through the field at both ends', async () => {
    const run = await after(...READY, type('a'));
    const way = (event: SearchEvent) =>
      [1, 2, 3, 4, 5].map(() => selectSearch(run.send(event).snapshot).active);
    expect(way(next)).toEqual([...HREFS, null, HREFS[0]]);
    expect(way(previous)).toEqual([null, ...HREFS.toReversed(), null]);
  });

  it('keeps its query when closed, and loads its index once', async () => {
    const run = await after(...READY, type('a'), close, open);
    expect(selectSearch(run.snapshot)).toMatchObject({ query: 'a', hits });
    expect(index.calls).toHaveLength(1);
  });

  it('ignores an index that arrives too late', async () => {
    const run = await after(open);
    const [late] = index.calls;
    run.send(close);
    late?.resolve(find);
    await settle();
    expect(run.value).toBe('closed');
    expect(run.send(open).value).toEqual(LOADING);
  });

  it('fails without a loadIndex actor', async () => {
    const run = startRun(searchMachine).send(open);
    await settle();
    expect(run.value).toEqual({ open: 'failed' });
  });

  it('keeps its invariants in random sequences', async () => {
    const queries = [type('a'), type('zz'), type(' ')];
    await checkRandomSequences(machine, {
      promises: true,
      before: () => index.reset(),
      step: fc.oneof(
        fc.constantFrom(open, close, submit, choose, next, previous, retry, ...queries),
        doing('loaded', () => index.pending().at(-1)?.resolve(find)),
        doing('not loaded', () => index.pending().at(-1)?.reject(new Error('no network'))),
      ),
      invariant: (run) => {
        const { query, hits: found, active, find: finder } = run.context;
        if (query.trim() === '' || finder === null) assert.deepEqual(found, []);
        else if (run.matches({ open: 'ready' })) assert.deepEqual(found, finder(query));
        if (active !== null) assert.ok(JSON.stringify(found).includes(`"${active}"`));
        assert.equal(index.pending().length, run.matches({ open: 'loading' }) ? 1 : 0);
        assert.equal(run.clock.pending, selectSearch(run.snapshot).isSettled ? 0 : 1);
      },
    });
  });
});
