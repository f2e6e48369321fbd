import { assign, setup, type SnapshotFrom } from 'xstate';
import { requireDelay } from '#machines/lib/check-input.ts';

/** Hover must last this long, in ms, before a tooltip opens (docs/specification.md, 9). */
export const TOOLTIP_OPEN_MS = 700;

/**
 * Within this time after one closed, in ms, the next opens immediately (docs/specification.md, 9).
 */
export const TOOLTIP_SKIP_MS = 300;

/** How long a tooltip waits for a pointer on its way from the trigger, in ms (WCAG 1.4.13). */
export const TOOLTIP_GRACE_MS = 100;

/** How long a finger must rest to open the tooltip, in ms. */
export const TOOLTIP_LONG_PRESS_MS = 500;

/** As in the DOM's `PointerEvent.pointerType`. */
export type TooltipPointer = 'mouse' | 'touch' | 'pen' | '';

export interface TooltipInput {
  readonly openMs?: number;
  readonly skipMs?: number;
  readonly graceMs?: number;
  readonly longPressMs?: number;
}

export interface TooltipContext {
  readonly openMs: number;
  readonly skipMs: number;
  readonly graceMs: number;
  readonly longPressMs: number;
  /** The trigger whose tooltip is open or about to open; null if none. */
  readonly id: string | null;
}

export type TooltipEvent =
  | { type: 'POINTER.ENTERED'; id: string; pointerType: TooltipPointer }
  | { type: 'POINTER.LEFT'; pointerType: TooltipPointer }
  /** The pointer entered the tooltip itself. */
  | { type: 'CONTENT.ENTERED'; pointerType: TooltipPointer }
  | { type: 'CONTENT.LEFT'; pointerType: TooltipPointer }
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

const DEFAULTS = {
  openMs: TOOLTIP_OPEN_MS,
  skipMs: TOOLTIP_SKIP_MS,
  graceMs: TOOLTIP_GRACE_MS,
  longPressMs: TOOLTIP_LONG_PRESS_MS,
};

/**
 * All tooltips of a page as one machine, so that only one is open at a time.
 *
 * Hover opens after 700 ms, or immediately within 300 ms after another closed (state `warm`); focus
 * opens immediately; on touch, a long press opens. A tooltip stays open while the pointer is on it
 * (`reading`). `id` names a trigger; any string will do.
 *
 * Standards: docs/specification.md, 9; APG Tooltip; WCAG 1.4.13 (dismissible, hoverable,
 * persistent).
 *
 * @throws RangeError (as the actor's error) for a delay that is negative or not finite
 */
export const tooltipMachine = setup({
  types: {
    context: {} as TooltipContext,
    events: {} as TooltipEvent,
    input: {} as TooltipInput | undefined,
  },
  delays: {
    openMs: ({ context }) => context.openMs,
    skipMs: ({ context }) => context.skipMs,
    graceMs: ({ context }) => context.graceMs,
    longPressMs: ({ context }) => context.longPressMs,
  },
  guards: {
    isMouse: (_, { pointerType }: { pointerType: TooltipPointer }) => pointerType === 'mouse',
    isMouseOnAnother: (
      { context },
      { id, pointerType }: { id: string; pointerType: TooltipPointer },
    ) => pointerType === 'mouse' && context.id !== id,
    isShownTrigger: ({ context }, { id }: { id: string }) => context.id === id,
  },
  actions: {
    takeTrigger: assign((_, { id }: { id: string }) => ({ id })),
    forgetTrigger: assign({ id: null }),
  },
}).createMachine({
  id: 'tooltip',
  context: ({ input }) => {
    const given = { ...DEFAULTS, ...input };
    return {
      openMs: requireDelay('tooltip', 'openMs', given.openMs),
      skipMs: requireDelay('tooltip', 'skipMs', given.skipMs),
      graceMs: requireDelay('tooltip', 'graceMs', given.graceMs),
      longPressMs: requireDelay('tooltip', 'longPressMs', given.longPressMs),
      id: null,
    };
  },
  initial: 'closed',
  on: {
    'FOCUS.ENTERED': {
      target: '.open.focused',
      actions: { type: 'takeTrigger', params: ({ event }) => ({ id: event.id }) },
    },
    'TOUCH.STARTED': {
      target: '.pressing',
      actions: { type: 'takeTrigger', params: ({ event }) => ({ id: event.id }) },
    },
  },
  states: {
    closed: {
      entry: 'forgetTrigger',
      on: {
        'POINTER.ENTERED': {
          guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
          target: 'waiting',
          actions: { type: 'takeTrigger', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    waiting: {
      description: 'The mouse rests on a trigger; wait to see if the visitor means it.',
      after: { openMs: 'open.hovered' },
      on: {
        'POINTER.ENTERED': {
          guard: {
            type: 'isMouseOnAnother',
            params: ({ event: { id, pointerType } }) => ({ id, pointerType }),
          },
          target: 'waiting',
          reenter: true,
          actions: { type: 'takeTrigger', params: ({ event }) => ({ id: event.id }) },
        },
        'POINTER.LEFT': {
          guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
          target: 'closed',
        },
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
        'POINTER.ENTERED': {
          guard: {
            type: 'isMouseOnAnother',
            params: ({ event: { id, pointerType } }) => ({ id, pointerType }),
          },
          target: '.hovered',
          actions: { type: 'takeTrigger', params: ({ event }) => ({ id: event.id }) },
        },
        'ESCAPE.PRESSED': 'warm',
        'TRIGGER.PRESSED': 'warm',
        'OUTSIDE.PRESSED': 'warm',
      },
      states: {
        hovered: {
          on: {
            'POINTER.LEFT': {
              guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
              target: 'leaving',
            },
          },
        },
        leaving: {
          description: 'The mouse left the trigger; is it on its way to the tooltip?',
          after: { graceMs: '#tooltip.warm' },
          on: {
            'POINTER.ENTERED': {
              guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
              target: 'hovered',
              actions: { type: 'takeTrigger', params: ({ event }) => ({ id: event.id }) },
            },
            'CONTENT.ENTERED': {
              guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
              target: 'reading',
            },
          },
        },
        reading: {
          description: 'The mouse is on the tooltip.',
          on: {
            'CONTENT.LEFT': {
              guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
              target: 'leaving',
            },
          },
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
              guard: { type: 'isShownTrigger', params: ({ event }) => ({ id: event.id }) },
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
        'POINTER.ENTERED': {
          guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
          target: 'open.hovered',
          actions: { type: 'takeTrigger', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
  },
});

type TooltipSnapshot = SnapshotFrom<typeof tooltipMachine>;

/** The trigger whose tooltip is open, or null. */
export const selectOpenTooltip = (snapshot: TooltipSnapshot): string | null =>
  snapshot.matches('open') ? snapshot.context.id : null;
