/** Whether a history entry has the key under which the router remembers a place. */
export const isRouted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && '__TSR_key' in state;

/**
 * Gives the present history entry its key, where it has none; the router would make up another one at each
 * visit, and drop what else is in the entry (the open menu of small screens).
 */
export function nameEntry(): void {
  if (isRouted(history.state)) return;
  const key = String(performance.now());
  const state = { ...history.state, key, __TSR_key: key, __TSR_index: history.length };
  // Past the router's patch: the entry has been navigated to already.
  History.prototype.replaceState.call(history, state, '');
}

/**
 * Lets Back find the reader's place in a page whose address has a fragment. The browser makes the history
 * entry of a fragment by itself, without a key. Called before the router is loaded, so that the entry has
 * its key when the router hears of it.
 */
export function nameFragmentEntries(): void {
  addEventListener('popstate', () => {
    if (history.state === null) nameEntry();
  });
}
