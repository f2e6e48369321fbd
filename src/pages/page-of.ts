import type { Layout } from '#src/content/schema/pages.ts';
import type { PageOf, PagePayload } from '#src/content/schema/resolved.ts';

/**
 * Every page view gets the whole payload: its page, its position in the site, its related cards.
 */
export interface PageProps {
  readonly payload: PagePayload;
}

/**
 * Narrows the payload's page to the given layouts.
 * @throws TypeError if a route and a content file disagree, which would be a bug
 */
export function pageOf<const L extends Layout>(payload: PagePayload, ...layouts: L[]): PageOf<L> {
  const { page } = payload;
  if (!(layouts as readonly string[]).includes(page.layout)) {
    throw new TypeError(
      `The page at ${payload.path} has the layout "${page.layout}", but the view supports ${layouts.join(' or ')}.`,
    );
  }
  return page as unknown as PageOf<L>;
}
