/**
 * The history entry of an open layer, such as a dialog, so that Back closes it first. It is not a page: a link
 * that is followed in the layer replaces it. The router, which patches the instance's methods, does not see it.
 */
const LAYER = 'hauseLayer';

export function pushLayerEntry(): void {
  if (isLayerEntry(history.state)) return;
  History.prototype.pushState.call(history, { ...history.state, [LAYER]: true }, '');
}

const isLayerEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && LAYER in state;

/** Goes back from the entry of a layer that was closed in another way, or that a reload has closed. */
export function dropLayerEntry(): void {
  if (isLayerEntry(history.state)) history.back();
}
