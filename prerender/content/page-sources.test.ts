import { describe, expect, it } from 'vitest';
import { loadSite } from './load-site.ts';
import { fixture, notFoundPage, servicePage } from '../testing/content.ts';
import { parseRichText } from '#src/components/rich-text/rich-text.ts';
import { sources } from '#src/content/sources.ts';

const { ferpa } = sources;

const loaded = async (paragraph: string, changes: Partial<Record<string, unknown>> = {}) => {
  const page = servicePage('QA', { intro: { title: 'Why', paragraphs: [paragraph] }, ...changes });
  const site = await loadSite(await fixture({ pages: { '404': notFoundPage, qa: page } }));
  return site.pages.get('/qa')?.sources ?? null;
};
const listed = async (paragraph: string, changes?: Partial<Record<string, unknown>>) =>
  (await loaded(paragraph, changes))?.blocks.flatMap((block) =>
    block.type === 'list' ? block.items : [],
  ) ?? [];

describe('the laws and standards of a page', () => {
  it('are those that it names, with publisher, official text and the date of the check', async () => {
    expect(await listed('FERPA and the ADA Title II rule both matter.')).toEqual([
      expect.stringMatching(
        /^\[ADA Title II, .+\]\(https:\/\/www\.govinfo\.gov\/.+\)\. US Department of Justice\. Checked on \w+ \d+, \d{4}\.$/u,
      ),
      expect.stringContaining('[Family Educational Rights and Privacy Act (FERPA)'),
    ]);
  });

  it('keep their link when the address of the official text has parentheses', async () => {
    const path = await fixture({
      pages: {
        '404': notFoundPage,
        qa: servicePage('QA', { intro: { title: 'Why', paragraphs: ['FERPA matters.'] } }),
      },
      sources: {
        ...sources,
        ferpa: { ...ferpa, href: 'https://www.ecfr.gov/title-34#p-99.31(a)(1)' },
      },
    });
    const site = await loadSite(path);
    const { items } = (site.pages.get('/qa')?.sources?.blocks ?? []).find(
      (block) => block.type === 'list',
    ) ?? { items: [] };
    expect(parseRichText(items[0] ?? '')[0]).toEqual({
      kind: 'link',
      text: ferpa.title,
      href: 'https://www.ecfr.gov/title-34#p-99.31%28a%29%281%29',
    });
  });

  it('are empty if none is named, and a longer name does not match', async () => {
    expect(await loaded('Title III pays for English learners.')).toBeNull();
  });

  it('do not include any that only another page’s card names', async () => {
    const card = {
      id: 'a',
      title: 'FERPA at work',
      category: 'BLOG',
      href: '/404',
      picture: { motifs: ['book'] },
      description: 'FERPA.',
    };
    expect(await loaded('Nothing here.', { resources: { cards: [card] } })).toBeNull();
  });
});

describe('a service page', () => {
  const faq = { items: [{ id: 'a', question: 'Why?', answer: ['Because.'] }] };
  const three = 'FERPA, COPPA, and GDPR.';
  const four = `${three} WCAG 2.2, too.`;

  it('lists up to three with its questions, and more in a section of their own', async () => {
    expect(await loaded(three, { faq })).toMatchObject({ isFolded: true });
    expect(await loaded(four, { faq })).toMatchObject({ isFolded: false });
  });

  it('lists them in a section of their own if it has no questions', async () => {
    expect(await loaded(three, { faq: undefined })).toMatchObject({ isFolded: false });
  });
});

it('every page that states something about a law lists it', async () => {
  const { pages } = await loadSite();
  const at = (path: string) => JSON.stringify(pages.get(path)?.sources ?? null);
  expect(at('/k-12/digital-accessibility')).toContain('2026-07663');
  expect(at('/blogs/education-learning-trends-2025')).toContain('part-312');
  expect(at('/european-accessibility-act-eaa')).toContain('2019/882');
  expect(at('/accessibility')).toContain('WCAG22');
});
