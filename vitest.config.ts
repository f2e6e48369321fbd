import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { TEST_LIMIT } from './tests/support/limits.ts';

/** Unit tests only: what needs a browser lives in tests/ as *.spec.ts and is run by Playwright. */
export default defineConfig({
  test: {
    include: ['{machines,src,server,build,tools,tests,bench}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Vitest leaves one processor free, which on two of them is half of the machine.
    maxWorkers: availableParallelism(),
    // For all tests alike: none has a smaller limit of its own, which a slow machine would not keep.
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
  },
});
