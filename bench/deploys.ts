import { parseArgs } from 'node:util';
import { ensureBrowsers } from '#tests/support/browser/browser.ts';
import { buildCommits } from './build-deploys.ts';
import { DEPLOYS } from './deploy-variants.ts';
import { deployTable } from './deploy-table.ts';
import { followDeploys } from './measure-deploys.ts';
import type { DeployCost } from './measure-deploys.ts';
import { replayDeploys } from './replay-deploys.ts';

/**
 * `npm run bench:deploys`: what a deploy costs a visitor who has the whole site, in bytes on the
 * wire and requests, next to the bars: from one build back and from three. Then the same for the
 * last commits. Builds are kept (reports/bench/deploys), so an interrupted run resumes where it
 * stopped.
 *
 *   --only WORDS     only the deploys whose name contains these words
 *   --commits COUNT  the last COUNT commits; 20 by default
 *   --one-back       only to a visitor from one build back
 *   --verbose        lists what each deploy made the visitor fetch
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    commits: { type: 'string', default: '20' },
    'one-back': { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const commits = Number(options.commits);
if (!Number.isInteger(commits) || commits < 0) {
  throw new Error(`--commits is "${options.commits}", but it must be a whole number from 0.`);
}

ensureBrowsers();
const wanted = DEPLOYS.filter(({ name }) => name.includes(options.only));
print(await replayDeploys(wanted, { onlyOne: options['one-back'] }));

const followed = await buildCommits(commits);
for (const every of options['one-back'] ? [1] : [1, 3]) print(await followDeploys(followed, every));

function print(costs: readonly DeployCost[]): void {
  if (costs.length === 0) return;
  if (options.verbose) {
    for (const { name, behind, fetched } of costs) {
      console.log(`\n${name}, ${String(behind)} back`);
      for (const { path, status, bodyBytes, headBytes } of fetched) {
        console.log(`  ${String(bodyBytes + headBytes).padStart(7)} ${String(status)} ${path}`);
      }
    }
  }
  console.log(`\n${deployTable(costs)}\n`);
}
