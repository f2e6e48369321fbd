import { expect, it } from 'vitest';
import { loadSite } from '../content/load-site.ts';
import { payloadAt } from '../testing/content.ts';
import { siteProblems } from './site-problems.ts';

const site = await loadSite();

it('finds pages and sections that are gone, but that search or files of the build name', async () => {
  const pages = new Map([...site.pages, ['/trust', payloadAt(site, '/about-us')]]);
  pages.delete('/blogs');
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

it('finds an item of a checklist without its explanation', async () => {
  const payload = payloadAt(site, '/checklists');
  if (payload.page.layout !== 'checklists') throw new Error('There are no checklists.');
  const [first, ...others] = payload.page.lists;
  if (first === undefined) throw new Error('There is no checklist.');
  const planted = { ...first, items: [{ text: 'Ask', section: 'no-such-section' }] };
  const page = { ...payload.page, lists: [planted, ...others] };
  const pages = new Map([...site.pages, ['/checklists', { ...payload, page }]]);
  expect(await siteProblems({ ...site, pages }, new Set())).toEqual([
    `/checklists#lists: the list "${first.id}" names the section "no-such-section", which ${first.article.href ?? ''} does not have. Correct it.`,
  ]);
});
