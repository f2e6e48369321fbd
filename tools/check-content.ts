/**
 * Checks the content against its schemas and the lists of allowed statements. Prints every problem with
 * file, field and reason, every link without a target page, and warnings about dates.
 *
 *   npx node tools/check-content.ts
 */
import { loadSite } from '#prerender/content/load-site.ts';
import { siteProblems } from '#prerender/checks/site-problems.ts';
import { warnings } from '#prerender/checks/warnings.ts';
import { ContentError, examineContent } from '#prerender/content/read-content.ts';

try {
  const { content, problems, deadLinks } = await examineContent();
  if (content === undefined) throw new ContentError(...problems, ...deadLinks);
  const site = await loadSite();
  for (const warning of warnings(site, new Date())) console.error(warning);
  const found = [...deadLinks, ...(await siteProblems(site, new Set()))];
  if (found.length > 0) throw new ContentError(...found);
  console.log(`${site.pages.size} pages, ${site.pictures.size} pictures: content is valid.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
