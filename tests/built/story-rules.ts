import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Problem } from '#tests/support/problems.ts';
import { attributeOf, elementsIn, spaced, textOf } from '#tests/support/html.ts';
import type { Element } from '#tests/support/html.ts';

/** What a page is: client work, a worked example of the method, or an article. */
export type StoryKind = 'client work' | 'worked example' | 'article';

export interface RenderedPage {
  readonly path: string;
  readonly html: string;
}

/** Elements that hold a link together with its label: a card, an entry, a sentence. */
const UNITS: ReadonlySet<string> = new Set(['article', 'dd', 'figure', 'li', 'p', 'td']);
const LISTS: ReadonlySet<string> = new Set(['dl', 'ol', 'ul']);
const BEYOND: ReadonlySet<string> = new Set(['body', 'main', 'nav', 'section']);

const WORKED = /worked examples?/iu;
const CLIENT_WORK = /case stud(?:y|ies)|client (?:work|projects?)/iu;

/**
 * Every place where a rendered page mislabels a story, whatever the content says: the label next to
 * each link to it, its own head, heading and structured data.
 * @param kinds what each story is, by path; the same for all pages
 */
export function mislabeled(
  { path, html }: RenderedPage,
  kinds: ReadonlyMap<string, StoryKind>,
): Problem[] {
  const document = parse(html);
  const problems: Problem[] = [];
  for (const link of elements(document, ({ tagName }) => tagName === 'a')) {
    const target = (attributeOf(link, 'href') ?? '').replace(/[?#].*$/u, '');
    const kind = kinds.get(target);
    if (kind === undefined || target === path) continue;
    const unit = unitOf(link);
    const words = spaced(unit);
    const say = (what: string) =>
      problems.push({
        page: path,
        what: `The link to ${target} ${what}`,
        at: `"${words.slice(0, 140)}"`,
      });
    const leadsTo = (other: StoryKind) => targetsIn(unit).some((one) => kinds.get(one) === other);
    if (kind === 'worked example') {
      if (!WORKED.test(words)) say('does not say that it leads to a worked example.');
      if (CLIENT_WORK.test(words) && !leadsTo('client work')) {
        say('calls a worked example client work.');
      }
    } else if (WORKED.test(words) && !leadsTo('worked example')) {
      say(`calls ${kind === 'article' ? 'an article' : 'client work'} a worked example.`);
    }
    if (kind === 'article' && /CASE STUDY/u.test(words)) say('calls an article a case study.');
    if (kind !== 'article' && /\bBLOG\b/u.test(words)) say('calls a study a blog.');
  }
  const own = kinds.get(path);
  if (own === 'worked example' || own === 'client work') {
    problems.push(...ownLabels(path, own, document));
  }
  return problems;
}

/** Words of a project report. A worked example has none. */
const REPORTED =
  /\b(?:clients?|they asked|results?|outcomes?|we found|told us|reported that|were delivered|has been adopted|(?:is|are) now)\b/giu;

/** Words in the text of a worked example that only an actual project could justify. */
export function reported({ path, html }: RenderedPage): Problem[] {
  const document = parse(html);
  const parts = storyParts(document);
  if (parts.length === 0) return [{ page: path, what: 'The text of the story was not found.' }];
  return parts.flatMap((part) => {
    const words = spaced(part);
    return [...words.matchAll(REPORTED)].map((match) => ({
      page: path,
      what: `A worked example says "${match[0]}": it shows a method, and has neither clients nor results.`,
      at: `"…${words.slice(Math.max(0, match.index - 50), match.index + 50)}…"`,
    }));
  });
}

/** The text of a story and its invitation, without the cards of other pages. */
export const storyParts = (document: DefaultTreeAdapterTypes.Document): Element[] => [
  ...elements(document, ({ tagName }) => tagName === 'article').filter(
    (article) => elements(article, ({ tagName }) => tagName === 'h1').length > 0,
  ),
  ...elements(document, (element) => attributeOf(element, 'id') === 'get-in-touch'),
];

/** A story's own labels: for search engines, in its head, above its heading. */
function ownLabels(
  path: string,
  kind: 'worked example' | 'client work',
  document: DefaultTreeAdapterTypes.Document,
): Problem[] {
  const label = kind === 'worked example' ? 'Worked example' : 'Case study';
  const problems: Problem[] = [];
  const say = (what: string) => problems.push({ page: path, what });
  const article = elements(document, ({ tagName }) => tagName === 'script')
    .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(textOf(script)) as Record<string, unknown>)
    .find((data) => data['@type'] === 'Article');
  if (article?.['articleSection'] !== label) {
    say(`Its structured data calls it "${String(article?.['articleSection'])}", not "${label}".`);
  }
  const header = elements(document, ({ tagName }) => tagName === 'header').find(
    (one) => elements(one, ({ tagName }) => tagName === 'h1').length > 0,
  );
  const tags = header === undefined ? [] : elements(header, ({ tagName }) => tagName === 'p');
  if (!tags.some((tag) => textOf(tag).trim().toLowerCase() === label.toLowerCase())) {
    say(`No label "${label}" stands above its heading.`);
  }
  const title = elements(document, ({ tagName }) => tagName === 'title')
    .map(textOf)
    .join('');
  const [description = ''] = elements(document, ({ tagName }) => tagName === 'meta')
    .filter((meta) => attributeOf(meta, 'name') === 'description')
    .map((meta) => attributeOf(meta, 'content') ?? '');
  if (kind === 'worked example') {
    if (!WORKED.test(description)) say('Its description does not say that it is a worked example.');
    if (CLIENT_WORK.test(`${title} ${description}`)) say('Its head calls it client work.');
  } else if (WORKED.test(`${title} ${description}`)) {
    say('Its head calls client work a worked example.');
  }
  return problems;
}

/**
 * The part of the page that a reader associates with a link: the enclosing sentence, entry or card;
 * without one, the link itself. A list inside means it is more than one entry.
 */
function unitOf(link: Element): Element {
  let unit = link;
  for (let at = link.parentNode; at !== null && tree.isElementNode(at); at = at.parentNode) {
    const { tagName } = at;
    if (BEYOND.has(tagName) || elements(at, ({ tagName: inner }) => LISTS.has(inner)).length > 0)
      break;
    if (UNITS.has(tagName)) return at;
    if (new Set(targetsIn(at)).size === 1) unit = at;
  }
  return unit;
}

const targetsIn = (unit: Element): string[] =>
  elements(unit, ({ tagName }) => tagName === 'a').map((link) =>
    (attributeOf(link, 'href') ?? '').replace(/[?#].*$/u, ''),
  );

const elements = (
  node: DefaultTreeAdapterTypes.Node,
  matches: (element: Element) => boolean,
): Element[] => elementsIn(node).filter(matches);
