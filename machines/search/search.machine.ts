import { assign, emit, fromPromise, setup } from 'xstate';
import type { Finder, SearchContext, SearchEmitted, SearchEvent } from './search.types.ts';

/**
 * Search over the site's own content: **closed**, **loading** its index when first opened, **ready**, or
 * **failed** (no network, and the index is not on the device) with another try. What is typed while the
 * index loads is searched for as soon as it is there. A closed search keeps its words.
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
    loadIndex: fromPromise<Finder>(() =>
      Promise.reject(
        new Error('search: nothing loads the index. Provide `loadIndex` to the machine.'),
      ),
    ),
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
