import { describe, expect, it } from 'vitest';
import { makeBuild } from '#server/testing/make-build.ts';
import { createSite } from './site.ts';
import { StartPage } from './start-page.ts';

const select = (name: string, options: Readonly<Record<string, string>>) =>
  `<select name="${name}" class="a">${Object.entries(options)
    .map(([id, phrase]) => `<option value="${id}">${phrase}</option>`)
    .join('')}</select>`;
const list = (id: string, by: string) =>
  `<ul class="b" data-house-answer="${id}"><li><a href="/contact-us?about=I+need+${id}+by+${by}.">Ask</a></li></ul>`;

const HTML = `<form>${select('field', { 'k-12': 'K-12', districts: 'a district' })}${select('problem', { content: 'content', ai: 'AI' })}${select('term', { year: 'the next year', month: 'the end of this month', open: 'a date to be set' })}</form><div data-house="given">${list('k-12-content', 'the+next+year')}</div><h2>All</h2>${['k-12-content', 'k-12-ai', 'districts-content', 'districts-ai'].map((id) => list(id, 'a+date+to+be+set')).join('')}`;

const SENTENCE = 'field=districts&problem=ai&term=month';

describe('the page of all answers, queried for one', () => {
  const answer = (query: string) => new StartPage(HTML).complete(new URLSearchParams(query))?.html;

  it('has it in the first position, with the date, and the words of the sentence', () => {
    const [given, all] = answer(SENTENCE)?.split('<h2>') ?? [];
    expect(given).toContain(
      '<ul class="b" data-house-answer="districts-ai"><li><a href="/contact-us?about=I+need+districts-ai+by+the+end+of+this+month.">',
    );
    expect(given).not.toContain('k-12-content');
    const chosen = [...(given ?? '').matchAll(/value="([^"]*)" selected=""/gu)];
    expect(chosen.map(([, id]) => id)).toEqual(['districts', 'ai', 'month']);
    // The others are unchanged below.
    expect(all).toBe(HTML.split('<h2>')[1]);
  });

  it.each([
    '',
    'field=districts&problem=ai',
    'field=districts&problem=ai&term=never',
    'field=k&problem=12-ai&term=month',
    'field="><script>&problem=ai&term=month',
    'field=$&&problem=$1&term=$`',
  ])('answers no sentence that is none: %s', (query) => {
    expect(answer(query)).toBeUndefined();
  });

  it.each([
    ['<p>Hello</p>', 'has no select "field"'],
    [HTML.replaceAll('data-house-answer', 'data-a'), 'has no answers'],
  ])('rejects any other page', (html, message) => {
    expect(() => new StartPage(html)).toThrow(message);
  });
});

it('the site answers a sentence, and sends the unchanged page for any other query', async () => {
  const build = await makeBuild({
    manifest: { pages: ['/', '/start'] },
    html: { '/start': HTML },
  });
  const site = createSite({ distDir: build.distDir, metaFile: build.metaFile });
  const get = async (path: string) => site.handle(new Request(`http://localhost${path}`));
  const answered = await get(`/start?${SENTENCE}`);
  expect(answered.headers.get('cache-control')).toBe('private, no-cache');
  expect(await answered.text()).toContain('by+the+end+of+this+month.');
  expect(await (await get('/start?utm=1')).text()).toBe(HTML);
  expect(await (await get(`/?${SENTENCE}`)).text()).not.toContain('<select');
  build.remove();
});
