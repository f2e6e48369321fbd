import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultExclude, defineConfig } from 'vitest/config';
import { EVERYTHING } from './tests/support/everything.ts';
import { EXPECT_LIMIT, TEST_LIMIT } from './tests/support/limits.ts';

const ROOMS = '{machines,src,server,prerender,tools,tests,bench}';
const BUILT = 'tests/built/**/*.test.ts';
const NIGHTLY = '**/*.nightly.test.ts';

/** What needs a browser lives in tests/ as *.spec.ts and is run by Playwright. */
export default defineConfig({
  test: {
    environment: 'node',
    // A failing list is shown whole.
    chaiConfig: { truncateThreshold: 0 },
    // One more than the number of cores: some test is always waiting for a server or a timer.
    maxWorkers: availableParallelism() + 1,
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    // Output of other processes arrives whenever the machine gets to it.
    expect: { poll: { timeout: EXPECT_LIMIT } },
    projects: [
      {
        extends: true,
        // Views can be rendered; what their style sheets declare goes nowhere.
        plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
        test: {
          name: 'unit',
          include: [`${ROOMS}/**/*.test.{ts,tsx}`],
          exclude: [...defaultExclude, BUILT, NIGHTLY],
        },
      },
      // They read the same pages, which are parsed once for all of them.
      {
        extends: true,
        test: { name: 'built', include: [BUILT], exclude: [NIGHTLY], isolate: false },
      },
      // Minutes long: only at night, and where they are asked for by name.
      ...(EVERYTHING || process.argv.some((argument) => argument.includes('nightly'))
        ? [{ extends: true as const, test: { name: 'nightly', include: [`${ROOMS}/${NIGHTLY}`] } }]
        : []),
    ],
  },
});
