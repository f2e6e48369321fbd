import { defineConfig } from '@playwright/test';
import { browserFlags, ensureBrowser } from './tests/support/browser.ts';

/**
 * Two ways to hold the site: a desk with a mouse, a phone with a finger. A spec for one of them says
 * so in its name; the others run in both. Accessibility specs set their own sizes and run once.
 */
process.env['CHROMIUM_PATH'] = ensureBrowser();

const launchOptions = { executablePath: process.env['CHROMIUM_PATH'], args: browserFlags() };

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/browser',
  globalSetup: './tests/support/start-servers.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes at the second try is counted as passed and told by name (tests/support/checks.ts).
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-GB',
    // What cannot be clicked within this time is a finding; without a limit it would use up the test's.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Offline reading has its own specs; everywhere else pages come from the server that is examined.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: '**/*.desktop.spec.ts',
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'accessibility',
      testMatch: 'accessibility/**/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'offline',
      testMatch: 'offline/**/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 }, serviceWorkers: 'allow' },
    },
  ],
});
