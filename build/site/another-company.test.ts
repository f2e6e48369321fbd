import { describe, expect, it, vi } from 'vitest';
import { cardOf } from '../images/social-card.ts';
import { headFacts } from '#src/app/head/head.ts';
import { loadSite } from './load-site.ts';
import { structuredData } from '../html/structured-data.ts';
import { webManifest } from './web-manifest.ts';

/**
 * The promise that another company is put here in one edit, kept to the letter: the real content with
 * another `site.ts`, in which nothing may be left of the first company. Addresses of pages are
 * those of docs/specification.md, 2.1: they stay as they are.
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
  ...first.social.map(({ href }) => href),
];

/** Where the first company is still named, as `where: the words`. */
function remains(value: unknown, where: string): string[] {
  if (typeof value === 'string') {
    return firstNames.some((name) => value.includes(name)) ? [`${where}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => remains(item, `${where}.${key}`));
}

describe('with another company in site.ts', () => {
  it('no page has a word of the first one', () => {
    expect(payloads.length).toBeGreaterThan(50);
    expect(payloads.flatMap((payload) => remains(payload, payload.path))).toEqual([]);
  });

  it('neither have the menus and the footer', () => {
    expect(remains(loaded.navigation, 'navigation')).toEqual([]);
  });

  it('neither have titles, descriptions, data for search engines and share cards', () => {
    for (const payload of payloads) {
      const { path } = payload;
      expect(remains(headFacts(payload, site), `head of ${path}`)).toEqual([]);
      expect(remains(structuredData(payload, site), `data of ${path}`)).toEqual([]);
      expect(remains(cardOf(payload, loaded), `card of ${path}`)).toEqual([]);
    }
  });

  it('neither has the manifest of the app', () => {
    expect(remains(webManifest(site), 'manifest')).toEqual([]);
  });

  it('its own names are in their places', () => {
    const page = (path: string) => loaded.pages.get(path)?.page;
    expect(page('/deliver/hausebox')?.name).toBe('Lumendesk');
    expect(page('/academy')?.name).toBe('Lumen School');
    expect(page('/live')?.name).toBe('Lumen Hours');
    const groups = loaded.pages.get('/sitemap')?.siteIndex.map(({ title }) => title);
    expect(groups).toContain('Lumen');
  });
});
