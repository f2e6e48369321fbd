import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { browserFlags, ensureBrowsers } from '#tests/support/browser/browser.ts';
import { builtFrom, buildBoth, BUILDS } from '#tests/support/runner/builds.ts';
import { workTreeHash } from '#tests/support/runner/work-tree.ts';
import { runProcess } from '#tests/support/runner/run-process.ts';
import { Album } from './album.ts';
import type { Finding } from './album.ts';
import { matching } from './matching.ts';
import { REPORT_FILE, writeReport } from './report.ts';
import { drawnBy, otherDrawing } from './same-drawing.ts';

/**
 * `npm run pictures`: takes the pictures that `npm test` compares, and writes a report that shows the
 * accepted picture, the current one and the difference, side by side. It builds first if the builds of the
 * last run were made from other sources.
 *
 *   --all              every page, as in `npm run test:all`
 *   --accept           accepts all differences; with names after it, only those. `home*` is every name
 *                      that begins with `home`. It accepts what the last report shows, and takes
 *                      pictures first if there is no report
 *   --again            with --accept: takes the pictures again even if there is a report
 */
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

const album = new Album();

/** @returns whether every picture could be taken */
async function takePictures(): Promise<boolean> {
  album.clear();
  if (!existsSync(BUILDS) || builtFrom() !== workTreeHash()) {
    console.log('Building the site.');
    const built = await buildBoth();
    if (built.failed > 0) throw new Error(`The site could not be built:\n${built.output}`);
  }
  const { code, output } = await runProcess(
    'playwright',
    ['test', '--project=pictures', '--reporter=line'],
    {
      env: {
        TEST_BUILDS: BUILDS,
        ...(options.all && { ALL: '1' }),
        ...(options.accept && { PICTURES: 'accept' }),
      },
      onOutput: (chunk) => process.stdout.write(chunk),
    },
  );
  writeReport(album);
  if (code !== 0 && album.findings().length === 0) {
    throw new Error(`Pictures could not be taken:\n${output}`);
  }
  // When differences are accepted, only pages that could not be opened fail.
  return code === 0 || !options.accept;
}

async function main(): Promise<number> {
  if (names.length > 0 && !options.accept) {
    throw new Error(`What should be done with ${names.join(', ')}? To accept it, add --accept.`);
  }
  const isReport = options.accept && !options.again && album.findings().length > 0;
  const isComplete = isReport || (await takePictures());
  const findings = album.findings();
  if (!options.accept) {
    for (const { name, words } of findings) console.log(`${name} ${words}`);
    console.log(
      findings.length === 0
        ? 'Every picture looks as accepted.'
        : `${String(findings.length)} pictures differ: ${REPORT_FILE}\nTo accept them: npm run pictures -- --accept`,
    );
    return findings.length === 0 ? 0 : 1;
  }
  const { shell } = ensureBrowsers();
  const browser = await chromium.launch({ executablePath: shell, args: browserFlags() });
  try {
    await acceptThem(browser, findings);
  } finally {
    await browser.close();
  }
  if (!isComplete) console.log('Some pictures could not be taken: see above.');
  return isComplete ? 0 : 1;
}

async function acceptThem(browser: Browser, findings: readonly Finding[]): Promise<void> {
  const other = names.length === 0 ? null : await otherDrawing(browser);
  if (other !== null) {
    throw new Error(`Only all pictures together can be accepted: ${other}. Leave out the names.`);
  }
  const chosen = names.length === 0 ? findings : matching(findings, names);
  // Written before accepting, so that the report still shows what was found.
  writeReport(album);
  for (const finding of chosen) album.accept(finding);
  if (names.length === 0) await drawnBy(browser);
  console.log(
    `${String(chosen.length)} pictures accepted, ${String(findings.length - chosen.length)} left. Look at them once more: ${REPORT_FILE}`,
  );
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
