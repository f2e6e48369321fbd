import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** The parts of a machine, and which of them were never reached. Labels are readable. */
export interface CoverageReport {
  readonly machine: string;
  readonly states: { readonly covered: number; readonly total: number };
  readonly transitions: { readonly covered: number; readonly total: number };
  readonly missingStates: readonly string[];
  readonly missingTransitions: readonly string[];
}

/** Anything that carries coverage: a `MachineRun`, a `PathReport`, or a `Coverage`. */
export type CoverageSource = Coverage | { readonly coverage: Coverage };

const labelsOfMachine = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  // A history node is never active: transitions to it count, but the node itself does not.
  const children = Object.values(node.states).flatMap(nodesOf);
  return node.type === 'history' ? [] : [node, ...children];
}

function label(node: AnyStateNode, transition: AnyTransitionDefinition, index: number): string {
  const event = transition.eventType === '' ? 'always' : transition.eventType;
  const guard = transition.guard
    ? ` [${typeof transition.guard === 'string' ? transition.guard : ((transition.guard as { type?: string }).type ?? 'inline guard')}]`
    : '';
  const target = transition.target?.map((to) => to.id).join(', ') ?? '(stays)';
  return `${node.id} --${event}#${index}${guard}--> ${target}`;
}

function transitionLabels(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const known = labelsOfMachine.get(machine);
  if (known) return known;
  const labels = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
    for (const candidates of node.transitions.values()) {
      candidates.forEach((transition, index) => {
        labels.set(transition, label(node, transition, index));
      });
    }
    node.always?.forEach((transition, index) => {
      labels.set(transition, label(node, transition, index));
    });
  }
  labelsOfMachine.set(machine, labels);
  return labels;
}

/**
 * Records the state nodes entered and the transitions taken while actors run.
 *
 * A transition is one branch: a guarded event with three candidates counts three times. `after`,
 * `always`, `onDone`, `onError` and the root's `on` count like any other. Child machines in the
 * same actor system are recorded too, each under its own machine id.
 */
export class Coverage {
  readonly #states = new Set<string>();
  readonly #transitions = new Set<string>();

  /** Records one inspection event; pass it as the `inspect` option of `createActor`. */
  record(event: InspectionEvent): void {
    if (event.type === '@xstate.snapshot') this.#recordNodes(event.snapshot);
    if (event.type !== '@xstate.microstep') return;
    this.#recordNodes(event.snapshot);
    for (const transition of event._transitions) {
      // A transient state (`always`) appears in no snapshot, but its transition proves it was
      // entered.
      this.#states.add(transition.source.id);
      const found = transitionLabels(transition.source.machine).get(transition);
      if (found !== undefined) this.#transitions.add(found);
    }
  }

  #recordNodes(snapshot: unknown): void {
    const nodes = (snapshot as { _nodes?: AnyStateNode[] })._nodes;
    for (const node of nodes ?? []) this.#states.add(node.id);
  }

  /** Adds the coverage of another run. */
  merge(other: CoverageSource): this {
    const coverage = other instanceof Coverage ? other : other.coverage;
    for (const state of coverage.#states) this.#states.add(state);
    for (const transition of coverage.#transitions) this.#transitions.add(transition);
    return this;
  }

  /** Compares the coverage with everything the machine has. */
  report(machine: AnyStateMachine): CoverageReport {
    const states = nodesOf(machine.root).map((node) => node.id);
    const transitions = [...transitionLabels(machine).values()];
    const missingStates = states.filter((state) => !this.#states.has(state));
    const missingTransitions = transitions.filter((one) => !this.#transitions.has(one));
    return {
      machine: machine.id,
      states: { covered: states.length - missingStates.length, total: states.length },
      transitions: {
        covered: transitions.length - missingTransitions.length,
        total: transitions.length,
      },
      missingStates,
      missingTransitions,
    };
  }
}

/** A one-line summary: `carousel: 14/14 states, 31/31 transitions`. */
export function describeCoverage(report: CoverageReport): string {
  const { machine, states, transitions } = report;
  return `${machine}: ${states.covered}/${states.total} states, ${transitions.covered}/${transitions.total} transitions`;
}

/**
 * Fails unless the runs, taken together, entered every state and took every transition of the
 * machine; the message lists what is missing. Prints one line with the figures.
 *
 * @throws if the machine has no id (its labels would collide with another's), or if anything is
 *   uncovered
 */
export function expectFullCoverage(
  machine: AnyStateMachine,
  runs: Iterable<CoverageSource>,
): CoverageReport {
  if (machine.id === '(machine)') {
    throw new Error('Give the machine an id: coverage is recorded by machine id.');
  }
  const all = new Coverage();
  for (const run of runs) all.merge(run);
  const report = all.report(machine);
  const missing = [
    ...report.missingStates.map((state) => `  state never entered: ${state}`),
    ...report.missingTransitions.map((one) => `  transition never taken: ${one}`),
  ];
  if (missing.length > 0) {
    throw new Error(
      `Not all of the machine was covered (${describeCoverage(report)}):\n${missing.join('\n')}\nAdd events to the path options, add a hand-written run that reaches it, or delete it if it is unreachable.`,
    );
  }
  console.info(`covered ${describeCoverage(report)}`);
  return report;
}
