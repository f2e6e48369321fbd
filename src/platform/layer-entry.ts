/**
 * The history entry of an open layer, such as a dialog, so that Back closes it first. It is not a page: a link
 * that is followed in the layer replaces it. The router, which patches the instance's methods, does not see it
 * (docs/decisions/0004-links-are-plain.md).
 */
const LAYER = 'hauseLayer';

let isGoing = false;

export function pushLayerEntry(): void {
  if (isLayerEntry(history.state)) return;
  History.prototype.pushState.call(history, { ...history.state, [LAYER]: true }, '');
}

const isLayerEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && LAYER in state;

/** Goes back, once, from the entry of a layer that was closed in another way. */
export function dropLayerEntry(): void {
  if (isGoing || !isLayerEntry(history.state)) return;
  isGoing = true;
  const arrive = () => {
    isGoing = false;
  };
  addEventListener('popstate', arrive, { once: true });
  history.back();
}

/** Drops the entry that a page still has when it is reloaded or comes back: its layer is closed by then. */
export function dropLeftEntry(): void {
  dropLayerEntry();
  addEventListener('pageshow', dropLayerEntry);
}
