import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFile, parseSiteManifest } from '#server/http/site-manifest.ts';
import type { SiteManifest } from '#server/http/site-manifest.ts';
import type { Layout } from '#src/content/schema/pages.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { pageDataFromHtml } from '#src/app/navigation/page-text.ts';
import { EVERYTHING } from './everything.ts';
import { distDir } from './paths.ts';
import type { BuildName } from './paths.ts';

/**
 * Facts about a build that checks derive their cases from. They are read from the build itself, so
 * that every check covers a new page without further changes.
 */
export interface PageFacts {
  readonly path: string;
  readonly file: string;
  readonly layout: Layout;
  readonly payload: PagePayload;
  readonly html: string;
}

/** A path without a page, for checks of the not-found page. */
export const UNKNOWN_PATH = '/no-such-page';

export function siteManifest(build: BuildName = 'endpoint'): SiteManifest {
  const dist = distDir(build);
  const file = path.join(`${dist}-meta`, 'site.json');
  if (!existsSync(file)) {
    throw new Error(`There is no build at ${dist}. Run \`npm test -- --only build\` first.`);
  }
  return parseSiteManifest(JSON.parse(readFileSync(file, 'utf8')));
}

function pageFacts(pagePath: string, build: BuildName) {
  const file = path.join(distDir(build), pageFile(pagePath));
  const html = readFileSync(file, 'utf8');
  const pageData = pageDataFromHtml(html);
  if (pageData === null) throw new Error(`${file} contains no page data.`);
  const { payload, code } = pageData;
  return { path: pagePath, file, layout: payload.page.layout, payload, html, code };
}

/** Pages that a visit saves automatically: all except those saved on request. */
export const pagesSavedUnprompted = (): readonly string[] =>
  allPages()
    .filter(({ path: page, payload }) => page !== UNKNOWN_PATH && payload.page.saved === undefined)
    .map(({ path: page }) => page);

/** The name of a build's scripts and styles (`PageData.code`), which all its pages carry. */
export const codeOf = (build: BuildName = 'endpoint'): string => pageFacts('/', build).code;

const read = new Map<BuildName, readonly PageFacts[]>();

/** Every page of the build in reading order, with the not-found page last, under `UNKNOWN_PATH`. */
export function allPages(build: BuildName = 'endpoint'): readonly PageFacts[] {
  const known = read.get(build);
  if (known !== undefined) return known;
  const pages = siteManifest(build).pages.map((page) => pageFacts(page, build));
  if (pages.length === 0) throw new Error('The build contains no pages.');
  const all = [...pages, { ...pageFacts('/404', build), path: UNKNOWN_PATH }];
  read.set(build, all);
  return all;
}

/** The first page of each layout, for checks that are too slow for every page. */
export function onePageOfEachLayout(pages: readonly PageFacts[]): PageFacts[] {
  const seen = new Map<Layout, PageFacts>();
  for (const page of pages) if (!seen.has(page.layout)) seen.set(page.layout, page);
  return [...seen.values()];
}

/** The pages that are opened in a browser: one of each layout, all at night, or those in `PAGES`. */
export function pagesToCheck(): readonly PageFacts[] {
  const chosen = process.env['PAGES']?.split(',');
  if (chosen !== undefined) return allPages().filter(({ path: page }) => chosen.includes(page));
  return EVERYTHING ? allPages() : onePageOfEachLayout(allPages());
}

/** The page's main heading, according to its content. */
export function headingOf({ payload: { page } }: PageFacts): string {
  if ('hero' in page) return page.hero.title;
  // Its title is a number, which its message explains.
  if (page.layout === 'not-found') return `${page.title} ${page.intro}`;
  return page.title;
}
