import type { ConformanceCheck } from '../schema/conformance.ts';

/** The pages of each layout, and every page at night. */
const PAGES = 'tests/pages/page-check.spec.ts';
/** What the HTML of every page shows. */
const RULES = 'tests/built/conformance.test.ts';

/** When the claims were last reviewed against the checks, and what the checks ran in. */
export const evaluation = { day: '2026-11-27', browser: 'Chromium 156', axe: '4.14' };

/**
 * The checks that the report on this site cites, with the files that hold them: a test fails if one of
 * these is gone. The checks run on every change, and a change that fails one is not published.
 */
export const conformanceChecks = {
  axe: {
    name: 'Automated rules',
    does: 'axe-core with all of its rules but one, on every page: wide and narrow, light and dark, and on what each button opens.',
    where: [PAGES, 'tests/accessibility/widgets.spec.ts'],
    isAxe: true,
  },
  'html-checkers': {
    name: 'HTML checkers',
    does: 'Every page passes the Nu HTML checker and html-validate without an error or a warning.',
    where: ['tests/nightly/nu.ts', 'tests/built/html.test.ts'],
  },
  'without-scripts': {
    name: 'Reading without scripts',
    does: 'Every page with JavaScript off: everything that widgets hide is there, in order, and every link works.',
    where: [PAGES],
  },
  keyboard: {
    name: 'Keyboard walk',
    does: 'Tab through every page from top to bottom: every control is reached, its focus indicator is fully visible, nothing covers or traps it, and the page does not change.',
    where: [PAGES],
  },
  'widgets-by-keyboard': {
    name: 'Widgets by keyboard',
    does: 'Menus, tabs, carousels, search, and the whole form are opened, used, and closed with keys alone, or by touch, mouse, and keys in turn; the focus returns.',
    where: [
      'tests/e2e/header.spec.ts',
      'tests/e2e/small-screen-menu.spec.ts',
      'tests/e2e/tabs-and-filters.spec.ts',
      'tests/e2e/carousel-drag.spec.ts',
      'tests/e2e/search.spec.ts',
      'tests/e2e/contact-form.spec.ts',
    ],
  },
  'large-text': {
    name: 'Large text, narrow windows, wide spacing',
    does: 'Every page with text at twice its size, in a window as narrow as a small phone, and with the spacing of criterion 1.4.12: no text is cut off, and no target is too small.',
    where: [PAGES],
  },
  'forced-colors': {
    name: 'Forced colors',
    does: 'Every page in a high-contrast mode: text takes the visitor’s colors, and every control keeps an edge.',
    where: [PAGES],
  },
  'reduced-motion': {
    name: 'Reduced motion',
    does: 'Every page for visitors who prefer reduced motion, read to the end: nothing moves, and pages change without a fade.',
    where: [PAGES, 'tests/e2e/motion.spec.ts'],
  },
  'declared-contrast': {
    name: 'Declared colors',
    does: 'The contrast of every color of words with every ground that a style sheet puts them on, in both schemes and all lines, and of words over pictures, measured in pixels.',
    where: [
      'src/design/declared-contrast.test.ts',
      'src/design/palette.test.ts',
      'prerender/images/hero-contrast.test.ts',
    ],
  },
  rotation: {
    name: 'Rotating carousels',
    does: 'They have a Pause button, and stop for focus, the pointer, a hidden tab, and reduced motion.',
    where: ['tests/e2e/carousel.spec.ts', 'machines/carousel/carousel.machine.test.ts'],
  },
  'one-pointer': {
    name: 'Buttons for what can be dragged',
    does: 'Everything that a swipe moves, a button or a key moves as well, and a drag activates nothing under it. All code that acts on a press is listed.',
    where: [
      'tests/e2e/carousel.spec.ts',
      'tests/e2e/carousel-drag.spec.ts',
      'tests/architecture/presses.test.ts',
    ],
  },
  'on-hover': {
    name: 'What opens under the pointer',
    does: 'Menus and tooltips stay while the pointer is on them, close with Escape, and do not close by themselves.',
    where: [
      'tests/e2e/header.spec.ts',
      'tests/e2e/appearance.spec.ts',
      'machines/tooltip/tooltip.machine.test.ts',
    ],
  },
  shortcuts: {
    name: 'Keyboard shortcuts',
    does: 'A single key opens nothing; the shortcuts need Ctrl, Command, or Alt.',
    where: ['tests/e2e/search.spec.ts', RULES],
  },
  'skip-link': {
    name: 'Skip link',
    does: 'The first stop of every page leads past the header, and the next Tab goes on from there.',
    where: ['tests/e2e/place.spec.ts'],
  },
  links: {
    name: 'Links and their targets',
    does: 'Every link leads to a page that speaks of what the link says; none is broken, every page can be reached, and the same words lead to the same page.',
    where: ['tests/built/links.test.ts', 'prerender/checks/links.test.ts'],
  },
  search: {
    name: 'Search',
    does: 'A list of questions, written as visitors would type them, finds the pages that answer them.',
    where: ['tests/built/search.test.ts'],
  },
  'form-fields': {
    name: 'Form fields',
    does: 'Every field has a label, a hint where that says too little, and tells browsers what it is for.',
    where: ['tests/e2e/contact-form.spec.ts', 'tests/e2e/contact.spec.ts'],
  },
  'form-errors': {
    name: 'Form errors',
    does: 'Every invalid field says in words what is wrong and what is needed, a summary receives the focus, and nothing that was written is lost.',
    where: [
      'tests/e2e/contact.spec.ts',
      'tests/e2e/contact-form.spec.ts',
      'src/content/enquiry.test.ts',
    ],
  },
  drafts: {
    name: 'Drafts',
    does: 'What is typed into the form is kept on the device, and is there after a reload and on the next visit.',
    where: ['tests/e2e/contact-form.spec.ts', 'src/features/contact/delivery/draft-store.test.ts'],
  },
  announcements: {
    name: 'Announcements',
    does: 'Results of filters, moves of carousels, the count of a search, sending, errors, and a change of page are announced without moving the focus.',
    where: [
      'tests/e2e/tabs-and-filters.spec.ts',
      'tests/e2e/carousel.spec.ts',
      'tests/e2e/search.spec.ts',
      'tests/e2e/contact-form.spec.ts',
      'tests/e2e/route-changes.spec.ts',
    ],
  },
  'names-and-states': {
    name: 'Names, roles, and states',
    does: 'The tests of every widget find its parts by role and name, as assistive technology does, and read their states.',
    where: [
      'tests/e2e/header.spec.ts',
      'tests/e2e/small-screen-menu.spec.ts',
      'tests/e2e/carousel-drag.spec.ts',
      'tests/e2e/accordion.spec.ts',
      'tests/e2e/search.spec.ts',
      'tests/e2e/appearance.spec.ts',
    ],
  },
  headers: {
    name: 'Permissions of the page',
    does: 'Every page tells the browser to refuse it motion sensors, camera, and microphone.',
    where: ['tests/e2e/headers.spec.ts'],
  },
  'no-media': {
    name: 'No audio, no video',
    does: 'No page has audio, video, an embedded player, a canvas, or an animated image.',
    where: [RULES],
  },
  pictures: {
    name: 'Pictures are decoration, or in words',
    does: 'Every picture and every drawing is hidden from assistive technology, except statecharts, which have a name and a table that says the same; no control has a picture as its only content without a name.',
    where: [RULES],
  },
  'no-letters': {
    name: 'No letters in pictures',
    does: 'No picture that a page shows has text in it, except the labels in statecharts.',
    where: [RULES],
  },
  language: {
    name: 'Language',
    does: 'Every page declares the language that the site is written in.',
    where: [RULES],
  },
  titles: {
    name: 'Titles and headings',
    does: 'Every page has a title of its own, which shares a word with a heading or the address; nowhere do more than 350 words follow each other without a heading.',
    where: [RULES],
  },
  'same-frame': {
    name: 'The same header and footer',
    does: 'The links and buttons of header and footer are the same on every page, in the same order and under the same names, the way to the team among them.',
    where: [RULES],
  },
  'listed-pages': {
    name: 'Every page is listed',
    does: 'Every page is on the sitemap page.',
    where: [RULES],
  },
  'label-in-name': {
    name: 'Visible labels in names',
    does: 'Where a control has a name of its own for assistive technology, the name contains the words that are seen.',
    where: [RULES],
  },
  'any-orientation': {
    name: 'Any orientation',
    does: 'No style sheet asks how the device is held, and the installed app opens in any orientation.',
    where: [RULES],
  },
  'no-repeated-motion': {
    name: 'No repeated motion',
    does: 'No style sheet repeats an animation, so nothing can flash.',
    where: [RULES],
  },
  'no-login': {
    name: 'No login',
    does: 'No page asks for a password, and the only forms are the inquiry, the search, and the sentence of the home page.',
    where: [RULES],
  },
  'by-sense-alone': {
    name: 'Words for the senses',
    does: 'No sentence points to something by place, shape, or color.',
    where: [RULES],
  },
  'one-language': {
    name: 'One language',
    does: 'No text has foreign letters, or common words of five other languages.',
    where: [RULES],
  },
  'same-icons': {
    name: 'Names of icons',
    does: 'An icon without words has one name on all pages.',
    where: [RULES],
  },
  'reading-level': {
    name: 'Reading level',
    does: 'By the Flesch–Kincaid formula, no page needs more than the ninth grade.',
    where: [RULES],
  },
  'no-refresh': {
    name: 'No refresh',
    does: 'No page reloads or leaves by itself, and nothing opens another window.',
    where: [RULES],
  },
} as const satisfies Readonly<Record<string, ConformanceCheck>>;

export type CheckId = keyof typeof conformanceChecks;
