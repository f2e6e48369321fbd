import { existsSync } from 'node:fs';
import path from 'node:path';
import { alsoCalled } from '#src/content/search/also-called.ts';
import { cardProblems } from '../images/social-card.ts';
import { fixedPageProblems, hasId } from './fixed-pages.ts';
import type { LoadedSite } from '../content/load-site.ts';

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
    ...checklistProblems(site),
    ...fileProblems(site),
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

/** Items of a checklist whose explanation is not there. */
const checklistProblems = ({ pages }: LoadedSite): string[] =>
  [...pages.values()].flatMap(({ path, page }) =>
    page.layout !== 'checklists'
      ? []
      : page.lists.flatMap(({ id, article, items }) => {
          // Links without a page are listed with those of all other content.
          const target = article.href === null ? undefined : pages.get(article.href)?.page;
          if (target === undefined) return [];
          return items
            .filter(({ section }) => !hasId(target, section))
            .map(
              ({ section }) =>
                `${path}#lists: the list "${id}" names the section "${section}", which ${article.href ?? ''} does not have. Correct it.`,
            );
        }),
  );

const PUBLIC = path.resolve(import.meta.dirname, '../../public');

/** Documents and portraits that content names, but that are not in `public`. */
const fileProblems = ({ site, pages }: LoadedSite): string[] => {
  const leads = [...pages.values()].flatMap(({ page }) =>
    page.layout === 'contact' ? page.leads : [],
  );
  const { certificates, documents } = site.procurement;
  const named = [
    ...[...certificates, ...documents].map(({ file }) => ['site.ts', file] as const),
    ...leads.map(({ portrait }) => ['topics.ts', portrait] as const),
  ];
  return named.flatMap(([from, file]) =>
    file === undefined || file.startsWith('https://') || existsSync(path.join(PUBLIC, file))
      ? []
      : [
          `src/content/${from} names ${file}, but there is no public${file}. Put the file there, or leave it out of the line.`,
        ],
  );
};

/** A file is served instead of a redirect from its path. */
const redirectProblems = ({ redirects }: LoadedSite, files: ReadonlySet<string>): string[] =>
  Object.keys(redirects)
    .filter((from) => files.has(from.slice(1)))
    .map(
      (from) =>
        `src/content/redirects.ts: "${from}" never redirects, because the build generates a file with that name. Remove the line.`,
    );
