import { LinkChecker, LinkState } from 'linkinator';
import { conclude } from '#tests/support/conclude.ts';
import type { Problem } from '#tests/support/conclude.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import { allPages, siteManifest, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import { ambiguous, deadEnds, orphans } from './link-rules.ts';

/** Crawls the served site: no link is broken or a dead end, and no page is an orphan. */
const manifest = siteManifest();
const moved = new Set(manifest.redirects.map(({ from }) => from));
const pages = allPages();
const problems: Problem[] = pages.flatMap(({ path, html }) => [
  ...deadEnds(path, html, moved),
  ...ambiguous(path, html),
]);
problems.push(
  ...orphans(pages.filter(({ path }) => path !== UNKNOWN_PATH)).map((page) => ({
    page,
    what: 'No page links here.',
  })),
);

const server = await serveSite();
try {
  const { links } = await new LinkChecker().check({
    // Start from every page, so that an orphan's links are checked too.
    path: [...manifest.pages, '/sitemap.xml', '/robots.txt'].map((path) => server.url + path),
    recurse: false,
    checkFragments: true,
    checkCss: true,
    concurrency: 50,
    redirects: 'error',
    timeout: 20_000,
    // Internal links only: other sites are out of our control, and checks need no network.
    linksToSkip: (link) => Promise.resolve(!link.startsWith(`${server.url}/`)),
  });
  const checked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  if (checked.length < manifest.pages.length)
    problems.push({ page: '-', what: 'Not all pages were crawled.' });
  for (const { url, parent, state, status, failureDetails } of checked) {
    if (state !== LinkState.BROKEN) continue;
    const [detail] = failureDetails ?? [];
    const why = detail instanceof Error ? detail.message : `status ${String(status)}`;
    const short = (address = '-') => address.replace(server.url, '') || '/';
    problems.push({ page: short(parent), what: `${short(url)} is broken (${why})` });
  }
  conclude(problems, `${String(checked.length)} links of ${String(pages.length)} pages`);
} finally {
  await server.stop();
}
