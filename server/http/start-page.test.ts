import { describe, expect, it } from 'vitest';
import { makeBuild } from '../testing/make-build.ts';
import { createSite } from './site.ts';
import { StartPage } from './start-page.ts';

const select = (name: string, options: Readonly<Record<string, string>>) =>
  `<select name="${name}" class="a">${Object.entries(options)
    .map(([id, phrase]) => `<option value="${id}">${phrase}</option>`)
    .join('')}</select>`;
const list = (id: string, by: string) =>
  `<ul class="b" data-house-answer="${id}"><li><a href="/contact-us?about=I+need+${id}+by+${by}.">Ask</a></li></ul>`;

const HTML = `<form>${select('field', { 'k-12': 'K-12', districts: 'a district' })}${select('problem', { content: 'content', ai: 'AI' })}${select('term', { year: 'the next year', month: 'the end of this month', open: 'a date to be set' })}</form><div data-house="given">${list('k-12-content', 'the+next+year')}</div><h2>All</h2>${['k-12-content', 'k-12-ai', 'districts-content', 'districts-ai'].map((id) => list(id, 'a+date+to+be+set')).join('')}`;

const query = (text: string) => new URLSearchParams(text);
const page = new StartPage(HTML);
const givenIn = (html: string | undefined) => html?.slice(0, html.indexOf('<h2>'));

describe('the page of all answers, queried for one', () => {
  it('has the answer in the first position, with the date from the sentence', () => {
    const html = page.answer(query('field=districts&problem=ai&term=month'));
    expect(givenIn(html)).toContain(
      '<ul class="b" data-house-answer="districts-ai"><li><a href="/contact-us?about=I+need+districts-ai+by+the+end+of+this+month.">',
    );
    expect(givenIn(html)).not.toContain('k-12-content');
    // The others are unchanged below.
    expect(html?.slice(html.indexOf('<h2>'))).toBe(HTML.slice(HTML.indexOf('<h2>')));
  });

  it('has the words of the sentence in its selects', () => {
    const html = page.answer(query('field=districts&problem=ai&term=month')) ?? '';
    expect([...html.matchAll(/value="([^"]*)" selected=""/gu)].map(([, id]) => id)).toEqual([
      'districts',
      'ai',
      'month',
    ]);
  });

  it.each([
    '',
    'field=districts',
    'field=districts&problem=ai',
    'field=districts&problem=ai&term=never',
    'field=k&problem=12-ai&term=month',
    'field="><script>&problem=ai&term=month',
    'field=$&&problem=$1&term=$`',
  ])('answers no sentence that is none: %s', (text) => {
    expect(page.answer(query(text))).toBeUndefined();
  });

  it('rejects any other page', () => {
    expect(() => new StartPage('<p>Hello</p>')).toThrow('has no select "field"');
    expect(() => new StartPage(HTML.replaceAll('data-house-answer', 'data-a'))).toThrow(
      'has no answers',
    );
  });
});

describe('the site', () => {
  const withStartPage = () =>
    makeBuild({
      manifest: { pages: ['/', '/start'] },
      html: { '/start': HTML },
      isCompressed: false,
    });

  it('answers a sentence, and sends the unchanged page for any other query', async () => {
    const build = await withStartPage();
    try {
      const site = createSite({ ...build, warn: () => undefined });
      const get = async (path: string) => {
        const response = await site.handle(new Request(`http://localhost${path}`));
        return { response, text: await response.text() };
      };
      const answered = await get('/start?field=districts&problem=ai&term=month');
      expect(answered.response.status).toBe(200);
      expect(answered.response.headers.get('cache-control')).toBe('private, no-cache');
      expect(answered.response.headers.get('content-security-policy')).toContain('default-src');
      expect(givenIn(answered.text)).toContain('districts-ai');
      expect((await get('/start?utm=1')).text).toBe(HTML);
      expect((await get('/start')).text).toBe(HTML);
      expect((await get('/?field=districts&problem=ai&term=month')).text).not.toContain('<select');
    } finally {
      build.remove();
    }
  });
});
