import { alsoCalled } from '#src/content/search/also-called.ts';
import { synonyms } from '#src/content/search/synonyms.ts';
import type { Layout } from '#src/content/schema/pages.ts';
import type { PackedIndex } from '#src/features/search/index-format.ts';
import { packIndex } from '#src/features/search/pack-index.ts';
import { stemOf, wordsOf } from '#src/features/search/words.ts';
import type { PageSection } from './site-sections.ts';

/** What search shows about a page, and what it matches besides the text. */
export interface SearchFacts {
  readonly path: string;
  readonly name: string;
  readonly layout: Layout;
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

/** A part of the search index, with these pages. */
export function searchPartOf(pages: readonly SearchedPage[]): PackedIndex {
  return packIndex(
    pages.map(({ path, name, layout, title, description, trail, sections }) => ({
      path,
      name,
      trail,
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
