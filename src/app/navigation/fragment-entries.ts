/**
 * Lets Back find the reader's place in a page whose address has a fragment. The browser makes the history
 * entry of a fragment by itself, without the key under which the router remembers a place; the router
 * would make up another one at each visit. Called before the router is made, so that the entry has its
 * key when the router hears of it.
 */
export function nameFragmentEntries(): void {
  addEventListener('popstate', () => {
    if (history.state !== null) return;
    const key = String(performance.now());
    const state = { key, __TSR_key: key, __TSR_index: history.length };
    // Past the router's patch: the entry has been navigated to already.
    History.prototype.replaceState.call(history, state, '');
  });
}
