import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { requireDelay, requireIds } from '#machines/lib/check-input.ts';
import { isHeadingForPanel, type Point, type Rect } from './safe-polygon.ts';

/** Duration of the panel's exit animation, in ms (docs/specification.md, 9). */
export const MENU_ANIMATION_MS = 200;

/** As in the DOM's `PointerEvent.pointerType`. Hover responds to a mouse only. */
export type PointerType = 'mouse' | 'touch' | 'pen' | '';

export interface MegaMenuInput {
  /** The top-level items in page order; at least one, all unique. */
  readonly ids: readonly string[];
  /** How long hover must last, in ms, before a closed menu opens. */
  readonly intentMs: number;
  /**
   * How long a panel stays open after the pointer has left, and a neighbor waits to switch, in ms.
   */
  readonly graceMs: number;
  /** Duration of the panel's exit animation, in ms; default 200. */
  readonly animationMs?: number;
}

export interface MegaMenuContext {
  readonly ids: readonly string[];
  readonly intentMs: number;
  readonly graceMs: number;
  readonly animationMs: number;
  /** The item whose panel is open, or null. */
  readonly openId: string | null;
  /** The item whose panel is fading out (state `closing.fading`). */
  readonly fadingId: string | null;
  /** The item under the pointer that may open next (states `opening` and `switching`). */
  readonly candidateId: string | null;
  /** The last pointer position on the open item; null if the pointer came from elsewhere. */
  readonly apex: Point | null;
  /** The rectangle of the open panel; null until the view has measured it. */
  readonly panel: Rect | null;
}

interface Pointing extends Point {
  readonly pointerType: PointerType;
}

/**
 * All points and rectangles use the same CSS px coordinates, for example relative to the viewport.
 */
export type MegaMenuEvent =
  /** The pointer entered a top-level item. */
  | ({ type: 'POINTER.ENTERED'; id: string } & Pointing)
  /** The pointer moved anywhere on the page while the menu is not closed. */
  | ({ type: 'POINTER.MOVED' } & Pointing)
  /** The pointer left a top-level item. */
  | { type: 'POINTER.LEFT'; pointerType: PointerType }
  | { type: 'PANEL.ENTERED'; pointerType: PointerType }
  | { type: 'PANEL.LEFT'; pointerType: PointerType }
  /** The view has laid out the open panel. Send it after every change of `openId`. */
  | { type: 'PANEL.MEASURED'; rect: Rect }
  /** The disclosure button next to a top-level item was pressed, by any means. */
  | { type: 'TRIGGER.PRESSED'; id: string }
  | { type: 'ESCAPE.PRESSED' }
  /** Focus entered the open panel. */
  | { type: 'FOCUS.ENTERED' }
  /** Focus left the menu: its items, its buttons and its panel. */
  | { type: 'FOCUS.LEFT' }
  /** The visitor pressed outside the menu. */
  | { type: 'OUTSIDE.PRESSED' }
  /** A link in the menu was followed. */
  | { type: 'LINK.CHOSEN' };

/** The view focuses the button of this item if focus is in its panel or nowhere. */
export type MegaMenuEmitted = { type: 'FOCUS.RETURN'; id: string };

/**
 * Header menu of disclosure buttons with large panels (docs/specification.md, 2.2 and 4.5).
 *
 * Hover (mouse only) opens a panel after `intentMs` and closes it `graceMs` after the pointer has
 * left. Crossing a neighbor on the way to the panel does not switch (the safe polygon). A press
 * pins a panel: in `pinned`, only deliberate actions change it. A press on a panel opened by hover
 * pins it, so hover-then-click never closes. Focus entering the panel also pins it, so that focus
 * is never lost with the panel.
 *
 * Events that name an unknown item are ignored.
 *
 * Standards: APG Disclosure Navigation hybrid (no `role=menu`); WCAG 1.4.13 dismissible, hoverable,
 * persistent.
 *
 * @throws RangeError (as the actor's error) for an empty list, duplicate ids or a negative delay
 */
export const megaMenuMachine = setup({
  types: {
    context: {} as MegaMenuContext,
    events: {} as MegaMenuEvent,
    input: {} as MegaMenuInput,
    emitted: {} as MegaMenuEmitted,
  },
  delays: {
    intentMs: ({ context }) => context.intentMs,
    graceMs: ({ context }) => context.graceMs,
    animationMs: ({ context }) => context.animationMs,
  },
  guards: {
    isMouse: (_, { pointerType }: { pointerType: PointerType }) => pointerType === 'mouse',
    isMouseOnItem: ({ context }, { id, pointerType }: { id: string; pointerType: PointerType }) =>
      pointerType === 'mouse' && context.ids.includes(id),
    isPassingOver: ({ context }, { id, x, y, pointerType }: Pointing & { id: string }) =>
      pointerType === 'mouse' &&
      context.ids.includes(id) &&
      context.openId !== id &&
      context.apex !== null &&
      context.panel !== null &&
      isHeadingForPanel(context.apex, { x, y }, context.panel),
    isHeadingForPanel: ({ context }, { x, y, pointerType }: Pointing) =>
      pointerType === 'mouse' &&
      context.apex !== null &&
      context.panel !== null &&
      isHeadingForPanel(context.apex, { x, y }, context.panel),
    isItem: ({ context }, { id }: { id: string }) => context.ids.includes(id),
    isOpenItem: ({ context }, { id }: { id: string }) => context.openId === id,
    isShown: ({ context }) => context.openId !== null,
  },
  actions: {
    aimAt: assign((_, { id }: { id: string }) => ({ candidateId: id })),
    showItem: assign(({ context }, { id }: { id: string }) => ({
      openId: id,
      candidateId: null,
      fadingId: null,
      panel: context.openId === id ? context.panel : null,
    })),
    showCandidate: assign(({ context }) => ({
      openId: context.candidateId,
      candidateId: null,
      panel: null,
    })),
    forgetCandidate: assign({ candidateId: null }),
    followPointer: assign((_, { x, y }: Point) => ({ apex: { x, y } })),
    forgetPointer: assign({ apex: null }),
    measurePanel: assign((_, { rect }: { rect: Rect }) => ({ panel: rect })),
    letFade: assign(({ context }) => ({
      openId: null,
      fadingId: context.openId,
      candidateId: null,
      apex: null,
      panel: null,
    })),
    forgetFading: assign({ fadingId: null }),
    returnFocus: emit(
      ({ context }) => ({ type: 'FOCUS.RETURN', id: String(context.openId) }) as const,
    ),
  },
}).createMachine({
  id: 'megaMenu',
  context: ({ input }) => {
    requireIds('megaMenu', 'ids', input.ids);
    const animationMs = input.animationMs ?? MENU_ANIMATION_MS;
    return {
      ids: input.ids,
      intentMs: requireDelay('megaMenu', 'intentMs', input.intentMs),
      graceMs: requireDelay('megaMenu', 'graceMs', input.graceMs),
      animationMs: requireDelay('megaMenu', 'animationMs', animationMs),
      openId: null,
      fadingId: null,
      candidateId: null,
      apex: null,
      panel: null,
    };
  },
  initial: 'closed',
  on: {
    'POINTER.ENTERED': [
      {
        guard: {
          type: 'isPassingOver',
          params: ({ event: { id, x, y, pointerType } }) => ({ id, x, y, pointerType }),
        },
        target: '.switching',
        actions: { type: 'aimAt', params: ({ event }) => ({ id: event.id }) },
      },
      {
        guard: {
          type: 'isMouseOnItem',
          params: ({ event: { id, pointerType } }) => ({ id, pointerType }),
        },
        target: '.open.pointing',
        actions: [
          { type: 'showItem', params: ({ event }) => ({ id: event.id }) },
          { type: 'followPointer', params: ({ event: { x, y } }) => ({ x, y }) },
        ],
      },
    ],
    'TRIGGER.PRESSED': {
      guard: { type: 'isItem', params: ({ event }) => ({ id: event.id }) },
      target: '.open.pinned',
      actions: [{ type: 'showItem', params: ({ event }) => ({ id: event.id }) }, 'forgetPointer'],
    },
    'PANEL.MEASURED': {
      guard: 'isShown',
      actions: { type: 'measurePanel', params: ({ event }) => ({ rect: event.rect }) },
    },
    'FOCUS.ENTERED': {
      guard: 'isShown',
      target: '.open.pinned',
      actions: ['forgetCandidate', 'forgetPointer'],
    },
    'ESCAPE.PRESSED': {
      guard: 'isShown',
      target: '.closing.fading',
      actions: 'returnFocus',
    },
    'FOCUS.LEFT': { guard: 'isShown', target: '.closing.fading' },
    'OUTSIDE.PRESSED': { guard: 'isShown', target: '.closing.fading' },
    'LINK.CHOSEN': { guard: 'isShown', target: '.closing.fading' },
  },
  states: {
    closed: {
      on: {
        'POINTER.ENTERED': {
          guard: {
            type: 'isMouseOnItem',
            params: ({ event: { id, pointerType } }) => ({ id, pointerType }),
          },
          target: 'opening',
          actions: [
            { type: 'aimAt', params: ({ event }) => ({ id: event.id }) },
            { type: 'followPointer', params: ({ event: { x, y } }) => ({ x, y }) },
          ],
        },
      },
    },
    opening: {
      description: 'The pointer rests on an item; wait to see if the visitor means it.',
      after: { intentMs: { target: 'open.pointing', actions: 'showCandidate' } },
      on: {
        'POINTER.ENTERED': {
          guard: {
            type: 'isMouseOnItem',
            params: ({ event: { id, pointerType } }) => ({ id, pointerType }),
          },
          target: 'opening',
          reenter: true,
          actions: [
            { type: 'aimAt', params: ({ event }) => ({ id: event.id }) },
            { type: 'followPointer', params: ({ event: { x, y } }) => ({ x, y }) },
          ],
        },
        'POINTER.MOVED': {
          guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
          actions: { type: 'followPointer', params: ({ event: { x, y } }) => ({ x, y }) },
        },
        'POINTER.LEFT': {
          guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
          target: 'closed',
          actions: ['forgetCandidate', 'forgetPointer'],
        },
        'ESCAPE.PRESSED': { target: 'closed', actions: ['forgetCandidate', 'forgetPointer'] },
        'OUTSIDE.PRESSED': { target: 'closed', actions: ['forgetCandidate', 'forgetPointer'] },
        'LINK.CHOSEN': { target: 'closed', actions: ['forgetCandidate', 'forgetPointer'] },
      },
    },
    open: {
      initial: 'pointing',
      states: {
        pointing: {
          description: 'The mouse is on the item whose panel is open.',
          on: {
            'POINTER.MOVED': {
              guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
              actions: { type: 'followPointer', params: ({ event: { x, y } }) => ({ x, y }) },
            },
            'POINTER.LEFT': {
              guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
              target: '#megaMenu.closing.waiting',
            },
            'PANEL.ENTERED': {
              guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
              target: 'reading',
            },
          },
        },
        reading: {
          description: 'The mouse is in the panel.',
          entry: 'forgetPointer',
          on: {
            'PANEL.LEFT': {
              guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
              target: '#megaMenu.closing.waiting',
            },
          },
        },
        pinned: {
          description:
            'Opened by a press, or containing focus: hover neither closes nor switches it.',
          on: {
            'POINTER.ENTERED': {},
            'TRIGGER.PRESSED': {
              guard: { type: 'isOpenItem', params: ({ event }) => ({ id: event.id }) },
              target: '#megaMenu.closing.fading',
            },
          },
        },
      },
    },
    switching: {
      description: 'The mouse crosses a neighbor on its way to the open panel.',
      after: { graceMs: { target: 'open.pointing', actions: ['showCandidate', 'forgetPointer'] } },
      on: {
        'POINTER.MOVED': [
          {
            guard: {
              type: 'isHeadingForPanel',
              params: ({ event: { x, y, pointerType } }) => ({ x, y, pointerType }),
            },
            target: 'switching',
            reenter: true,
          },
          {
            guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
            target: 'open.pointing',
            actions: [
              'showCandidate',
              { type: 'followPointer', params: ({ event: { x, y } }) => ({ x, y }) },
            ],
          },
        ],
        'POINTER.LEFT': {
          guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
          target: 'closing.waiting',
          actions: 'forgetCandidate',
        },
        'PANEL.ENTERED': {
          guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
          target: 'open.reading',
          actions: 'forgetCandidate',
        },
      },
    },
    closing: {
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The mouse has left; it may return, or be on its way to the panel.',
          after: { graceMs: 'fading' },
          on: {
            'POINTER.MOVED': {
              guard: {
                type: 'isHeadingForPanel',
                params: ({ event: { x, y, pointerType } }) => ({ x, y, pointerType }),
              },
              target: 'waiting',
              reenter: true,
            },
            'PANEL.ENTERED': {
              guard: { type: 'isMouse', params: ({ event: { pointerType } }) => ({ pointerType }) },
              target: '#megaMenu.open.reading',
            },
          },
        },
        fading: {
          description: 'The panel fades out and no longer responds to pointer events.',
          entry: 'letFade',
          exit: 'forgetFading',
          after: { animationMs: '#megaMenu.closed' },
          on: {
            'POINTER.ENTERED': {
              guard: {
                type: 'isMouseOnItem',
                params: ({ event: { id, pointerType } }) => ({ id, pointerType }),
              },
              target: '#megaMenu.open.pointing',
              actions: [
                { type: 'showItem', params: ({ event }) => ({ id: event.id }) },
                { type: 'followPointer', params: ({ event: { x, y } }) => ({ x, y }) },
              ],
            },
          },
        },
      },
    },
  },
});

type MegaMenuSnapshot = SnapshotFrom<typeof megaMenuMachine>;

/** The item whose panel is open, or null. */
export const selectOpenId = ({ context }: MegaMenuSnapshot): string | null => context.openId;

/** The item whose panel is fading out (200 ms animation), or null. */
export const selectFadingId = ({ context }: MegaMenuSnapshot): string | null => context.fadingId;

/** Whether a panel is open, opening or closing. */
export const selectIsBusy = (snapshot: MegaMenuSnapshot): boolean => !snapshot.matches('closed');
