import { medianRun, withLighthouse } from '#tests/support/browser/lighthouse.ts';
import type { Category, Measured } from '#tests/support/browser/lighthouse.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import { allPages, UNKNOWN_PATH } from '#tests/support/site-facts.ts';

/**
 * Runs Lighthouse on the home page, a service page and the contact page, or on every page with
 * `--every-page`, and fails where a score is below its bar. The not-found page has no address of its own.
 */
const EVERYDAY = ['/', '/k-12/learning-technology', '/contact-us'];

/** Performance has room for a busy machine; `npm run bench` has the figures of a quiet one. */
const BARS: Readonly<Record<Category, number>> = {
  performance: 90,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const pages = allPages().filter(({ path }) =>
  process.argv.includes('--every-page') ? path !== UNKNOWN_PATH : EVERYDAY.includes(path),
);

/** @param isListed false for `noindex` pages, whose SEO score is meaningless */
const below = ({ scores }: Measured, isListed: boolean) =>
  (Object.keys(BARS) as Category[]).filter(
    (category) => (isListed || category !== 'seo') && !(scores[category] >= BARS[category]),
  );

const server = await serveSite();
try {
  await withLighthouse(async (measure) => {
    for (const { path, html } of pages) {
      const isListed = !html.includes('<meta name="robots" content="noindex">');
      const runs = [await measure(server.url + path)];
      // A busy machine must not fail a good page, nor a lucky run pass a slow one: the median of three, or five.
      while (runs.length < 5 && below(medianRun(runs), isListed).length > 0) {
        runs.push(await measure(server.url + path), await measure(server.url + path));
      }
      const result = medianRun(runs);
      console.log(`${path}: ${Object.values(result.scores).join(', ')}`);
      for (const category of below(result, isListed)) {
        process.exitCode = 1;
        console.log(
          `${path}: ${category} is ${result.scores[category]}; at least ${BARS[category]} is wanted.`,
        );
        for (const line of result.shortfalls)
          if (line.startsWith(category)) console.log(`  ${line}`);
      }
    }
  });
} finally {
  await server.stop();
}
