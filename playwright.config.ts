import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserFlags, ensureBrowsers } from './tests/support/browser/browser.ts';
import { EVERYTHING } from './tests/support/everything.ts';
import {
  ACTION_LIMIT,
  EXPECT_LIMIT,
  NAVIGATION_LIMIT,
  TEST_LIMIT,
} from './tests/support/limits.ts';

const launchOptions = { executablePath: ensureBrowsers().shell, args: browserFlags() };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/**
 * Two projects: the site from the network, and the site with its service worker. `npm test` leaves out what is
 * tagged `@nightly` (docs/quality.md).
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'reports/browser',
  globalSetup: fileURLToPath(import.meta.resolve('./tests/support/servers/start-servers.ts')),
  fullyParallel: true,
  // More than the number of cores: some test is always waiting for a frame, a delay or an outage.
  workers: availableParallelism() + 2,
  forbidOnly: true,
  // A test that passes on its second try is a finding, which the run lists; in CI it does not stop a change.
  retries: process.env['CI'] === undefined ? 0 : 1,
  ...(EVERYTHING ? {} : { grepInvert: /@nightly/u }),
  timeout: TEST_LIMIT,
  expect: { timeout: EXPECT_LIMIT },
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-GB',
    // Without their own timeouts these would use up the test's, and the error would not say what they
    // waited for.
    actionTimeout: ACTION_LIMIT,
    navigationTimeout: NAVIGATION_LIMIT,
    // Offline reading has its own specs; everywhere else pages come from the server under test.
    serviceWorkers: 'block',
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
  projects: [
    // The first to start, since its tests wait more than they work.
    {
      name: 'offline',
      testMatch: 'offline/**/*.spec.ts',
      use: { ...DESKTOP, serviceWorkers: 'allow' },
    },
    {
      name: 'site',
      testMatch: '{e2e,accessibility,pages,readers,refusals}/**/*.spec.ts',
      use: DESKTOP,
    },
  ],
});
