import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '#src/content/schema/pages.ts';
import type { NavigationInput } from '#src/content/schema/navigation.ts';
import { navigation } from '#src/content/navigation.ts';
import { pageDataFromDocument } from '#src/app/navigation/page-data.ts';
import { pageDataFromHtml } from '#src/app/navigation/page-text.ts';
import { elementsOf } from '#tests/support/html.ts';
import { parsedDocument } from '#tests/support/parsed-document.ts';
import { htmlDocument } from '../html/html-document.ts';
import { feedLink } from './atom-feed.ts';
import { loadSite } from './load-site.ts';
import type { LoadedSite } from './load-site.ts';
import { sitemap } from './site-files.ts';
import { pageFile } from '#server/http/site-manifest.ts';
import { cardOf } from '../images/social-card.ts';
import { structuredData } from '../html/structured-data.ts';
import { fixture, notFoundPage, servicePage } from '../testing/content.ts';
import { viewServer } from '../testing/view-server.ts';
import type { ViewServer } from '../testing/view-server.ts';

/**
 * Adding a page means adding one content file. This test adds one file to the real content and expects
 * everything that a page needs.
 */

type ServerEntry = typeof import('#src/app/entry-server.tsx');

const PATH = '/services/localisation';
const real = path.resolve(import.meta.dirname, '../../src/content');
const added = servicePage('Localisation', {
  faq: { items: [{ id: 'why', question: 'Why translate twice?', answer: ['Nobody should.'] }] },
});

/** Menus with an additional entry that links to the new page. */
const [first, ...rest] = navigation.menus;
const menus = {
  ...navigation,
  menus: [
    {
      ...first,
      services: {
        title: 'By Services',
        items: [...(first.services?.items ?? []), { text: 'Localisation', href: PATH }],
      },
    },
    ...rest,
  ],
} as NavigationInput;

let contentDir: string;
let views: ViewServer;
let entry: ServerEntry;
let before: LoadedSite;
let after: LoadedSite;

beforeAll(async () => {
  contentDir = await mkdtemp(path.join(tmpdir(), 'hause-content-'));
  const names = (await readdir(path.join(real, 'pages'), { recursive: true })).filter((name) =>
    name.endsWith('.ts'),
  );
  const stand = async (name: string) => {
    const file = path.join(contentDir, 'pages', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
  };
  for (const name of names) await stand(name);
  const importModule = async (file: string): Promise<Record<string, unknown>> => {
    const name = path.relative(contentDir, file);
    if (name === 'navigation.ts') return { navigation: menus };
    if (name === path.join('pages', 'services', 'localisation.ts')) return { default: added };
    return (await import(pathToFileURL(path.join(real, name)).href)) as Record<string, unknown>;
  };
  before = await loadSite({ contentDir, importModule });
  await stand(path.join('services', 'localisation.ts'));
  after = await loadSite({ contentDir, importModule });

  views = await viewServer();
  entry = await views.load<ServerEntry>('/src/app/entry-server.tsx');
});
afterAll(async () => {
  await views.close();
  await rm(contentDir, { recursive: true });
});

const payloadAt = (site: LoadedSite, at: string) => {
  const payload = site.pages.get(at);
  if (payload === undefined) throw new Error(`There is no ${at}`);
  return payload;
};

describe('one additional file', () => {
  it('becomes a page, with its own file and a layout that renders it', () => {
    expect(before.pages.has(PATH)).toBe(false);
    expect(payloadAt(after, PATH).path).toBe(PATH);
    expect(after.pages.size).toBe(before.pages.size + 1);
    expect(pageFile(PATH)).toBe('services/localisation.html');
    expect(entry.LAYOUT_MODULES[payloadAt(after, PATH).page.layout satisfies Layout]).toBe(
      'src/pages/service/ServicePage.tsx',
    );
  });

  it('turns the text in the menu into a link', () => {
    const target = (site: LoadedSite) =>
      site.navigation.menus[0]?.services?.items.find(({ text }) => text === 'Localisation')?.href;
    expect(target(before)).toBeNull();
    expect(before.missing.map(([, missed]) => missed)).toContain(PATH);
    expect(target(after)).toBe(PATH);
    expect(after.missing.map(([, missed]) => missed)).not.toContain(PATH);
  });

  it('is in the sitemap for search engines and on the sitemap page', () => {
    expect(sitemap(before)).not.toContain(PATH);
    expect(sitemap(after)).toContain(`<loc>${after.site.origin}${PATH}</loc>`);
    const named = payloadAt(after, '/sitemap').siteIndex.flatMap(({ pages }) => pages);
    expect(named).toContainEqual({ name: 'Localisation', href: PATH });
  });

  it('gets head tags, structured data, breadcrumbs, pictures and a share card', () => {
    const payload = payloadAt(after, PATH);
    expect(entry.headFacts(payload, after.site)).toMatchObject({
      title: `Localisation | ${after.site.name}`,
      canonical: after.site.origin + PATH,
      image: `${after.site.origin}/social${PATH}.png`,
      line: 'cognify',
      hidden: false,
    });
    expect(
      structuredData(payload, after.site).map((data) => (data as { '@type': string })['@type']),
    ).toEqual(['Service', 'FAQPage', 'BreadcrumbList']);
    expect(payload.breadcrumbs.at(-1)).toEqual({ name: 'Localisation', href: PATH });
    expect(after.heroes.get(PATH)).toMatchObject({ motifs: ['globe', 'speech'], line: 'cognify' });
    const drawn = [...after.pictures.values()].filter(({ seed }) => seed.startsWith(`${PATH}#`));
    expect(drawn.map(({ format }) => format)).toEqual(expect.arrayContaining(['panel', 'card']));
    expect(cardOf(payload, after)).toMatchObject({
      title: 'Localisation, in plain words',
      tag: 'COGNIFY',
      picture: { motifs: ['globe', 'speech'], format: 'social' },
    });
  });

  it('is fully prerendered, without running scripts', async () => {
    const payload = payloadAt(after, PATH);
    const body = await entry.renderPage(payload);
    const html = htmlDocument({
      lang: after.site.lang,
      siteName: after.site.name,
      facts: entry.headFacts(payload, after.site),
      pageData: { code: 'test', payload },
      structuredData: structuredData(payload, after.site),
      feeds: [feedLink(after)].filter((link) => link !== null),
      body,
      assets: {
        entry: '/e.js',
        modules: [],
        later: [],
        styles: [],
        fonts: [],
        inlineScript: '',
        importMap: '',
        start: 'when needed',
        inlineStyle: '',
      },
    });
    const all = elementsOf(html);
    expect(all.filter(({ name }) => name === 'h1').map(({ text }) => text)).toEqual([
      'Localisation, in plain words',
    ]);
    const main = all.find(({ name }) => name === 'main')?.text ?? '';
    for (const words of [
      'The first offering',
      'years of experience',
      'Why translate twice?',
      'Nobody should.',
      'Talk to us.',
    ]) {
      expect(main).toContain(words);
    }
    const hrefs = all
      .filter(({ name }) => name === 'a')
      .map(({ attributes }) => attributes.get('href'));
    expect(hrefs).toContain('/contact-us');
    expect(hrefs).not.toContain('/nowhere');
    // Whether the browser has the page as a document or as text, it reads the same data.
    expect(pageDataFromDocument(parsedDocument(html))).toEqual({ code: 'test', payload });
    expect(pageDataFromHtml(html)).toEqual({ code: 'test', payload });
  });

  it('may show an external image, loaded lazily and with CORS', async () => {
    const picture = { url: 'https://images.example/a.jpg', alt: 'A class at work' };
    const hero = { title: 'T', subtitle: 'S', picture };
    const pages = { '404': notFoundPage, a: servicePage('A', { hero }) };
    const site = await loadSite(await fixture({ pages }));
    const images = elementsOf(await entry.renderPage(payloadAt(site, '/a'))).filter(
      ({ name }) => name === 'img',
    );
    const [foreign, ...own] = images.map(({ attributes }) => Object.fromEntries(attributes));
    expect(foreign).toMatchObject({
      src: picture.url,
      alt: picture.alt,
      crossorigin: 'anonymous',
      loading: 'lazy',
    });
    expect(own.length).toBeGreaterThan(0);
    for (const image of own) expect(image).not.toHaveProperty('crossorigin');
    expect(site.imageOrigins).toEqual(['https://images.example']);
  });

  it('changes no other pages except its neighbors and the sitemap', () => {
    const changed = [...before.pages].filter(
      ([at, payload]) => JSON.stringify(payload) !== JSON.stringify(after.pages.get(at)),
    );
    const { previous, next } = payloadAt(after, PATH);
    expect(changed.map(([at]) => at).toSorted()).toEqual(
      ['/sitemap', previous?.href, next?.href].filter((at) => at !== undefined).toSorted(),
    );
  });
});
