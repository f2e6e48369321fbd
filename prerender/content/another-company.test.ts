import { describe, expect, it, vi } from 'vitest';
import { cardOf } from '../images/social-card.ts';
import { headFacts } from '#src/app/head/head.ts';
import type { Site } from '#src/content/schema/navigation.ts';
import { loadSite } from './load-site.ts';
import { structuredData } from '../pages/structured-data.ts';
import { webManifest } from '../files/web-manifest.ts';

/**
 * Changing the company takes one edit. This test uses the real content with another `site.ts`, and
 * expects no trace of the first company. Page paths are those of docs/specification.md, 2.1, and do
 * not change.
 */

vi.mock('#src/content/site.ts', async (original) => {
  const { site } = await original<typeof import('#src/content/site.ts')>();
  return {
    site: {
      ...site,
      name: 'Lumen',
      product: 'Lumendesk',
      academy: 'Lumen School',
      live: 'Lumen Hours',
      origin: 'https://lumen.example',
      description: 'Lumen makes digital learning for schools, universities and workplaces.',
      blurb: 'Lumendesk brings digital learning to learners.',
      mailboxes: {
        general: 'hello@lumen.example',
        privacy: 'privacy@lumen.example',
        sales: 'sales@lumen.example',
      },
      social: site.social.map((profile) => ({ ...profile, href: `https://${profile.id}.example` })),
    },
  };
});

const loaded = await loadSite();
const { site } = loaded;
const payloads = [...loaded.pages.values()];

const { site: first } =
  await vi.importActual<typeof import('#src/content/site.ts')>('#src/content/site.ts');
const firstNames: readonly string[] = [
  first.name,
  first.product,
  first.academy,
  first.live,
  first.origin,
  ...Object.values(first.mailboxes),
  ...(first.social as Site['social']).flatMap(({ href }) => href ?? []),
];

/** Where the first company is still mentioned, as `where: the text`. */
function remains(value: unknown, where: string): string[] {
  if (typeof value === 'string') {
    return firstNames.some((name) => value.includes(name)) ? [`${where}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => remains(item, `${where}.${key}`));
}

describe('with another company in site.ts', () => {
  it('no page mentions the first one', () => {
    expect(payloads.length).toBeGreaterThan(50);
    expect(payloads.flatMap((payload) => remains(payload, payload.path))).toEqual([]);
  });

  it('neither do the menus and the footer', () => {
    expect(remains(loaded.navigation, 'navigation')).toEqual([]);
  });

  it('neither do titles, descriptions, structured data and share cards', () => {
    for (const payload of payloads) {
      const { path } = payload;
      expect(remains(headFacts(payload, site), `head of ${path}`)).toEqual([]);
      expect(remains(structuredData(payload, site), `data of ${path}`)).toEqual([]);
      expect(remains(cardOf(payload, loaded), `card of ${path}`)).toEqual([]);
    }
  });

  it('neither does the web manifest', () => {
    expect(remains(webManifest(site), 'manifest')).toEqual([]);
  });

  it('the new names appear instead', () => {
    const page = (path: string) => loaded.pages.get(path)?.page;
    expect(page('/deliver/hausebox')?.name).toBe('Lumendesk');
    expect(page('/academy')?.name).toBe('Lumen School');
    expect(page('/live')?.name).toBe('Lumen Hours');
    const groups = loaded.pages.get('/sitemap')?.siteIndex.map(({ title }) => title);
    expect(groups).toContain('Lumen');
  });
});
