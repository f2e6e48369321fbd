import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { requireIds } from '#machines/lib/check-input.ts';

/** How long the content may take before a press leads to the site map instead, in ms. */
const PATIENCE_MS = 8000;

export interface MobileMenuInput {
  /** The sections (SOLVE, COGNIFY…) in page order; at least one, all unique. */
  readonly sections: readonly string[];
}

export interface MobileMenuContext extends MobileMenuInput {
  /** The open section; null when all are closed. */
  readonly section: string | null;
}

export type MobileMenuEvent =
  /** Its button was pressed. */
  | { type: 'MENU.OPENED' }
  /** Its content is there. */
  | { type: 'CONTENT.LOADED' }
  /** Its content cannot be loaded now. */
  | { type: 'CONTENT.LOST' }
  /** The close button or an outside press. */
  | { type: 'MENU.CLOSED' }
  | { type: 'SECTION.TOGGLED'; id: string }
  /** A link was followed, including the CONTACT US button. */
  | { type: 'LINK.CHOSEN' }
  | { type: 'ESCAPE.PRESSED' }
  /** The visitor went back from the history entry of the open menu. */
  | { type: 'BACK.PRESSED' }
  /** The page is left, perhaps for the back/forward cache. */
  | { type: 'VIEW.LEFT' }
  /** The window grew past the breakpoint at which the header menu fits. */
  | { type: 'WINDOW.WIDENED' };

/**
 * `CONTENT.WANTED`: load the content of the menu, and answer. `SITEMAP.WANTED`: it could not be loaded, so
 * open the site map instead.
 * `BACK.ARMED`: push a history entry for the open menu, so that Back closes it.
 * `BACK.DISARMED`: the menu was closed another way, so remove that entry. A followed link emits
 * neither: the router lets the new page *replace* the entry, or removes it if the page stays.
 */
export type MobileMenuEmitted = {
  type: 'CONTENT.WANTED' | 'SITEMAP.WANTED' | 'BACK.ARMED' | 'BACK.DISARMED';
};

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
  delays: { patienceMs: PATIENCE_MS },
  guards: {
    isSection: ({ context, event }) => 'id' in event && context.sections.includes(event.id),
  },
  actions: {
    toggleSection: assign(({ context, event }) => ({
      section: 'id' in event && event.id !== context.section ? event.id : null,
    })),
    closeSection: assign({ section: null }),
    requestContent: emit({ type: 'CONTENT.WANTED' }),
    requestSitemap: emit({ type: 'SITEMAP.WANTED' }),
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
      on: { 'MENU.OPENED': 'loading' },
    },
    loading: {
      description: 'The content may still be on its way.',
      entry: 'requestContent',
      after: { patienceMs: { target: 'closed', actions: 'requestSitemap' } },
      on: {
        'CONTENT.LOADED': 'open',
        'CONTENT.LOST': { target: 'closed', actions: 'requestSitemap' },
        'ESCAPE.PRESSED': 'closed',
        'VIEW.LEFT': 'closed',
        'WINDOW.WIDENED': 'closed',
      },
    },
    open: {
      entry: 'armBack',
      exit: 'closeSection',
      on: {
        'SECTION.TOGGLED': { guard: 'isSection', actions: 'toggleSection' },
        'BACK.PRESSED': 'closed',
        'LINK.CHOSEN': 'closed',
        'VIEW.LEFT': 'closed',
        'MENU.CLOSED': { target: 'closed', actions: 'disarmBack' },
        'ESCAPE.PRESSED': { target: 'closed', actions: 'disarmBack' },
        'WINDOW.WIDENED': { target: 'closed', actions: 'disarmBack' },
      },
    },
  },
});

type MobileMenuSnapshot = SnapshotFrom<typeof mobileMenuMachine>;

/** Whether the menu was asked for, and waits for its content. */
export const selectIsMenuLoading = (snapshot: MobileMenuSnapshot): boolean =>
  snapshot.matches('loading');

/** Whether the dialog is open. */
export const selectIsMenuOpen = (snapshot: MobileMenuSnapshot): boolean => snapshot.matches('open');

/** The open section, or null. */
export const selectOpenSection = ({ context }: MobileMenuSnapshot): string | null =>
  context.section;
