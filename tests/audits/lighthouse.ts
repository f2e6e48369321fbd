import { conclude } from '#tests/support/conclude.ts';
import type { Problem } from '#tests/support/conclude.ts';
import { withLighthouse } from '#tests/support/browser/lighthouse.ts';
import type { Measured } from '#tests/support/browser/lighthouse.ts';
import { PageMemory } from '#tests/support/memory/pages.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import { allPages, onePageOfEachLayout, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import { below, fairly } from './lighthouse-bars.ts';

/**
 * Runs Lighthouse on one route of each layout, or on every route (`--every-route`). The not-found
 * page has no URL of its own and is not measured.
 */
const everyRoute = process.argv.includes('--every-route');
const all = allPages().filter(({ path }) => path !== UNKNOWN_PATH);
const memory = new PageMemory<number>(
  'lighthouse',
  everyRoute ? all : onePageOfEachLayout(all),
  'markup, scripts, styles and pictures',
  ['lighthouse.config.js', 'tests/audits/lighthouse.ts', 'tests/audits/lighthouse-bars.ts'],
);
const pages = memory.open;

const server = await serveSite();
const problems: Problem[] = [];
const performance = new Map<string, number>();
try {
  if (pages.length > 0) await measureAll();
} finally {
  await server.stop();
}
const faulty = new Set(problems.map(({ page }) => page));
memory.keep([...performance].filter(([page]) => !faulty.has(page)));
const slowest = Math.min(100, ...memory.remembered, ...performance.values());
conclude(problems, `${memory.note}, slowest ${String(slowest)}`);

async function measureAll(): Promise<void> {
  await withLighthouse(async (measure) => {
    for (const [at, { path, html }] of pages.entries()) {
      const isListed = !html.includes('<meta name="robots" content="noindex">');
      const count = `[${String(at + 1)}/${String(pages.length)}]`;
      const measured = async () => {
        const result = await measure(server.url + path);
        console.log(`${count} ${path}: ${figures(result)}`);
        return result;
      };
      try {
        const result = await fairly(measured, isListed);
        performance.set(path, result.scores.performance);
        for (const category of below(result, isListed)) {
          problems.push({
            page: path,
            what: `${category} is ${String(result.scores[category])}`,
            at: result.shortfalls.filter((line) => line.startsWith(category)).join('; '),
          });
        }
      } catch (error) {
        // Continue with the other pages.
        problems.push({ page: path, what: `It could not be measured: ${String(error)}` });
      }
    }
  });
}

function figures({ scores, lcp, tbt, cls, slowdown }: Measured): string {
  return (
    `performance ${String(scores.performance)}, accessibility ${String(scores.accessibility)}, ` +
    `best practices ${String(scores['best-practices'])}, SEO ${String(scores.seo)}; ` +
    `LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}, phone ${slowdown.toFixed(1)} × slower`
  );
}
