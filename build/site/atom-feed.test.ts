import { expect, it } from 'vitest';
import { atomFeed, feedLink } from './atom-feed.ts';
import { loadSite } from './load-site.ts';
import { fixture, notFoundPage } from '../testing/content.ts';

// That it is well-formed and complete is checked with a browser's XML parser: tests/e2e/feed.desktop.spec.ts.

it('lists every article once', async () => {
  const site = await loadSite();
  const articles = [...site.pages.values()].filter(({ page }) => page.layout === 'article');
  const ids = [...(atomFeed(site) ?? '').matchAll(/<entry>\s*<id>([^<]*)<\/id>/gu)].map(
    ([, id]) => id,
  );
  expect(new Set(ids)).toEqual(new Set(articles.map(({ path }) => site.site.origin + path)));
  expect(ids.length).toBe(articles.length);
});

it('is not there, nor linked, on a site without articles', async () => {
  const site = await loadSite(await fixture({ pages: { '404': notFoundPage } }));
  expect(atomFeed(site)).toBeNull();
  expect(feedLink(site)).toBeNull();
});
