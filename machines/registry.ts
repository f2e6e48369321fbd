import type { AnyStateMachine } from 'xstate';
import { accordionMachine } from './accordion/index.ts';
import { carouselMachine } from './carousel/index.ts';
import { filterMachine } from './filter/index.ts';
import { megaMenuMachine } from './mega-menu/index.ts';
import { smallScreenMenuMachine } from './small-screen-menu/index.ts';
import { tabsMachine } from './tabs/index.ts';
import { themeMachine } from './theme/index.ts';
import { toastsMachine } from './toasts/index.ts';
import { tooltipMachine } from './tooltip/index.ts';

/** A machine as the atlas and the diagrams need it. */
export interface MachineEntry {
  /** The name of its folder. */
  readonly name: string;
  /** One sentence for a person who has never seen it. */
  readonly description: string;
  readonly machine: AnyStateMachine;
  /** An input that starts it; undefined for a machine that needs none. */
  readonly input: unknown;
  /** Events worth a button, with an example payload. Timers need none: the clock fires them. */
  readonly events: readonly { readonly type: string; readonly [field: string]: unknown }[];
}

const mouse = { pointerType: 'mouse' };

/**
 * Every machine of the site, in the order in which the atlas shows them. To add one, append an entry;
 * a test checks that its input and events are real.
 */
export const machines: readonly MachineEntry[] = [
  {
    name: 'accordion',
    description: 'One item open at a time; the open one can be closed.',
    machine: accordionMachine,
    input: { items: ['k-12', 'higher-ed', 'workforce'], initial: 'k-12' },
    events: [
      { type: 'ITEM.TOGGLED', id: 'k-12' },
      { type: 'ITEM.TOGGLED', id: 'higher-ed' },
      { type: 'ITEM.OPENED', id: 'workforce' },
      { type: 'ITEM.CLOSED' },
    ],
  },
  {
    name: 'carousel',
    description:
      'Slides with a lock after each move, and a rotation that knows why it stands still.',
    machine: carouselMachine,
    input: { count: 7, visible: 1, loop: true, lockMs: 500, rotateMs: 8000, swipePx: 75 },
    events: [
      { type: 'SLIDE.NEXT' },
      { type: 'SLIDE.PREVIOUS' },
      { type: 'SLIDE.CHOSEN', index: 3 },
      { type: 'SWIPE.STARTED', x: 300, y: 100 },
      { type: 'SWIPE.MOVED', x: 260, y: 100 },
      { type: 'SWIPE.ENDED', x: 225, y: 100 },
      { type: 'SWIPE.ENDED', x: 224, y: 100 },
      { type: 'SWIPE.CANCELLED' },
      { type: 'CLICK.SUPPRESSED' },
      { type: 'STRIP.SETTLED', index: 2 },
      { type: 'VISIBLE.CHANGED', visible: 4 },
      { type: 'ROTATION.STOPPED' },
      { type: 'ROTATION.STARTED' },
      { type: 'FOCUS.ENTERED' },
      { type: 'FOCUS.LEFT' },
      { type: 'POINTER.ENTERED' },
      { type: 'POINTER.LEFT' },
      { type: 'PAGE.HIDDEN' },
      { type: 'PAGE.SHOWN' },
      { type: 'VIEW.LEFT' },
      { type: 'VIEW.ENTERED' },
      { type: 'MOTION.REDUCED' },
      { type: 'MOTION.ALLOWED' },
    ],
  },
  {
    name: 'tabs',
    description: 'One tab selected at a time; the arrows select as they move, and wrap.',
    machine: tabsMachine,
    input: { ids: ['service-1', 'service-2', 'service-3', 'service-4'], initial: 'service-1' },
    events: [
      { type: 'TAB.SELECTED', id: 'service-3' },
      { type: 'TAB.NEXT' },
      { type: 'TAB.PREVIOUS' },
      { type: 'TAB.FIRST' },
      { type: 'TAB.LAST' },
    ],
  },
  {
    name: 'filter',
    description: 'Toggle buttons of which one is pressed; the number of results is announced.',
    machine: filterMachine,
    input: {
      values: ['All', 'Strategy', 'AI'],
      initial: 'All',
      counts: { All: 7, Strategy: 2, AI: 1 },
    },
    events: [
      { type: 'FILTER.CHOSEN', value: 'All' },
      { type: 'FILTER.CHOSEN', value: 'AI' },
    ],
  },
  {
    name: 'mega-menu',
    description: 'Panels under the header: hover intent, grace, and a safe way to the panel.',
    machine: megaMenuMachine,
    input: { ids: ['solve', 'cognify', 'build'], intentMs: 100, graceMs: 300, animationMs: 200 },
    events: [
      { type: 'POINTER.ENTERED', id: 'solve', x: 10, y: 20, ...mouse },
      { type: 'PANEL.MEASURED', rect: { left: 0, top: 60, right: 1000, bottom: 400 } },
      { type: 'POINTER.MOVED', x: 90, y: 20, ...mouse },
      { type: 'POINTER.LEFT', ...mouse },
      { type: 'POINTER.ENTERED', id: 'cognify', x: 102, y: 24, ...mouse },
      { type: 'POINTER.MOVED', x: 110, y: 34, ...mouse },
      { type: 'POINTER.MOVED', x: 140, y: 22, ...mouse },
      { type: 'PANEL.ENTERED', ...mouse },
      { type: 'PANEL.LEFT', ...mouse },
      { type: 'TRIGGER.PRESSED', id: 'solve' },
      { type: 'TRIGGER.PRESSED', id: 'build' },
      { type: 'ESCAPE.PRESSED' },
      { type: 'FOCUS.ENTERED' },
      { type: 'FOCUS.LEFT' },
      { type: 'OUTSIDE.PRESSED' },
      { type: 'LINK.CHOSEN' },
    ],
  },
  {
    name: 'small-screen-menu',
    description: 'The full-screen menu of small screens, one section open at a time.',
    machine: smallScreenMenuMachine,
    input: { sections: ['solve', 'cognify', 'build'] },
    events: [
      { type: 'MENU.OPENED' },
      { type: 'SECTION.TOGGLED', id: 'solve' },
      { type: 'SECTION.TOGGLED', id: 'cognify' },
      { type: 'LINK.CHOSEN' },
      { type: 'ESCAPE.PRESSED' },
      { type: 'BACK.PRESSED' },
      { type: 'WINDOW.WIDENED' },
      { type: 'MENU.CLOSED' },
    ],
  },
  {
    name: 'tooltip',
    description: 'All tooltips of a page: one at a time, the next at once after another.',
    machine: tooltipMachine,
    input: undefined,
    events: [
      { type: 'POINTER.ENTERED', id: 'a', ...mouse },
      { type: 'POINTER.ENTERED', id: 'b', ...mouse },
      { type: 'POINTER.LEFT', ...mouse },
      { type: 'CONTENT.ENTERED', ...mouse },
      { type: 'CONTENT.LEFT', ...mouse },
      { type: 'FOCUS.ENTERED', id: 'a' },
      { type: 'FOCUS.LEFT' },
      { type: 'TOUCH.STARTED', id: 'a' },
      { type: 'TOUCH.ENDED' },
      { type: 'TRIGGER.TAPPED', id: 'a' },
      { type: 'TRIGGER.PRESSED' },
      { type: 'OUTSIDE.PRESSED' },
      { type: 'ESCAPE.PRESSED' },
    ],
  },
  {
    name: 'toasts',
    description: 'The region "Notifications": a queue in which each toast has its own time.',
    machine: toastsMachine,
    input: { durationMs: 5000, maxVisible: 3 },
    events: [
      { type: 'TOAST.ADDED', toast: { kind: 'success', title: 'Saved for offline reading' } },
      { type: 'TOAST.ADDED', toast: { kind: 'info', title: 'Update ready', durationMs: null } },
      { type: 'TOAST.DISMISSED', id: 'toast-1' },
      { type: 'POINTER.ENTERED' },
      { type: 'POINTER.LEFT' },
      { type: 'FOCUS.ENTERED' },
      { type: 'FOCUS.LEFT' },
      { type: 'PAGE.HIDDEN' },
      { type: 'PAGE.SHOWN' },
      { type: 'REGION.FOCUSED' },
      { type: 'ESCAPE.PRESSED' },
      { type: 'SWIPE.STARTED', id: 'toast-1', x: 0 },
      { type: 'SWIPE.MOVED', x: 40 },
      { type: 'SWIPE.ENDED', x: 75 },
      { type: 'SWIPE.ENDED', x: 76 },
      { type: 'SWIPE.CANCELLED' },
    ],
  },
  {
    name: 'theme',
    description: 'As the system, light or dark; the choice is kept on the device.',
    machine: themeMachine,
    input: { preference: 'system', system: 'light' },
    events: [
      { type: 'THEME.CHOSEN', preference: 'dark' },
      { type: 'THEME.CHOSEN', preference: 'light' },
      { type: 'THEME.CHOSEN', preference: 'system' },
      { type: 'SYSTEM.CHANGED', scheme: 'dark' },
      { type: 'SYSTEM.CHANGED', scheme: 'light' },
    ],
  },
];
