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

it('names the file that links to a missing page by its fixed path', async () => {
  expect(await siteProblems(without('/blogs'), new Set())).toContain(
    '/blogs leads nowhere, but the feed of articles (prerender/files/atom-feed.ts) links to it. Restore it, or change FIXED in prerender/checks/fixed-pages.ts.',
  );
});

it('names the file that links to a missing section by its fixed path', async () => {
  const about = site.pages.get('/about-us');
  if (about === undefined) throw new Error('There is no page about the company.');
  const changed = { ...site, pages: new Map([...site.pages, ['/trust', about]]) };
  expect(await siteProblems(changed, new Set())).toEqual([
    '/trust#report leads nowhere, but security.txt (prerender/files/security-txt.ts) links to it. Restore it, or change FIXED in prerender/checks/fixed-pages.ts.',
  ]);
});

it('finds names in search of pages that are gone', async () => {
  expect(await siteProblems(without('/k-12'), new Set())).toContain(
    'src/content/search/also-called.ts says what /k-12 is called, but there is no such page. Move or remove its line.',
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
