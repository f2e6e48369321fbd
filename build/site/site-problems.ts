import { alsoCalled } from '#src/content/search/also-called.ts';
import { cardProblems } from '../images/social-cards.ts';
import { fixedPageProblems } from './fixed-pages.ts';
import type { LoadedSite } from './load-site.ts';

/**
 * What stops a build, besides what is wrong with a single content file, one sentence per problem. A
 * build looks for all of it before it writes its first file, because a build that stops halfway leaves
 * a folder that nobody should serve.
 * @param files the names of all generated files other than pages, relative to `dist`
 */
export async function siteProblems(
  site: LoadedSite,
  files: ReadonlySet<string>,
): Promise<string[]> {
  return [
    ...alsoCalledProblems(site),
    ...fixedPageProblems(site.pages),
    ...redirectProblems(site, files),
    ...(await cardProblems(site)),
  ];
}

/** Names for a page in search that does not exist. */
const alsoCalledProblems = ({ pages }: LoadedSite): string[] =>
  Object.keys(alsoCalled)
    .filter((page) => !pages.has(page))
    .map(
      (page) =>
        `src/content/search/also-called.ts says what ${page} is called, but there is no such page. Move or remove its line.`,
    );

/** A file is served instead of a redirect from its path. */
const redirectProblems = ({ redirects }: LoadedSite, files: ReadonlySet<string>): string[] =>
  Object.keys(redirects)
    .filter((from) => files.has(from.slice(1)))
    .map(
      (from) =>
        `src/content/redirects.ts: "${from}" never redirects, because the build generates a file with that name. Remove the line.`,
    );
