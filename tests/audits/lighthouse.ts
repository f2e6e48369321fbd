import { conclude } from '#tests/support/conclude.ts';
import type { Problem } from '#tests/support/conclude.ts';
import { withLighthouse } from '#tests/support/lighthouse.ts';
import { serveSite } from '#tests/support/serve.ts';
import { allPages, onePageOfEachLayout, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import { below, fairly } from './lighthouse-bars.ts';

/**
 * Lighthouse on one route of each layout, or on every route (`--every-route`). The not-found page has
 * no address of its own to be measured at.
 */
const everyRoute = process.argv.includes('--every-route');
const all = allPages().filter(({ path }) => path !== UNKNOWN_PATH);
const pages = everyRoute ? all : onePageOfEachLayout(all);

const server = await serveSite();
const problems: Problem[] = [];
let slowest = 100;
try {
  await withLighthouse(async (measure) => {
    for (const { path, html } of pages) {
      const isListed = !html.includes('<meta name="robots" content="noindex">');
      const result = await fairly(() => measure(server.url + path), isListed);
      const { performance, accessibility, seo } = result.scores;
      slowest = Math.min(slowest, performance);
      console.log(
        `${path}: performance ${String(performance)}, accessibility ${String(accessibility)}, ` +
          `best practices ${String(result.scores['best-practices'])}, SEO ${String(seo)}; ` +
          `LCP ${result.lcp.toFixed(0)} ms, TBT ${result.tbt.toFixed(0)} ms, CLS ${result.cls.toFixed(3)}`,
      );
      for (const category of below(result, isListed)) {
        problems.push({
          page: path,
          what: `${category} is ${String(result.scores[category])}`,
          at: result.shortfalls.filter((line) => line.startsWith(category)).join('; '),
        });
      }
    }
  });
} finally {
  await server.stop();
}
conclude(problems, `${String(pages.length)} pages, slowest ${String(slowest)}`);
