import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { requireIds } from '#machines/lib/check-input.ts';
import { isHeadingForPanel, type Point, type Rect } from './safe-polygon.ts';

/** How long hover must last, in ms, before a closed menu opens. */
const INTENT_MS = 100;

/** How long a panel stays open after the pointer has left, and a neighbor waits to switch, in ms. */
const GRACE_MS = 300;

/** Duration of the panel's exit animation, in ms (docs/specification.md, 9). */
const MENU_ANIMATION_MS = 200;

/** How long the content of a panel may take before a press leads to a page instead, in ms. */
const PATIENCE_MS = 8000;

export interface MegaMenuInput {
  /** The top-level items in page order; at least one, all unique. */
  readonly ids: readonly string[];
}

export interface MegaMenuContext extends MegaMenuInput {
  /** The item whose panel is open, or null. */
  readonly openId: string | null;
  /** The item whose panel is fading out (state `closing.fading`). */
  readonly fadingId: string | null;
  /** The item that may open next (states `opening`, `loading` and `switching`). */
  readonly candidateId: string | null;
  /** The last pointer position on the open item; null if the pointer came from elsewhere. */
  readonly apex: Point | null;
  /** The rectangle of the open panel; null until the view has measured it. */
  readonly panel: Rect | null;
}

/**
 * All points and rectangles use the same CSS px coordinates, for example relative to the viewport. Hover
 * is for a mouse: the view reports no other pointer.
 */
export type MegaMenuEvent =
  /** The mouse entered a top-level item. */
  | ({ type: 'POINTER.ENTERED'; id: string } & Point)
  /** The mouse moved anywhere on the page while the menu is not closed. */
  | ({ type: 'POINTER.MOVED' } & Point)
  /** The mouse left a top-level item. */
  | { type: 'POINTER.LEFT' }
  /** The content of the panels is there. */
  | { type: 'CONTENT.LOADED' }
  /** It cannot be loaded now. */
  | { type: 'CONTENT.LOST' }
  | { type: 'PANEL.ENTERED' }
  | { type: 'PANEL.LEFT' }
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
  | { type: 'LINK.CHOSEN' }
  /** The menu is out of sight: its page was left, or the window is too narrow for it. */
  | { type: 'VIEW.LEFT' };

export type MegaMenuEmitted =
  /** The view loads the content of the panels, and answers; at once if it is there. */
  | { type: 'CONTENT.WANTED' }
  /** A panel was asked for by a press and cannot be shown: the view opens the item's page instead. */
  | { type: 'PAGE.WANTED'; id: string }
  /** The view focuses the button of this item if focus is in its panel or nowhere. */
  | { type: 'FOCUS.RETURN'; id: string };

const NOTHING_SHOWN = {
  openId: null,
  fadingId: null,
  candidateId: null,
  apex: null,
  panel: null,
} as const;

const isHeading = ({ apex, panel }: MegaMenuContext, event: MegaMenuEvent) =>
  apex !== null && panel !== null && 'x' in event && isHeadingForPanel(apex, event, panel);

/**
 * Header menu of disclosure buttons with large panels (docs/specification.md, 2.2 and 4.5).
 *
 * Hover (mouse only) opens a panel after `intentMs` and closes it `graceMs` after the pointer has
 * left. Crossing a neighbor on the way to the panel does not switch (the safe polygon). A press
 * pins a panel: in `pinned`, only deliberate actions change it. A press on a panel opened by hover
 * pins it, so hover-then-click never closes. Focus entering the panel also pins it, so that focus
 * is never lost with the panel.
 *
 * The content of the panels is loaded once somebody means to see one; the panel opens when it is there.
 *
 * Events that name an unknown item are ignored.
 *
 * Standards: APG Disclosure Navigation hybrid (no `role=menu`); WCAG 1.4.13 dismissible, hoverable,
 * persistent.
 *
 * @throws RangeError (as the actor's error) for an empty list or duplicate ids
 */
export const megaMenuMachine = setup({
  types: {
    context: {} as MegaMenuContext,
    events: {} as MegaMenuEvent,
    input: {} as MegaMenuInput,
    emitted: {} as MegaMenuEmitted,
  },
  delays: {
    intentMs: INTENT_MS,
    graceMs: GRACE_MS,
    animationMs: MENU_ANIMATION_MS,
    patienceMs: PATIENCE_MS,
  },
  guards: {
    isItem: ({ context, event }) => 'id' in event && context.ids.includes(event.id),
    isOpenItem: ({ context, event }) => 'id' in event && context.openId === event.id,
    isPassingOver: ({ context, event }) =>
      'id' in event &&
      context.ids.includes(event.id) &&
      context.openId !== event.id &&
      isHeading(context, event),
    isHeadingForPanel: ({ context, event }) => isHeading(context, event),
    isShown: ({ context }) => context.openId !== null,
    isItemWhileShown: ({ context, event }) =>
      'id' in event && context.ids.includes(event.id) && context.openId !== null,
  },
  actions: {
    aim: assign(({ event }) => ({ candidateId: 'id' in event ? event.id : null })),
    showItem: assign(({ context, event }) => {
      const openId = 'id' in event ? event.id : context.openId;
      return {
        openId,
        candidateId: null,
        fadingId: null,
        panel: context.openId === openId ? context.panel : null,
      };
    }),
    showCandidate: assign(({ context }) => ({
      openId: context.candidateId,
      candidateId: null,
      panel: null,
    })),
    forgetCandidate: assign({ candidateId: null }),
    followPointer: assign(({ event }) => ({
      apex: 'x' in event ? { x: event.x, y: event.y } : null,
    })),
    forgetPointer: assign({ apex: null }),
    measurePanel: assign(({ event }) => ({ panel: 'rect' in event ? event.rect : null })),
    letFade: assign(({ context }) => ({ ...NOTHING_SHOWN, fadingId: context.openId })),
    forgetAll: assign(NOTHING_SHOWN),
    requestContent: emit({ type: 'CONTENT.WANTED' }),
    requestPage: emit(
      ({ context }) => ({ type: 'PAGE.WANTED', id: String(context.candidateId) }) as const,
    ),
    returnFocus: emit(
      ({ context }) => ({ type: 'FOCUS.RETURN', id: String(context.openId) }) as const,
    ),
  },
}).createMachine({
  id: 'megaMenu',
  context: ({ input }) => {
    requireIds('megaMenu', 'ids', input.ids);
    return { ...input, ...NOTHING_SHOWN };
  },
  initial: 'closed',
  on: {
    'POINTER.ENTERED': [
      { guard: 'isPassingOver', target: '.switching', actions: 'aim' },
      { guard: 'isItem', target: '.open.pointing', actions: ['showItem', 'followPointer'] },
    ],
    'TRIGGER.PRESSED': [
      {
        guard: 'isItemWhileShown',
        target: '.open.pinned',
        actions: ['showItem', 'forgetPointer'],
      },
      { guard: 'isItem', target: '.loading.pressed', actions: ['forgetAll', 'aim'] },
    ],
    'PANEL.MEASURED': { guard: 'isShown', actions: 'measurePanel' },
    'FOCUS.ENTERED': {
      guard: 'isShown',
      target: '.open.pinned',
      actions: ['forgetCandidate', 'forgetPointer'],
    },
    'ESCAPE.PRESSED': { guard: 'isShown', target: '.closing.fading', actions: 'returnFocus' },
    'FOCUS.LEFT': { guard: 'isShown', target: '.closing.fading' },
    'OUTSIDE.PRESSED': { guard: 'isShown', target: '.closing.fading' },
    'LINK.CHOSEN': { guard: 'isShown', target: '.closing.fading' },
    // Nobody sees it fade, and a page that sleeps would finish fading when it wakes up.
    'VIEW.LEFT': '.closed',
  },
  states: {
    closed: {
      entry: 'forgetAll',
      on: {
        'POINTER.ENTERED': {
          guard: 'isItem',
          target: 'opening',
          actions: ['aim', 'followPointer'],
        },
      },
    },
    opening: {
      description: 'The mouse rests on an item; wait to see if the visitor means it.',
      after: { intentMs: 'loading' },
      on: {
        'POINTER.ENTERED': {
          guard: 'isItem',
          target: 'opening',
          reenter: true,
          actions: ['aim', 'followPointer'],
        },
        'POINTER.MOVED': { actions: 'followPointer' },
        'POINTER.LEFT': 'closed',
        'ESCAPE.PRESSED': 'closed',
        'OUTSIDE.PRESSED': 'closed',
        'LINK.CHOSEN': 'closed',
      },
    },
    loading: {
      description: 'A panel is wanted, and its content may still be on its way.',
      entry: 'requestContent',
      initial: 'pointing',
      on: {
        'ESCAPE.PRESSED': 'closed',
        'FOCUS.LEFT': 'closed',
        'OUTSIDE.PRESSED': 'closed',
        'LINK.CHOSEN': 'closed',
      },
      states: {
        pointing: {
          description: 'The mouse rests on its item.',
          after: { patienceMs: '#megaMenu.closed' },
          on: {
            'POINTER.ENTERED': { guard: 'isItem', actions: ['aim', 'followPointer'] },
            'POINTER.MOVED': { actions: 'followPointer' },
            'POINTER.LEFT': '#megaMenu.closed',
            'CONTENT.LOADED': { target: '#megaMenu.open.pointing', actions: 'showCandidate' },
            'CONTENT.LOST': '#megaMenu.closed',
          },
        },
        pressed: {
          description: 'Its button was pressed, which must not be in vain.',
          after: { patienceMs: { target: '#megaMenu.closed', actions: 'requestPage' } },
          on: {
            // Hover does not change what was pressed.
            'POINTER.ENTERED': {},
            'CONTENT.LOADED': { target: '#megaMenu.open.pinned', actions: 'showCandidate' },
            'CONTENT.LOST': { target: '#megaMenu.closed', actions: 'requestPage' },
          },
        },
      },
    },
    open: {
      initial: 'pointing',
      states: {
        pointing: {
          description: 'The mouse is on the item whose panel is open.',
          on: {
            'POINTER.MOVED': { actions: 'followPointer' },
            'POINTER.LEFT': '#megaMenu.closing.waiting',
            'PANEL.ENTERED': 'reading',
          },
        },
        reading: {
          description: 'The mouse is in the panel.',
          entry: 'forgetPointer',
          on: { 'PANEL.LEFT': '#megaMenu.closing.waiting' },
        },
        pinned: {
          description:
            'Opened by a press, or containing focus: hover neither closes nor switches it.',
          on: {
            'POINTER.ENTERED': {},
            'TRIGGER.PRESSED': { guard: 'isOpenItem', target: '#megaMenu.closing.fading' },
          },
        },
      },
    },
    switching: {
      description: 'The mouse crosses a neighbor on its way to the open panel.',
      after: { graceMs: { target: 'open.pointing', actions: ['showCandidate', 'forgetPointer'] } },
      on: {
        'POINTER.MOVED': [
          { guard: 'isHeadingForPanel', target: 'switching', reenter: true },
          { target: 'open.pointing', actions: ['showCandidate', 'followPointer'] },
        ],
        'POINTER.LEFT': { target: 'closing.waiting', actions: 'forgetCandidate' },
        'PANEL.ENTERED': { target: 'open.reading', actions: 'forgetCandidate' },
      },
    },
    closing: {
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The mouse has left; it may return, or be on its way to the panel.',
          after: { graceMs: 'fading' },
          on: {
            'POINTER.MOVED': { guard: 'isHeadingForPanel', target: 'waiting', reenter: true },
            'PANEL.ENTERED': '#megaMenu.open.reading',
          },
        },
        fading: {
          description: 'The panel fades out and no longer responds to pointer events.',
          entry: 'letFade',
          after: { animationMs: '#megaMenu.closed' },
          on: {
            'POINTER.ENTERED': {
              guard: 'isItem',
              target: '#megaMenu.open.pointing',
              actions: ['showItem', 'followPointer'],
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

/** The item whose panel is wanted and waits for its content, or null. */
export const selectLoadingId = (snapshot: MegaMenuSnapshot): string | null =>
  snapshot.matches('loading') ? snapshot.context.candidateId : null;

/** Whether a panel is open, opening or closing. */
export const selectIsBusy = (snapshot: MegaMenuSnapshot): boolean => !snapshot.matches('closed');
