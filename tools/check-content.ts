/**
 * Checks the content against its schemas and the lists of allowed statements. Prints every problem with
 * file, field and reason, every link without a target page, and every law whose check is too old.
 *
 *   node tools/check-content.ts
 */
import { loadSite } from '#build/site/load-site.ts';
import { staleSources } from '#build/site/stale-sources.ts';
import { ContentError } from '#build/site/read-content.ts';

try {
  const site = await loadSite();
  for (const [field, path] of site.missing) {
    console.error(`${field}: there is no page at ${path}, so the words are shown without a link.`);
  }
  for (const warning of staleSources(site.sources, new Date())) console.error(warning);
  console.log(`${site.pages.size} pages, ${site.pictures.size} pictures: content is valid.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
