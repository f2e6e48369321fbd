import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig } from 'vitest/config';

/** The tests that may find a mutant: of the machines, and of the rules of an enquiry (tests/nightly/mutants.ts). */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'node',
    include: [
      'machines/**/*.test.ts',
      'src/content/*.test.ts',
      'src/features/contact/**/*.test.ts',
    ],
    exclude: [...defaultExclude, '**/*.nightly.test.ts'],
  },
});
