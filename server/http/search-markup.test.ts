import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSite } from '#prerender/content/load-site.ts';
import { viewServer, type ViewServer } from '#prerender/testing/view-server.ts';
import { SearchPage } from './search-page.ts';

/** The server finds its slots in the markup rendered by the views. */
type ServerEntry = typeof import('#src/app/entry-server.tsx');

let views: ViewServer;
let markup: string;

beforeAll(async () => {
  views = await viewServer();
  const entry = await views.load<ServerEntry>('/src/app/entry-server.tsx');
  const payload = (await loadSite()).pages.get('/search');
  if (payload === undefined) throw new Error('There is no page at /search.');
  markup = await entry.renderPage(payload);
});
afterAll(() => views.close());

it('the page has one form that submits by URL, and one slot for the answer', () => {
  expect(markup.match(/<form role="search"[^>]* action="\/search"/gu)).toHaveLength(1);
  expect(markup.match(/ name="q"/gu)).toHaveLength(1);
  expect(markup.match(/ data-answer-to=""/gu)).toHaveLength(1);
  expect(markup).toContain('the sitemap</a> lists');
});

it('the answer replaces the hint and changes nothing else', () => {
  const answered = new SearchPage(markup, '[]').answer('some words');
  expect(answered).not.toContain('the sitemap</a> lists');
  expect(answered).toContain('<h2>Nothing found for “some words”</h2>');
  const [field = ''] = /<input[^>]*name="q"[^>]*>/u.exec(answered) ?? [];
  expect(field).toContain('value="some words"');
  const undone = answered
    .replace(' value="some words"', '')
    .replace(' data-answer-to="some words"', '')
    .replace(/<h2>Nothing found.*?<\/p>/u, '');
  const bare = markup
    .replace(' data-answer-to=""', '')
    .replace(/<p [^>]*>Without JavaScript.*?<\/p>/u, '');
  expect(undone).toBe(bare);
});

it('every page can be searched from its header without a script', () => {
  const [form = ''] = /<form[^>]*><button[^>]*aria-label="Search this site"/u.exec(markup) ?? [];
  expect(form).toContain('action="/search"');
  expect(form).not.toContain('type="button"');
});
