import { availableParallelism } from 'node:os';
import { defaultExclude, defineConfig } from 'vitest/config';
import { EXPECT_LIMIT, TEST_LIMIT } from './tests/support/limits.ts';

/** Unit tests only: what needs a browser lives in tests/ as *.spec.ts and is run by Playwright. */
export default defineConfig({
  test: {
    include: ['{machines,src,server,build,tools,tests,bench}/**/*.test.{ts,tsx}'],
    // Tests that read the sources as text would read the mutants' instrumented sources (tests/audits/mutants.ts).
    exclude: [
      ...defaultExclude,
      ...(process.env['MUTANTS'] === undefined ? [] : ['tests/architecture/**']),
    ],
    environment: 'node',
    // One more than the number of cores: some test is always waiting for a server or a timeout.
    maxWorkers: availableParallelism() + 1,
    // For all tests: none has a shorter timeout of its own, which a slow machine would exceed.
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    // Output of other processes arrives whenever the machine gets to it.
    expect: { poll: { timeout: EXPECT_LIMIT } },
  },
});
