import { describe, expect, it } from 'vitest';
import { PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { elementsOf } from '#tests/support/html.ts';
import { htmlDocument } from './html-document.ts';
import type { HtmlDocumentParts } from './html-document.ts';

/** Copy that tries to break out of every context it is inserted into. */
const HOSTILE = `"><script>alert('x')</script><!-- & </title> &quot; </style> \u2028`;

const payload = {
  path: '/a',
  page: { layout: 'service', name: HOSTILE, hero: { title: 'QA that finds the defect' } },
} as unknown as PagePayload;
const parts: HtmlDocumentParts = {
  lang: 'en-US',
  siteName: 'Hause',
  facts: {
    title: 'QA | Hause',
    description: 'What it is.',
    canonical: 'https://hause.example/services/qa',
    image: 'https://hause.example/social/services/qa.png',
    line: 'build',
    hidden: false,
  },
  pageData: { code: 'abc', payload },
  menus: '/assets/menus.json',
  structuredData: [{ '@type': 'Service', name: HOSTILE }],
  feeds: [
    { title: 'Rules', href: '/rules.xml' },
    { title: 'Articles', href: '/feed.xml' },
  ],
  body: '<h1>QA</h1>',
  assets: {
    entry: '/assets/entry.js',
    modules: ['/assets/react.js'],
    later: [],
    styles: ['/assets/base.css'],
    fonts: ['/assets/display.woff2'],
    inlineScript: 'document.title',
    importMap: '{"imports":{}}',
    start: 'when needed',
    inlineStyle: 'h1{color:red}',
  },
};
const html = htmlDocument(parts);
const all = elementsOf(html);
const named = (name: string, from = all) => from.filter((element) => element.name === name);
const meta = (name: string, from = all) =>
  named('meta', from)
    .find(({ attributes }) => [attributes.get('name'), attributes.get('property')].includes(name))
    ?.attributes.get('content');
const links = (rel: string, from = all) =>
  named('link', from).filter(({ attributes }) => attributes.get('rel') === rel);

describe('the document of a page', () => {
  it('has title, description, language, line and Open Graph data with its own share card', () => {
    expect(html.startsWith('<!doctype html>\n')).toBe(true);
    const { attributes } = named('html')[0] ?? {};
    expect([attributes?.get('lang'), attributes?.get('data-line')]).toEqual(['en-US', 'build']);
    expect(named('title').map(({ text }) => text)).toEqual(['QA | Hause']);
    expect(links('canonical')[0]?.attributes.get('href')).toBe('https://hause.example/services/qa');
    const expected = {
      description: 'What it is.',
      'og:title': 'QA | Hause',
      'og:description': 'What it is.',
      'og:url': 'https://hause.example/services/qa',
      'og:image': 'https://hause.example/social/services/qa.png',
      'og:image:alt': 'QA that finds the defect, Hause',
      'og:locale': 'en_US',
      'og:type': 'website',
      'article:published_time': undefined,
      'twitter:card': 'summary_large_image',
    };
    const found = Object.keys(expected).map((name) => [name, meta(name)] as const);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('that is served at any address has no canonical link and is not indexed', () => {
    const lost = elementsOf(
      htmlDocument({ ...parts, facts: { ...parts.facts, canonical: null, hidden: true } }),
    );
    expect(links('canonical', lost)).toEqual([]);
    expect(meta('og:url', lost)).toBeUndefined();
    expect(meta('robots', lost)).toBe('noindex');
  });

  it('marks articles as such, with their dates', () => {
    const article = {
      page: { layout: 'article', hero: { title: 'On QA' } },
      published: { day: '2026-11-21', text: 'November 21, 2026' },
      updated: { day: '2026-11-22', text: 'November 22, 2026' },
    } as unknown as PagePayload;
    const written = elementsOf(
      htmlDocument({ ...parts, pageData: { ...parts.pageData, payload: article } }),
    );
    expect(meta('og:type', written)).toBe('article');
    expect(meta('article:published_time', written)).toBe('2026-11-21');
    expect(meta('article:modified_time', written)).toBe('2026-11-22');
  });

  it('loads render-blocking assets before others', () => {
    const at = (text: string) => {
      const found = html.indexOf(text);
      expect(found, text).toBeGreaterThan(0);
      return found;
    };
    const order = [
      '<meta charset="utf-8">',
      '<script>document.title</script>',
      'href="/assets/display.woff2" as="font"',
      '<style>h1{color:red}</style>',
      '<link rel="stylesheet" href="/assets/base.css">',
      '<meta name="hause-modules" content="/assets/entry.js /assets/react.js">',
      '<meta name="description"',
    ].map(at);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0], 'within the first 1024 bytes (HTML, 4.2.5.4)').toBeLessThan(1024);
  });

  it('contains hostile copy as text, which creates no element or attribute', () => {
    const hostile = elementsOf(
      htmlDocument({
        ...parts,
        lang: HOSTILE,
        siteName: HOSTILE,
        facts: {
          ...parts.facts,
          title: HOSTILE,
          description: HOSTILE,
          canonical: `https://hause.example/?${HOSTILE}`,
          image: HOSTILE,
        },
      }),
    );
    expect(hostile.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
    expect(named('title', hostile)[0]?.text).toBe(HOSTILE);
    expect(meta('description', hostile)).toBe(HOSTILE);
    expect(meta('og:site_name', hostile)).toBe(HOSTILE);
    expect(named('html', hostile)[0]?.attributes.get('lang')).toBe(HOSTILE);
    expect(links('canonical', hostile)[0]?.attributes.get('href')).toContain(HOSTILE);
  });

  it('contains its data as JSON, which no copy can end', () => {
    const scripts = named('script');
    const block = scripts.find(({ attributes }) => attributes.get('id') === PAYLOAD_ELEMENT_ID);
    expect(JSON.parse(block?.text ?? '')).toEqual(payload);
    const data = scripts.filter(
      ({ attributes }) => attributes.get('type') === 'application/ld+json',
    );
    expect(data.map(({ text }) => JSON.parse(text) as unknown)).toEqual(parts.structuredData);
  });
});
