import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBuild, type TestBuild } from './testing/make-build.ts';

// Starting a process takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

let build: TestBuild;
let child: ChildProcess | undefined;

beforeEach(async () => {
  build = await makeBuild();
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  build.remove();
});

function start(env: Record<string, string> = {}) {
  const started = spawn(process.execPath, [resolve('server/main.ts')], {
    env: {
      PORT: '0',
      DIST_DIR: build.distDir,
      META_FILE: build.metaFile,
      DATA_DIR: build.dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  started.stdout.on('data', collect);
  started.stderr.on('data', collect);
  return {
    process: started,
    output: () => output,
    says: async (pattern: RegExp): Promise<string> => {
      const deadline = Date.now() + 8_000;
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match[1] ?? match[0];
        if (Date.now() > deadline) throw new Error(`It never said ${String(pattern)}: ${output}`);
        await new Promise((done) => setTimeout(done, 25));
      }
    },
    ends: async (): Promise<number | null> => {
      if (started.exitCode === null) await once(started, 'exit');
      return started.exitCode;
    },
  };
}

it('starts, serves, takes a new build into use and stops at SIGTERM with exit code 0', async () => {
  const server = start();
  const url = await server.says(/The site is at (\S+)/u);
  expect((await fetch(url)).status).toBe(200);
  await build.write({ manifest: { buildId: 'build-b' } });
  server.process.kill('SIGHUP');
  await server.says(/Now serving build build-b/u);
  server.process.kill('SIGTERM');
  expect(await server.ends()).toBe(0);
  expect(server.output()).not.toMatch(/GET|127\.0\.0\.1:\d+ /u);
});

it('notices a new build by itself', async () => {
  const server = start();
  await server.says(/The site is at (\S+)/u);
  await build.write({ manifest: { buildId: 'build-c' } });
  await server.says(/Now serving build build-c/u);
});

it('logs requests only when told to, without address or query', async () => {
  const server = start({ ACCESS_LOG: '1' });
  const url = await server.says(/The site is at (\S+)/u);
  await fetch(`${url}/k-12?email=a@b.example`);
  await server.says(/GET \/k-12 200 \d+ms/u);
  expect(server.output()).not.toContain('email');
});

it('says in one line that there is no build', async () => {
  const server = start({ DIST_DIR: '/nowhere/dist', META_FILE: '/nowhere/site.json' });
  expect(await server.ends()).toBe(1);
  expect(server.output()).toBe('There is no build at /nowhere/dist. Run `npm run build` first.\n');
});

it('says in one line that the port is in use, and how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = start({ PORT: String(port) });
  expect(await server.ends()).toBe(1);
  expect(server.output()).toBe(
    `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start\n`,
  );
  other.close();
});

it('says in one line which variable is wrong', async () => {
  const server = start({ PORT: 'high' });
  expect(await server.ends()).toBe(1);
  expect(server.output()).toBe(
    'PORT is "high", but it must be a whole number from 0 to 65535. Change it or leave it unset.\n',
  );
});
