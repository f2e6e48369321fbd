import { alsoCalled } from '#src/content/search/also-called.ts';
import { synonyms } from '#src/content/search/synonyms.ts';
import type { Layout } from '#src/content/schema/pages.ts';
import type { PackedIndex } from '#src/features/search/index-format.ts';
import { packIndex } from '#src/features/search/pack-index.ts';
import { stemOf, wordsOf } from '#src/features/search/words.ts';
import type { PageSection } from './site-sections.ts';

/** What search says of a page, and what it is found by besides its text. */
export interface SearchFacts {
  readonly path: string;
  readonly name: string;
  readonly layout: Layout;
  /** Of its head. */
  readonly title: string;
  readonly description: string;
  /** The names of the pages above it, from the top, without home. */
  readonly trail: readonly string[];
}

export type SearchedPage = SearchFacts & {
  /** Of its document (`sectionsOf`). */
  readonly sections: readonly PageSection[];
};

/** How far a page comes before a story that matches as well, in percent: what is offered, then what is told. */
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
      // The sitemap names every page, and is the answer for none.
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

/** What else could be said for the words of a name. */
export function synonymsOf(name: string): string[] {
  const said = ` ${stems(name)} `;
  const has = (phrase: { readonly stems: string }) => said.includes(` ${phrase.stems} `);
  return GROUPS.filter((group) => group.some(has)).flatMap((group) =>
    group.filter((phrase) => !has(phrase)).map(({ phrase }) => phrase),
  );
}
