import type { SnapshotFrom } from 'xstate';
import type { PageHits } from './search.types.ts';
import type { searchMachine } from './search.machine.ts';

export * from './search.machine.ts';
export * from './search.types.ts';

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

/** Whether the dialog is open. */
export const selectIsSearchOpen = (snapshot: SearchSnapshot): boolean => snapshot.matches('open');

/** The query as typed. */
export const selectQuery = ({ context }: SearchSnapshot): string => context.query;

/** The hits, best first. */
export const selectHits = ({ context }: SearchSnapshot): readonly PageHits[] => context.hits;

/** The URL of the link selected with the arrow keys; null for none. */
export const selectActiveHit = ({ context }: SearchSnapshot): string | null => context.active;

export type SearchStatus = 'loading' | 'failed' | 'waiting' | 'nothingFound' | 'found';

/** The status of the search: loading, failed, nothing typed, nothing found, or some hits. */
export function selectSearchStatus(snapshot: SearchSnapshot): SearchStatus {
  if (snapshot.matches({ open: 'loading' })) return 'loading';
  if (snapshot.matches({ open: 'failed' })) return 'failed';
  if (snapshot.context.hits.length > 0) return 'found';
  const isSearched = snapshot.matches({ open: 'ready' }) && snapshot.context.query.trim() !== '';
  return isSearched ? 'nothingFound' : 'waiting';
}

/** Whether the status may be announced: not on every keystroke while the visitor is typing. */
export const selectIsSettled = (snapshot: SearchSnapshot): boolean =>
  !snapshot.matches({ open: { ready: 'typing' } });
