import { expect, it } from 'vitest';
import { loadSite } from '../content/load-site.ts';
import { siteProblems } from './site-problems.ts';

const site = await loadSite();
const without = (path: string) => ({
  ...site,
  pages: new Map([...site.pages].filter(([at]) => at !== path)),
});

it('finds nothing wrong with the content', async () => {
  expect(await siteProblems(site, new Set(['feed.xml']))).toEqual([]);
});

it('finds pages and sections that are gone, but that search or files of the build name', async () => {
  const about = site.pages.get('/about-us');
  if (about === undefined) throw new Error('There is no page about the company.');
  const pages = new Map([...without('/blogs').pages, ['/trust', about]]);
  const [called, ...fixed] = await siteProblems({ ...site, pages }, new Set());
  expect(called).toBe(
    'src/content/search/also-called.ts says what /blogs is called, but there is no such page. Move or remove its line.',
  );
  expect(fixed).toEqual(
    ['/blogs', '/trust#report'].map(
      (address) =>
        `${address} leads nowhere, but files that the build makes link to it. Restore it, or change FIXED in prerender/checks/fixed-pages.ts.`,
    ),
  );
});

it('finds redirects from files that the build generates', async () => {
  const changed = { ...site, redirects: { ...site.redirects, '/feed.xml': '/blogs' } };
  expect(await siteProblems(changed, new Set(['feed.xml']))).toEqual([
    'src/content/redirects.ts: "/feed.xml" never redirects, because the build generates a file with that name. Remove the line.',
  ]);
});

it('finds a rule of law that leads to no page, and an item of a checklist without its explanation', async () => {
  const planted = new Map(
    [...site.pages].map(([path, payload]) => {
      const { page, regulations } = payload;
      const rules = regulations?.rules.map((rule, index) =>
        index === 0 ? { ...rule, more: { text: 'More', path: '/no-such-page' } } : rule,
      );
      const lists =
        page.layout === 'checklists'
          ? page.lists.map((list, index) =>
              index === 0
                ? { ...list, items: [{ text: 'Ask', section: 'no-such-section' }] }
                : list,
            )
          : [];
      return [
        path,
        {
          ...payload,
          ...(regulations !== undefined && { regulations: { ...regulations, rules: rules ?? [] } }),
          ...(page.layout === 'checklists' && { page: { ...page, lists } }),
        },
      ];
    }),
  );
  expect(await siteProblems({ ...site, pages: planted }, new Set())).toEqual([
    expect.stringMatching(
      /^src\/content\/regulations\.ts: [\w-]+ leads to \/no-such-page, but there is no such page\. Correct the path or remove "more"\.$/u,
    ),
    expect.stringMatching(
      /^\/checklists#lists: the list "[\w-]+" names the section "no-such-section", which \/blogs\/[\w-]+ does not have\. Correct it\.$/u,
    ),
  ]);
});
