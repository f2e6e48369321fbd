import type MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import type { Finder, PageHits, SectionHit } from '#machines/search/index.ts';
import type { IndexedSection } from './index-options.ts';
import { MOST_CHARACTERS, MOST_PAGES, MOST_WORDS } from './limits.ts';
import { isSignificant, stemOf, wordsOf } from './words.ts';

/** A section of a page, with what a hit shows of it. */
export interface Section extends Omit<PageHits, 'sections' | 'terms'> {
  /** In percent. */
  readonly priority: number;
  readonly fragment: string;
  readonly heading: string;
}

/** The most sections shown per page. */
const MOST_SECTIONS = 3;

/** How much a match in each field counts, in multiples of one in running text. */
const BOOST = { name: 5, also: 5, summary: 1.5, heading: 2, text: 1 };

/** The bonus for a query that is the page's name, as a share of its score. */
const NAMED = 0.75;

/** Length counts less than usual: a long list of names is not a worse match. */
const BM25 = { k: 1.2, b: 0.4, d: 0.5 };

/** Points by section. */
type Scores = ReadonlyMap<number, number>;

/**
 * Ranks pages, not sections: a page scores each word in the section that matches it best, and again
 * with the one section that best matches all words. A missing word costs more than it would add.
 */
export function finderOf(index: MiniSearch<IndexedSection>, sections: readonly Section[]): Finder {
  /** @param terms takes the words that are found */
  const scoresOf = (word: string, terms: Set<string>, options: SearchOptions = {}): Scores =>
    new Map(
      index
        .search(word, { boost: BOOST, bm25: BM25, processTerm: (term) => term, ...options })
        .map((found) => {
          for (const term of found.terms) terms.add(term);
          return [found.id as number, found.score];
        }),
    );

  const names = new Map<string, ReadonlySet<string>>();
  const nameOf = ({ path, name }: Section) => {
    const known = names.get(path) ?? new Set(wordsOf(name).filter(isSignificant).map(stemOf));
    names.set(path, known);
    return known;
  };

  /** @param isLast the last word may be incomplete */
  const scoresOfWord = (word: string, terms: Set<string>, isLast: boolean): Scores => {
    const exact = scoresOf(word, terms);
    const isLong = word.length > 3;
    // A word that occurs on the site is not a typo.
    if (exact.size > 0) {
      return isLast && word.length > 2
        ? scoresOf(word, terms, { prefix: true, weights: { fuzzy: 0, prefix: 0.4 } })
        : exact;
    }
    // One typo per five letters; short words must match exactly.
    return scoresOf(word, terms, {
      prefix: word.length > 2,
      fuzzy: isLong ? 0.2 : false,
      weights: { fuzzy: 0.4, prefix: 0.6 },
    });
  };

  return (query) => {
    const words = queryWords(query);
    if (words.length === 0) return [];
    const terms = new Set<string>();
    const scores = words.map((word, at) => scoresOfWord(word, terms, at === words.length - 1));
    // A word of the site may be written as two in the query.
    for (let at = 1; at < words.length; at += 1) {
      const joined = scoresOf(`${words[at - 1] ?? ''}${words[at] ?? ''}`, terms);
      if (joined.size === 0) continue;
      for (const part of [at - 1, at]) scores[part] = larger(scores[part] ?? new Map(), joined);
    }
    return rankPages(words, scores, sections, nameOf).map((page) => ({
      ...page,
      terms: [...terms],
    }));
  };
}

/** The words to search for: without stop words, unless there are no others. */
function queryWords(query: string): string[] {
  const all = wordsOf(query.slice(0, MOST_CHARACTERS));
  const significant = all.filter(isSignificant);
  return [...new Set((significant.length > 0 ? significant : all).map(stemOf))].slice(
    0,
    MOST_WORDS,
  );
}

function larger(one: Scores, other: Scores): Scores {
  const all = new Map(one);
  for (const [section, score] of other) all.set(section, Math.max(score, all.get(section) ?? 0));
  return all;
}

/** A hit, but for the words that all hits share. */
type Found = Omit<PageHits, 'terms'>;

/** A page's scores during ranking. */
interface Candidate {
  /** The best score for each word. */
  readonly best: number[];
  /** The score of each section that has any word. */
  readonly sections: Map<number, number>;
}

/**
 * The share of the query (squared) that is in the page's name, times the share of the name that is in
 * the query: 1 if equal.
 */
function likeness(words: readonly string[], name: ReadonlySet<string>): number {
  const common = words.filter((word) => name.has(word)).length;
  return name.size === 0 ? 0 : (common / words.length) ** 2 * (common / name.size);
}

function rankPages(
  words: readonly string[],
  scores: readonly Scores[],
  sections: readonly Section[],
  nameOf: (page: Section) => ReadonlySet<string>,
): Found[] {
  const pages = new Map<string, Candidate>();
  for (const [word, found] of scores.entries()) {
    for (const [id, score] of found) {
      const path = sections[id]?.path ?? '';
      const page = pages.get(path) ?? { best: scores.map(() => 0), sections: new Map() };
      pages.set(path, page);
      page.best[word] = Math.max(page.best[word] ?? 0, score);
    }
  }
  /** The sum of scores, reduced when some words are missing. */
  const covered = (parts: readonly number[]) =>
    sum(parts) * (parts.filter((part) => part > 0).length / parts.length) ** 2;
  for (const id of new Set(scores.flatMap((found) => [...found.keys()]))) {
    const score = covered(scores.map((found) => found.get(id) ?? 0));
    pages.get(sections[id]?.path ?? '')?.sections.set(id, score);
  }
  return [...pages]
    .map(([path, page]) => {
      const ranked = [...page.sections].toSorted(([one, a], [other, b]) => b - a || one - other);
      const [first, top] = ranked[0] ?? [0, 0];
      const section = sections[first];
      const bonus =
        section === undefined
          ? 0
          : section.priority / 100 + NAMED * likeness(words, nameOf(section));
      return { path, ranked, first, score: (covered(page.best) + 0.5 * top) * (1 + bonus) };
    })
    .toSorted((one, other) => other.score - one.score || (one.path < other.path ? -1 : 1))
    .slice(0, MOST_PAGES)
    .flatMap(({ ranked, first }) => {
      const page = sections[first];
      return page === undefined ? [] : [hitsOf(page, ranked, sections)];
    });
}

function hitsOf(
  { path, name, kind, line, trail, summary }: Section,
  ranked: readonly (readonly [id: number, score: number])[],
  sections: readonly Section[],
): Found {
  const found: SectionHit[] = [];
  let best = 0;
  for (const [id, score] of ranked) {
    const { fragment, heading } = sections[id] ?? { fragment: '', heading: '' };
    if (heading === '' || fragment === '') continue;
    best ||= score;
    // Passages that merely contain one of the words are no help.
    if (score < best / 3) continue;
    const href = `${path}#${fragment}`;
    // Headings without their own id link to the same place.
    if (found.some((other) => other.href === href)) continue;
    if (found.length < MOST_SECTIONS) found.push({ heading, href });
  }
  return { path, name, kind, line, trail, summary, sections: found };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
