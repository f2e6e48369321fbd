import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from './testing/enquiries.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** Starts the receiver as npm does. @returns its peak memory, in kB */
async function start(compiled: string): Promise<number> {
  const program = ['--import', './server/requirements.js', 'server/receiver-main.ts'];
  const child = spawn(process.execPath, ['--max-semi-space-size=2', ...program], {
    env: {
      NODE_COMPILE_CACHE: join(folder.path, compiled),
      DATA_DIR: join(folder.path, 'data'),
      ALLOWED_ORIGIN: 'https://www.hause.example',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const chunk of child.stdout) {
    if (String(chunk).includes('Accepting enquiries')) break;
  }
  const status = readFileSync(`/proc/${String(child.pid)}/status`, 'utf8');
  child.kill('SIGKILL');
  await ended;
  return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1]);
}

it.skipIf(!existsSync('/proc/self/status'))(
  'a first start takes no more memory than a later one: the compiler runs in a separate process',
  async () => {
    // The least of three: a busy machine collects garbage later.
    const first: number[] = [];
    const later: number[] = [];
    for (const compiled of ['one', 'two', 'three']) {
      first.push(await start(compiled));
      later.push(await start(compiled));
      expect(globSync(join(folder.path, compiled, '*/*')).length).toBeGreaterThan(50);
    }
    expect(Math.min(...later)).toBeGreaterThan(30_000);
    expect(Math.min(...first) / Math.min(...later)).toBeLessThan(1.1);
  },
);
