import type { Page } from '#src/content/schema/pages.ts';
import type { SourcesSection } from '#src/content/schema/resolved.ts';
import type { Source, Sources } from '#src/content/schema/sources.ts';
import { longDate } from './dates.ts';
import { textsOf } from './texts.ts';

/** Layouts whose pages make statements; on other pages, the name of a law only leads to such a page. */
const STATING: ReadonlySet<Page['layout']> = new Set([
  'article',
  'audience',
  'case-study',
  'document',
  'offering',
  'service',
  'tool',
]);

/** Fields about other pages. */
const NOT_STATED = ['covers', 'groups', 'head', 'name', 'related', 'resources'];

/**
 * The laws and standards that a page names, as the last section of its text: each with its official
 * text and the day of the last check.
 */
export function sourcesSection(page: Page, sources: Sources): SourcesSection | null {
  if (!STATING.has(page.layout)) return null;
  const text = textsOf(page, NOT_STATED)
    .map((one) => one.text.replaceAll(/\]\([^)]*\)/gu, ']'))
    .join('\n');
  const named = Object.values(sources).filter(({ names }) => names.some((name) => has(text, name)));
  if (named.length === 0) return null;
  return {
    id: 'laws-and-standards',
    heading: 'Laws and standards',
    blocks: [
      {
        type: 'paragraph',
        text: 'What this page says about them was checked on the days given, against these texts or published accounts of them. It is not legal advice.',
      },
      { type: 'list', ordered: false, items: named.map(entryOf) },
    ],
  };
}

const entryOf = ({ title, href, publisher, checked }: Source) =>
  `[${title}](${withoutParentheses(href)}). ${publisher}. Checked on ${longDate(checked)}.`;

/** A parenthesis, as in the address of a paragraph of law, would end the link. */
const withoutParentheses = (address: string) =>
  address.replaceAll('(', '%28').replaceAll(')', '%29');

/** The name as whole words: "Title II" is not in "Title III". */
function has(text: string, name: string): boolean {
  // Most pages name few of them.
  if (!text.includes(name)) return false;
  return new RegExp(String.raw`(?<!\w)${RegExp.escape(name)}(?!\w)`, 'u').test(text);
}
