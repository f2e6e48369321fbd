import type { Layout } from '#src/content/schema/pages.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { codeOfDocument } from './page-data.ts';
import { pageDataFromHtml } from './page-text.ts';

/**
 * Loads the content of another page, for what the home page shows of it: all answers, the demo.
 * @throws Error if there is no network, or if the page was built for other scripts
 */
export async function loadPageOf<const L extends Layout>(
  path: string,
  layout: L,
): Promise<PageOf<L>> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  const data = pageDataFromHtml(await response.text());
  const page = data?.code === codeOfDocument(document) ? data?.payload.page : undefined;
  if (page?.layout !== layout) {
    throw new Error(`The page at ${path} was not built for these scripts.`);
  }
  return page as unknown as PageOf<L>;
}
