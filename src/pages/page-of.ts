import type { Layout } from '#src/content/schema/pages.ts';
import type { PageOf, PagePayload } from '#src/content/schema/resolved.ts';

/** Every page view takes the whole payload: its page, its place in the site, its related cards. */
export interface PageProps {
  readonly payload: PagePayload;
}

/**
 * The payload's page, known to be of one of the given layouts.
 * @throws TypeError when a route and a content file disagree, which is a mistake in the code
 */
export function pageOf<const L extends Layout>(payload: PagePayload, ...layouts: L[]): PageOf<L> {
  const { page } = payload;
  if (!(layouts as readonly string[]).includes(page.layout)) {
    throw new TypeError(
      `The page at ${payload.path} has the layout "${page.layout}", but the view shows ${layouts.join(' or ')}.`,
    );
  }
  return page as unknown as PageOf<L>;
}
