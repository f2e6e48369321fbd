import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { requireIds } from '#machines/lib/check-input.ts';

export interface MobileMenuInput {
  /** The sections (SOLVE, COGNIFY…) in page order; at least one, all unique. */
  readonly sections: readonly string[];
}

export interface MobileMenuContext {
  readonly sections: readonly string[];
  /** The open section; null when all are closed. */
  readonly section: string | null;
}

export type MobileMenuEvent =
  | { type: 'MENU.OPENED' }
  /** The close button or an outside press. */
  | { type: 'MENU.CLOSED' }
  | { type: 'SECTION.TOGGLED'; id: string }
  /** A link was followed, including the CONTACT US button. */
  | { type: 'LINK.CHOSEN' }
  | { type: 'ESCAPE.PRESSED' }
  /** The visitor went back from the history entry of the open menu. */
  | { type: 'BACK.PRESSED' }
  /** The page is left, perhaps for the back/forward cache. */
  | { type: 'PAGE.LEFT' }
  /** The window grew past the breakpoint at which the header menu fits. */
  | { type: 'WINDOW.WIDENED' };

/**
 * `BACK.ARMED`: push a history entry for the open menu, so that Back closes it.
 * `BACK.DISARMED`: the menu was closed another way, so remove that entry. A followed link emits
 * neither: the router lets the new page *replace* the entry, or removes it if the page stays.
 */
export type MobileMenuEmitted = { type: 'BACK.ARMED' } | { type: 'BACK.DISARMED' };

/**
 * The full-screen menu of small screens: a dialog with one section open at a time
 * (docs/specification.md, 2.2). It opens with all sections closed. The dialog element handles
 * focus, inertness and scrolling.
 *
 * Events that name an unknown section are ignored.
 *
 * Standards: WAI-ARIA Authoring Practices, Dialog and Accordion.
 *
 * @throws RangeError (as the actor's error) for an empty list or duplicate sections
 */
export const mobileMenuMachine = setup({
  types: {
    context: {} as MobileMenuContext,
    events: {} as MobileMenuEvent,
    input: {} as MobileMenuInput,
    emitted: {} as MobileMenuEmitted,
  },
  guards: {
    isSection: ({ context, event }) => 'id' in event && context.sections.includes(event.id),
  },
  actions: {
    toggleSection: assign(({ context, event }) => ({
      section: 'id' in event && event.id !== context.section ? event.id : null,
    })),
    closeSection: assign({ section: null }),
    armBack: emit({ type: 'BACK.ARMED' }),
    disarmBack: emit({ type: 'BACK.DISARMED' }),
  },
}).createMachine({
  id: 'mobileMenu',
  context: ({ input }) => ({
    sections: requireIds('mobileMenu', 'sections', input.sections),
    section: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: { 'MENU.OPENED': { target: 'open', actions: 'armBack' } },
    },
    open: {
      exit: 'closeSection',
      on: {
        'SECTION.TOGGLED': { guard: 'isSection', actions: 'toggleSection' },
        'BACK.PRESSED': 'closed',
        'LINK.CHOSEN': 'closed',
        'PAGE.LEFT': 'closed',
        'MENU.CLOSED': { target: 'closed', actions: 'disarmBack' },
        'ESCAPE.PRESSED': { target: 'closed', actions: 'disarmBack' },
        'WINDOW.WIDENED': { target: 'closed', actions: 'disarmBack' },
      },
    },
  },
});

type MobileMenuSnapshot = SnapshotFrom<typeof mobileMenuMachine>;

/** Whether the dialog is open. */
export const selectIsMenuOpen = (snapshot: MobileMenuSnapshot): boolean => snapshot.matches('open');

/** The open section, or null. */
export const selectOpenSection = ({ context }: MobileMenuSnapshot): string | null =>
  context.section;
