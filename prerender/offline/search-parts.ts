import { alsoCalled } from '#src/content/search/also-called.ts';
import { synonyms } from '#src/content/search/synonyms.ts';
import type { Layout } from '#src/content/schema/pages.ts';
import type { ResolvedPage } from '#src/content/schema/resolved.ts';
import { storyLabel, WORKED_EXAMPLE_SUFFIX } from '#src/content/schema/story-label.ts';
import type { PackedIndex } from '#src/features/search/index-format.ts';
import { packIndex } from '#src/features/search/pack-index.ts';
import { stemOf, wordsOf } from '#src/features/search/words.ts';
import type { PageSection } from './site-sections.ts';

/** What search shows about a page, and what it matches besides the text. */
export interface SearchFacts {
  readonly path: string;
  readonly name: string;
  readonly layout: Layout;
  /** What it is, in a word or two (`kindOf`), and its offering line. */
  readonly kind: string;
  readonly line: string;
  /** From its head. */
  readonly title: string;
  readonly description: string;
  /** The names of the pages above it, from the top, without home. */
  readonly trail: readonly string[];
}

export type SearchedPage = SearchFacts & {
  /** From its document (`sectionsOf`). */
  readonly sections: readonly PageSection[];
};

/** How far a page ranks above a story with an equal match, in percent: offers first, then stories. */
const PRIORITY: Partial<Record<Layout, number>> = {
  service: 40,
  offering: 30,
  audience: 40,
  contact: 30,
  home: 10,
  'k-12': 30,
  collection: 20,
  document: 5,
  tool: 10,
  article: 10,
};

/** What a page is called in the list of hits, by layout; any other is a page. */
const KINDS: Partial<Record<Layout, string>> = {
  home: 'Overview',
  'k-12': 'Overview',
  offering: 'Overview',
  audience: 'Overview',
  collection: 'Overview',
  service: 'Service',
  article: 'Article',
  tool: 'Tool',
  checklists: 'Tool',
  demo: 'Demo',
};

/** What a page is, in a word or two. */
export const kindOf = (page: ResolvedPage): string =>
  page.layout === 'case-study' ? storyLabel(page) : (KINDS[page.layout] ?? 'Page');

/** Their kind says where they are. */
const BY_KIND: ReadonlySet<Layout> = new Set(['article', 'case-study', 'tool']);

/** A part of the search index, with these pages. */
export function searchPartOf(pages: readonly SearchedPage[]): PackedIndex {
  return packIndex(
    pages.map(({ path, name, layout, kind, line, title, description, trail, sections }) => ({
      path,
      name: name.replace(WORKED_EXAMPLE_SUFFIX, ''),
      kind,
      line,
      trail: BY_KIND.has(layout) ? [] : trail,
      priority: PRIORITY[layout] ?? 0,
      summary: description,
      // The sitemap names every page, but is never the right result for one.
      sections: (layout === 'sitemap' ? sections.slice(0, 1) : sections).map(
        ({ fragment, heading, text }, at) => ({
          fragment,
          fields:
            at === 0
              ? {
                  name: `${name} ${title}`,
                  also: alsoCalled[path] ?? '',
                  summary: [description, ...synonymsOf(name)].join(' '),
                  text,
                }
              : { heading, summary: synonymsOf(heading).join(' '), text },
        }),
      ),
    })),
  );
}

const stems = (text: string) => wordsOf(text).map(stemOf).join(' ');
const GROUPS = synonyms.map((group) => group.map((phrase) => ({ phrase, stems: stems(phrase) })));

/** The synonyms of a name's words. */
export function synonymsOf(name: string): string[] {
  const said = ` ${stems(name)} `;
  const has = (phrase: { readonly stems: string }) => said.includes(` ${phrase.stems} `);
  return GROUPS.filter((group) => group.some(has)).flatMap((group) =>
    group.filter((phrase) => !has(phrase)).map(({ phrase }) => phrase),
  );
}
