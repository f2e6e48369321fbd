import type { Claim } from '../schema/conformance.ts';
import type { CheckId } from './checks.ts';
import type { CriterionNumber } from './wcag.ts';

const by =
  (reach: 'whole' | 'absent' | 'part') =>
  (checks: readonly [CheckId, ...CheckId[]], remark: string): Claim => ({
    reach,
    checks,
    remark,
  });
const whole = by('whole');
const absent = by('absent');
const part = by('part');
/** At level AAA only: at A and AA, what was examined has to be said. */
const none = (remark: string): Claim => ({ reach: 'none', remark });

const SILENT = 'The site has no audio and no video.';
const NO_LOGIN = 'The site has no accounts and no login.';

/**
 * How much of each criterion the checks cover. The level is not stated here: it follows from the reach
 * (prerender/conformance/report.ts). Rules of axe-core alone never make a criterion `whole`.
 */
export const claims: Readonly<Record<CriterionNumber, Claim>> = {
  '1.1.1': whole(
    ['pictures', 'axe', 'html-checkers'],
    'Pictures are decoration that assistive technology skips; a table says what a statechart shows. The contact page’s CAPTCHA asks nothing and is hidden from assistive technology.',
  ),
  '1.2.1': absent(['no-media'], SILENT),
  '1.2.2': absent(['no-media'], SILENT),
  '1.2.3': absent(['no-media'], SILENT),
  '1.2.4': absent(['no-media'], SILENT),
  '1.2.5': absent(['no-media'], SILENT),
  '1.2.6': absent(['no-media'], SILENT),
  '1.2.7': absent(['no-media'], SILENT),
  '1.2.8': absent(['no-media'], SILENT),
  '1.2.9': absent(['no-media'], SILENT),
  '1.3.1': part(
    ['axe', 'html-checkers', 'without-scripts', 'names-and-states'],
    'Headings, lists, landmarks, labels, and states are checked for their structure. No person has compared them with what is seen.',
  ),
  '1.3.2': part(
    ['without-scripts', 'keyboard'],
    'Text without scripts and the order of Tab are those of the document. No person has compared it with what is seen.',
  ),
  '1.3.3': whole(
    ['by-sense-alone', 'no-media'],
    'Nothing is pointed to by place, shape, color, or sound.',
  ),
  '1.3.4': whole(
    ['any-orientation', 'axe', 'large-text'],
    'Pages work in any window, wide or narrow.',
  ),
  '1.3.5': whole(
    ['form-fields', 'axe'],
    'The contact form is the only one that asks for personal data.',
  ),
  '1.3.6': none('Landmarks are there; no check examines the purpose of every icon and region.'),
  '1.4.1': part(
    ['by-sense-alone', 'axe', 'forced-colors'],
    'No text refers to a color, and links have more than a color. States of controls were not compared without color.',
  ),
  '1.4.2': absent(['no-media'], SILENT),
  '1.4.3': whole(
    ['declared-contrast', 'axe'],
    'Measured against the stricter ratio of level AAA, in both color schemes.',
  ),
  '1.4.4': whole(['large-text'], 'In a wide and in a narrow window.'),
  '1.4.5': whole(
    ['no-letters'],
    'Pictures are drawn from shapes. The company’s name is text beside its mark. Labels in statecharts are part of a diagram.',
  ),
  '1.4.6': whole(['declared-contrast', 'axe'], 'In both color schemes.'),
  '1.4.7': absent(['no-media'], SILENT),
  '1.4.8': {
    reach: 'fault',
    level: 'partially-supports',
    remark:
      'Some lines have more than 80 characters, and lines of captions and paragraphs stand closer than the criterion asks.',
  },
  '1.4.9': whole(['no-letters'], 'See 1.4.5.'),
  '1.4.10': whole(['large-text'], 'No scrolling in two directions, and nothing is cut off.'),
  '1.4.11': part(
    ['declared-contrast', 'forced-colors', 'pictures'],
    'Edges of controls, icons, and the focus indicator are measured. The marks of states, such as a selected tab, were not.',
  ),
  '1.4.12': whole(['large-text'], 'In a wide and in a narrow window.'),
  '1.4.13': whole(
    ['on-hover'],
    'Only menus and tooltips appear on hover or focus; menus open with a button as well.',
  ),
  '2.1.1': whole(
    ['keyboard', 'widgets-by-keyboard'],
    'Every control is reached with Tab and used with keys.',
  ),
  '2.1.2': whole(['keyboard', 'widgets-by-keyboard'], 'Dialogs close with Escape.'),
  '2.1.3': whole(
    ['keyboard', 'widgets-by-keyboard', 'one-pointer'],
    'Nothing on the site needs the path of a pointer.',
  ),
  '2.1.4': whole(
    ['shortcuts'],
    'The shortcuts for search and notifications need Ctrl, Command, or Alt.',
  ),
  '2.2.1': part(
    ['drafts', 'no-refresh'],
    'No page and no form expires. Notifications close after five seconds, unless the pointer or the focus (Alt+T) is on them.',
  ),
  '2.2.2': whole(
    ['rotation', 'reduced-motion', 'no-repeated-motion'],
    'Only rotating carousels move by themselves for longer than a moment.',
  ),
  '2.2.3': part(
    ['drafts', 'no-refresh'],
    'Reading and writing have no time limit. The two notices that close by themselves were not examined.',
  ),
  '2.2.4': none(
    'Updates and notifications can be dismissed. No check examines whether every interruption can be postponed.',
  ),
  '2.2.5': absent(['no-login'], NO_LOGIN),
  '2.2.6': whole(
    ['drafts'],
    'What is written into the form is kept on the device longer than the criterion’s limit, even when the page is closed.',
  ),
  '2.3.1': whole(
    ['no-repeated-motion', 'no-media'],
    'No animation repeats, and nothing else could flash.',
  ),
  '2.3.2': whole(['no-repeated-motion', 'no-media'], 'See 2.3.1.'),
  '2.3.3': whole(
    ['reduced-motion'],
    'The system’s setting for reduced motion turns all of it off.',
  ),
  '2.4.1': whole(['skip-link', 'axe'], 'A skip link, landmarks, and headings on every page.'),
  '2.4.2': whole(['titles', 'axe'], 'No two pages have the same title.'),
  '2.4.3': part(
    ['keyboard', 'widgets-by-keyboard'],
    'Tab goes through the document in its order, and the focus returns from menus and dialogs. No person has judged the order.',
  ),
  '2.4.4': whole(
    ['links', 'axe'],
    'The words of every link are compared with the page it leads to.',
  ),
  '2.4.5': whole(
    ['listed-pages', 'links', 'search'],
    'Menus, a page that lists all others, and search.',
  ),
  '2.4.6': part(
    ['titles', 'form-fields', 'axe'],
    'No heading and no label is empty. No person has judged whether each describes what follows it.',
  ),
  '2.4.7': whole(['keyboard'], 'Every stop is compared with and without focus.'),
  '2.4.8': whole(
    ['listed-pages', 'same-frame'],
    'Breadcrumbs and menus, and a list of all pages; the contact page has only that list.',
  ),
  '2.4.9': part(
    ['links', 'axe'],
    'Links with the same words lead to the same page. Not examined: links within a page.',
  ),
  '2.4.10': whole(
    ['titles', 'axe', 'html-checkers'],
    'Headings are in order; no long text lacks one.',
  ),
  '2.4.11': whole(['keyboard'], 'Every stop of every page is sampled while it has the focus.'),
  '2.4.12': whole(['keyboard'], 'Every stop is sampled from edge to edge, line by line.'),
  '2.4.13': whole(
    ['keyboard', 'declared-contrast'],
    'An outline around the whole control, never cut off, whose color is measured.',
  ),
  '2.5.1': whole(['one-pointer'], 'Swiping is an addition; nothing needs two fingers or a path.'),
  '2.5.2': part(
    ['one-pointer'],
    'Buttons and links act on release. An open menu closes on a press beside it; its button opens it again.',
  ),
  '2.5.3': whole(['label-in-name', 'axe'], 'Compared for every control of every page.'),
  '2.5.4': absent(['headers'], 'The site uses no motion sensor, and the browser would refuse it.'),
  '2.5.5': {
    reach: 'fault',
    level: 'partially-supports',
    remark:
      'Buttons and fields have the larger size; links in lists often have only that of 2.5.8.',
  },
  '2.5.6': whole(['widgets-by-keyboard'], 'Nothing limits the kind of input.'),
  '2.5.7': whole(['one-pointer'], 'Carousels move by buttons, keys, and indicators as well.'),
  '2.5.8': whole(
    ['large-text', 'axe'],
    'Every target on every page, apart from links in running text.',
  ),
  '3.1.1': whole(['language', 'axe'], 'English, as used in the United States.'),
  '3.1.2': whole(['one-language'], 'All text is English.'),
  '3.1.3': none(
    'Terms of the field are explained where they first matter, but no check finds them.',
  ),
  '3.1.4': {
    reach: 'fault',
    level: 'does-not-support',
    remark: 'Abbreviations of the field are explained on some pages and not on others.',
  },
  '3.1.5': whole(['reading-level'], 'Measured with a formula, which does not know the subject.'),
  '3.1.6': none('No check looks for words whose meaning depends on how they are pronounced.'),
  '3.2.1': whole(
    ['keyboard'],
    'The walk fails when a page changes or moves on because a control has the focus.',
  ),
  '3.2.2': part(
    ['names-and-states', 'form-errors'],
    'Typing and choosing change no context. Not tried with every field.',
  ),
  '3.2.3': whole(['same-frame'], 'Compared page by page.'),
  '3.2.4': whole(
    ['same-icons', 'same-frame', 'links'],
    'Header, footer, links, and icons have the same names everywhere.',
  ),
  '3.2.5': whole(['keyboard', 'no-refresh'], 'Pages change by links, buttons, and forms alone.'),
  '3.2.6': whole(
    ['same-frame'],
    'The way to the team is in header and footer, always in the same place.',
  ),
  '3.3.1': whole(['form-errors'], 'In words, at the field and in a summary.'),
  '3.3.2': whole(['form-fields', 'axe'], 'Labels are seen and stay while a field is filled in.'),
  '3.3.3': whole(['form-errors'], 'Each message says what the field needs.'),
  '3.3.4': absent(
    ['no-login'],
    'The form makes no contract, moves no money, and changes no stored data of a user.',
  ),
  '3.3.5': whole(
    ['form-fields', 'form-errors'],
    'Hints beside the fields say what is expected, with examples.',
  ),
  '3.3.6': whole(
    ['form-errors', 'drafts'],
    'What is entered is checked before it is sent, and can be corrected.',
  ),
  '3.3.7': whole(
    ['drafts', 'form-errors'],
    'The form is one step, and what was written stays in it after an error, a reload, or a lost connection.',
  ),
  '3.3.8': absent(['no-login'], NO_LOGIN),
  '3.3.9': absent(['no-login'], NO_LOGIN),
  '4.1.2': whole(
    ['names-and-states', 'axe', 'html-checkers'],
    'Every widget in every state that its tests reach.',
  ),
  '4.1.3': whole(['announcements'], 'Filters, carousels, search, the form, and a change of page.'),
};
