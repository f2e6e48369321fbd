import type { PageHits } from '#machines/search/index.ts';
import { markedParts } from './marked.ts';
import { aboutOf, countOf } from './wording.ts';

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The heading of an answer. */
export const headingFor = (query: string, pages: number): string =>
  `${pages === 0 ? 'Nothing found' : countOf(pages)} for “${query}”`;

export const WHEN_NOTHING = 'Try fewer or different words, or one of these links.';

/**
 * The answer as HTML, for a server that answers without React: the same as `Results`. All visitor
 * input is escaped.
 */
export function resultsHtml(query: string, hits: readonly PageHits[]): string {
  const heading = `<h2>${escapeHtml(headingFor(query, hits.length))}</h2>`;
  if (hits.length === 0) return `${heading}<p>${WHEN_NOTHING}</p>`;
  const items = hits.map(({ path, name, line, summary, sections, terms, ...place }) => {
    const marked = (text: string) =>
      markedParts(text, terms)
        .map(({ part, isMarked }) =>
          isMarked ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part),
        )
        .join('');
    const link = (href: string, text: string) =>
      `<a href="${escapeHtml(href)}">${marked(text)}</a>`;
    const about = aboutOf(place);
    const below = about === '' ? '' : `<span>${escapeHtml(about)}</span>`;
    const described = summary === '' ? '' : `<p>${marked(summary)}</p>`;
    const passages = sections.map(({ heading: words, href }) => `<li>${link(href, words)}</li>`);
    const list = passages.length === 0 ? '' : `<ul>${passages.join('')}</ul>`;
    return `<li data-line="${escapeHtml(line)}">${link(path, name)}${below}${described}${list}</li>`;
  });
  return `${heading}<ol>${items.join('')}</ol>`;
}
