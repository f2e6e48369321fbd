/**
 * Checks the content against its schemas and the lists of allowed statements. Prints every problem with
 * file, field and reason, every link without a target page, and warnings about dates.
 *
 *   node tools/check-content.ts
 */
import { loadSite } from '#prerender/content/load-site.ts';
import { siteProblems } from '#prerender/checks/site-problems.ts';
import { warnings } from '#prerender/checks/warnings.ts';
import { ContentError } from '#prerender/content/read-content.ts';

try {
  const site = await loadSite();
  for (const warning of warnings(site, new Date())) console.error(warning);
  const problems = [
    ...(await siteProblems(site, new Set())),
    ...site.missing.map(
      ([field, path]) =>
        `${field}: there is no page at ${path}. Correct the path, or add the page; until then its words are shown without a link.`,
    ),
  ];
  if (problems.length > 0) throw new ContentError(...problems);
  console.log(`${site.pages.size} pages, ${site.pictures.size} pictures: content is valid.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
