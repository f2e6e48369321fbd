import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';

/** What the atlas shows of an actor, its own or one of an open page. Plain data: it crosses tabs. */
export interface ActorReport {
  /** The machine's id in its definition. */
  readonly machineId: string;
  readonly status: string;
  /** The state value, as in `snapshot.value`. */
  readonly value: unknown;
  /** Ids of all states that it is in. */
  readonly states: readonly string[];
  readonly context: unknown;
}

/** One line of the event log. */
export interface LogEntry {
  /** Ms on the actor's clock. */
  readonly at: number;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
  /** The innermost states after it. */
  readonly states: readonly string[];
  /** Arrows gone along, as "source target". */
  readonly taken: readonly string[];
  /** False: no state wanted it, or every guard said no. */
  readonly wasTaken: boolean;
}

/** Anything, made plain: actors, functions and errors become words, so that it can cross tabs. */
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

/** The states that hold no other, without the machine's own name: `lock.locked`. */
export const innermost = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.') || node.key);

/** The arrows of a drawing that a microstep went along. */
export const arrowsOf = (transitions: readonly AnyTransitionDefinition[]): string[] =>
  transitions.flatMap(({ source, target }) => (target ?? []).map((to) => `${source.id} ${to.id}`));

/** `xstate.after.lockMs.carousel.lock.locked` is a mouthful: "after lockMs". */
export function readableEvent({ type }: EventObject): string {
  const after = /^xstate\.after\.([^.]+)\./u.exec(type)?.[1];
  if (after !== undefined) return `after ${after}`;
  const actor = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/u.exec(type);
  if (actor !== null) return `${String(actor[1])}: ${String(actor[2])}`;
  return type === 'xstate.init' ? 'started' : type;
}
