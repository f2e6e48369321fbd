import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';

/** One line of the event log. */
export interface LogEntry {
  /** Time on the actor's clock, in ms. */
  readonly at: number;
  readonly event: EventObject;
  /** The innermost states after the event. */
  readonly states: readonly string[];
  /** Transitions taken, as "source target", which names their edges in a drawing. */
  readonly taken: readonly string[];
  /** False if no state handled it, or every guard failed. */
  readonly wasTaken: boolean;
}

/** How many log entries to keep. */
const LOG_LENGTH = 100;

/** A log with one more entry, newest first. */
export const logged = (entry: LogEntry, log: readonly LogEntry[] = []): readonly LogEntry[] =>
  [entry, ...log].slice(0, LOG_LENGTH);

/** What an actor has just done. */
export type Notify = (actor: AnyActorRef, snapshot: AnyMachineSnapshot, entry: LogEntry) => void;

/**
 * Turns XState's inspection events into log entries, one for each event that an actor has processed.
 * Actors that are not machines (promises, callbacks) are skipped.
 *
 * @param now current time on the actors' clock, in ms
 * @param only the id of the machine to record; all if omitted
 */
export function recorder(
  now: () => number,
  notify: Notify,
  only?: string,
): (event: InspectionEvent) => void {
  const steps = new WeakMap<AnyActorRef, { readonly taken: string[]; wasTaken: boolean }>();
  return (event) => {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.microstep') {
      const step = steps.get(actor) ?? { taken: [], wasTaken: false };
      for (const { source, target } of event._transitions) {
        step.wasTaken = true;
        step.taken.push(...(target ?? []).map((to) => `${source.id} ${to.id}`));
      }
      steps.set(actor, step);
      return;
    }
    if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
    const step = steps.get(actor);
    steps.delete(actor);
    if (only !== undefined && event.snapshot.machine.id !== only) return;
    notify(actor, event.snapshot, {
      at: Math.round(now()),
      event: event.event,
      states: innermost(event.snapshot),
      taken: step?.taken ?? [],
      wasTaken: event.event.type === 'xstate.init' || step?.wasTaken === true,
    });
  };
}

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' &&
  snapshot !== null &&
  '_nodes' in snapshot &&
  'machine' in snapshot;

/** The leaf states, without the machine's own name: `lock.locked`. */
export const innermost = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.') || node.key);

/** Shortens `xstate.after.lockMs.carousel.lock.locked` to "after lockMs". */
export function readableEvent({ type }: EventObject): string {
  const after = /^xstate\.after\.([^.]+)\./u.exec(type)?.[1];
  if (after !== undefined) return `after ${after}`;
  const actor = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/u.exec(type);
  if (actor !== null) return `${String(actor[1])}: ${String(actor[2])}`;
  return type === 'xstate.init' ? 'started' : type;
}
