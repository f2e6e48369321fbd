import { expect, test } from '#tests/support/browser/test.ts';
import { allPages } from '#tests/support/site-facts.ts';

/** The feed of articles, read by the browser's XML parser and compared with RFC 4287. */

interface Parsed {
  readonly error: string | null;
  readonly root: string;
  readonly feed: Readonly<Record<string, number>>;
  readonly entries: readonly (Readonly<Record<string, readonly string[]>> & {
    readonly links: readonly string[];
  })[];
  readonly dates: readonly string[];
}

test('the blog links a feed that every reader understands', async ({ page, baseURL }) => {
  await page.goto('/blogs');
  const href = await page
    .locator('link[rel=alternate][type="application/atom+xml"]')
    .getAttribute('href');
  await expect(page.getByRole('link', { name: 'Atom feed' })).toHaveAttribute('href', href ?? '');

  const response = await page.request.get(new URL(href ?? '', baseURL).href);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/xml/u);
  const xml = await response.text();

  // A blank page: the site's own policy forbids passing strings to parsers.
  await page.goto('about:blank');
  const parsed = await page.evaluate((source): Parsed => {
    const ATOM = 'http://www.w3.org/2005/Atom';
    const feed = new DOMParser().parseFromString(source, 'application/xml');
    const texts = (from: Element, name: string) =>
      [...from.children]
        .filter((child) => child.namespaceURI === ATOM && child.localName === name)
        .map((child) => child.textContent.trim());
    const root = feed.documentElement;
    return {
      error: feed.querySelector('parsererror')?.textContent ?? null,
      root: `${root.namespaceURI ?? ''} ${root.localName}`,
      feed: Object.fromEntries(
        ['id', 'title', 'updated', 'author'].map((name) => [name, texts(root, name).length]),
      ),
      entries: [...root.getElementsByTagNameNS(ATOM, 'entry')].map((entry) => ({
        id: texts(entry, 'id'),
        title: texts(entry, 'title'),
        updated: texts(entry, 'updated'),
        published: texts(entry, 'published'),
        summary: texts(entry, 'summary'),
        links: [...entry.getElementsByTagNameNS(ATOM, 'link')].map((link) =>
          String(link.getAttribute('href')),
        ),
      })),
      dates: [...root.querySelectorAll('updated, published')].map((date) => date.textContent),
    };
  }, xml);

  expect(parsed.error).toBeNull();
  expect(parsed.root).toBe('http://www.w3.org/2005/Atom feed');
  expect(parsed.feed).toEqual({ id: 1, title: 1, updated: 1, author: 1 });
  const articles = allPages().filter(({ layout }) => layout === 'article');
  expect(parsed.entries.length).toBe(articles.length);
  for (const { links, ...elements } of parsed.entries) {
    // Exactly one of each, and none is empty.
    for (const [name, texts] of Object.entries(elements)) {
      expect(texts.length, name).toBe(1);
      expect(texts[0], name).not.toBe('');
    }
    expect(links).toEqual(elements['id']);
  }
  for (const date of parsed.dates) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u);
    expect(Date.parse(date)).not.toBeNaN();
  }
});

test('an article shows when it was published', async ({ page }) => {
  await page.goto('/blogs/accessibility-by-design');
  const shown = page.locator('article header time').first();
  await expect(shown).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/u);
  await expect(shown).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/u);
});
