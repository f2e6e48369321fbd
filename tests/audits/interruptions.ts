import { commandFile, runTool } from '#build/run-tool.ts';

/**
 * `npm run interruptions`: builds the site and interrupts fifty first visits (or `INTERRUPTIONS`)
 * at random moments. Arguments after `--` are passed to Playwright.
 */
const built = await runTool(commandFile('vite', 'vite'), [
  'build',
  '--app',
  '--configLoader',
  'native',
]);
process.exitCode =
  built === 0
    ? await runTool(
        commandFile('@playwright/test', 'playwright'),
        [
          'test',
          '--project=offline',
          'tests/offline/interruptions.spec.ts',
          ...process.argv.slice(2),
        ],
        { INTERRUPTIONS: process.env['INTERRUPTIONS'] ?? '50' },
      )
    : built;
