import { START_PATH } from '#src/components/house/sentence.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { codeOfDocument } from './page-data.ts';
import { pageDataFromHtml } from './page-text.ts';

/**
 * Loads the page of all answers, for the sentence on the home page.
 * @throws Error if there is no network, or if the page was built for other scripts
 */
export async function loadAnswers(): Promise<PageOf<'start'>> {
  const response = await fetch(START_PATH, { headers: { Accept: 'text/html' } });
  const data = pageDataFromHtml(await response.text());
  const page = data?.code === codeOfDocument(document) ? data?.payload.page : undefined;
  if (page?.layout !== 'start') {
    throw new Error(`The page at ${START_PATH} was not built for these scripts.`);
  }
  return page;
}
