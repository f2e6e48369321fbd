import { defineConfig } from 'vitest/config';

/** Unit tests only: what needs a browser lives in tests/ as *.spec.ts and is run by Playwright. */
export default defineConfig({
  test: {
    include: ['{machines,src,server,build,tests,bench}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
});
