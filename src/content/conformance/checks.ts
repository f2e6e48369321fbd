import type { ConformanceCheckInput } from '../schema/conformance.ts';

const PASSPORT = 'tests/pages/passport.spec.ts';
const EVERY_PAGE = 'meets the requirements for every page';

/** A step of the test that opens every page of the site. */
const onEveryPage = (step: string) =>
  ({ in: 'browser', file: PASSPORT, test: EVERY_PAGE, step, ofEveryPage: true }) as const;
const inBrowser = (file: string, test?: string) =>
  ({ in: 'browser', file, ...(test === undefined ? {} : { test }) }) as const;
const unit = (file: string, test?: string) =>
  ({ in: 'unit', file, ...(test === undefined ? {} : { test }) }) as const;
const audit = (name: string) => ({ in: 'audit', audit: name }) as const;
const rule = (name: string) => ({ in: 'audit', audit: 'conformance', rule: name }) as const;

/**
 * The checks that the report on this site cites, with their locations. A test fails if one of these
 * locations no longer exists (build/conformance/places.test.ts).
 */
export const conformanceChecks = {
  axe: {
    name: 'Automated rules',
    does: 'axe-core with all of its rules but one, on every page: wide and narrow, light and dark, and on what each button opens.',
    where: [
      onEveryPage('has no axe violations, wide or narrow, light or dark'),
      inBrowser('tests/accessibility/widgets.spec.ts'),
    ],
    isAxe: true,
  },
  'html-checkers': {
    name: 'HTML checkers',
    does: 'Every page passes the Nu HTML checker and html-validate without an error or a warning.',
    where: [audit('nu'), audit('html-validate')],
  },
  'without-scripts': {
    name: 'Reading without scripts',
    does: 'Every page with JavaScript off: everything that widgets hide is there, in order, and every link works.',
    where: [onEveryPage('is readable and navigable without JavaScript, and does not move')],
  },
  keyboard: {
    name: 'Keyboard walk',
    does: 'Tab through every page from top to bottom: every control is reached, its focus indicator is fully visible, nothing covers or traps it, and the page does not change.',
    where: [onEveryPage('can be walked by keyboard from top to bottom')],
  },
  'widgets-by-keyboard': {
    name: 'Widgets by keyboard',
    does: 'Menus, tabs, carousels, search, and the whole form are opened, used, and closed with keys alone, or by touch, mouse, and keys in turn; the focus returns.',
    where: [
      inBrowser('tests/e2e/header.desktop.spec.ts', 'the button opens and closes it by keyboard'),
      inBrowser('tests/e2e/header.phone.spec.ts', 'Escape, Back and the close button close it'),
      inBrowser('tests/e2e/k-12.spec.ts', 'arrow keys cycle through the tabs'),
      inBrowser('tests/e2e/home.spec.ts', 'case studies loop by buttons and by arrow keys'),
      inBrowser('tests/e2e/search.spec.ts', 'the arrow keys move through the results'),
      inBrowser(
        'tests/e2e/contact-form.spec.ts',
        'the form can be filled in and sent with the keyboard alone',
      ),
      inBrowser('tests/e2e/any-input.desktop.spec.ts'),
    ],
  },
  'large-text': {
    name: 'Large text, narrow windows, wide spacing',
    does: 'Every page with text at twice its size, in a window as narrow as a small phone, and with the spacing of criterion 1.4.12: no text is cut off, and no target is too small.',
    where: [
      onEveryPage('loses no content in a narrow window, with large text or with wide spacing'),
    ],
  },
  'forced-colors': {
    name: 'Forced colors',
    does: 'Every page in a high-contrast mode: text takes the visitor’s colors, and every control keeps an edge.',
    where: [onEveryPage('does not move, and keeps its edges in forced colors')],
  },
  'reduced-motion': {
    name: 'Reduced motion',
    does: 'Every page for visitors who prefer reduced motion, read to the end: nothing moves, and pages change without a fade.',
    where: [
      onEveryPage('does not move, and keeps its edges in forced colors'),
      inBrowser(
        'tests/e2e/view-transitions.spec.ts',
        'pages change without a fade when reduced motion is preferred',
      ),
      inBrowser('tests/e2e/carousel.spec.ts', 'with reduced motion it advances only after Play'),
    ],
  },
  'declared-contrast': {
    name: 'Declared colors',
    does: 'The contrast of every color of words with every ground that a style sheet puts them on, in both schemes and all lines, and of words over pictures, measured in pixels.',
    where: [
      unit('src/design/declared-contrast.test.ts'),
      unit('src/design/palette.test.ts'),
      unit('build/images/hero-contrast.test.ts'),
    ],
  },
  rotation: {
    name: 'Rotating carousels',
    does: 'They have a Pause button, and stop for focus, the pointer, a hidden tab, and reduced motion.',
    where: [inBrowser('tests/e2e/carousel.spec.ts')],
  },
  'one-pointer': {
    name: 'Buttons for what can be dragged',
    does: 'Everything that a swipe moves, a button or a key moves as well, and a drag activates nothing under it.',
    where: [
      inBrowser('tests/e2e/carousel.spec.ts', 'moves by buttons and indicators'),
      inBrowser('tests/e2e/home.spec.ts', 'case studies loop by buttons and by arrow keys'),
      inBrowser('tests/e2e/home.spec.ts', 'dragging does not activate links'),
    ],
  },
  'on-hover': {
    name: 'What opens under the pointer',
    does: 'Menus and tooltips stay while the pointer is on them, close with Escape, and do not close by themselves.',
    where: [
      inBrowser('tests/e2e/header.desktop.spec.ts', 'stays open while the pointer is inside'),
      inBrowser('tests/e2e/header.desktop.spec.ts', 'Escape closes it and returns the focus'),
      inBrowser('tests/offline/library.spec.ts', 'a tooltip explains an icon'),
      unit('machines/tooltip/tooltip.machine.test.ts'),
    ],
  },
  shortcuts: {
    name: 'Keyboard shortcuts',
    does: 'A single key opens nothing; the shortcuts need Ctrl, Command, or Alt.',
    where: [
      inBrowser('tests/e2e/search-key.desktop.spec.ts', 'a single key opens nothing'),
      rule('no-access-keys'),
    ],
  },
  'skip-link': {
    name: 'Skip link',
    does: 'The first stop of every page leads past the header, and the next Tab goes on from there.',
    where: [inBrowser('tests/e2e/place.desktop.spec.ts', 'after the skip link')],
  },
  links: {
    name: 'Links and their targets',
    does: 'Every link leads to a page that speaks of what the link says; none is broken, every page can be reached, and the same words lead to the same page.',
    where: [audit('links'), unit('build/site/links.test.ts')],
  },
  search: {
    name: 'Search',
    does: 'A list of questions, written as visitors would type them, finds the pages that answer them.',
    where: [audit('search')],
  },
  'form-fields': {
    name: 'Form fields',
    does: 'Every field has a label, a hint where that says too little, and tells browsers what it is for.',
    where: [
      inBrowser(
        'tests/e2e/contact-form.spec.ts',
        'every field declares its autocomplete and input mode',
      ),
      inBrowser('tests/e2e/contact.spec.ts', 'shows the mailboxes and fields'),
    ],
  },
  'form-errors': {
    name: 'Form errors',
    does: 'Every invalid field says in words what is wrong and what is needed, a summary receives the focus, and nothing that was written is lost.',
    where: [
      inBrowser('tests/e2e/contact.spec.ts', 'shows an error at each invalid field'),
      inBrowser(
        'tests/e2e/contact-form.spec.ts',
        'an invalid field is described by its message until it is corrected',
      ),
      inBrowser('tests/e2e/contact.spec.ts', 'without JavaScript a plain form posts'),
      unit('src/content/enquiry.test.ts'),
    ],
  },
  drafts: {
    name: 'Drafts',
    does: 'What is typed into the form is kept on the device, and is there after a reload and on the next visit.',
    where: [
      inBrowser('tests/e2e/contact.spec.ts', 'a draft survives a reload'),
      unit('src/features/contact/delivery/draft-store.test.ts'),
    ],
  },
  announcements: {
    name: 'Announcements',
    does: 'Results of filters, moves of carousels, the count of a search, sending, errors, and a change of page are announced without moving the focus.',
    where: [
      inBrowser('tests/e2e/k-12.spec.ts', 'six filters show the cards of their category'),
      inBrowser('tests/e2e/carousel.spec.ts', 'announces each move'),
      inBrowser('tests/e2e/search.spec.ts', 'the count is announced when typing pauses'),
      inBrowser('tests/e2e/contact-form.spec.ts', 'sending is announced'),
      inBrowser('tests/e2e/route-changes.spec.ts', 'a route change is announced'),
    ],
  },
  'names-and-states': {
    name: 'Names, roles, and states',
    does: 'The tests of every widget find its parts by role and name, as assistive technology does, and read their states.',
    where: [
      inBrowser('tests/e2e/header.desktop.spec.ts'),
      inBrowser('tests/e2e/header.phone.spec.ts'),
      inBrowser('tests/e2e/home.spec.ts'),
      inBrowser('tests/e2e/service-pages.spec.ts'),
      inBrowser('tests/e2e/search.spec.ts'),
      inBrowser('tests/e2e/theme.spec.ts'),
    ],
  },
  headers: {
    name: 'Permissions of the page',
    does: 'Every page tells the browser to refuse it motion sensors, camera, and microphone.',
    where: [
      inBrowser('tests/e2e/headers.desktop.spec.ts', 'every page has the full set of headers'),
    ],
  },
  'no-media': {
    name: 'No audio, no video',
    does: 'No page has audio, video, an embedded player, a canvas, or an animated image.',
    where: [rule('no-media')],
  },
  pictures: {
    name: 'Pictures are decoration, or in words',
    does: 'Every picture and every drawing is hidden from assistive technology, except statecharts, which have a name and a table that says the same; no control has a picture as its only content without a name.',
    where: [rule('decorative-pictures')],
  },
  'no-letters': {
    name: 'No letters in pictures',
    does: 'No picture that a page shows has text in it, except the labels in statecharts.',
    where: [rule('no-letters')],
  },
  language: {
    name: 'Language',
    does: 'Every page declares the language that the site is written in.',
    where: [rule('language')],
  },
  titles: {
    name: 'Titles and headings',
    does: 'Every page has a title of its own, which shares a word with a heading or the address; nowhere do more than 350 words follow each other without a heading.',
    where: [rule('titles'), rule('section-headings')],
  },
  'same-frame': {
    name: 'The same header and footer',
    does: 'The links and buttons of header and footer are the same on every page, in the same order and under the same names, the way to the team among them.',
    where: [rule('same-frame')],
  },
  'listed-pages': {
    name: 'Every page is listed',
    does: 'Every page is on the sitemap page.',
    where: [rule('listed')],
  },
  'label-in-name': {
    name: 'Visible labels in names',
    does: 'Where a control has a name of its own for assistive technology, the name contains the words that are seen.',
    where: [rule('label-in-name')],
  },
  'any-orientation': {
    name: 'Any orientation',
    does: 'No style sheet asks how the device is held, and the installed app opens in any orientation.',
    where: [rule('any-orientation')],
  },
  'no-repeated-motion': {
    name: 'No repeated motion',
    does: 'No style sheet repeats an animation, so nothing can flash.',
    where: [rule('no-repeated-motion')],
  },
  'no-login': {
    name: 'No login',
    does: 'No page asks for a password, and the only forms are the inquiry, the search and the sentence of the home page.',
    where: [rule('no-login')],
  },
  'reading-level': {
    name: 'Reading level',
    does: 'By the Flesch–Kincaid formula, no page needs more than the ninth grade.',
    where: [rule('reading-level')],
  },
  'no-refresh': {
    name: 'No refresh',
    does: 'No page reloads or leaves by itself, and nothing opens another window.',
    where: [rule('no-refresh')],
  },
} as const satisfies Readonly<Record<string, ConformanceCheckInput>>;

export type CheckId = keyof typeof conformanceChecks;
