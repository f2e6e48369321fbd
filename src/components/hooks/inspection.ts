import type { InspectionEvent } from 'xstate';

/**
 * Lets the machines on the page be observed: by the Stately inspector and the machine atlas on the
 * development server, and by the live charts on visitors' /machines page. Without a listener, the cost
 * is one call.
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
