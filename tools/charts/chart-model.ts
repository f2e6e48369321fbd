import { createActor } from 'xstate';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One transition as text: trigger, guard, actions. */
export interface ChartLine {
  /** Whether it is triggered by time. */
  readonly isDelay: boolean;
  /** In readable form: `SLIDE.NEXT`, `after lockMs (500 ms)`, `always`, `done: deliver`. */
  readonly trigger: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
}

/** What a state does without leaving it, listed inside its box. */
export interface ChartRow {
  readonly kind: 'entry' | 'exit' | 'invoke' | 'stays' | 'restarts';
  readonly line: ChartLine;
}

export interface ChartState {
  /** The state node's id in the machine: `carousel.lock.locked`. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string | null;
  readonly rows: readonly ChartRow[];
  readonly children: readonly ChartState[];
  /** The initial child; null where there is no choice. */
  readonly initial: string | null;
}

/** All transitions from one place to another. */
export interface ChartEdge {
  readonly source: string;
  readonly target: string;
  readonly lines: readonly ChartLine[];
}

/** A machine as a drawable chart. */
export interface Chart {
  readonly root: ChartState;
  readonly edges: readonly ChartEdge[];
}

/** A guard or an action in a machine's definition: a name, an object with one, or a function. */
type Named =
  string | { readonly type?: string; readonly name?: string; readonly guards?: readonly Named[] };

/** XState's own functions (assign, raise…) have types with this prefix. */
const BUILT_IN = /^xstate\./u;

function nameOf(part: Named): string {
  if (typeof part === 'string') return part;
  if (part.guards === undefined) return part.type?.replace(BUILT_IN, '') ?? 'inline';
  // and, or, not: functions named after their operation.
  const inner = part.guards.map(nameOf).join(` ${part.name ?? ''} `);
  return part.name === 'not' ? `not ${inner}` : inner;
}

interface TimerAction {
  readonly type?: string;
  readonly event?: { readonly type?: string };
}

/** XState starts the timers of `after` in hidden entry actions and clears them in exit actions. */
const isTimer = (action: unknown) =>
  (action as TimerAction).type === 'xstate.cancel' ||
  (action as TimerAction).event?.type?.startsWith('xstate.after.') === true;

const actionNames = (actions: readonly unknown[]) =>
  actions.filter((action) => !isTimer(action)).map((action) => nameOf(action as Named));

/** 90000 → "90 s"; below ten seconds the milliseconds matter, so they stay. */
export function readableMs(ms: number): string {
  if (ms < 10_000) return `${String(ms)} ms`;
  if (ms < 120_000) return `${String(ms / 1000)} s`;
  const hours = ms / 3_600_000;
  if (hours < 1) return `${String(ms / 60_000)} min`;
  return hours < 48 ? `${String(hours)} h` : `${String(hours / 24)} days`;
}

/**
 * How long a delay lasts in a machine that has just started; null if it depends on later events.
 */
function delayMs({ machine }: AnyStateNode, name: string, context: unknown): number | null {
  const delay = (machine.implementations.delays as Record<string, unknown>)[name];
  if (typeof delay === 'number') return delay;
  if (typeof delay !== 'function') return null;
  try {
    const ms = (delay as (args: unknown, params: unknown) => unknown)(
      { context, event: {} },
      undefined,
    );
    return typeof ms === 'number' && Number.isFinite(ms) && ms > 0 ? ms : null;
  } catch {
    return null;
  }
}

/** In readable form. */
function triggerOf(source: AnyStateNode, eventType: string, context: unknown): string {
  if (eventType === '') return 'always';
  const after = /^xstate\.after\.(.+)$/u.exec(eventType)?.[1];
  if (after !== undefined) {
    const name = after.slice(0, -(source.id.length + 1));
    if (/^\d+$/u.test(name)) return `after ${readableMs(Number(name))}`;
    const ms = delayMs(source, name, context);
    return `after ${name}${ms === null ? '' : ` (${readableMs(ms)})`}`;
  }
  const actor = /^xstate\.(done|error|snapshot)\.(?:actor|state)\.(.+)$/u.exec(eventType);
  if (actor !== null) {
    const [, what, who = ''] = actor;
    return who === source.id ? 'all regions done' : `${String(what)}: ${who}`;
  }
  return eventType === '*' ? 'any other event' : eventType;
}

const lineOf = (
  { source, eventType, guard, actions }: AnyTransitionDefinition,
  context: unknown,
): ChartLine => ({
  isDelay: eventType.startsWith('xstate.after.'),
  trigger: triggerOf(source, eventType, context),
  guard: guard === undefined ? null : nameOf(guard as Named),
  actions: actionNames(actions),
});

/**
 * Transitions that stay in their state are listed inside the box; `restarts` exits and re-enters it.
 */
function staysWithin(transition: AnyTransitionDefinition): ChartRow['kind'] | null {
  const { target, source } = transition;
  if (target === undefined || target.length === 0) return 'stays';
  if (target.length > 1 || target[0] !== source) return null;
  return transition.reenter || source.type === 'atomic' ? 'restarts' : 'stays';
}

const plain = (trigger: string, actions: readonly string[]): ChartLine => ({
  isDelay: false,
  trigger,
  guard: null,
  actions,
});

function stateOf(node: AnyStateNode, transitions: Transitions, context: unknown): ChartState {
  const entry = actionNames(node.entry);
  const exit = actionNames(node.exit);
  const rows: ChartRow[] = [];
  if (entry.length > 0) rows.push({ kind: 'entry', line: plain('entry', entry) });
  if (exit.length > 0) rows.push({ kind: 'exit', line: plain('exit', exit) });
  for (const { id, src } of node.invoke) {
    const source = typeof src === 'string' ? src : 'inline';
    rows.push({
      kind: 'invoke',
      line: plain(id === source ? `runs ${id}` : `runs ${source} as ${id}`, []),
    });
  }
  for (const transition of transitions.get(node) ?? []) {
    const kind = staysWithin(transition);
    if (kind !== null) rows.push({ kind, line: lineOf(transition, context) });
  }
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    description: node.description ?? null,
    rows,
    children: Object.values(node.states).map((child) => stateOf(child, transitions, context)),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  };
}

type Transitions = ReadonlyMap<AnyStateNode, readonly AnyTransitionDefinition[]>;

/**
 * Converts a machine into a chart: every state, and every transition with all its targets.
 *
 * @param input gives the initial context, on which its delays depend; nothing is run
 */
export function chartOf(machine: AnyStateMachine, input: unknown): Chart {
  const { context } = createActor(machine, { input }).getSnapshot() as { context: unknown };
  const transitions = new Map<AnyStateNode, readonly AnyTransitionDefinition[]>();
  const visit = (node: AnyStateNode) => {
    transitions.set(node, [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
    Object.values(node.states).forEach(visit);
  };
  visit(machine.root);

  const edges = new Map<string, { source: string; target: string; lines: ChartLine[] }>();
  for (const [node, own] of transitions) {
    for (const transition of own) {
      if (staysWithin(transition) !== null) continue;
      for (const target of transition.target ?? []) {
        const key = `${node.id} ${target.id}`;
        const edge = edges.get(key) ?? { source: node.id, target: target.id, lines: [] };
        edge.lines.push(lineOf(transition, context));
        edges.set(key, edge);
      }
    }
  }
  return { root: stateOf(machine.root, transitions, context), edges: [...edges.values()] };
}
