import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { menusFile } from '#prerender/files/menus.ts';
import { navigationOf } from '#tests/support/content.ts';
import { elementsOf } from '#tests/support/html.ts';
import { distDir } from '#tests/support/paths.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { pathOf } from './link-rules.ts';

/** The content of the menus is in one file, and pages do without it (docs/specification.md, 2.2). */
const navigation = await navigationOf();
const { menus } = navigation;
const pages = allPages();

const itemsOf = ({ categories, services }: (typeof menus)[number]) => [
  ...categories.flatMap(({ items }) => items),
  ...(services?.items ?? []),
];

it.each(menus)('the page of $title leads to all that its menu does', (menu) => {
  const line = pages.find(({ path: page }) => page === menu.href);
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/su.exec(line?.html ?? '') ?? [];
  const there = elementsOf(main).map(({ attributes }) => pathOf(attributes.get('href') ?? ''));
  const wanted = itemsOf(menu).map(({ href }) => pathOf(href ?? ''));
  expect(
    wanted.filter((target) => !there.includes(target)),
    `Link these from src/content/pages${menu.href}.ts`,
  ).toEqual([]);
});

it('every page links the pages of the lines, and names the file with the rest', () => {
  const { address, json } = menusFile(navigation);
  expect(readFileSync(path.join(distDir(), address), 'utf8')).toBe(json);
  for (const { path: page, html } of pages) {
    const [header = ''] = /<header.*?<\/header>/su.exec(html) ?? [];
    const links = elementsOf(header).map(({ attributes }) => attributes.get('href'));
    expect(links, page).toEqual(expect.arrayContaining(menus.map(({ href }) => href)));
    expect(html, page).toContain(`content="${address}"`);
    for (const { subtitle } of menus) expect(header, page).not.toContain(subtitle);
  }
});

it('no script contains a menu', () => {
  const assets = path.join(distDir(), 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  for (const file of scripts) {
    const text = readFileSync(path.join(assets, file), 'utf8');
    expect(
      menus.filter(({ subtitle }) => text.includes(subtitle)),
      file,
    ).toEqual([]);
  }
});
