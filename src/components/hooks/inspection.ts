import type { InspectionEvent } from 'xstate';

/**
 * Lets the machines on the page be observed: by the live charts of /machines and, on the
 * development server, by `window.machines` and the Stately inspector. Without a listener, the cost is
 * one call.
 */
type Listener = (event: InspectionEvent) => void;

const listeners = new Set<Listener>();

export function listenToMachines(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pass this to every actor as its `inspect` option. */
export const inspect = (event: InspectionEvent): void => {
  for (const listener of listeners) listener(event);
};
