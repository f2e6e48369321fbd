import { ensureBrowsers } from '#tests/support/browser/browser.ts';
import { ensureEngines } from '#tests/engines/find-engines.ts';
import { BUILDS } from '#tests/support/runner/builds.ts';
import { runProcess } from '#tests/support/runner/run-process.ts';

/**
 * `npm run vanishing`: deletes the site's stored data from the device 500 times (or `VANISHING`),
 * in each of three engines, on the builds of the last `npm test`. `SEED` varies the losses. Names
 * after `--` select engines.
 */
const losses = process.env['VANISHING'] ?? '500';
ensureBrowsers();
const { found, missing } = ensureEngines();
const named = process.argv.slice(2);
for (const line of missing) console.log(`skipped: ${line}`);

let hasFailed = false;
for (const engine of ['chromium', ...found.map(({ name }) => name)]) {
  if (named.length > 0 && !named.includes(engine)) continue;
  const { code, output } = await runProcess(
    'playwright',
    [
      'test',
      '--reporter=line',
      '--retries=0',
      ...(engine === 'chromium'
        ? ['--project=offline']
        : ['--config=tests/engines/playwright.config.ts', `--project=${engine}`]),
      'vanishing',
    ],
    { env: { TEST_BUILDS: BUILDS, VANISHING: losses } },
  );
  if (code !== 0) {
    hasFailed = true;
    console.log(output);
  }
  console.log(`${engine}: ${losses} losses, ${code === 0 ? 'no page lost' : 'see above'}`);
}
process.exitCode = hasFailed ? 1 : 0;
