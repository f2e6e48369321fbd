import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';

/** One line of the event log. */
export interface LogEntry {
  /** Time on the actor's clock, in ms. */
  readonly at: number;
  readonly event: EventObject;
  /** The innermost states after the event. */
  readonly states: readonly string[];
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
 */
export function recorder(now: () => number, notify: Notify): (event: InspectionEvent) => void {
  const moved = new WeakSet<AnyActorRef>();
  return (event) => {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.microstep') {
      if (event._transitions.length > 0) moved.add(actor);
      return;
    }
    if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
    const wasTaken = moved.delete(actor);
    notify(actor, event.snapshot, {
      at: Math.round(now()),
      event: event.event,
      states: innermost(event.snapshot),
      wasTaken: event.event.type === 'xstate.init' || wasTaken,
    });
  };
}

export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
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
