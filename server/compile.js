import './requirements.js';

/**
 * Loads the programs without running them, to fill Node's compile cache. The TypeScript compiler
 * takes 30 MB in each thread that uses it, which a long-running process would never release, so
 * the image and the systemd unit run this before the server.
 */

// Imported only now: modules loaded before the cache is enabled are not cached.
const { onlyLoad } = await import('./run.ts');
onlyLoad();
await import('./main.ts');
await import('./receiver-main.ts');
await import('./operations/enquiries-cli.ts');
