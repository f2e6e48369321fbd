import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from './search.machine.ts';

export * from './search.machine.ts';
export * from './search.types.ts';

type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

/** What the views show. */
export function selectSearch(snapshot: SearchSnapshot) {
  const { query, hits, active } = snapshot.context;
  return {
    isOpen: snapshot.matches('open'),
    query,
    hits,
    active,
    status: statusOf(snapshot),
    /** Whether the status may be announced: not on every keystroke while the visitor is typing. */
    isSettled: !snapshot.matches({ open: { ready: 'typing' } }),
  };
}

export type SearchStatus = 'loading' | 'failed' | 'waiting' | 'nothingFound' | 'found';

/** Loading, failed, nothing typed, nothing found, or some hits. */
function statusOf(snapshot: SearchSnapshot): SearchStatus {
  if (snapshot.matches({ open: 'loading' })) return 'loading';
  if (snapshot.matches({ open: 'failed' })) return 'failed';
  if (snapshot.context.hits.length > 0) return 'found';
  const isSearched = snapshot.matches({ open: 'ready' }) && snapshot.context.query.trim() !== '';
  return isSearched ? 'nothingFound' : 'waiting';
}
