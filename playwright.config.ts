import { availableParallelism } from 'node:os';
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
 * Two kinds of device: a desktop with a mouse, and a phone with touch. A spec is for a desktop unless its name
 * says that it is for a phone, or for both. `npm test` leaves out what is tagged `@nightly` (docs/quality.md).
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'reports/browser',
  globalSetup: import.meta
    .resolve('./tests/support/servers/start-servers.ts')
    .replace('file://', ''),
  fullyParallel: true,
  // One more than the number of cores: some test is always waiting for a frame or a delay.
  workers: availableParallelism() + 1,
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
    {
      name: 'desktop',
      testMatch: ['e2e/**/*.spec.ts', 'accessibility/**/*.spec.ts'],
      testIgnore: '**/*.phone.spec.ts',
      use: DESKTOP,
    },
    {
      name: 'phone',
      testMatch: ['e2e/**/*.phone.spec.ts', 'e2e/**/*.both.spec.ts'],
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: 'pages', testMatch: 'pages/**/*.spec.ts', use: DESKTOP },
    { name: 'readers', testMatch: 'readers/**/*.spec.ts', use: DESKTOP },
    { name: 'refusals', testMatch: 'refusals/**/*.spec.ts', use: DESKTOP },
    { name: 'first visit', testMatch: 'offline/first-visit.setup.ts' },
    {
      name: 'offline',
      testMatch: 'offline/**/*.spec.ts',
      dependencies: ['first visit'],
      use: { ...DESKTOP, serviceWorkers: 'allow' },
    },
  ],
});
