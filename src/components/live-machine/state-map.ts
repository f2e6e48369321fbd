import type { AnyMachineSnapshot } from 'xstate';
import { innermost } from './recorder.ts';

/** A state as a box of the map. */
export interface StateBox {
  readonly id: string;
  readonly name: string;
  readonly isLive: boolean;
  /** Whether a current state has a transition to it. */
  readonly isNext: boolean;
}

/** A state that is current and the states in it, of which one is current. */
export interface StateRow {
  readonly id: string;
  readonly name: string;
  readonly boxes: readonly StateBox[];
  /** How many of its states are left out. */
  readonly others: number;
}

/** What can be seen at once. */
const MOST_BOXES = 8;

type StateNode = AnyMachineSnapshot['_nodes'][number];

/** `waitingForReply` and `process-steps` as words. */
export const readable = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter}`)
    .replaceAll('-', ' ')
    .toLowerCase();

/** What a machine is doing, in few words: its current states, or what it keeps if it has but one. */
export const stateInWords = (snapshot: AnyMachineSnapshot): string =>
  Object.keys(snapshot.machine.states).length > 0
    ? innermost(snapshot)
        .map((state) => readable(state.split('.').at(-1) ?? state))
        .join(', ')
    : Object.entries(snapshot.context as Record<string, unknown>)
        .filter(([, value]) => typeof value === 'string' || value === null)
        .map(([name, value]) => `${readable(name)}: ${typeof value === 'string' ? value : 'none'}`)
        .join(', ');

/**
 * The part of a chart around the current states: a row for each current state that has states of its own, or
 * runs beside others, from the outside in. All current states are in it; of the others, first those that can
 * follow, until there are eight boxes.
 */
export function stateMap(snapshot: AnyMachineSnapshot): readonly StateRow[] {
  const { _nodes: current, machine } = snapshot;
  const live = new Set(current);
  const next = new Set(current.flatMap(targetsOf));
  const rows = current.filter(
    (node) =>
      node.type === 'compound' || (node.type === 'atomic' && node.parent?.type === 'parallel'),
  );
  // A machine of one state.
  if (rows.length === 0) rows.push(machine.root);
  let room = MOST_BOXES - rows.length;
  return rows.map((row) => {
    const states =
      row.type === 'compound' ? Object.values(row.states as Record<string, StateNode>) : [row];
    const now = states.find((state) => live.has(state));
    const ranked = states.toSorted((one, other) => rank(one) - rank(other));
    function rank(state: StateNode) {
      if (state === now) return 0;
      return next.has(state) ? 1 : 2;
    }
    const shown = new Set(ranked.slice(0, 1 + room));
    room -= shown.size - 1;
    return {
      id: row.id,
      name: readable(row.path.at(-1) ?? row.key),
      boxes: states
        .filter((state) => shown.has(state))
        .map((state) => ({
          id: state.id,
          name: state === machine.root ? stateInWords(snapshot) : readable(state.key),
          isLive: state === now,
          isNext: next.has(state),
        })),
      others: states.length - shown.size,
    };
  });
}

/** Where the transitions of a state lead. */
const targetsOf = (state: StateNode): readonly StateNode[] =>
  [...[...state.transitions.values()].flat(), ...(state.always ?? [])].flatMap(
    ({ target }) => target ?? [],
  );
