/**
 * Checks content files against their schema and prints what is wrong, with file, field and reason.
 *
 *   node tools/check-content.ts [file…]     without files: every page
 */
import { loadSite } from '#build/site/load-site.ts';
import { ContentError } from '#build/site/read-content.ts';

try {
  const site = await loadSite();
  console.log(`${site.pages.size} pages, ${site.pictures.size} pictures: content is valid.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
