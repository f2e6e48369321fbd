import { isDeepStrictEqual } from 'node:util';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { pageDataFromHtml } from '#src/app/navigation/page-text.ts';
import { rulesFeedLink } from '../regulations/files.ts';
import { feedLink } from '../files/atom-feed.ts';
import { menusFile } from '../files/menus.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { htmlDocument } from './html-document.ts';
import type { PageAssets } from './html-document.ts';
import { structuredData } from './structured-data.ts';

/** The module that renders pages, bundled by a build and loaded by the development server. */
export type ServerEntry = typeof import('#src/app/entry-server.tsx');

export interface RenderOptions {
  readonly entry: ServerEntry;
  readonly site: LoadedSite;
  /** Names the scripts and styles of the build (`PageData.code`). */
  readonly code: string;
  readonly assets: PageAssets;
}

/**
 * The HTML document of a page.
 * @throws Error when the client would read other data from it than was written into it
 */
export async function renderPage(
  payload: PagePayload,
  { entry, site, code, assets }: RenderOptions,
): Promise<string> {
  const pageData = { code, payload };
  const html = htmlDocument({
    lang: site.site.lang,
    siteName: site.site.name,
    facts: entry.headFacts(payload, site.site),
    pageData,
    menus: menusFile(site.navigation).address,
    structuredData: structuredData(payload, site.site),
    // The page's own first: a reader that is given its address subscribes to that.
    feeds: [rulesFeedLink(payload, site.site), feedLink(site)].filter((link) => link !== null),
    body: await entry.renderPage(payload),
    assets,
  });
  // The other reader finds the same parts in a document and parses them with the same code.
  if (!isDeepStrictEqual(pageDataFromHtml(html), JSON.parse(JSON.stringify(pageData)))) {
    throw new Error(
      `${payload.path}: what the client would read from the page is not what was written into it. src/app/navigation/page-data.ts takes the one drawing of a page from its markup, as src/components/picture/Picture.tsx writes it.`,
    );
  }
  return html;
}
