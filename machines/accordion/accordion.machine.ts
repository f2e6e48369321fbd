import { assign, setup, type SnapshotFrom } from 'xstate';
import { requireIds, requireKnown } from '#machines/lib/check-input.ts';

export interface AccordionInput {
  /** The items in page order; at least one, all different. */
  readonly items: readonly string[];
  /** The item open at the start, or null for none (docs/specification.md, 4.2). */
  readonly initial: string | null;
}

export interface AccordionContext {
  readonly items: readonly string[];
  /** The one open item; null in the state `collapsed`. */
  readonly open: string | null;
  /** False until the first change: what is open on load appears without animation. */
  readonly changed: boolean;
}

export type AccordionEvent =
  /** The button in an item's heading was pressed. */
  | { type: 'ITEM.TOGGLED'; id: string }
  /** An item must be visible: find-in-page found text in it, or the URL's hash names it. */
  | { type: 'ITEM.OPENED'; id: string };

/**
 * Single-open, collapsible accordion: home segments, service offerings, FAQ.
 * Source: docs/specification.md, 2.3, 2.5 and 4.2; WAI-ARIA Authoring Practices, Accordion.
 *
 * An event that names an unknown item is ignored, because a hash in the URL is the visitor's.
 *
 * @throws RangeError (as the actor's error) for no items, an item twice, or an unknown `initial`
 */
export const accordionMachine = setup({
  types: {
    context: {} as AccordionContext,
    events: {} as AccordionEvent,
    input: {} as AccordionInput,
  },
  guards: {
    startsOpen: ({ context }) => context.open !== null,
    isClosedItem: ({ context }, { id }: { id: string }) =>
      context.items.includes(id) && context.open !== id,
    isOpenItem: ({ context }, { id }: { id: string }) => context.open === id,
  },
  actions: {
    openItem: assign((_, { id }: { id: string }) => ({ open: id, changed: true })),
    closeItem: assign({ open: null, changed: true }),
  },
}).createMachine({
  id: 'accordion',
  context: ({ input }) => {
    requireIds('accordion', 'items', input.items);
    if (input.initial !== null) requireKnown('accordion', 'initial', input.initial, input.items);
    return { items: input.items, open: input.initial, changed: false };
  },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'startsOpen', target: 'expanded' }, { target: 'collapsed' }],
    },
    collapsed: {
      on: {
        'ITEM.TOGGLED': {
          guard: { type: 'isClosedItem', params: ({ event }) => ({ id: event.id }) },
          target: 'expanded',
          actions: { type: 'openItem', params: ({ event }) => ({ id: event.id }) },
        },
        'ITEM.OPENED': {
          guard: { type: 'isClosedItem', params: ({ event }) => ({ id: event.id }) },
          target: 'expanded',
          actions: { type: 'openItem', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    expanded: {
      on: {
        'ITEM.TOGGLED': [
          {
            guard: { type: 'isOpenItem', params: ({ event }) => ({ id: event.id }) },
            target: 'collapsed',
            actions: 'closeItem',
          },
          {
            guard: { type: 'isClosedItem', params: ({ event }) => ({ id: event.id }) },
            actions: { type: 'openItem', params: ({ event }) => ({ id: event.id }) },
          },
        ],
        'ITEM.OPENED': {
          guard: { type: 'isClosedItem', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'openItem', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
  },
});

type AccordionSnapshot = SnapshotFrom<typeof accordionMachine>;

/** The open item, or null. */
export const selectOpenItem = (snapshot: AccordionSnapshot): string | null => snapshot.context.open;

/** May a change of height be animated? False until the visitor has changed something. */
export const selectMayAnimate = (snapshot: AccordionSnapshot): boolean => snapshot.context.changed;
