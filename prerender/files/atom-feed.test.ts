import { expect, it } from 'vitest';
import { articlesFeed } from './atom-feed.ts';
import { loadSite } from '../content/load-site.ts';

// tests/e2e/files.spec.ts checks with a browser's XML parser that it is well-formed and complete.

it('lists every article once', async () => {
  const site = await loadSite();
  const articles = [...site.pages.values()].filter(({ page }) => page.layout === 'article');
  const ids = [...articlesFeed(site).matchAll(/<entry>\s*<id>([^<]*)<\/id>/gu)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set(articles.map(({ path }) => site.site.origin + path)));
  expect(ids.length).toBe(articles.length);
});
