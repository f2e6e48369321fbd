/**
 * Replaces the address of the page that is shown: what it then leads to is the page as it is now. The router,
 * which patches the method of `history` to observe it, is bypassed, because the page stays.
 * @param address path and query, or a fragment
 */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(history, history.state, '', address);
}
