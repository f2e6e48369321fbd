import type { InspectionEvent } from 'xstate';

/**
 * Where developers listen to every machine on the page: the Stately inspector and the machine atlas
 * subscribe here on the development server. Visitors' pages have no listener, and pay one call.
 */
type Listener = (event: InspectionEvent) => void;

const listeners = new Set<Listener>();

export function listenToMachines(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hand this to every actor as its `inspect` option. */
export const inspect = (event: InspectionEvent): void => {
  for (const listener of listeners) listener(event);
};
