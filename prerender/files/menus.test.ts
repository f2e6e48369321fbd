import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { navigation } from '#src/content/navigation.ts';
import { loadSite } from '../content/load-site.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { frameWords, headerLinks } from '../plugins/header-links.ts';
import { renderPage } from '../pages/render-page.ts';
import { viewServer } from '../testing/view-server.ts';
import { menusFile } from './menus.ts';

const contentDir = path.resolve(import.meta.dirname, '../../src/content');

/** The site, with other words for the first item of each menu. */
const reworded = () => {
  const menus = navigation.menus.map((menu) => {
    const [category, ...categories] = menu.categories;
    const [item, ...items] = category.items;
    const first = { ...category, items: [{ ...item, title: 'Other words' }, ...items] };
    return { ...menu, categories: [first, ...categories] };
  });
  return loadSite({
    contentDir,
    importModule: async (file) =>
      file.endsWith('content/navigation.ts')
        ? { navigation: { ...navigation, menus } }
        : ((await import(pathToFileURL(file).href)) as Record<string, unknown>),
  });
};

it('a changed label in a menu changes the file of the menus, and no page', async () => {
  const [before, after] = await Promise.all([loadSite(), reworded()]);
  const [old, recent] = [menusFile(before.navigation), menusFile(after.navigation)];
  expect(recent.json).toContain('Other words');
  expect(recent.address).not.toBe(old.address);
  // All of the navigation that scripts and pages are made of.
  expect(headerLinks(after)).toEqual(headerLinks(before));
  expect(frameWords(after)).toEqual(frameWords(before));
  expect([...after.pages]).toEqual([...before.pages]);

  const views = await viewServer();
  const entry = await views.load<typeof import('#src/app/entry-server.tsx')>(
    '/src/app/entry-server.tsx',
  );
  const htmlOf = (site: LoadedSite) => {
    const payload = site.pages.get('/solve');
    if (payload === undefined) throw new Error('There is no /solve.');
    return renderPage(payload, { entry, site, code: 'code', assets: ASSETS });
  };
  // Only the name of the file, in what pages share.
  const html = await htmlOf(before);
  expect((await htmlOf(after)).replace(recent.address, old.address)).toBe(html);
  await views.close();
});

const ASSETS = {
  entry: '/entry.js',
  modules: [],
  later: [],
  styles: [],
  fonts: [],
  inlineStyle: '',
  importMap: '',
  inlineScript: '',
  start: 'when needed',
} as const;
