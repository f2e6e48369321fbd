import type {
  BreadcrumbList,
  FAQPage,
  Organization,
  Service,
  WithContext,
  Article,
} from 'schema-dts';
import { plainText } from '#src/components/rich-text.ts';
import type { Site } from '#src/content/schema/navigation.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';

/**
 * What search engines read of a page, as schema.org types: the organisation on home and contact, the
 * service and its questions on service pages, breadcrumbs on every inner page.
 */
export function structuredData(payload: PagePayload, site: Site): object[] {
  const url = (path: string) => `${site.origin}${path}`;
  const organisation: Organization = {
    '@type': 'Organization',
    '@id': url('/#organization'),
    name: site.name,
    url: url('/'),
    logo: url('/icon-512.png'),
    description: site.description,
    sameAs: site.social.map((profile) => profile.href),
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', email: site.mailboxes.general },
      { '@type': 'ContactPoint', contactType: 'sales', email: site.mailboxes.sales },
    ],
  };
  const { page } = payload;
  const found: WithContext<Organization | Service | FAQPage | BreadcrumbList | Article>[] = [];
  const add = (data: Organization | Service | FAQPage | BreadcrumbList | Article) => {
    found.push({
      '@context': 'https://schema.org',
      ...(data as object),
    } as WithContext<Organization>);
  };

  if (page.layout === 'home' || page.layout === 'contact') add(organisation);
  if (page.layout === 'service' || page.layout === 'offering') {
    add({
      '@type': 'Service',
      name: page.name,
      headline: page.hero.title,
      description: page.head.description,
      url: url(payload.path),
      provider: { '@type': 'Organization', '@id': url('/#organization'), name: site.name },
    } as Service);
    if (page.faq !== undefined) {
      add({
        '@type': 'FAQPage',
        mainEntity: page.faq.items.map((item) => ({
          '@type': 'Question',
          name: item.question,
          acceptedAnswer: { '@type': 'Answer', text: item.answer.map(plainText).join('\n') },
        })),
      });
    }
  }
  if (page.layout === 'article' || page.layout === 'case-study') {
    add({
      '@type': 'Article',
      headline: page.hero.title,
      description: page.summary,
      image: url(payload.socialImage),
      url: url(payload.path),
      author: { '@type': 'Organization', name: site.name },
      publisher: { '@type': 'Organization', name: site.name },
    });
  }
  if (payload.breadcrumbs.length > 1) {
    add({
      '@type': 'BreadcrumbList',
      itemListElement: payload.breadcrumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: url(crumb.href),
      })),
    });
  }
  return found;
}
