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

/** The tab that an event leads to. */
function destination({ ids, selected }: TabsContext, event: TabsEvent): string {
  if (event.type === 'TAB.SELECTED') return event.id;
  const current = ids.indexOf(selected);
  const index = {
    'TAB.NEXT': current + 1,
    'TAB.PREVIOUS': current - 1,
    'TAB.FIRST': 0,
    'TAB.LAST': -1,
  }[event.type];
  return ids[wrapIndex(index, ids.length)] as string;
}

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
  actions: {
    select: assign(({ context, event }) => ({ selected: destination(context, event) })),
  },
  guards: {
    isKnown: ({ context, event }) =>
      event.type === 'TAB.SELECTED' && context.ids.includes(event.id),
  },
}).createMachine({
  id: 'tabs',
  context: ({ input }) => {
    const ids = requireIds('tabs', 'ids', input.ids);
    return { ids, selected: requireKnown('tabs', 'initial', input.initial, ids) };
  },
  on: {
    'TAB.SELECTED': { guard: 'isKnown', actions: 'select' },
    'TAB.NEXT': { actions: 'select' },
    'TAB.PREVIOUS': { actions: 'select' },
    'TAB.FIRST': { actions: 'select' },
    'TAB.LAST': { actions: 'select' },
  },
});

type TabsSnapshot = SnapshotFrom<typeof tabsMachine>;

/** The selected tab. */
export const selectSelectedTab = ({ context }: TabsSnapshot): string => context.selected;
