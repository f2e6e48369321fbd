import { assign, setup, type SnapshotFrom } from 'xstate';

/** Hover must last this long, in ms, before a tooltip opens (docs/specification.md, 9). */
export const TOOLTIP_OPEN_MS = 700;

/**
 * Within this time after one closed, in ms, the next opens immediately (docs/specification.md, 9).
 */
export const TOOLTIP_SKIP_MS = 300;

/** How long a tooltip waits for a pointer on its way from the trigger, in ms (WCAG 1.4.13). */
const TOOLTIP_GRACE_MS = 100;

/** How long a finger must rest to open the tooltip, in ms. */
export const TOOLTIP_LONG_PRESS_MS = 500;

export interface TooltipContext {
  /** The trigger whose tooltip is open or about to open; null if none. */
  readonly id: string | null;
}

/** Hover is for a mouse: the view reports no other pointer. */
export type TooltipEvent =
  | { type: 'POINTER.ENTERED'; id: string }
  | { type: 'POINTER.LEFT' }
  /** The mouse entered the tooltip itself. */
  | { type: 'CONTENT.ENTERED' }
  | { type: 'CONTENT.LEFT' }
  /** A trigger received keyboard focus (`:focus-visible`). */
  | { type: 'FOCUS.ENTERED'; id: string }
  | { type: 'FOCUS.LEFT' }
  /** A finger touched a trigger. */
  | { type: 'TOUCH.STARTED'; id: string }
  /** The finger was lifted or moved away, or scrolling took over. */
  | { type: 'TOUCH.ENDED' }
  /** A trigger with its own action was pressed: its explanation is no longer needed. */
  | { type: 'TRIGGER.PRESSED' }
  | { type: 'OUTSIDE.PRESSED' }
  | { type: 'ESCAPE.PRESSED' };

/**
 * All tooltips of a page as one machine, so that only one is open at a time.
 *
 * Hover opens after 700 ms, or immediately within 300 ms after another closed (state `warm`); focus
 * opens immediately; on touch, a long press opens. A tooltip stays open while the pointer is on it
 * (`reading`). `id` names a trigger; any string will do.
 *
 * Standards: docs/specification.md, 9; APG Tooltip; WCAG 1.4.13 (dismissible, hoverable,
 * persistent).
 */
export const tooltipMachine = setup({
  types: {
    context: {} as TooltipContext,
    events: {} as TooltipEvent,
  },
  delays: {
    openMs: TOOLTIP_OPEN_MS,
    skipMs: TOOLTIP_SKIP_MS,
    graceMs: TOOLTIP_GRACE_MS,
    longPressMs: TOOLTIP_LONG_PRESS_MS,
  },
  guards: {
    isAnother: ({ context, event }) => 'id' in event && context.id !== event.id,
    isShownTrigger: ({ context, event }) => 'id' in event && context.id === event.id,
  },
  actions: {
    takeTrigger: assign(({ event }) => ({ id: 'id' in event ? event.id : null })),
    forgetTrigger: assign({ id: null }),
  },
}).createMachine({
  id: 'tooltip',
  context: { id: null },
  initial: 'closed',
  on: {
    'FOCUS.ENTERED': { target: '.open.focused', actions: 'takeTrigger' },
    'TOUCH.STARTED': { target: '.pressing', actions: 'takeTrigger' },
  },
  states: {
    closed: {
      entry: 'forgetTrigger',
      on: {
        'POINTER.ENTERED': { target: 'waiting', actions: 'takeTrigger' },
      },
    },
    waiting: {
      description: 'The mouse rests on a trigger; wait to see if the visitor means it.',
      after: { openMs: 'open.hovered' },
      on: {
        'POINTER.ENTERED': {
          guard: 'isAnother',
          target: 'waiting',
          reenter: true,
          actions: 'takeTrigger',
        },
        'POINTER.LEFT': 'closed',
        'TRIGGER.PRESSED': 'closed',
        'OUTSIDE.PRESSED': 'closed',
        'ESCAPE.PRESSED': 'closed',
      },
    },
    pressing: {
      description: 'A finger rests on a trigger; is it a long press?',
      after: { longPressMs: 'open.touched' },
      on: { 'TOUCH.ENDED': 'closed' },
    },
    open: {
      initial: 'hovered',
      on: {
        'POINTER.ENTERED': { guard: 'isAnother', target: '.hovered', actions: 'takeTrigger' },
        'ESCAPE.PRESSED': 'warm',
        'TRIGGER.PRESSED': 'warm',
        'OUTSIDE.PRESSED': 'warm',
      },
      states: {
        hovered: {
          on: { 'POINTER.LEFT': 'leaving' },
        },
        leaving: {
          description: 'The mouse left the trigger; is it on its way to the tooltip?',
          after: { graceMs: '#tooltip.warm' },
          on: {
            'POINTER.ENTERED': { target: 'hovered', actions: 'takeTrigger' },
            'CONTENT.ENTERED': 'reading',
          },
        },
        reading: {
          description: 'The mouse is on the tooltip.',
          on: { 'CONTENT.LEFT': 'leaving' },
        },
        focused: {
          on: { 'FOCUS.LEFT': '#tooltip.warm' },
        },
        touched: {
          description:
            'Opened by touch: stays open when the finger is lifted, until a tap anywhere.',
          on: {
            'TOUCH.STARTED': {
              description:
                'The touch does nothing by itself; the press that follows closes the tooltip.',
              guard: 'isShownTrigger',
            },
          },
        },
      },
    },
    warm: {
      description: 'One has just closed, so the next opens immediately.',
      entry: 'forgetTrigger',
      after: { skipMs: 'closed' },
      on: {
        'POINTER.ENTERED': { target: 'open.hovered', actions: 'takeTrigger' },
      },
    },
  },
});

type TooltipSnapshot = SnapshotFrom<typeof tooltipMachine>;

/** The trigger whose tooltip is open, or null. */
export const selectOpenTooltip = (snapshot: TooltipSnapshot): string | null =>
  snapshot.matches('open') ? snapshot.context.id : null;
