import { describe, expect, it } from 'vitest';
import { plainText } from '#src/components/rich-text/rich-text.ts';
import { loadSite } from '../content/load-site.ts';
import { textsOf } from '../content/texts.ts';
import { payloadAt } from '../testing/content.ts';
import { structuredData } from './structured-data.ts';

// Which properties a type has is checked by the types of schema.org (schema-dts).
const site = await loadSite();
const { origin } = site.site;
const of = (path: string) =>
  structuredData(payloadAt(site, path), site.site) as unknown as readonly Record<string, unknown>[];
const typesOf = (path: string) => of(path).map((data) => data['@type']);

describe('structured data', () => {
  it('describes the organization and the site on home, and the organization on contact', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite']);
    // Its page shows no breadcrumbs.
    expect(typesOf('/contact-us')).toEqual(['Organization']);
    expect(of('/')[0]).toMatchObject({
      '@id': `${origin}/#organization`,
      logo: `${origin}/icon-512.png`,
      email: site.site.mailboxes.general,
    });
  });

  it('has no empty text, no markup, and no address of this site that is not whole', () => {
    for (const path of site.pages.keys()) {
      for (const { field, text } of textsOf(of(path))) {
        expect(text, `${path} ${field}`).not.toMatch(/^\s|\s$|^$|\*\*|\]\(|^\//u);
      }
    }
  });

  it('has the questions of the page word for word, and none where it has none', () => {
    for (const [path, { page }] of site.pages) {
      const faq = 'faq' in page ? page.faq : undefined;
      const found = of(path).filter((data) => data['@type'] === 'FAQPage');
      expect(found, path).toMatchObject(
        faq === undefined
          ? []
          : [
              {
                mainEntity: faq.items.map((item) => ({
                  name: item.question,
                  acceptedAnswer: { text: item.answer.map(plainText).join('\n') },
                })),
              },
            ],
      );
    }
  });

  it('has the offerings of a service, and the dates of an article', () => {
    for (const [path, { page }] of site.pages) {
      const [first] = of(path);
      if (page.layout === 'service') {
        const named = page.offerings.items.map(({ title }) => ({ itemOffered: { name: title } }));
        expect(first, path).toMatchObject({ hasOfferCatalog: { itemListElement: named } });
      }
      if (page.layout === 'article') {
        const dates = { datePublished: page.published, dateModified: page.updated };
        expect(first, path).toMatchObject(dates);
      } else expect(first ?? {}, path).not.toHaveProperty('datePublished');
    }
  });

  it('has breadcrumbs from home to the page itself, wherever the page shows them', () => {
    for (const [path, { breadcrumbs, page }] of site.pages) {
      const trail = of(path).find((data) => data['@type'] === 'BreadcrumbList');
      const isShown = breadcrumbs.length > 1 && !['contact', 'not-found'].includes(page.layout);
      const items = breadcrumbs.map(({ name, href }, at) => ({
        position: at + 1,
        name,
        item: origin + href,
      }));
      if (isShown) expect(trail, path).toMatchObject({ itemListElement: items });
      else expect(trail, path).toBeUndefined();
    }
  });
});
