import type { PagePayload } from '#src/content/schema/resolved.ts';
import { rulesFeedLinks } from '../regulations/files.ts';
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

/** The HTML document of a page. */
export async function renderPage(
  payload: PagePayload,
  { entry, site, code, assets }: RenderOptions,
): Promise<string> {
  return htmlDocument({
    lang: site.site.lang,
    siteName: site.site.name,
    facts: entry.headFacts(payload, site.site),
    pageData: { code, payload },
    menus: menusFile(site.navigation).address,
    structuredData: structuredData(payload, site.site),
    // The page's own first: a reader that is given its address subscribes to that.
    feeds: [...rulesFeedLinks(payload, site.site), feedLink(site.site)],
    body: await entry.renderPage(payload),
    assets,
  });
}
