import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseRichText } from '#src/components/rich-text/rich-text.ts';
import { page as pageSchema } from '#src/content/schema/pages.ts';
import { sources as sourcesSchema } from '#src/content/schema/sources.ts';
import { sources } from '#src/content/sources.ts';
import { servicePage } from '../testing/content.ts';
import { loadSite } from './load-site.ts';
import { sourcesSection } from './page-sources.ts';

/** The section of a page with this paragraph. */
const section = (paragraph: string, changes: object = {}, from: object = sources) => {
  const intro = { title: 'Why', paragraphs: [paragraph] };
  const page = v.parse(pageSchema, servicePage('QA', { intro, ...changes }));
  return sourcesSection(page, v.parse(sourcesSchema, from));
};
const listed = (...of: Parameters<typeof section>) =>
  section(...of)?.blocks.flatMap((block) => (block.type === 'list' ? block.items : [])) ?? [];

describe('the laws and standards of a page', () => {
  it('are those that it names, with publisher, official text and the date of the check', () => {
    expect(listed('FERPA and the ADA Title II rule both matter.')).toEqual([
      expect.stringMatching(
        /^\[ADA Title II, .+\]\(https:\/\/www\.govinfo\.gov\/.+\)\. US Department of Justice\. Checked on \w+ \d+, \d{4}\.$/u,
      ),
      expect.stringContaining('[Family Educational Rights and Privacy Act (FERPA)'),
    ]);
  });

  it('keep their link when the address of the official text has parentheses', () => {
    const ferpa = { ...sources.ferpa, href: 'https://www.ecfr.gov/title-34#p-99.31(a)(1)' };
    const [item = ''] = listed('FERPA matters.', {}, { ferpa });
    expect(parseRichText(item)[0]).toEqual({
      kind: 'link',
      text: ferpa.title,
      href: 'https://www.ecfr.gov/title-34#p-99.31%28a%29%281%29',
    });
  });

  it('are empty if none is named, and a longer name does not match', () => {
    expect(section('Title III pays for English learners.')).toBeNull();
  });

  it('do not include any that only another page’s card names', () => {
    const [card] = servicePage('QA').resources.cards;
    const cards = [{ ...card, title: 'FERPA at work' }];
    expect(section('Nothing here.', { resources: { cards } })).toBeNull();
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
