import { assign, emit, fromPromise, raise, setup, stateIn } from 'xstate';
import { hrefsOf } from './hrefs.ts';
import { notProvided } from '#machines/lib/not-provided.ts';
import type { Finder, SearchContext, SearchEmitted, SearchEvent } from './search.types.ts';

/** The index has been loaded: the query typed in the meantime is run. */
const SEARCH_WITH_INDEX = ['setFinder', 'search'] as const;

/**
 * Site search: **closed**, **loading** the index when first opened, **ready**, or **failed**
 * (offline, and the index is not cached) with a retry. A query typed while the index loads is run, and
 * Enter takes effect, as soon as it is loaded. The query is kept when the search is closed.
 *
 * While **ready** it is **typing** until there has been a pause, and then **settled**: only then is a
 * count worth announcing. The arrow keys move through the links of the hits and wrap around through the
 * field, which is before the first and after the last (APG, Combobox).
 *
 * The host provides the actor `loadIndex`, which resolves to the finder.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
  },
  actors: {
    loadIndex: fromPromise<Finder>(notProvided('search', 'loadIndex')),
  },
  actions: {
    setQuery: assign(({ context, event }) => ({
      query: 'query' in event ? event.query : context.query,
    })),
    // XState's own event for the end of the load is not among the declared ones.
    setFinder: assign(({ event }) => ({ find: (event as unknown as { output: Finder }).output })),
    search: assign(({ context }) => ({
      active: null,
      hits: context.query.trim() === '' ? [] : (context.find?.(context.query) ?? []),
    })),
    move: assign(({ context, event }) => {
      // The field is before the first and after the last.
      const stops = [null, ...hrefsOf(context.hits)];
      const at = stops.indexOf(context.active) + (event.type === 'HIT.NEXT' ? 1 : -1);
      return { active: stops.at(at % stops.length) ?? null };
    }),
    leaveHits: assign({ active: null }),
    visit: emit(({ context }) => ({
      type: 'VISIT.REQUESTED',
      href: context.active ?? context.hits[0]?.path ?? '',
    })),
  },
  delays: {
    /** A pause in typing, in ms, after which the number of hits is announced. */
    announceDelay: 700,
  },
  guards: {
    isLoaded: ({ context }) => context.find !== null,
    hasHits: ({ context }) => context.hits.length > 0,
    isSubmitted: stateIn({ open: { loading: 'submitted' } }),
  },
}).createMachine({
  id: 'search',
  context: { query: '', hits: [], active: null, find: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'SEARCH.OPENED': [{ guard: 'isLoaded', target: 'open.ready' }, { target: 'open.loading' }],
      },
    },
    open: {
      initial: 'loading',
      entry: 'leaveHits',
      on: { 'SEARCH.CLOSED': 'closed' },
      states: {
        loading: {
          initial: 'typing',
          on: {
            'QUERY.CHANGED': { target: '.typing', actions: 'setQuery' },
          },
          invoke: {
            id: 'loadIndex',
            src: 'loadIndex',
            onDone: [
              {
                guard: 'isSubmitted',
                target: 'ready',
                actions: [...SEARCH_WITH_INDEX, raise({ type: 'QUERY.SUBMITTED' })],
              },
              { target: 'ready', actions: SEARCH_WITH_INDEX },
            ],
            onError: 'failed',
          },
          states: {
            typing: { on: { 'QUERY.SUBMITTED': 'submitted' } },
            submitted: {},
          },
        },
        ready: {
          initial: 'settled',
          on: {
            'QUERY.CHANGED': { target: '.typing', reenter: true, actions: ['setQuery', 'search'] },
            'HIT.NEXT': { actions: 'move' },
            'HIT.PREVIOUS': { actions: 'move' },
            'QUERY.SUBMITTED': { guard: 'hasHits', target: '#search.closed', actions: 'visit' },
            'HIT.CHOSEN': '#search.closed',
          },
          states: {
            typing: { after: { announceDelay: 'settled' } },
            settled: {},
          },
        },
        failed: {
          on: {
            'QUERY.CHANGED': { actions: 'setQuery' },
            'RETRY.REQUESTED': 'loading',
          },
        },
      },
    },
  },
});
