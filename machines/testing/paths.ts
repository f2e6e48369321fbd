import type {
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { settle, type ControlledPromise } from './controlled-promise.ts';
import { startRun, type MachineRun } from './run.ts';

interface AnyEvent {
  readonly type: string;
}

export interface ReplayOptions<TMachine extends AnyStateMachine> {
  readonly input?: InputFrom<TMachine>;
  /**
   * The events to try in every state: a list, or a function of the snapshot. `xstate.after.*` is
   * added automatically. For the end of an invoked promise, add `{ type: 'xstate.done.actor.<id>',
   * output }` or `{ type: 'xstate.error.actor.<id>', error }`.
   */
  readonly events:
    readonly AnyEvent[] | ((snapshot: SnapshotFrom<TMachine>) => readonly AnyEvent[]);
  /** Which snapshots count as the same: default those with the same value and the same context. */
  readonly serializeState?: (snapshot: SnapshotFrom<TMachine>) => string;
  /** The machine's invoked promises by invoke id, which must already be provided to the machine. */
  readonly promises?: Readonly<Record<string, ControlledPromise<never, never>>>;
  /** Checked at the start and after every step. */
  readonly invariant?: (run: MachineRun<TMachine>) => void;
}

/** A path from `xstate/graph`: the first of its steps is the start. */
interface Path {
  readonly state: unknown;
  readonly steps: readonly { readonly event: AnyEvent }[];
}

const timersOf = (snapshot: unknown): AnyEvent[] =>
  (snapshot as { _nodes: AnyStateNode[] })._nodes
    .flatMap(({ after }) => after.map(({ eventType }) => eventType as string))
    .map((type) => ({ type }));

/** Advances time until the timer of this event has fired or been canceled. */
function waitFor(run: MachineRun<AnyStateMachine>, { type }: AnyEvent): void {
  const timers = () => run.actor.system.getSnapshot()._scheduledEvents;
  const [key = '', timer] =
    Object.entries(timers()).find(
      ([, one]) => one.event.type === type && one.target.sessionId === run.actor.sessionId,
    ) ?? [];
  if (timer === undefined) return;
  while (timers()[key] === timer && run.clock.advanceToNext());
}

async function perform<TMachine extends AnyStateMachine>(
  run: MachineRun<TMachine>,
  event: AnyEvent,
  { promises }: ReplayOptions<TMachine>,
): Promise<void> {
  const [, ending, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/u.exec(event.type) ?? [];
  const { output, error } = event as { output?: unknown; error?: unknown };
  const promise = promises?.[id] as ControlledPromise<unknown, unknown> | undefined;
  // On a real clock another timer may have come first, and have left the state that waited.
  const isWaiting = (promise?.pending().length ?? 0) > 0;
  if (ending === 'done' && isWaiting) await promise?.resolve(output);
  else if (ending === 'error' && isWaiting) await promise?.reject(error);
  else if (event.type.startsWith('xstate.after.')) waitFor(run, event);
  else if (ending === undefined) run.send(event as EventFromLogic<TMachine>);
  if (promises) await settle();
}

/**
 * Runs every event in every state on a real actor in simulated time: for each state the shortest path to it
 * (`getShortestPaths`), followed by each event that can happen there.
 *
 * @throws if an invariant fails or a timer is left at the end; the message has the path
 */
export async function replayPaths<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: ReplayOptions<TMachine>,
): Promise<void> {
  const serialize = (options.serializeState ??
    (({ value, context }: { value: unknown; context: unknown }) =>
      JSON.stringify([value, context]))) as (snapshot: unknown) => string;
  const given = options.events;
  const traversal = {
    ...('input' in options ? { input: options.input } : {}),
    limit: 100_000,
    serializeState: (snapshot: unknown) => serialize(snapshot),
    events: (snapshot: unknown) => [
      ...(typeof given === 'function' ? given(snapshot as SnapshotFrom<TMachine>) : given),
      ...timersOf(snapshot),
    ],
  } as never;
  const edges = getAdjacencyMap(machine, traversal) as unknown as Readonly<
    Record<string, { readonly transitions: Readonly<Record<string, { event: AnyEvent }>> }>
  >;
  const ways = (getShortestPaths(machine, traversal) as unknown as Path[]).map((path) => ({
    ...path,
    events: path.steps.slice(1).map(({ event }) => event),
  }));
  const edgesOf = (state: unknown) => Object.values(edges[serialize(state)]?.transitions ?? {});
  // A path that another one continues is not run twice.
  const continued = new Set(
    ways
      .filter(({ state }) => edgesOf(state).length > 0)
      .map(({ events }) => JSON.stringify(events)),
  );
  for (const { state, events: way } of ways) {
    for (const { event: lastEvent } of edgesOf(state)) {
      const events = [...way, lastEvent];
      if (continued.has(JSON.stringify(events))) continue;
      for (const promise of Object.values(options.promises ?? {})) promise.reset();
      try {
        const run = startRun(machine, 'input' in options ? { input: options.input as never } : {});
        options.invariant?.(run);
        for (const event of events) {
          await perform(run, event, options);
          options.invariant?.(run);
        }
        run.stop();
      } catch (error) {
        throw new Error(`Path failed: ${JSON.stringify(events)}\n${String(error)}`, {
          cause: error,
        });
      }
    }
  }
}
