import { assign, setup, type SnapshotFrom } from 'xstate';
import { requireIds, requireKnown } from '#machines/lib/check-input.ts';
import { wrapIndex } from '#machines/lib/wrap-index.ts';

export interface TabsInput {
  /** The tabs in page order; at least one, all unique. */
  readonly ids: readonly string[];
  /** The tab selected initially. */
  readonly initial: string;
}

export interface TabsContext {
  readonly ids: readonly string[];
  /** Always one of `ids`. */
  readonly selected: string;
}

export type TabsEvent =
  /** A tab was clicked, or the URL hash names it. */
  | { type: 'TAB.SELECTED'; id: string }
  /** The arrow key in reading direction (Left on a right-to-left page). */
  | { type: 'TAB.NEXT' }
  | { type: 'TAB.PREVIOUS' }
  /** Home. */
  | { type: 'TAB.FIRST' }
  /** End. */
  | { type: 'TAB.LAST' };

const neighbor = ({ ids, selected }: TabsContext, step: 1 | -1) => ({
  selected: ids[wrapIndex(ids.indexOf(selected) + step, ids.length)] ?? selected,
});

/**
 * Tabs with automatic activation: arrow keys select as they move, and wrap (docs/specification.md,
 * 4.3; WAI-ARIA Authoring Practices, Tabs). One tab is always selected. Events that name an unknown
 * tab are ignored: the id may come from a URL hash that the visitor typed.
 *
 * @throws RangeError (as the actor's error) for an empty list, duplicate ids or an unknown
 *   `initial`
 */
export const tabsMachine = setup({
  types: {
    context: {} as TabsContext,
    events: {} as TabsEvent,
    input: {} as TabsInput,
  },
  guards: {
    isTab: ({ context }, { id }: { id: string }) => context.ids.includes(id),
  },
  actions: {
    selectTab: assign((_, { id }: { id: string }) => ({ selected: id })),
    selectNext: assign(({ context }) => neighbor(context, 1)),
    selectPrevious: assign(({ context }) => neighbor(context, -1)),
    selectFirst: assign(({ context }) => ({ selected: context.ids[0] ?? context.selected })),
    selectLast: assign(({ context }) => ({ selected: context.ids.at(-1) ?? context.selected })),
  },
}).createMachine({
  id: 'tabs',
  context: ({ input }) => {
    const ids = requireIds('tabs', 'ids', input.ids);
    return { ids, selected: requireKnown('tabs', 'initial', input.initial, ids) };
  },
  initial: 'selected',
  states: {
    selected: {
      on: {
        'TAB.SELECTED': {
          guard: { type: 'isTab', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'selectTab', params: ({ event }) => ({ id: event.id }) },
        },
        'TAB.NEXT': { actions: 'selectNext' },
        'TAB.PREVIOUS': { actions: 'selectPrevious' },
        'TAB.FIRST': { actions: 'selectFirst' },
        'TAB.LAST': { actions: 'selectLast' },
      },
    },
  },
});

type TabsSnapshot = SnapshotFrom<typeof tabsMachine>;

/** The selected tab. */
export const selectSelectedTab = ({ context }: TabsSnapshot): string => context.selected;
