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

const after = (...steps: Steps) => startRun(machine).playWith(ends, ...steps);

const READY = [open, 'loaded'] as const;
const LOADING = { open: { loading: 'typing' } };
const TYPING = { open: { ready: 'typing' } };

describe('search', () => {
  it.each<[what: string, Steps, stateAndStatus: string, activeAndVisited?: string]>([
    ['is closed at first', [], 'closed: waiting'],
    ['loads its index when opened', [open, open], 'typing: loading'],
    ['is ready once loaded', READY, 'settled: waiting'],
    ['may fail to load', [open, 'failed', submit, choose], 'failed: failed'],
    ['loads again', [open, 'failed', type('a'), retry], 'typing: loading'],
    ['runs the query then', [open, 'failed', type('a'), retry, 'loaded'], 'settled: found'],
    ['runs the query once loaded', [open, type('a'), 'loaded'], 'settled: found'],
    ['may be closed while it loads', [open, close], 'closed: waiting'],
    ['is ready when opened again', [...READY, close, open], 'settled: waiting'],

    ['finds', [...READY, type('a')], 'typing: found'],
    ['finds nothing', [...READY, type('zz')], 'typing: nothingFound'],
    ['does not search for blanks', [...READY, type('  ')], 'typing: waiting'],
    ['types until 699 ms', [...READY, type('m'), 699, type('ma'), 699], 'typing: found'],
    ['is settled after 700 ms', [...READY, type('ma'), 700], 'settled: found'],

    ['has nothing to select', [...READY, next], 'settled: waiting'],
    ['forgets the hit, typing', [...READY, type('a'), next, type('ab')], 'typing: found'],
    ['forgets the hit, closed', [...READY, type('a'), next, close, open], 'settled: found'],
    ['visits the best by Enter', [...READY, type('a'), submit], 'closed: found', '→ /k-12'],
    [
      'visits the selected hit by Enter',
      [...READY, type('a'), next, next, submit],
      'closed: found',
      '/k-12#tutoring → /k-12#tutoring',
    ],
    ['stays open by Enter without a hit', [...READY, submit], 'settled: waiting'],
    ['remembers Enter', [open, type('a'), submit, 'loaded'], 'closed: found', '→ /k-12'],
    [
      'forgets Enter when the query changes',
      [open, type('a'), submit, type('ab'), 'loaded'],
      'settled: found',
    ],
    ['stays open if Enter finds nothing', [open, submit, 'loaded'], 'settled: waiting'],
    ['is closed by a link', [...READY, type('a'), choose], 'closed: found'],
  ])('%s', async (_, steps, expected, activeAndVisited = '') => {
    const run = await after(...steps);
    const { status, active, isOpen, isSettled } = selectSearch(run.snapshot);
    expect(`${run.leaf}: ${status}`).toBe(expected);
    const visits = run.emitted.map(({ href }) => `→ ${href}`);
    expect([active ?? [], visits].flat().join(' ')).toBe(activeAndVisited);
    expect([isOpen, isSettled]).toEqual([!run.matches('closed'), !run.matches(TYPING)]);
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
