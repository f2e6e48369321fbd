import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';

/**
 * What the atlas shows for an actor, its own or one on an open page. Plain data, because it is sent
 * between tabs.
 */
export interface ActorReport {
  /** The machine's id in its definition. */
  readonly machineId: string;
  readonly status: string;
  /** The state value, as in `snapshot.value`. */
  readonly value: unknown;
  /** Ids of all its current states. */
  readonly states: readonly string[];
  readonly context: unknown;
}

/** How many log entries to keep. */
export const LOG_LENGTH = 200;

/** One line of the event log. */
export interface LogEntry {
  /** Time on the actor's clock, in ms. */
  readonly at: number;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
  /** The innermost states after the event. */
  readonly states: readonly string[];
  /** Transitions taken, as "source target". */
  readonly taken: readonly string[];
  /** False if no state handled it, or every guard failed. */
  readonly wasTaken: boolean;
}

/**
 * Converts any value to plain data: actors, functions and errors become strings, so that it can be
 * sent between tabs.
 */
export function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'function') return '(function)';
    if (part instanceof Error) return `${part.name}: ${part.message}`;
    if (part instanceof Map) return Object.fromEntries(part as Map<string, unknown>);
    if (part instanceof Set) return [...(part as Set<unknown>)];
    if (typeof part === 'object' && part !== null && 'sessionId' in part) {
      return `(actor ${String(part.sessionId)})`;
    }
    return part;
  }) as string | undefined;
  return text === undefined ? null : (JSON.parse(text) as unknown);
}

export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' &&
  snapshot !== null &&
  '_nodes' in snapshot &&
  'machine' in snapshot;

export const reportOf = (snapshot: AnyMachineSnapshot): ActorReport => ({
  machineId: snapshot.machine.id,
  status: snapshot.status,
  value: snapshot.value,
  states: snapshot._nodes.map(({ id }) => id),
  context: plain(snapshot.context),
});

/** The leaf states, without the machine's own name: `lock.locked`. */
export const innermost = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.') || node.key);

/** The transitions of a drawing that a microstep took. */
export const arrowsOf = (transitions: readonly AnyTransitionDefinition[]): string[] =>
  transitions.flatMap(({ source, target }) => (target ?? []).map((to) => `${source.id} ${to.id}`));

/** Shortens `xstate.after.lockMs.carousel.lock.locked` to "after lockMs". */
export function readableEvent({ type }: EventObject): string {
  const after = /^xstate\.after\.([^.]+)\./u.exec(type)?.[1];
  if (after !== undefined) return `after ${after}`;
  const actor = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/u.exec(type);
  if (actor !== null) return `${String(actor[1])}: ${String(actor[2])}`;
  return type === 'xstate.init' ? 'started' : type;
}
