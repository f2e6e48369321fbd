import { richTextTargets } from '#src/components/rich-text/rich-text.ts';
import type { Page } from '#src/content/schema/pages.ts';
import { DOCUMENT_FILE, isReference } from '#src/content/schema/primitives.ts';
import type { Resolved, ResolvedPage } from '#src/content/schema/resolved.ts';
import { storyCardLabel } from '#src/content/schema/story-label.ts';
import { TOPICS } from '#src/content/topics.ts';
import type { LineName } from '#src/design/palette.ts';
import { chartsOf } from './machine-charts.ts';
import { withWords } from './house.ts';
import type { PictureAssets } from './picture-assets.ts';
import { canonicalPath } from './read-content.ts';
import type { Content } from './read-content.ts';

/** What a page's references depend on, besides their own values. */
interface From {
  readonly line: LineName;
  readonly page: Page | undefined;
}

/** Of what no page has to itself: a picture in it would have these colors. */
const SHARED: From = { line: 'solve', page: undefined };

/**
 * Replaces references in the content with actual pictures and links. The schemas mark both
 * (src/content/schema/primitives.ts), so this relies on marks rather than field names; links within
 * running text are found by their markup in any text.
 */
export function resolveReferences(content: Content, pictures: PictureAssets) {
  /** Null for a link without a page, whose words are shown as plain text. */
  const hrefOf = (written: string, page: Page | undefined): string | null => {
    const target = withTopic(written, page);
    if (!target.startsWith('/') || DOCUMENT_FILE.test(target)) return target;
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(target) ?? [];
    const path = canonicalPath(content, pathname);
    return content.pages.has(path) && path !== '/404' ? path + rest : null;
  };

  const resolve = (value: unknown, from: From, where: string): unknown => {
    if (typeof value === 'string') {
      return value.includes('](')
        ? richTextTargets(value, (target) => hrefOf(target, from.page))
        : value;
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => resolve(item, from, `${where}.${String(index)}`));
    }
    if (typeof value !== 'object' || value === null) return value;
    if (isReference(value)) {
      if (value.kind === 'link') return hrefOf(value.target, from.page);
      if (value.kind === 'house') return pictures.houseOf(value);
      return pictures.assetOf(value, from.line, where);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolve(item, from, `${where}.${key}`)]),
    );
  };

  const pages = new Map<string, ResolvedPage>();
  for (const [path, page] of content.pages) {
    const whole = completed(path, page, content, pictures);
    pages.set(path, resolve(whole, { line: page.line, page }, `${path}#`) as ResolvedPage);
  }
  const shared = <Value>(value: Value, name: string) =>
    resolve(value, SHARED, `${name}#`) as Resolved<Value>;
  return {
    pages,
    navigation: shared(content.navigation, 'navigation'),
    regulations: shared(content.regulations, 'regulations'),
  };
}

/** Content as views receive it: src/content/schema/resolved.ts. */
export type ResolvedContent = ReturnType<typeof resolveReferences>;

/** A link to the contact page carries the topic of the page that contains it, unless it has its own. */
export const withTopic = (target: string, page: Page | undefined): string =>
  target === '/contact-us' && page !== undefined && 'contact' in page && page.contact !== undefined
    ? `${target}?topic=${page.contact.topic.id}`
    : target;

/** A page that invites to talk to a team, with who leads it; the contact page has them all. */
function withLeads(page: Page, { leads }: Content): Page {
  if (page.layout === 'contact') return { ...page, leads: [...leads] };
  if (!('contact' in page) || page.contact === undefined) return page;
  const { contact } = page;
  const topic = TOPICS.find(({ id }) => id === contact.topic.id);
  const lead = leads.find(({ team }) => team === topic?.team);
  return lead === undefined ? page : ({ ...page, contact: { ...contact, lead } } as Page);
}

/** A page with what the rest of the site adds to its content. */
function completed(path: string, written: Page, content: Content, pictures: PictureAssets): Page {
  const page = withLeads(written, content);
  switch (page.layout) {
    case 'home':
      return { ...page, house: { ...page.house, answer: withWords(page.house.answer, content) } };
    case 'start': {
      const answers = page.answers.map((answer) => withWords(answer, content));
      return { ...page, answers };
    }
    case 'machines':
      return { ...page, charts: chartsOf(path, page, content.pages, pictures) };
    default:
  }
  // Related pages are in the payload as cards (page-cards.ts).
  if ('related' in page) return { ...page, related: [] };
  if (!('resources' in page)) return page;
  // The label of the page that a card leads to overrides what the card says.
  const cards = page.resources.cards.map((card) => {
    const target = content.pages.get(canonicalPath(content, card.href.target));
    return target?.layout === 'article' || target?.layout === 'case-study'
      ? { ...card, category: storyCardLabel(target) }
      : card;
  });
  return { ...page, resources: { ...page.resources, cards } };
}
