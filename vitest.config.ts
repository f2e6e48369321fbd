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
    // One more than processors: there is always a test that waits for a server or a limit.
    maxWorkers: availableParallelism() + 1,
    // For all tests alike: none has a smaller limit of its own, which a slow machine would not keep.
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    // What another process prints arrives when the machine gets to it.
    expect: { poll: { timeout: EXPECT_LIMIT } },
  },
});
