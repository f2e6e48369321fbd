import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NavigationInput } from '#src/content/schema/navigation.ts';
import { navigation } from '#src/content/navigation.ts';
import home from '#src/content/pages/index.ts';
import { elementsOf } from '#tests/support/html.ts';
import { loadSite } from './load-site.ts';
import { fixture, notFoundPage } from '../testing/content.ts';
import { viewServer } from '../testing/view-server.ts';
import type { ViewServer } from '../testing/view-server.ts';

/**
 * The words that stand where content is still to be written (docs/specification.md, 2.2 and 2.3). No
 * page needs them any more, but content may choose them again: here half of it does, and the site's own
 * views show it.
 */
const WORDS = 'Content coming soon';

let views: ViewServer;
beforeAll(async () => {
  views = await viewServer();
});
afterAll(() => views.close());

/** The home page and the menus, of which every second segment and menu has its content still to come. */
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

/** What can be read in the element of this id. */
const textIn = (html: string, id: string): string => {
  const found = elementsOf(html).find(({ attributes }) => attributes.get('id') === id);
  if (found === undefined) throw new Error(`Nothing has the id ${id}.`);
  return found.text;
};

it('a segment whose content is still to come says so, and the others show their tiles', async () => {
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

it('a menu whose content is still to come says so on small screens, and names no item', async () => {
  const { navigation: resolved } = await halfWritten();
  const { MobileMenuDialog } = await views.load<
    typeof import('#src/shell/header/on-demand/MobileMenuDialog.tsx')
  >('/src/shell/header/on-demand/MobileMenuDialog.tsx');
  const states = resolved.menus.map((menu) => {
    const html = renderToStaticMarkup(
      createElement(MobileMenuDialog, {
        navigation: resolved,
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
