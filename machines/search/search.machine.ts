import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
import type { Finder, SearchContext, SearchEmitted, SearchEvent } from './search.types.ts';

/**
 * Site search: **closed**, **loading** the index when first opened, **ready**, or **failed**
 * (offline, and the index is not cached) with a retry. A query typed while the index loads is run
 * as soon as it is loaded. The query is kept when the search is closed.
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
    setQuery: assign((_, { query }: { readonly query: string }) => ({ query })),
    setFinder: assign((_, { find }: { readonly find: Finder }) => ({ find })),
    search: assign(({ context }) => ({
      hits: context.query.trim() === '' ? [] : (context.find?.(context.query) ?? []),
    })),
    visitBest: emit(({ context }) => ({
      type: 'VISIT.REQUESTED',
      href: context.hits[0]?.href ?? '',
    })),
  },
  guards: {
    isLoaded: ({ context }) => context.find !== null,
    hasHits: ({ context }) => context.hits.length > 0,
  },
}).createMachine({
  id: 'search',
  context: { query: '', hits: [], find: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'SEARCH.OPENED': [{ guard: 'isLoaded', target: 'open.ready' }, { target: 'open.loading' }],
      },
    },
    open: {
      initial: 'loading',
      on: { 'SEARCH.CLOSED': 'closed' },
      states: {
        loading: {
          on: {
            'QUERY.CHANGED': {
              actions: { type: 'setQuery', params: ({ event }) => event },
            },
          },
          invoke: {
            id: 'loadIndex',
            src: 'loadIndex',
            onDone: {
              target: 'ready',
              actions: [
                { type: 'setFinder', params: ({ event }) => ({ find: event.output }) },
                'search',
              ],
            },
            onError: 'failed',
          },
        },
        ready: {
          on: {
            'QUERY.CHANGED': {
              actions: [{ type: 'setQuery', params: ({ event }) => event }, 'search'],
            },
            'QUERY.SUBMITTED': { guard: 'hasHits', target: '#search.closed', actions: 'visitBest' },
            'HIT.CHOSEN': '#search.closed',
          },
        },
        failed: {
          on: {
            'QUERY.CHANGED': {
              actions: { type: 'setQuery', params: ({ event }) => event },
            },
            'RETRY.REQUESTED': 'loading',
          },
        },
      },
    },
  },
});
