import { defineConfig } from '@playwright/test';
import { ACTION_LIMIT, EXPECT_LIMIT, NAVIGATION_LIMIT, TEST_LIMIT } from '../support/limits.ts';
import { namedEngines } from './find-engines.ts';

/** The site in engines other than Chromium; this config determines which of them are available. */
export default defineConfig<object, { engineName: string }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: '../support/servers/serve.ts',
  outputDir: '../../reports/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: TEST_LIMIT,
  expect: { timeout: EXPECT_LIMIT },
  reporter: [['list']],
  use: { actionTimeout: ACTION_LIMIT, navigationTimeout: NAVIGATION_LIMIT },
  projects: namedEngines().map((name) => ({
    name,
    // Its tests share a browser, a server and a window.
    workers: 1,
    use: { engineName: name },
    // Tests of another engine's settings.
    grepInvert: name === 'firefox' ? /@webkit/u : /@firefox/u,
  })),
});
