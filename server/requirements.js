import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import './stop-with-npm.js';

/**
 * Loaded before a program of the server (`node --import`). Says in one line what the machine lacks,
 * where the first import would fail with a stack. Plain JavaScript without packages, so that it runs
 * where they do not.
 */

const runsTheServer = Boolean(process.features.typescript) && isBuiltin('node:sqlite');
const problem = runsTheServer ? missingPackages() : oldNode();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

function oldNode() {
  return `Node ${process.versions.node} is too old to run the server: it needs 22.18 or later. Install one, or run \`npm ci\`, which brings one for the npm scripts.`;
}

function missingPackages() {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const missing = Object.keys(JSON.parse(manifest).dependencies).filter((name) => !isThere(name));
  if (missing.length === 0) return undefined;
  return `Not installed: ${missing.join(', ')}. Run \`npm ci\`, or \`npm ci --omit=dev\` to serve a build that is there.`;
}

function isThere(name) {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}
