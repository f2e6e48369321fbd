import { assign, setup, type SnapshotFrom } from 'xstate';
import { requireIds, requireKnown, requireWholeNumber } from '#machines/lib/check-input.ts';

export interface FilterInput {
  /** The categories in page order ("All" first, if present); at least one, all unique. */
  readonly values: readonly string[];
  /** The category chosen initially. */
  readonly initial: string;
  /** The number of results per category. */
  readonly counts: Readonly<Record<string, number>>;
  /** The orders of the results, the initial one first; none has the name of a category. */
  readonly orders?: readonly string[];
}

export interface FilterContext extends Required<Omit<FilterInput, 'initial'>> {
  readonly chosen: string;
  readonly order: string | null;
}

export type FilterEvent =
  /** A toggle button was pressed: a category's or an order's. */
  | { readonly type: 'FILTER.CHOSEN'; readonly value: string }
  /** The address names a category or an order: a link chose it. */
  | { readonly type: 'FILTER.LINKED'; readonly value: string };

function requireCounts({ values, counts }: FilterInput): void {
  for (const value of values) {
    const count = counts[value];
    if (count === undefined) {
      throw new RangeError(
        `filter: counts has no number for '${value}'. Pass a count for every category.`,
      );
    }
    requireWholeNumber('filter', `the count of '${value}'`, count, 0);
  }
}

/**
 * Categories and, where results can be ordered, orders: toggle buttons, of which one of each is pressed
 * (docs/specification.md, 4.4).
 *
 * `unfiltered` is the initial state, in which nothing is announced. The first press leads to
 * `filtered`, in which the number of results is a status message (WCAG 4.1.3). Pressing the chosen
 * button again changes nothing: one is always chosen. What the address names is chosen without a message
 * on arrival, since it is part of the navigation. Unknown values are ignored.
 *
 * @throws RangeError (as the actor's error) for an empty list, duplicate values or orders, an
 *   unknown `initial`, or counts that lack a value or are not whole numbers
 */
export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    input: {} as FilterInput,
  },
  guards: {
    isOtherValue: ({ context, event: { value } }) =>
      [...context.values, ...context.orders].includes(value) &&
      context.chosen !== value &&
      context.order !== value,
  },
  actions: {
    choose: assign(({ context, event: { value } }) =>
      context.orders.includes(value) ? { order: value } : { chosen: value },
    ),
  },
}).createMachine({
  id: 'filter',
  context: ({ input }) => {
    const { orders = [] } = input;
    const values = requireIds('filter', 'values', input.values);
    requireIds('filter', 'values and orders', [...values, ...orders]);
    requireCounts(input);
    return {
      values,
      orders,
      order: orders[0] ?? null,
      chosen: requireKnown('filter', 'initial', input.initial, values),
      counts: input.counts,
    };
  },
  initial: 'unfiltered',
  on: {
    'FILTER.CHOSEN': { guard: 'isOtherValue', target: '.filtered', actions: 'choose' },
    'FILTER.LINKED': { guard: 'isOtherValue', actions: 'choose' },
  },
  states: {
    unfiltered: {},
    filtered: {},
  },
});

type FilterSnapshot = SnapshotFrom<typeof filterMachine>;

/** The chosen category; its button is pressed. */
export const selectChosen = ({ context }: FilterSnapshot): string => context.chosen;

/** The chosen order; null if the results have one order only. */
export const selectOrder = ({ context }: FilterSnapshot): string | null => context.order;

/** The current number of results. */
export const selectResultCount = ({ context }: FilterSnapshot): number =>
  context.counts[context.chosen] ?? 0;

/** Whether to announce the number of results; false on load. */
export const selectAnnounces = (snapshot: FilterSnapshot): boolean => snapshot.matches('filtered');
