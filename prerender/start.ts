import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '#server/http/load-build.ts';
import { listen } from '#server/listen.ts';
import { run } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';

/**
 * `npm start`: builds the site for the receiver embedded in its own server, and serves it.
 * `ENQUIRY_ENDPOINT` selects another receiver; if empty, delivery is simulated.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');

await run(async () => {
  if (!existsSync(VITE)) {
    throw new BuildError(
      'vite is not installed. Run `npm ci` first. To serve an existing build: npm run preview',
    );
  }
  // First, since a build takes a minute, and a server that runs would switch to it.
  const { port, host } = readSettings(process.env);
  await (await listen(() => new Response(), port, host)).close();
  // In a process of its own, whose memory the server does not keep.
  const build = [VITE, 'build', '--app', '--configLoader', 'native'];
  const { status } = spawnSync(process.execPath, build, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ENQUIRY_ENDPOINT: '/enquiries', ...process.env },
  });
  if (status === 0) await import('#server/main.ts');
  else process.exitCode = status ?? 1;
});
