import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm start`: builds the site for the receiver embedded in its own server, and serves it.
 * `ENQUIRY_ENDPOINT` selects another receiver; if empty, delivery is simulated.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');

/**
 * In a process of its own, whose memory the server does not keep.
 * @returns its exit code; 1 when a signal ended it
 */
async function build(): Promise<number> {
  const child = spawn(process.execPath, [VITE, 'build', '--app', '--configLoader', 'native'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ENQUIRY_ENDPOINT: '/enquiries', ...process.env },
  });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  // Ctrl+C reaches the build as well.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', stop).off('SIGINT', wait);
  return code ?? 1;
}

if (existsSync(VITE)) {
  const code = await build();
  if (code === 0) await import('#server/main.ts');
  else process.exitCode = code;
} else {
  console.error(
    'vite is not installed. Run `npm ci` first. To serve an existing build: npm run preview',
  );
  process.exitCode = 1;
}
