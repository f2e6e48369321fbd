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

/** Specs that do not depend on screen size: on phones only in `npm run test:all` (docs/quality.md). */
const SAME_ON_PHONES = [
  'accordion',
  'articles',
  'broken',
  'collections',
  'contact-outbox',
  'footer',
  'house',
  'lost-parts',
  'machines',
  'not-found',
  'pictures',
  'plate',
  'product-demo',
  'route-changes',
  'search-page',
  'service-page',
  'service-pages',
  'theme',
  'tools',
  'tools-countdown',
  'view-transitions',
  'waking',
].map((name) => `**/${name}.spec.ts`);

/**
 * Two kinds of device: a desktop with a mouse, and a phone with touch. A spec for only one of them says
 * so in its name; the others run on both. Accessibility specs set their own sizes and run once.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'reports/browser',
  globalSetup: './tests/support/servers/start-servers.ts',
  fullyParallel: true,
  // One more than the number of cores: some test is always waiting for a frame or a delay.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // A test that only passes on the second try is reported, and fails the run if it concerns data or
  // offline use (tests/support/runner/at-stake.ts).
  retries: 1,
  timeout: TEST_LIMIT,
  expect: { timeout: EXPECT_LIMIT },
  reporter: [['list']],
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
    // Traces cost time in every test; only the first retry is recorded.
    trace: 'on-first-retry',
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
      testIgnore: ['**/*.desktop.spec.ts', ...(EVERYTHING ? [] : SAME_ON_PHONES)],
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
      name: 'pages',
      testMatch: 'pages/**/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'pictures',
      testMatch: 'pictures/**/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'readers',
      testDir: 'tests/readers',
      testMatch: '**/*.spec.ts',
      snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'refusals',
      testMatch: 'refusals/**/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'first visit', testMatch: 'offline/first-visit.setup.ts' },
    {
      name: 'offline',
      testMatch: 'offline/**/*.spec.ts',
      dependencies: ['first visit'],
      use: { viewport: { width: 1280, height: 800 }, serviceWorkers: 'allow' },
    },
  ],
});
