import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BUILDS } from '#tests/support/runner/builds.ts';
import type { BrowserName } from './browsers.ts';
import { missingFor } from './find-programs.ts';
import { JOURNEYS } from './journeys.ts';
import { listen } from './listen.ts';
import { startSession } from './session.ts';
import { startSite } from './site.ts';

/**
 * `npm run orca`: what Orca says on the most important journeys, in Firefox and in Chromium, on the builds
 * of the last `npm test`. Writes `transcripts/<browser>/<journey>.txt`, to be reviewed in `git diff`, and
 * exits with 1 if something was not heard. `--only <words>` and `--browser <name>` select fewer journeys.
 * Missing programs are reported by name, and their journeys are skipped.
 */
const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, browser: { type: 'string' } },
});

process.env['TEST_BUILDS'] ??= BUILDS;
const TRANSCRIPTS = path.join(import.meta.dirname, 'transcripts');
const journeys = JOURNEYS.filter(({ name }) => name.includes(options.only));

/** What is running now; an interruption stops it, too. */
const running: (() => Promise<void>)[] = [];
const endAll = async () => {
  for (const end of running.splice(0).toReversed()) await end();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endAll().finally(() => process.exit(1)));
}

const counts = { heard: 0, wrong: 0, skipped: 0 };

for (const browser of ['firefox', 'chromium'] satisfies BrowserName[]) {
  if (options.browser !== undefined && options.browser !== browser) continue;
  const missing = missingFor(browser);
  if (missing !== undefined) {
    counts.skipped += journeys.length;
    console.log(`skipped in ${browser}, all journeys: ${missing}`);
    continue;
  }
  const folder = path.join(TRANSCRIPTS, browser);
  mkdirSync(folder, { recursive: true });
  for (const journey of journeys) {
    try {
      const site = await startSite();
      running.push(() => site.end());
      const session = await startSession(browser);
      running.push(() => session.stop());
      const { transcript, faults, known } = await listen(journey, browser, session, site);
      writeFileSync(path.join(folder, `${journey.name}.txt`), transcript);
      if (faults.length === 0) counts.heard += 1;
      else counts.wrong += 1;
      console.log(`${faults.length === 0 ? 'heard' : 'WRONG'}: ${browser}, ${journey.name}`);
      for (const fault of faults) console.log(`  ${fault}`);
      for (const words of known) console.log(`  known not to be heard: ${words}`);
    } finally {
      await endAll();
    }
  }
}
console.log(
  `${String(counts.heard)} heard, ${String(counts.wrong)} wrong, ${String(counts.skipped)} skipped`,
);
process.exitCode = counts.wrong === 0 ? 0 : 1;
