import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { plainText } from '#src/components/rich-text/rich-text.ts';
import { loadSite } from '../site/load-site.ts';
import { structuredData } from './structured-data.ts';
import type { StructuredData } from './structured-data.ts';

const site = await loadSite();
const of = (path: string) => {
  const payload = site.pages.get(path);
  if (payload === undefined) throw new Error(`There is no page ${path}`);
  return structuredData(payload, site.site);
};
const blocks = [...site.pages].flatMap(([path, payload]) =>
  structuredData(payload, site.site).map((data) => [path, data] as const),
);
const typeOf = (data: StructuredData) => (data as { '@type': string })['@type'];
const ofType = (type: string) => blocks.filter(([, data]) => typeOf(data) === type);

/*
 * What schema.org defines and Google requires or recommends, by type. Objects are strict: an
 * unknown property is an error, as in schema.org's own validator.
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const words = v.pipe(v.string(), v.nonEmpty(), v.regex(/^(?!\s).*(?<!\s)$/su));
const ownUrl = v.pipe(v.string(), v.url(), v.startsWith(site.site.origin));
const day = v.pipe(v.string(), v.isoDate());
const context = v.literal('https://schema.org');
const organisationName = v.strictObject({
  '@type': v.literal('Organization'),
  '@id': v.literal(`${site.site.origin}/#organization`),
  name: v.literal(site.site.name),
  url: v.literal(`${site.site.origin}/`),
});

const TYPES = {
  Organization: v.strictObject({
    '@context': context,
    ...organisationName.entries,
    logo: ownUrl,
    description: words,
    email: v.pipe(v.string(), v.email()),
    // Recommended by Google, but a company may have no profiles.
    sameAs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.url())), v.minLength(1))),
    contactPoint: v.pipe(
      v.array(
        v.strictObject({
          '@type': v.literal('ContactPoint'),
          // Google documents the supported types.
          contactType: v.picklist(['customer service', 'sales', 'technical support']),
          email: v.pipe(v.string(), v.email()),
          url: ownUrl,
        }),
      ),
      v.minLength(1),
    ),
  }),
  WebSite: v.strictObject({
    '@context': context,
    '@type': v.literal('WebSite'),
    '@id': ownUrl,
    name: words,
    url: v.literal(`${site.site.origin}/`),
    description: words,
    inLanguage: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/u)),
    publisher: v.strictObject({ '@id': organisationName.entries['@id'] }),
  }),
  Service: v.strictObject({
    '@context': context,
    '@type': v.literal('Service'),
    name: words,
    serviceType: words,
    description: words,
    url: ownUrl,
    image: ownUrl,
    provider: organisationName,
    hasOfferCatalog: v.optional(
      v.strictObject({
        '@type': v.literal('OfferCatalog'),
        name: words,
        itemListElement: v.pipe(
          v.array(
            v.strictObject({
              '@type': v.literal('Offer'),
              itemOffered: v.strictObject({ '@type': v.literal('Service'), name: words }),
            }),
          ),
          v.minLength(1),
        ),
      }),
    ),
  }),
  FAQPage: v.strictObject({
    '@context': context,
    '@type': v.literal('FAQPage'),
    mainEntity: v.pipe(
      v.array(
        v.strictObject({
          '@type': v.literal('Question'),
          name: words,
          acceptedAnswer: v.strictObject({ '@type': v.literal('Answer'), text: words }),
        }),
      ),
      v.minLength(1),
    ),
  }),
  Article: v.strictObject({
    '@context': context,
    '@type': v.literal('Article'),
    // Result pages truncate longer ones.
    headline: v.pipe(words, v.maxLength(110)),
    description: words,
    image: ownUrl,
    url: ownUrl,
    mainEntityOfPage: ownUrl,
    inLanguage: words,
    articleSection: words,
    datePublished: v.optional(day),
    dateModified: v.optional(day),
    author: organisationName,
    publisher: organisationName,
  }),
  BreadcrumbList: v.strictObject({
    '@context': context,
    '@type': v.literal('BreadcrumbList'),
    itemListElement: v.pipe(
      v.array(
        v.strictObject({
          '@type': v.literal('ListItem'),
          position: v.pipe(v.number(), v.integer(), v.minValue(1)),
          name: words,
          item: ownUrl,
        }),
      ),
      v.minLength(2, 'Google needs two steps or more'),
      v.check(
        (steps) => steps.every((step, index) => step.position === index + 1),
        'positions count from 1',
      ),
    ),
  }),
} as const;

const problemsOf = (data: unknown): string[] => {
  const type = (data as { '@type'?: string })['@type'] ?? '';
  if (!(type in TYPES)) return [`unknown type "${type}"`];
  const result = v.safeParse(TYPES[type as keyof typeof TYPES], data);
  return (result.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
};

describe('the structured data of the site', () => {
  it('is valid on every page, with all required and no unknown properties', () => {
    const problems = blocks.flatMap(([path, data]) =>
      problemsOf(data).map((problem) => `${path} ${typeOf(data)}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('would fail with a missing required property or an unknown one', () => {
    for (const type of Object.keys(TYPES)) {
      const data = ofType(type)[0]?.[1] as unknown as Record<string, unknown>;
      const { '@type': _, ...untyped } = data;
      for (const key of Object.keys(untyped).filter(
        (one) => !['hasOfferCatalog', 'datePublished', 'dateModified'].includes(one),
      )) {
        const without = { ...data, [key]: undefined };
        expect(problemsOf(without), `${type} without ${key}`).not.toEqual([]);
      }
      expect(problemsOf({ ...data, headlines: 'x' }), type).not.toEqual([]);
    }
  });

  it('dates every article as its content does, and nothing else', () => {
    for (const [path, { page }] of site.pages) {
      const dates = of(path).flatMap((data) => ('datePublished' in data ? [data] : []));
      expect(dates.length, path).toBe(page.layout === 'article' ? 1 : 0);
      if (page.layout !== 'article') continue;
      expect(dates[0]).toMatchObject({ datePublished: page.published, dateModified: page.updated });
    }
  });

  it('survives JSON serialization, since nothing in it is undefined', () => {
    for (const [, data] of blocks) expect(JSON.parse(JSON.stringify(data))).toStrictEqual(data);
  });
});

describe('structured data by page', () => {
  it('home describes the organization and the site, contact the organization', () => {
    expect(of('/').map(typeOf)).toEqual(['Organization', 'WebSite']);
    // Its page shows no breadcrumbs.
    expect(of('/contact-us').map(typeOf)).toEqual(['Organization']);
  });

  it('every service page describes its service and its offerings', () => {
    const pages = [...site.pages.values()].filter(({ page }) => page.layout === 'service');
    expect(pages.length).toBeGreaterThanOrEqual(13);
    for (const { path, page } of pages) {
      const [service] = of(path);
      if (page.layout !== 'service') continue;
      expect(service, path).toMatchObject({
        '@type': 'Service',
        url: site.site.origin + path,
        hasOfferCatalog: {
          itemListElement: page.offerings.items.map(({ title }) => ({
            itemOffered: { name: title },
          })),
        },
      });
    }
  });

  it('questions match the page word for word, without markup', () => {
    for (const [path, payload] of site.pages) {
      const { page } = payload;
      const faq = 'faq' in page ? page.faq : undefined;
      const found = of(path).filter((data) => typeOf(data) === 'FAQPage');
      expect(found.length, path).toBe(faq === undefined ? 0 : 1);
      if (faq === undefined) continue;
      expect(found[0], path).toMatchObject({
        mainEntity: faq.items.map((item) => ({
          name: item.question,
          acceptedAnswer: { text: item.answer.map(plainText).join('\n') },
        })),
      });
      expect(JSON.stringify(found[0])).not.toMatch(/\*\*|\]\(/u);
    }
  });

  it('the first service page has no questions (docs/specification.md, 2.5)', () => {
    expect(of('/k-12/user-experiences').map(typeOf)).toEqual(['Service', 'BreadcrumbList']);
  });

  it('every page that shows breadcrumbs has breadcrumb data ending with itself', () => {
    for (const [path, payload] of site.pages) {
      const trail = of(path).find((data) => typeOf(data) === 'BreadcrumbList');
      if (payload.breadcrumbs.length < 2 || ['contact', 'not-found'].includes(payload.page.layout))
        expect(trail, path).toBeUndefined();
      else {
        const { itemListElement } = trail as unknown as {
          itemListElement: { item: string }[];
        };
        expect(itemListElement[0]?.item).toBe(`${site.site.origin}/`);
        expect(itemListElement.at(-1)?.item).toBe(site.site.origin + path);
      }
    }
    expect(of('/').map(typeOf)).not.toContain('BreadcrumbList');
  });
});
