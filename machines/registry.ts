import type { AnyStateMachine } from 'xstate';
import { accordionMachine } from './accordion/index.ts';
import { appMachine } from './app/index.ts';
import { carouselMachine } from './carousel/index.ts';
import { connectivityMachine } from './connectivity/index.ts';
import type { Answerer } from './connectivity/index.ts';
import { contactFormMachine, draftMachine, type FoundDraft } from './contact-form/index.ts';
import { filterMachine } from './filter/index.ts';
import { houseMachine } from './house/index.ts';
import { installMachine, type PromptChoice } from './install/index.ts';
import { megaMenuMachine } from './mega-menu/index.ts';
import {
  offlineLibraryMachine,
  type ListedPage,
  type OpenPage,
  type SaveReport,
  type Stock,
} from './offline-library/index.ts';
import { createMemoryStore, newRecord, outboxMachine, settled } from './outbox/index.ts';
import type {
  AnnounceInput,
  Announcement,
  CancelInput,
  EnquiryRecord,
  EnquiryStore,
  SendInput,
} from './outbox/index.ts';
import { processStepsMachine } from './process-steps/index.ts';
import { productDemoMachine } from './product-demo/index.ts';
import { searchMachine, type Finder } from './search/index.ts';
import { answersAfter } from './lib/answers-after.ts';
import { mobileMenuMachine } from './mobile-menu/index.ts';
import { tabsMachine } from './tabs/index.ts';
import { themeMachine } from './theme/index.ts';
import { toastsMachine } from './toasts/index.ts';
import { tooltipMachine } from './tooltip/index.ts';
import { updateMachine } from './update/index.ts';
import { worksheetMachine, type WorksheetSave } from './worksheet/index.ts';

/** A machine as shown in the live charts and the diagrams. */
export interface MachineEntry {
  /** The name of its folder, or of the chart if a folder has two. */
  readonly name: string;
  /** One sentence for someone who has never seen it. */
  readonly description: string;
  readonly machine: AnyStateMachine;
  /** A valid input; undefined if the machine needs none. */
  readonly input: unknown;
  /** Events that get a button, with an example payload. Timers are fired by the clock. */
  readonly events: readonly ExampleEvent[];
}

interface ExampleEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** An entry as it is listed below: only events with a payload need an example. */
type Listed = Omit<MachineEntry, 'events'> & { readonly events?: readonly ExampleEvent[] };

/** Events that a machine raises itself, and the addition of a child, which needs its code. */
const INTERNAL = new Set([
  'ACTOR.ADDED',
  'ANSWERS.ALTERED',
  'DRAFT.SETTLED',
  'SLIDE.MOVED',
  'STOCK.CHANGED',
  'TOAST.EXPIRED',
]);

/** What a child of the root has emitted begins with the child's name; XState's own with its. */
const isForVisitors = (type: string) => /^[A-Z_.]+$/u.test(type) && !INTERNAL.has(type);

/** Adds the events without a payload, which the machine itself knows. */
const withEvents = (entry: Listed): MachineEntry => {
  const { machine, events: examples = [] } = entry;
  const known = new Set(examples.map(({ type }) => type));
  const others = (machine.events as readonly string[]).filter(
    (type) => isForVisitors(type) && !known.has(type),
  );
  return { ...entry, events: [...examples, ...others.map((type) => ({ type }))] };
};

const enquiry = { fullName: 'Ada Example', workEmail: 'ada@school.example' };

interface ByPath {
  readonly path: string;
}

/** What the outbox finds in its store: an enquiry that waits, until it has been sent. */
let record = newRecord({ key: 'enquiry-1', values: enquiry, signals: null }, 0);

const savedPages: readonly ListedPage[] = [
  { path: '/', name: 'Home', wireBytes: 0, savedAt: 0 },
  { path: '/k-12', name: 'K-12', wireBytes: 9000, savedAt: 0 },
  { path: '/about-us', name: 'About Us', wireBytes: 7000, savedAt: null },
];

/** To add a machine, append an entry; a test checks that its input and events exist. */
const listed: readonly Listed[] = [
  {
    name: 'accordion',
    description: 'One item open at a time; the open one can be closed.',
    machine: accordionMachine,
    input: { items: ['k-12', 'higher-ed', 'workforce'], initial: 'k-12' },
    events: [
      { type: 'ITEM.TOGGLED', id: 'k-12' },
      { type: 'ITEM.TOGGLED', id: 'higher-ed' },
      { type: 'ITEM.OPENED', id: 'workforce' },
    ],
  },
  {
    name: 'carousel',
    description:
      'Slides with a lock after each move, and automatic rotation that tracks its pause reasons.',
    machine: carouselMachine,
    input: { count: 7, visible: 1, lockMs: 500, rotateMs: 8000 },
    events: [
      { type: 'SLIDE.CHOSEN', index: 3 },
      { type: 'SWIPE.STARTED', x: 300, y: 100 },
      { type: 'SWIPE.MOVED', x: 260, y: 100 },
      { type: 'SWIPE.ENDED', x: 225, y: 100 },
      { type: 'SWIPE.ENDED', x: 224, y: 100 },
      { type: 'VISIBLE.CHANGED', visible: 4 },
    ],
  },
  {
    name: 'tabs',
    description: 'One tab selected at a time; arrow keys select as they move, and wrap.',
    machine: tabsMachine,
    input: { ids: ['service-1', 'service-2', 'service-3', 'service-4'], initial: 'service-1' },
    events: [{ type: 'TAB.SELECTED', id: 'service-3' }],
  },
  {
    name: 'process-steps',
    description:
      'Five steps on one line: scrolling leads a mark from tile to tile, a press holds it.',
    machine: processStepsMachine,
    input: { count: 5 },
    events: [
      { type: 'STEPS.SCROLLED', progress: 0.3 },
      { type: 'STEPS.SCROLLED', progress: 1 },
      { type: 'STEP.CHOSEN', index: 1 },
      { type: 'STEP.CHOSEN', index: 3 },
    ],
  },
  {
    name: 'product-demo',
    description:
      'The product in miniature: three roles, six brands, and one lesson that is assigned, answered and reported.',
    machine: productDemoMachine,
    input: {
      questions: [
        { right: 1, classmates: [2, 8, 1], elsewhere: [5, 17, 2] },
        { right: 0, classmates: [7, 3, 1], elsewhere: [14, 7, 3] },
      ],
    },
    events: [
      { type: 'ANSWER.GIVEN', option: 0 },
      { type: 'ANSWER.GIVEN', option: 1 },
      { type: 'ROLE.CHOSEN', role: 'learner' },
      { type: 'ROLE.CHOSEN', role: 'publisher' },
      { type: 'BRAND.CHOSEN', brand: 'leaf' },
      { type: 'SUN.MOVED', hour: 8 },
      { type: 'ADDRESS.CHANGED', fragment: 'role=learner&brand=ring&lesson=assigned-b' },
    ],
  },
  {
    name: 'house',
    description:
      'A sentence with three blanks: each answer names its pages, and each blank builds a part of the house.',
    machine: houseMachine.provide({
      actors: { loadBook: answersAfter<unknown>(300, () => ({})) },
    }),
    input: {
      options: {
        field: ['k-12', 'higher-education'],
        problem: ['content', 'accessibility'],
        term: ['school-year', 'open'],
      },
    },
    events: [
      { type: 'PART.CHOSEN', part: 'field', value: 'higher-education' },
      { type: 'PART.CHOSEN', part: 'problem', value: 'accessibility' },
      { type: 'PART.CHOSEN', part: 'field', value: 'k-12' },
      { type: 'ADDRESS.READ', choice: { term: 'open' } },
      { type: 'ADDRESS.READ', choice: {} },
    ],
  },
  {
    name: 'filter',
    description: 'Toggle buttons, one of which is pressed; the number of results is announced.',
    machine: filterMachine,
    input: {
      values: ['All', 'Strategy', 'AI'],
      initial: 'All',
      counts: { All: 7, Strategy: 2, AI: 1 },
    },
    events: [
      { type: 'FILTER.CHOSEN', value: 'All' },
      { type: 'FILTER.CHOSEN', value: 'AI' },
      { type: 'FILTER.LINKED', value: 'Strategy' },
    ],
  },
  {
    name: 'mega-menu',
    description:
      'Panels under the header: hover intent, a grace period, and a safe path to the panel.',
    machine: megaMenuMachine,
    input: { ids: ['solve', 'cognify', 'build'] },
    events: [
      { type: 'POINTER.ENTERED', id: 'solve', x: 10, y: 20 },
      { type: 'PANEL.MEASURED', rect: { left: 0, top: 60, right: 1000, bottom: 400 } },
      { type: 'POINTER.MOVED', x: 90, y: 20 },
      { type: 'POINTER.ENTERED', id: 'cognify', x: 102, y: 24 },
      { type: 'POINTER.MOVED', x: 110, y: 34 },
      { type: 'POINTER.MOVED', x: 140, y: 22 },
      { type: 'TRIGGER.PRESSED', id: 'solve' },
      { type: 'TRIGGER.PRESSED', id: 'build' },
    ],
  },
  {
    name: 'mobile-menu',
    description: 'The full-screen menu of small screens, one section open at a time.',
    machine: mobileMenuMachine,
    input: { sections: ['solve', 'cognify', 'build'] },
    events: [
      { type: 'SECTION.TOGGLED', id: 'solve' },
      { type: 'SECTION.TOGGLED', id: 'cognify' },
    ],
  },
  {
    name: 'tooltip',
    description:
      'All tooltips of a page: one at a time, and the next opens immediately after another.',
    machine: tooltipMachine,
    input: undefined,
    events: [
      { type: 'POINTER.ENTERED', id: 'a' },
      { type: 'POINTER.ENTERED', id: 'b' },
      { type: 'FOCUS.ENTERED', id: 'a' },
      { type: 'TOUCH.STARTED', id: 'a' },
    ],
  },
  {
    name: 'toasts',
    description: 'The region "Notifications": a queue in which each toast has its own duration.',
    machine: toastsMachine,
    input: undefined,
    events: [
      { type: 'TOAST.ADDED', toast: { kind: 'success', title: 'Saved for offline reading' } },
      { type: 'TOAST.ADDED', toast: { kind: 'info', title: 'Update ready' } },
      { type: 'TOAST.DISMISSED', id: 'toast-1' },
      { type: 'SWIPE.STARTED', id: 'toast-1', x: 0 },
      { type: 'SWIPE.MOVED', x: 40 },
      { type: 'SWIPE.ENDED', x: 75 },
      { type: 'SWIPE.ENDED', x: 76 },
    ],
  },
  {
    name: 'theme',
    description: 'Follows the system, light or dark; the choice is stored on the device.',
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
  {
    name: 'contact-form',
    description: 'The values, their errors, and what becomes of a submission.',
    machine: contactFormMachine.provide({
      actors: {
        draft: draftMachine.provide({
          actors: { find: answersAfter<FoundDraft | null>(200, () => null) },
        }),
      },
    }),
    input: {
      initialValues: { fullName: '', workEmail: '' },
      validate: (values: Readonly<Record<string, unknown>>) =>
        String(values['fullName']).length < 2
          ? { fullName: 'Name must be at least 2 characters' }
          : {},
      makeKey: () => 'enquiry-1',
      rateLimited: 'Too many messages',
    },
    events: [
      { type: 'VIEW.ATTACHED', values: { fullName: '', workEmail: '' }, opening: null },
      { type: 'VALUES.CHANGED', values: enquiry },
      { type: 'VALUES.CLEANED', values: enquiry },
      { type: 'SUBMISSION.REQUESTED', values: { fullName: 'A', workEmail: '' }, signals: null },
      { type: 'SUBMISSION.REQUESTED', values: enquiry, signals: null },
      { type: 'ENQUIRY.WAITING', isStored: true },
      { type: 'ENQUIRY.REFUSED', errors: { workEmail: 'This address cannot receive mail' } },
      { type: 'ENQUIRY.FAILED', status: 503 },
    ],
  },
  {
    name: 'draft',
    description:
      'What is written and not sent: saved on the device, offered, gone when it was sent.',
    machine: draftMachine.provide({
      actors: {
        find: answersAfter<FoundDraft | null>(200, () => ({
          values: enquiry,
          key: null,
          isOfThisVisit: false,
          isWaiting: false,
          errors: {},
        })),
      },
    }),
    input: undefined,
    events: [
      { type: 'DRAFT.CHANGED', draft: { values: enquiry, key: null } },
      { type: 'DRAFT.SUBMITTED', draft: { values: enquiry, key: 'enquiry-1' } },
    ],
  },
  {
    name: 'outbox',
    description: 'Sends the enquiries on the device when they are due, and announces them once.',
    machine: outboxMachine.provide({
      actors: {
        load: answersAfter<readonly EnquiryRecord[], EnquiryStore>(100, () => [record]),
        send: answersAfter<void, SendInput>(1500, () => {
          record = settled(record, { outcome: 'sent', receipt: 'R-1' }, 0, 0);
        }),
        cancel: answersAfter<readonly string[], CancelInput>(50, () => []),
        announce: answersAfter<Announcement, AnnounceInput>(50, ({ key }) => ({
          key,
          isFirst: true,
        })),
      },
    }),
    input: {
      store: createMemoryStore(() => 0),
      send: async () => undefined,
      cancel: async () => true,
      now: () => 0,
      isOffline: () => false,
    },
    events: [
      { type: 'SEND.REQUESTED', key: 'enquiry-1' },
      { type: 'CANCEL.REQUESTED', key: 'enquiry-1' },
      { type: 'SENT.DISMISSED', key: 'enquiry-1' },
    ],
  },
  {
    name: 'connectivity',
    description: 'Online, offline or flaky, where a failed fetch outranks the browser.',
    machine: connectivityMachine.provide({
      actors: { probe: answersAfter<Answerer>(300, () => 'site') },
    }),
    input: {},
    events: [{ type: 'FETCH.FAILED' }, { type: 'FETCH.FAILED', isHeld: true }],
  },
  {
    name: 'update',
    description:
      'A new version is offered, and never reloads without consent or over an unsaved form.',
    machine: updateMachine,
    input: { isControlled: true },
  },
  {
    name: 'install',
    description: 'The install button, its stored dismissal and the instructions for iOS.',
    machine: installMachine.provide({
      actors: { prompt: answersAfter<PromptChoice>(1000, () => 'accepted') },
    }),
    input: { isStandalone: false, isIos: false, dismissedUntil: 0, now: () => 0 },
  },
  {
    name: 'offline-library',
    description:
      'The pages saved on this device, a few at a time until none is missing, or all removed.',
    machine: offlineLibraryMachine.provide({
      actors: {
        readStock: answersAfter<Stock, ByPath & { readonly isListed: boolean }>(
          100,
          ({ isListed }) => ({ isPageSaved: true, list: isListed ? savedPages : null }),
        ),
        saveSome: answersAfter<SaveReport, OpenPage & { readonly isAll: boolean }>(800, () => ({
          saved: 6,
          failed: 0,
          left: 6,
          isFull: false,
        })),
        removeAll: answersAfter<number>(50, () => 12),
      },
    }),
    input: { page: { path: '/k-12', links: ['/about-us'] }, isSavingData: false },
    events: [
      { type: 'PAGE.OPENED', path: '/about-us', links: [] },
      { type: 'CONNECTION.CHANGED', isSavingData: true },
      { type: 'CONNECTION.CHANGED', isSavingData: false },
    ],
  },
  {
    name: 'search',
    description: 'Search over the site, with an index that is loaded when it is first opened.',
    machine: searchMachine.provide({
      actors: {
        loadIndex: answersAfter<Finder>(300, () => (query) => [
          {
            path: '/k-12',
            name: 'K-12',
            kind: 'Overview',
            line: 'solve',
            trail: [],
            summary: '',
            sections: [{ heading: query, href: '/k-12#services' }],
            terms: ['tutoring'],
          },
        ]),
      },
    }),
    input: undefined,
    events: [{ type: 'QUERY.CHANGED', query: 'tutoring' }],
  },
  {
    name: 'worksheet',
    description:
      'The fields of a tool: kept on the device, taken back step by step, opened from an address.',
    machine: worksheetMachine.provide({
      actors: {
        keep: answersAfter<boolean, WorksheetSave>(50, () => true),
      },
    }),
    input: { initial: { firstDay: '', freeze: '14' } },
    events: [
      { type: 'DEVICE.READ', kept: { firstDay: '2026-08-17' }, shared: null, typed: {} },
      { type: 'DEVICE.READ', kept: null, shared: { freeze: '21' }, typed: {} },
      { type: 'ANSWER.CHANGED', field: 'firstDay', value: '2026-08-24' },
      { type: 'ANSWERS.CHOSEN', answers: { firstDay: '2026-09-01', freeze: '28' } },
      { type: 'DEVICE.CHANGED', kept: { firstDay: '2026-08-17', freeze: '7' } },
      { type: 'DEVICE.CHANGED', kept: null },
    ],
  },
  {
    name: 'app',
    description: 'Routes events between the site’s actors and schedules update checks.',
    machine: appMachine.provide({
      actors: {
        checkForUpdate: answersAfter<boolean>(300, () => true),
      },
    }),
    input: { wordsFor: () => ({ kind: 'info', title: 'A notice' }), isOffline: false },
    events: [{ type: 'DATA_SAVER.CHANGED', isSavingData: true }],
  },
];

/** Every machine of the site, in the order in which the diagrams list them. */
export const machines: readonly MachineEntry[] = listed.map(withEvents);
