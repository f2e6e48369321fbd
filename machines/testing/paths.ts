import type {
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths, getSimplePaths } from 'xstate/graph';
import { settle, type ControlledPromise } from './controlled-promise.ts';
import { Coverage } from './coverage.ts';
import { startRun, type MachineRun } from './machine-run.ts';

interface AnyEvent {
  readonly type: string;
}

export interface PathOptions<TMachine extends AnyStateMachine> {
  readonly input?: InputFrom<TMachine>;
  /**
   * The events to try in every state: a list, or a function of the snapshot. `xstate.after.*` is
   * added automatically. For a delayed `raise`, add the raised event; for the end of an invoked
   * promise, add `{ type: 'xstate.done.actor.<id>', output }` or `{ type:
   * 'xstate.error.actor.<id>', error }`.
   */
  readonly events:
    readonly AnyEvent[] | ((snapshot: SnapshotFrom<TMachine>) => readonly AnyEvent[]);
  /**
   * Which snapshots count as the same vertex. Default: same state value and same context. Include
   * fewer fields of the context if it has many values (a counter, coordinates).
   */
  readonly serializeState?: (snapshot: SnapshotFrom<TMachine>) => string;
  /**
   * `shortest` (default) visits each vertex once; `simple` takes all loop-free paths: small
   * machines only.
   */
  readonly kind?: 'shortest' | 'simple';
  /** The maximum number of vertices and edges before it gives up; default 100,000. */
  readonly limit?: number;
}

export interface ReplayOptions<TMachine extends AnyStateMachine> extends PathOptions<TMachine> {
  /** The machine's invoked promises by invoke id, which must already be provided to the machine. */
  readonly promises?: Readonly<Record<string, ControlledPromise<never, never>>>;
  /** Checked at the start and after every step. */
  readonly invariant?: (run: MachineRun<TMachine>) => void;
}

/** A path through the machine: its events, and the vertex expected after each. */
export interface MachinePath {
  readonly events: readonly AnyEvent[];
  readonly expected: readonly string[];
}

export interface PathReport {
  readonly coverage: Coverage;
  /** The number of paths run on a real actor. */
  readonly replayed: number;
  /** Of these, the paths abandoned because an earlier timer fired first. */
  readonly diverged: number;
}

function defaultSerialize(snapshot: unknown): string {
  const { value, context } = snapshot as { value: unknown; context: unknown };
  return JSON.stringify({ value, context });
}

function serializer<TMachine extends AnyStateMachine>(options: PathOptions<TMachine>) {
  return (options.serializeState ?? defaultSerialize) as (snapshot: unknown) => string;
}

function timersOf(snapshot: unknown): AnyEvent[] {
  const nodes = (snapshot as { _nodes: AnyStateNode[] })._nodes;
  const types = nodes.flatMap((node) => node.after.map((delayed) => delayed.eventType as string));
  return [...new Set(types)].map((type) => ({ type }));
}

/**
 * Paths that together cover every edge of the machine's graph: for each vertex the path to it from
 * `getShortestPaths` (or `getSimplePaths`), followed by each event that can happen there. Paths
 * that are a prefix of a longer one are omitted.
 *
 * @throws if the graph is larger than `limit`
 */
export function coveringPaths<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: PathOptions<TMachine>,
): MachinePath[] {
  const serialize = serializer(options);
  const given = options.events;
  const traversal = {
    ...('input' in options ? { input: options.input } : {}),
    limit: options.limit ?? 100_000,
    serializeState: (snapshot: unknown) => serialize(snapshot),
    events: (snapshot: unknown) => [
      ...(typeof given === 'function' ? given(snapshot as SnapshotFrom<TMachine>) : given),
      ...timersOf(snapshot),
    ],
  } as never;

  const adjacency = getAdjacencyMap(machine, traversal) as unknown as Record<
    string,
    { transitions: Record<string, { event: AnyEvent; state: unknown }> }
  >;
  const ways = (options.kind === 'simple'
    ? getSimplePaths(machine, traversal)
    : getShortestPaths(machine, traversal)) as unknown as {
    state: unknown;
    steps: { event: AnyEvent; state: unknown }[];
  }[];

  const candidates: MachinePath[] = [];
  for (const way of ways) {
    const steps = way.steps.slice(1); // the first is xstate.init
    const events = steps.map((step) => step.event);
    const expected = steps.map((step) => serialize(step.state));
    const edges = Object.values(adjacency[serialize(way.state)]?.transitions ?? {});
    if (edges.length === 0) candidates.push({ events, expected });
    for (const edge of edges) {
      candidates.push({
        events: [...events, edge.event],
        expected: [...expected, serialize(edge.state)],
      });
    }
  }
  return withoutBeginnings(candidates);
}

function withoutBeginnings(paths: MachinePath[]): MachinePath[] {
  const beginnings = new Set<string>();
  const kept: MachinePath[] = [];
  for (const path of paths.toSorted((a, b) => b.events.length - a.events.length)) {
    const keys = path.events.map((event) => JSON.stringify(event));
    if (beginnings.has(keys.join('\n'))) continue;
    keys.forEach((_, index) => beginnings.add(keys.slice(0, index + 1).join('\n')));
    kept.push(path);
  }
  return kept;
}

type Outcome = 'as planned' | 'overtaken';

/** The scheduled event of the actor that matches this event. */
function scheduledOf(run: MachineRun<AnyStateMachine>, event: AnyEvent) {
  const { _scheduledEvents } = run.actor.system.getSnapshot();
  const wanted = JSON.stringify(event);
  return Object.entries(_scheduledEvents).find(
    ([, scheduled]) =>
      scheduled.target.sessionId === run.actor.sessionId &&
      JSON.stringify(scheduled.event) === wanted,
  );
}

/** Advances time until this exact timer has fired or been canceled (a re-armed one is another). */
function waitFor(
  run: MachineRun<AnyStateMachine>,
  [key, timer]: NonNullable<ReturnType<typeof scheduledOf>>,
): Outcome {
  const isPending = () => run.actor.system.getSnapshot()._scheduledEvents[key] === timer;
  let outcome: Outcome = 'as planned';
  while (isPending()) {
    const before = run.clock.pending;
    run.clock.advanceToNext();
    const another = isPending() || before - run.clock.pending > 1;
    if (another) outcome = 'overtaken';
  }
  return outcome;
}

async function perform<TMachine extends AnyStateMachine>(
  run: MachineRun<TMachine>,
  event: AnyEvent,
  options: ReplayOptions<TMachine>,
): Promise<Outcome> {
  const [, ending, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (ending !== undefined && id !== undefined) {
    const promise = options.promises?.[id] as ControlledPromise<unknown, unknown> | undefined;
    if (!promise) {
      throw new Error(
        `The path ends the invoked actor '${id}', but options.promises has no '${id}'. Provide a controlledPromise() to the machine and name it there.`,
      );
    }
    const { output, error } = event as { output?: unknown; error?: unknown };
    await (ending === 'done' ? promise.resolve(output) : promise.reject(error));
    return 'as planned';
  }
  const timer = scheduledOf(run, event);
  if (timer) return waitFor(run, timer);
  // A timer that fired while its guard was false is gone: on a real clock this step cannot happen.
  if (event.type.startsWith('xstate.after.')) return 'overtaken';
  run.send(event as EventFromLogic<TMachine>);
  if (options.promises) await settle();
  return 'as planned';
}

/**
 * Runs every covering path on a real actor with a simulated clock: an `xstate.after.*` step
 * advances the clock to that timer, the end of a promise settles it, and every other step is sent.
 * After each step the actor must be at the vertex that the graph predicts. If two timers run at
 * once, the graph allows orders that time does not; such a path is abandoned at that point and
 * counted as diverged.
 *
 * @throws if an actor is not where the graph predicts, an invariant fails or a timer is left at the
 *   end
 */
export async function replayPaths<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: ReplayOptions<TMachine>,
): Promise<PathReport> {
  const serialize = serializer(options);
  const coverage = new Coverage();
  const paths = coveringPaths(machine, options);
  let diverged = 0;

  for (const path of paths) {
    for (const promise of Object.values(options.promises ?? {})) promise.reset();
    const run = startRun(machine, 'input' in options ? { input: options.input as never } : {});
    const told = () => path.events.map((event) => JSON.stringify(event)).join(' → ');
    try {
      options.invariant?.(run);
      for (const [index, event] of path.events.entries()) {
        const outcome = await perform(run, event, options);
        options.invariant?.(run);
        const actual = serialize(run.snapshot);
        if (actual === path.expected[index]) continue;
        if (outcome === 'overtaken') {
          diverged += 1;
          break;
        }
        throw new Error(
          `step ${index + 1}, ${JSON.stringify(event)}: expected ${path.expected[index]}, found ${actual}`,
        );
      }
      run.stop();
    } catch (error) {
      throw new Error(`Path failed: ${told()}\n${String(error)}`, { cause: error });
    }
    coverage.merge(run);
  }
  return { coverage, replayed: paths.length, diverged };
}
