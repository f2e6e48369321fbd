import { assign, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import { requireIds, requireKnown } from '#machines/lib/check-input.ts';

export interface AccordionInput {
  /** Item ids in page order; at least one, all unique. */
  readonly items: readonly string[];
  /** The item that is open initially, or null for none (docs/specification.md, 4.2). */
  readonly initial: string | null;
}

export interface AccordionContext {
  readonly items: readonly string[];
  /** The open item; null if all are closed. */
  readonly open: string | null;
  /** False until the first change, so that the initial state is not animated. */
  readonly changed: boolean;
}

export type AccordionEvent =
  /** The button in an item's heading was pressed. */
  | { type: 'ITEM.TOGGLED'; id: string }
  /** An item must become visible: find-in-page matched text in it, or the URL hash names it. */
  | { type: 'ITEM.OPENED'; id: string };

/** An item opens and the open one closes, so content below the closing panel would move up. */
export interface AccordionEmitted {
  readonly type: 'ITEM.REPLACED';
  /** The item that closes. */
  readonly id: string;
  /** Whether it is above the one that opens. */
  readonly isAbove: boolean;
}

/**
 * Single-open, collapsible accordion, used for the home page segments, service offerings and FAQs.
 * Source: docs/specification.md, 2.3, 2.5 and 4.2; WAI-ARIA Authoring Practices, Accordion.
 *
 * Events that name an unknown item are ignored: the id may come from a URL hash that the visitor
 * typed.
 *
 * @throws RangeError (as the actor's error) for an empty list, duplicate ids, or an unknown
 *   `initial`
 */
export const accordionMachine = setup({
  types: {
    context: {} as AccordionContext,
    events: {} as AccordionEvent,
    emitted: {} as AccordionEmitted,
    input: {} as AccordionInput,
  },
  guards: {
    isOpenItem: ({ context, event }) => context.open === event.id,
    isClosedItem: ({ context, event }) =>
      context.items.includes(event.id) && context.open !== event.id,
  },
  actions: {
    openItem: enqueueActions(({ context: { items, open }, event: { id }, enqueue }) => {
      enqueue.assign({ open: id, changed: true });
      if (open === null) return;
      enqueue.emit({
        type: 'ITEM.REPLACED',
        id: open,
        isAbove: items.indexOf(open) < items.indexOf(id),
      });
    }),
    closeItem: assign({ open: null, changed: true }),
  },
}).createMachine({
  id: 'accordion',
  context: ({ input }) => {
    requireIds('accordion', 'items', input.items);
    if (input.initial !== null) requireKnown('accordion', 'initial', input.initial, input.items);
    return { items: input.items, open: input.initial, changed: false };
  },
  on: {
    'ITEM.TOGGLED': [
      { guard: 'isOpenItem', actions: 'closeItem' },
      { guard: 'isClosedItem', actions: 'openItem' },
    ],
    'ITEM.OPENED': { guard: 'isClosedItem', actions: 'openItem' },
  },
});

type AccordionSnapshot = SnapshotFrom<typeof accordionMachine>;

/** The open item, or null. */
export const selectOpenItem = (snapshot: AccordionSnapshot): string | null => snapshot.context.open;

/** Whether height changes should animate; false until the first change. */
export const selectMayAnimate = (snapshot: AccordionSnapshot): boolean => snapshot.context.changed;
