import { afterAll } from 'vitest';
import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** States entered and transitions taken by all runs of a test file, since Vitest isolates files. */
const reached = new Set<string>();

const labels = new WeakMap<AnyTransitionDefinition, string>();

/** A history node is never active: transitions to it count, but the node itself does not. */
const nodesOf = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'history' ? [] : [node, ...Object.values(node.states).flatMap(nodesOf)];

function guardOf({ guard }: AnyTransitionDefinition): string {
  if (guard === undefined) return '';
  return ` [${typeof guard === 'string' ? guard : ((guard as { type?: string }).type ?? 'inline')}]`;
}

/** One label for each branch: a guarded event with three candidates has three. */
const transitionsOf = (node: AnyStateNode) =>
  [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
    candidates.map((transition, index) => {
      const target = transition.target?.map(({ id }) => id).join(', ') ?? '(stays)';
      const event = transition.eventType || 'always';
      const label = `${node.id} --${event}#${index}${guardOf(transition)}--> ${target}`;
      labels.set(transition, label);
      return label;
    }),
  );

const chartOf = (machine: AnyStateMachine) =>
  nodesOf(machine.root).flatMap((node) => [node.id, ...transitionsOf(node)]);

/** Records one inspection event, also of child machines, each under its own machine id. */
export function recordCoverage(event: InspectionEvent): void {
  if (event.type !== '@xstate.snapshot' && event.type !== '@xstate.microstep') return;
  const { _nodes } = event.snapshot as { _nodes?: AnyStateNode[] };
  for (const { id } of _nodes ?? []) reached.add(id);
  if (event.type === '@xstate.snapshot') return;
  for (const transition of event._transitions) {
    if (!labels.has(transition)) chartOf(transition.source.machine);
    // A transient state (`always`) is in no snapshot, but its transition proves that it was entered.
    reached.add(transition.source.id);
    reached.add(labels.get(transition) ?? '');
  }
}

/**
 * Fails unless the runs of this test file so far, taken together, entered every state and took every
 * transition of the machine; the message lists what is missing.
 */
export function expectFullCoverage(machine: AnyStateMachine): void {
  const missing = chartOf(machine).filter((part) => !reached.has(part));
  if (missing.length > 0) {
    throw new Error(
      `No run of ${machine.id} reached:\n  ${missing.join('\n  ')}\nAdd a run that does, or delete what cannot be reached.`,
    );
  }
}

/**
 * Call it at the top of a machine's test file: the file fails unless its tests entered every state and took
 * every transition. Nothing is checked if only some of its tests ran.
 */
export function coversChart(machine: AnyStateMachine): void {
  // Vitest parses the first parameter as a list of fixtures.
  // oxlint-disable-next-line no-empty-pattern
  afterAll(({}, suite) => {
    const isPartial = (task: (typeof suite.tasks)[number]): boolean =>
      task.mode === 'skip' || ('tasks' in task && task.tasks.some(isPartial));
    if (!suite.tasks.some(isPartial)) expectFullCoverage(machine);
  });
}
