import { assign, setup, type SnapshotFrom } from 'xstate';
import { requireIds, requireKnown, requireWholeNumber } from '#machines/lib/check-input.ts';

export interface FilterInput {
  /** The categories in page order ("All" first, if there is one); at least one, all different. */
  readonly values: readonly string[];
  /** The category chosen at the start. */
  readonly initial: string;
  /** How many results each category shows; needed to announce the number. */
  readonly counts?: Readonly<Record<string, number>>;
}

export interface FilterContext {
  readonly values: readonly string[];
  readonly chosen: string;
  readonly counts: Readonly<Record<string, number>> | null;
}

/** One of the toggle buttons was pressed. */
export interface FilterEvent {
  readonly type: 'FILTER.CHOSEN';
  readonly value: string;
}

function requireCounts({ values, counts }: FilterInput): void {
  if (!counts) return;
  for (const value of values) {
    const count = counts[value];
    if (count === undefined) {
      throw new RangeError(
        `filter: counts has no number for '${value}'. Count the results of every category, or leave counts out.`,
      );
    }
    requireWholeNumber('filter', `the count of '${value}'`, count, 0);
  }
}

/**
 * A row of toggle buttons of which one is pressed (docs/specification.md, 4.4).
 *
 * `unfiltered` is the state of the page as it loaded: nothing is announced. After the first press it
 * is `filtered`, and the number of results is a status message (WCAG 4.1.3). Pressing the chosen
 * button again changes nothing: one is always chosen. An unknown value is ignored.
 *
 * @throws RangeError (as the actor's error) for no values, a value twice, an unknown `initial`, or
 *   counts that lack a value or are not whole numbers
 */
export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    input: {} as FilterInput,
  },
  guards: {
    isOtherValue: ({ context }, { value }: { value: string }) =>
      context.values.includes(value) && context.chosen !== value,
  },
  actions: {
    choose: assign((_, { value }: { value: string }) => ({ chosen: value })),
  },
}).createMachine({
  id: 'filter',
  context: ({ input }) => {
    const values = requireIds('filter', 'values', input.values);
    requireCounts(input);
    return {
      values,
      chosen: requireKnown('filter', 'initial', input.initial, values),
      counts: input.counts ?? null,
    };
  },
  initial: 'unfiltered',
  on: {
    'FILTER.CHOSEN': {
      guard: { type: 'isOtherValue', params: ({ event }) => ({ value: event.value }) },
      target: '.filtered',
      actions: { type: 'choose', params: ({ event }) => ({ value: event.value }) },
    },
  },
  states: {
    unfiltered: {},
    filtered: {},
  },
});

type FilterSnapshot = SnapshotFrom<typeof filterMachine>;

/** The chosen category: its button is the one that is pressed. */
export const selectChosen = ({ context }: FilterSnapshot): string => context.chosen;

/** Results shown now; null when the input gave no counts. */
export const selectResultCount = ({ context }: FilterSnapshot): number | null =>
  context.counts?.[context.chosen] ?? null;

/** Should the number of results be announced? Not on load. */
export const selectAnnounces = (snapshot: FilterSnapshot): boolean => snapshot.matches('filtered');
