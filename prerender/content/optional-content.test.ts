import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NavigationInput } from '#src/content/schema/navigation.ts';
import { navigation } from '#src/content/navigation.ts';
import home from '#src/content/pages/index.ts';
import { elementsOf } from '#tests/support/html.ts';
import { loadSite } from './load-site.ts';
import { fixture, notFoundPage, servicePage } from '../testing/content.ts';
import { viewServer } from '../testing/view-server.ts';
import type { ViewServer } from '../testing/view-server.ts';

/**
 * What content can choose although no page does: the placeholder for content that is not written yet
 * (docs/specification.md, 2.2 and 2.3), which here half of it has, and an image of another origin. Rendered by
 * the site's own views.
 */
const WORDS = 'Content coming soon';

let views: ViewServer;
beforeAll(async () => {
  views = await viewServer();
});
afterAll(() => views.close());

/** The home page and the menus, with every second segment and menu set to "coming soon". */
const halfWritten = async () => {
  const isToCome = (at: number) => at % 2 === 1;
  const items = home.segments.items.map((segment, at) =>
    isToCome(at) ? { ...segment, content: { state: 'coming-soon' } } : segment,
  );
  const menus = navigation.menus.map((menu, at) => ({
    ...menu,
    comingSoonOnSmallScreens: isToCome(at),
  }));
  return loadSite(
    await fixture({
      pages: { index: { ...home, segments: { ...home.segments, items } }, 404: notFoundPage },
      navigation: { ...navigation, menus } as NavigationInput,
    }),
  );
};

/** The text in the element with this id. */
const textIn = (html: string, id: string): string => {
  const found = elementsOf(html).find(({ attributes }) => attributes.get('id') === id);
  if (found === undefined) throw new Error(`No element has the id ${id}.`);
  return found.text;
};

it('a segment without content says "coming soon", and the others show their tiles', async () => {
  const payload = (await halfWritten()).pages.get('/');
  if (payload?.page.layout !== 'home') throw new Error('There is no home page.');
  const { renderPage } = await views.load<typeof import('#src/app/entry-server.tsx')>(
    '/src/app/entry-server.tsx',
  );
  const html = await renderPage(payload);
  const states = payload.page.segments.items.map(({ id, content }) => {
    const text = textIn(html, `segments-${id}-panel`);
    if (content.state === 'coming-soon') expect(text, id).toBe(WORDS);
    else {
      expect(text, id).not.toContain(WORDS);
      for (const { title } of content.tiles) expect(text, id).toContain(title);
    }
    return content.state;
  });
  expect(states).toEqual(['ready', 'coming-soon', 'ready', 'coming-soon']);
});

it('a menu without content says "coming soon" on small screens, and lists no items', async () => {
  const { navigation: resolved } = await halfWritten();
  const { MobileMenuDialog } = await views.load<
    typeof import('#src/shell/header/on-demand/MobileMenuDialog.tsx')
  >('/src/shell/header/on-demand/MobileMenuDialog.tsx');
  const states = resolved.menus.map((menu) => {
    const html = renderToStaticMarkup(
      createElement(MobileMenuDialog, {
        menus: resolved.menus,
        contact: resolved.contact,
        isOpen: true,
        openSection: menu.id,
        onEvent: () => undefined,
      }),
    );
    const text = textIn(html, `small-menu-${menu.id}`);
    const titles = menu.categories.flatMap(({ items }) => items.map(({ title }) => title));
    expect(text, menu.id).toContain(menu.subtitle);
    if (menu.comingSoonOnSmallScreens) {
      expect(text, menu.id).toContain(WORDS);
      for (const title of titles) expect(text, menu.id).not.toContain(title);
    } else {
      expect(text, menu.id).not.toContain(WORDS);
      for (const title of titles) expect(text, menu.id).toContain(title);
    }
    return menu.comingSoonOnSmallScreens;
  });
  expect(states).toEqual([false, true, false, true, false, true]);
});

it('an image of another origin is loaded lazily and with CORS, and own pictures without', async () => {
  const picture = { url: 'https://images.example/a.jpg', alt: 'A class at work' };
  const a = servicePage('A', { hero: { title: 'T', subtitle: 'S', picture } });
  const payload = (await loadSite(await fixture({ pages: { 404: notFoundPage, a } }))).pages.get(
    '/a',
  );
  if (payload === undefined) throw new Error('There is no page.');
  const { renderPage } = await views.load<typeof import('#src/app/entry-server.tsx')>(
    '/src/app/entry-server.tsx',
  );
  const [foreign, ...own] = elementsOf(await renderPage(payload))
    .filter(({ name }) => name === 'img')
    .map(({ attributes }) => Object.fromEntries(attributes));
  expect(foreign).toMatchObject({
    src: picture.url,
    alt: picture.alt,
    crossorigin: 'anonymous',
    loading: 'lazy',
  });
  expect(own.length).toBeGreaterThan(0);
  for (const image of own) expect(image).not.toHaveProperty('crossorigin');
});
