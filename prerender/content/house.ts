import { START_PATH } from '#src/components/house/sentence.ts';
import type { Page } from '#src/content/schema/pages.ts';
import { storyLabel, WORKED_EXAMPLE_SUFFIX } from '#src/content/schema/story-label.ts';
import type { LoadedSite } from './load-site.ts';
import { placeOf } from './page-cards.ts';
import { canonicalPath } from './read-content.ts';
import type { Content } from './read-content.ts';

type StartPage = Extract<Page, { readonly layout: 'start' }>;
type Answer = StartPage['answers'][number];

/** An answer to the sentence with the names of the pages that it links to. */
export const withWords = (answer: Answer, content: Content): Answer => ({
  ...answer,
  links: answer.links.map((link) => {
    const path = canonicalPath(content, link.href.target);
    const page = content.pages.get(path);
    return page === undefined ? link : { ...link, ...wordsOf(path, page, content) };
  }),
});

/** What a house is built from, for pages without the sentence. */
export function houseParts({ pages }: Pick<LoadedSite, 'pages'>) {
  const page = pages.get(START_PATH)?.page;
  if (page?.layout !== 'start') throw new TypeError(`${START_PATH} has another layout.`);
  const { drawing, fields, problems } = page;
  return { drawing, fields, problems };
}

/** A worked example is never passed off as client work. */
function wordsOf(path: string, page: Page, content: Content) {
  if (page.layout === 'article' || page.layout === 'case-study') {
    // The label replaces the suffix that its name has in lists.
    return { title: page.name.replace(WORKED_EXAMPLE_SUFFIX, ''), label: storyLabel(page) };
  }
  return { title: page.name, label: placeOf(path, content) };
}
