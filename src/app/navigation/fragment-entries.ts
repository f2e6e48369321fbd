/** Whether a history entry has the key under which the router stores a scroll position. */
export const isRouted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && '__TSR_key' in state;

/**
 * Gives the current history entry a key if it has none; otherwise the router would generate another one on
 * each visit and drop everything else in the entry (the open menu on small screens).
 */
export function nameEntry(): void {
  if (isRouted(history.state)) return;
  const key = String(performance.now());
  const state = { ...history.state, key, __TSR_key: key, __TSR_index: history.length };
  // Bypasses the router's patch: the entry has already been navigated to.
  History.prototype.replaceState.call(history, state, '');
}

/**
 * Lets Back restore the scroll position in a page whose address has a fragment. The browser creates the
 * history entry for a fragment itself, without a key. Called before the router is loaded, so that the entry
 * already has its key when the router sees it.
 */
export function nameFragmentEntries(): void {
  addEventListener('popstate', () => {
    if (history.state === null) nameEntry();
  });
}
