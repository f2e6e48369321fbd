import type { InspectionEvent } from 'xstate';

/**
 * Lets developers observe every machine on the page: the Stately inspector and the machine atlas
 * subscribe here on the development server. Visitors' pages have no listener; the cost is one call.
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
