import module, { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Preloaded before a server program (`node --import`). Plain JavaScript, so that an old Node says in
 * one line what it lacks, instead of failing at the first import.
 */
if (!process.features.typescript || !isBuiltin('node:sqlite')) {
  console.error(
    `Node ${process.versions.node} is too old to run the server: it needs 22.18 or later. Install one. To build here too, run \`npm ci\`, which brings one for the npm scripts.`,
  );
  process.exit(1);
}

// Without the TypeScript compiler, a start takes half the time and 40 MB less memory. If the folder
// is not writable, nothing is cached; NODE_COMPILE_CACHE sets another.
module.enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] ??
    fileURLToPath(new URL('../node_modules/.cache/hause/compiled', import.meta.url)),
);
