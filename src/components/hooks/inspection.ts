import type { AnyActorRef, InspectionEvent } from 'xstate';

/**
 * Lets the machines on the page be observed: by the X-ray, by the live machines of /machines and, on the
 * development server, by `window.machines` and the Stately inspector. Without a listener, the cost is one call.
 */
type Listener = (event: InspectionEvent) => void;

const listeners = new Set<Listener>();
const actors = new Set<AnyActorRef>();

export function listenToMachines(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The actors of the page that are running, in the order in which they were started. */
export const runningActors = (): readonly AnyActorRef[] => [...actors];

/** Pass this to every actor as its `inspect` option. */
export const inspect = (event: InspectionEvent): void => {
  if (event.type === '@xstate.snapshot') {
    const { actorRef, snapshot } = event;
    actors[snapshot.status === 'active' ? 'add' : 'delete'](actorRef as AnyActorRef);
  }
  for (const listener of listeners) listener(event);
};
