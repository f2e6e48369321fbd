import { describe, expect, it } from 'vitest';
import { navigation } from '#src/content/navigation.ts';
import { fixture, payloadAt, servicePage } from '../testing/content.ts';
import { loadSite } from './load-site.ts';
import type { LoadedSite } from './load-site.ts';

/**
 * Adding a page means adding one content file. This test adds one file to the real content, and an entry
 * to a menu, and expects everything that a page needs.
 */

const PATH = '/services/localisation';
const added = servicePage('Localisation');

const [first, ...rest] = navigation.menus;
const items = [...(first.services?.items ?? []), { text: 'Localisation', href: PATH }];
const menus = [{ ...first, services: { title: 'By Services', items } }, ...rest];

const FOLDER = '../../src/content/pages/';
const written = import.meta.glob('../../src/content/pages/**/*.ts', {
  eager: true,
  import: 'default',
});
const pages = Object.fromEntries(
  Object.entries(written).map(([file, page]) => [file.slice(FOLDER.length, -'.ts'.length), page]),
);
const withPages = (all: object) =>
  loadSite(fixture({ pages: { ...all }, navigation: { ...navigation, menus } }));
const before = await withPages(pages);
const after = await withPages({ ...pages, [PATH.slice(1)]: added });

describe('one additional file', () => {
  it('turns the text in the menu into a link', () => {
    const target = (site: LoadedSite) =>
      site.navigation.menus[0]?.services?.items.find(({ text }) => text === 'Localisation')?.href;
    expect([target(before), target(after)]).toEqual([null, PATH]);
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
