import type { ParsedElement } from '#tests/support/html.ts';

/** Syllables of an English word, as counted by readability formulas. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/gu, '');
  if (letters.length <= 3) return 1;
  const heard = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/u, '').replace(/^y/u, '');
  return heard.match(/[aeiouy]{1,2}/gu)?.length ?? 1;
}

/**
 * The Flesch–Kincaid grade level of a page's sentences: paragraphs and definitions that end like
 * sentences. Names and titles count, which WCAG 3.1.5 would leave out.
 * @returns null for a page without sentences
 */
export function readingGrade(elements: readonly ParsedElement[]): number | null {
  const text = elements
    .filter(({ name }) => name === 'p' || name === 'dd')
    .map((element) => element.text.trim())
    .filter((words) => /[.!?]$/u.test(words))
    .join(' ');
  const words = text.split(/\s+/u).filter((word) => /[a-z]/iu.test(word));
  const sentences = text.split(/[.!?]+(?:\s+|$)/u).filter(Boolean).length;
  if (sentences === 0 || words.length === 0) return null;
  const sum = words.reduce((count, word) => count + syllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (sum / words.length) - 15.59;
}
