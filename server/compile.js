import './requirements.js';

/**
 * Loads the programs without running them, so that their modules are in Node's compile cache. The
 * compiler for TypeScript takes 30 MB in each thread that needs it, which a process that stays would
 * keep for good: so a process of its own does it (`requirements.js`, the image, the systemd unit).
 */

// Imported only now: what is loaded before the cache is enabled is not in it.
const { onlyLoad } = await import('./run.ts');
onlyLoad();
await import('./main.ts');
await import('./receiver-main.ts');
await import('./enquiries-cli.ts');
await import('./enquiries/sqlite/database-thread.ts');
await import('./enquiries/postgres/postgres-store.ts');
