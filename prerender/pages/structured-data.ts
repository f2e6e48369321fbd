import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Organization,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts';
import { plainText } from '#src/components/rich-text/rich-text.ts';
import type { Site } from '#src/content/schema/navigation.ts';
import type { PageOf, PagePayload } from '#src/content/schema/resolved.ts';
import { storyLabel } from '#src/content/schema/story-label.ts';
import { FIXED } from '../checks/fixed-pages.ts';

/** A description with its properties; the types of schema.org also allow its address alone. */
type Whole<T> = Exclude<T, string>;
type Described = Whole<Organization | WebSite | Service | FAQPage | Article | BreadcrumbList>;

/**
 * A page's data for search engines, as schema.org types: the organization and the site on home, the
 * organization on contact, the service and its questions on service pages, the questions on audience
 * pages, breadcrumbs on every inner page. It contains nothing that the page does not show.
 * @returns one entry per block
 */
export function structuredData(payload: PagePayload, site: Site): WithContext<Described>[] {
  const facts: Facts = { payload, site, url: (path) => `${site.origin}${path}` };
  const { page } = payload;
  const found: Described[] = [];
  if (page.layout === 'home' || page.layout === 'contact') found.push(organization(facts));
  if (page.layout === 'home') found.push(webSite(facts));
  if (page.layout === 'service' || page.layout === 'offering') {
    found.push(service(facts, page));
    if (page.faq !== undefined) found.push(questions(page.faq));
  }
  if (page.layout === 'audience') found.push(questions(page.faq));
  if (page.layout === 'article' || page.layout === 'case-study') found.push(article(facts, page));
  // The contact page shows none, and the not-found page is on no path.
  const hasTrail = page.layout !== 'contact' && page.layout !== 'not-found';
  if (hasTrail && payload.breadcrumbs.length > 1) found.push(breadcrumbs(facts));
  return found.map((data) => ({ '@context': 'https://schema.org', ...data }));
}

interface Facts {
  readonly payload: PagePayload;
  readonly site: Site;
  /** A path of this site as a full address. */
  readonly url: (path: string) => string;
}

const organizationId = ({ url }: Facts) => url('/#organization');

/** The short form for references to the organization; the home page has the full one. */
const nameOfOrganization = (facts: Facts) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(facts),
    name: facts.site.name,
    url: facts.url('/'),
  }) as const;

function organization(facts: Facts): Whole<Organization> {
  const { site, url } = facts;
  const profiles = site.social.flatMap(({ href }) => href ?? []);
  const { telephone, address } = site.reach;
  return {
    ...nameOfOrganization(facts),
    logo: url('/icon-512.png'),
    description: site.description,
    email: site.mailboxes.general,
    ...(telephone !== undefined && { telephone }),
    ...(address !== undefined && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        ...(address.region !== undefined && { addressRegion: address.region }),
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    contactPoint: [
      ['customer service', site.mailboxes.general] as const,
      ['sales', site.mailboxes.sales] as const,
    ].map(([contactType, email]) => ({
      '@type': 'ContactPoint',
      contactType,
      email,
      url: url(FIXED.contact),
    })),
  };
}

function webSite(facts: Facts): Whole<WebSite> {
  const { site, url } = facts;
  return {
    '@type': 'WebSite',
    '@id': url('/#website'),
    name: site.name,
    url: url('/'),
    description: site.description,
    inLanguage: site.lang,
    publisher: { '@id': organizationId(facts) },
  };
}

function service(facts: Facts, page: PageOf<'service'> | PageOf<'offering'>): Whole<Service> {
  const { payload, url } = facts;
  return {
    '@type': 'Service',
    name: page.name,
    serviceType: page.name,
    description: page.head.description,
    url: url(payload.path),
    image: url(payload.socialImage),
    provider: nameOfOrganization(facts),
    ...(page.layout === 'service' && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: page.offerings.title,
        itemListElement: page.offerings.items.map((item) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: item.title },
        })),
      },
    }),
  };
}

function questions(faq: NonNullable<PageOf<'service'>['faq']>): Whole<FAQPage> {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: item.answer.map(plainText).join('\n') },
    })),
  };
}

/**
 * An article with its dates, or a case study, which has none: schema.org does not require any, Google
 * recommends `datePublished` but does not require it, and a made-up date would be false.
 */
function article(facts: Facts, page: PageOf<'article'> | PageOf<'case-study'>): Whole<Article> {
  const { payload, site, url } = facts;
  return {
    '@type': 'Article',
    headline: page.hero.title,
    description: page.summary,
    image: url(payload.socialImage),
    url: url(payload.path),
    mainEntityOfPage: url(payload.path),
    inLanguage: site.lang,
    articleSection: storyLabel(page),
    ...(payload.published !== null && { datePublished: payload.published.day }),
    ...(payload.updated !== null && { dateModified: payload.updated.day }),
    author: nameOfOrganization(facts),
    publisher: nameOfOrganization(facts),
  };
}

function breadcrumbs({ payload, url }: Facts): Whole<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: payload.breadcrumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: url(crumb.href),
    })),
  };
}
