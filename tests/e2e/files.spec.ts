import { findPage } from '#tests/support/content.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** Files that pages offer, as browsers and other programs read them. */
const rules = findPage(({ path }) => path === '/regulations').payload.regulations?.rules ?? [];
const articles = allPages().filter(({ layout }) => layout === 'article');

test.describe('at night', { tag: '@nightly' }, () => {
  for (const [path, count] of [
    ['/blogs', articles.length],
    ['/regulations', rules.length],
  ] as const) {
    test(`${path} links a feed that an XML parser can read`, async ({ page }) => {
      await open(page, path);
      const href = (await page.getByRole('link', { name: 'Atom feed' }).getAttribute('href')) ?? '';
      const response = await page.request.get(href);
      expect(response.headers()['content-type']).toMatch(/xml/u);
      const xml = await response.text();
      // A blank page: the site's own policy forbids passing strings to parsers.
      await page.goto('about:blank');
      const feed = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'application/xml');
        const each = (selector: string) =>
          [...parsed.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
        return {
          error: parsed.querySelector('parsererror')?.textContent ?? null,
          root: `${parsed.documentElement.namespaceURI ?? ''} ${parsed.documentElement.localName}`,
          own: each('feed > id, feed > title, feed > updated, feed > author'),
          ids: each('entry > id'),
          texts: each('entry > title, entry > updated'),
          dates: each('updated, published'),
        };
      }, xml);
      expect(feed.error).toBeNull();
      expect(feed.root).toBe('http://www.w3.org/2005/Atom feed');
      expect(feed.own).toHaveLength(4);
      expect(new Set(feed.ids).size).toBe(count);
      expect(feed.texts.filter((text) => text !== '')).toHaveLength(2 * count);
      for (const date of feed.dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u);
    });
  }

  for (const [path, link, type, holds] of [
    ['/regulations', 'Calendar file', 'text/calendar', 'BEGIN:VCALENDAR'],
    ['/checklists', /^CSV: /u, 'text/csv', ','],
    ['/trust/accessibility-conformance', 'OpenACR as YAML', 'application/yaml', '2.5-edition-wcag'],
    ['/trust/accessibility-conformance', 'OpenACR as JSON', 'application/json', '2.5-edition-wcag'],
  ] as const) {
    test(`${path} offers a download: ${type}`, async ({ page, request }) => {
      await open(page, path);
      const offer = page.getByRole('main').getByRole('link', { name: link }).first();
      const href = (await offer.getAttribute('href')) ?? '';
      const [download] = await Promise.all([page.waitForEvent('download'), offer.click()]);
      expect(download.suggestedFilename()).toBe(href.split('/').at(-1));
      const response = await request.get(href);
      expect(response.headers()['content-type']).toContain(type);
      expect(await response.text()).toContain(holds);
    });
  }

  test('the font for rare characters is fetched only when a visitor types one', async ({
    page,
  }) => {
    const faces: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.woff2')) faces.push(pathname.replace(/-[\w-]{7}\.woff2$/u, ''));
    });
    await open(page, '/contact-us');
    await page.evaluate(() => document.fonts.ready);
    expect(faces.toSorted()).toEqual(['/assets/bricolage-grotesque', '/assets/figtree']);
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Zoë Peña');
    await expect.poll(() => faces.at(-1)).toBe('/assets/figtree-more');
  });
});
