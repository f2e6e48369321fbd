import { readFileSync } from 'node:fs';
import module, { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Preloaded before a server program (`node --import`). Reports in one line what is missing, instead
 * of letting the first import fail with a stack trace. Plain JavaScript without dependencies, so it
 * runs even if they are not installed.
 */

const runsTheServer = Boolean(process.features.typescript) && isBuiltin('node:sqlite');
const problem = runsTheServer ? missingPackages() : oldNode();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

// Without the TypeScript compiler, a start takes half the time and 40 MB less memory. If the folder
// is not writable, nothing is cached; NODE_COMPILE_CACHE sets another.
module.enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] ??
    fileURLToPath(new URL('../node_modules/.cache/hause/compiled', import.meta.url)),
);

function oldNode() {
  return `Node ${process.versions.node} is too old to run the server: it needs 22.18 or later. Install one, or run \`npm ci\`, which brings one for the npm scripts.`;
}

function missingPackages() {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const missing = Object.keys(JSON.parse(manifest).dependencies).filter((name) => !isThere(name));
  if (missing.length === 0) return undefined;
  return `Not installed: ${missing.join(', ')}. Run \`npm ci\`, or \`npm ci --omit=dev\` to serve an existing build.`;
}

function isThere(name) {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}
