/** Bundles the command into one file without dependencies, for `npm pack`: XState comes from the project. */
import path from 'node:path';
import { build } from 'vite';

await build({
  configFile: false,
  logLevel: 'warn',
  root: import.meta.dirname,
  ssr: { noExternal: true, external: ['xstate', 'xstate/graph'] },
  build: {
    ssr: 'main.ts',
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    minify: true,
    rolldownOptions: {
      output: { entryFileNames: 'machine-atlas.js' },
    },
  },
});
