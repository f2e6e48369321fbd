import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Readiness } from './operations/readiness.ts';
import { makeBuild, type TestBuild } from './testing/make-build.ts';
import { SITE_AT, startServer, type StartedServer } from './testing/start-server.ts';

let build: TestBuild;
let server: StartedServer | undefined;

beforeEach(async () => {
  build = await makeBuild();
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  build.remove();
});

function start(env: Record<string, string> = {}): StartedServer {
  server = startServer('main', {
    DIST_DIR: build.distDir,
    META_FILE: build.metaFile,
    DATA_DIR: build.dataDir,
    ...env,
  });
  return server;
}

it('starts, serves, switches to a new build and stops on SIGTERM with exit code 0', async () => {
  const server = start();
  const url = await server.says(SITE_AT);
  expect((await fetch(url)).status).toBe(200);
  await build.write({ manifest: { buildId: 'build-b' } });
  // It notices by itself, and at once on SIGHUP.
  await server.says(/Now serving build build-b/u);
  await build.write({ manifest: { buildId: 'build-c' } });
  server.process.kill('SIGHUP');
  await server.says(/Now serving build build-c/u);
  server.process.kill('SIGTERM');
  expect(await server.ends()).toBe(0);
  expect(server.output()).not.toMatch(/GET|127\.0\.0\.1:\d+ /u);
});

it('treats a Ctrl+C forwarded by both the terminal and npm as one signal', async () => {
  const server = start();
  const { host } = new URL(await server.says(/The site is at (\S+)/u));
  // A request in flight keeps the server alive until the second signal arrives.
  const [hostname, port] = host.split(':');
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: site\r\n');
  server.process.kill('SIGINT');
  // Another kind than the first, which counts the same: the system may merge two of a kind.
  server.process.kill('SIGTERM');
  socket.destroy();
  expect(await server.ends()).toBe(0);
});

it('logs requests only if configured, without address or query', async () => {
  const server = start({ ACCESS_LOG: '1' });
  const url = await server.says(SITE_AT);
  await fetch(`${url}/k-12?email=a@b.example`);
  await server.says(/GET \/k-12 200 \d+ms/u);
  expect(server.output()).not.toContain('email');
});

it('reports a missing build in one line', async () => {
  const server = start({ DIST_DIR: '/nowhere/dist', META_FILE: '/nowhere/site.json' });
  expect(await server.ends()).toBe(1);
  expect(server.output()).toBe('There is no build at /nowhere/dist. Run `npm run build` first.\n');
});

it('reports in one line that the port is in use, and how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = start({ PORT: String(port) });
  expect(await server.ends()).toBe(1);
  expect(server.output().split('\n').at(-2)).toBe(
    `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
  other.close();
});

it.each([
  ['main', { PORT: 'high' }, /^PORT is "high", but it must be a whole number from 0 to 65535\. /u],
  ['receiver-main', {}, /^ALLOWED_ORIGIN is not set, so the receiver does not know which site /u],
  [
    'receiver-main',
    { DATA_DIR: 'package.json', ALLOWED_ORIGIN: 'https://www.hause.example' },
    /^DATA_DIR is ".*package\.json", but it is not writable \(EEXIST\)\. /u,
  ],
] as const)('%s reports in one line what is wrong with %j', async (script, env, message) => {
  server = startServer(script, { DATA_DIR: build.dataDir, ...env });
  expect(await server.ends()).toBe(1);
  expect(server.output()).toMatch(message);
  expect(server.output().trim()).not.toContain('\n');
});

describe('a build whose form does not send enquiries to this server', () => {
  const DELIVERED = /Enquiries are delivered by/u;
  const webhook = {
    WEBHOOK_URL: 'http://127.0.0.1:9/hook',
    WEBHOOK_SECRET: `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`,
  };
  const readiness = async (url: string) => {
    const answer = await fetch(`${url}/readyz`);
    const { warnings } = (await answer.json()) as Readiness;
    return { status: answer.status, warnings: warnings.map(({ code }) => code) };
  };

  it('because it posts to another path of the site is reported', async () => {
    await build.write({ manifest: { enquiry: { endpoint: '/api/enquiries' } } });
    const server = start(webhook);
    const url = await server.says(SITE_AT);
    expect(await server.says(/^The site sends .*$/mu)).toBe(
      'The site sends enquiries to /api/enquiries, but this server accepts them at /enquiries. Unless a proxy passes them on to that path, build it with: ENQUIRY_ENDPOINT=/enquiries npm run build',
    );
    expect(server.output()).not.toMatch(DELIVERED);
    expect(await readiness(url)).toEqual({ status: 200, warnings: ['endpoint'] });
  });

  it('is reported when the server switches to it, and no longer once it is replaced', async () => {
    const server = start(webhook);
    const url = await server.says(SITE_AT);
    expect(server.output()).toMatch(DELIVERED);
    await build.write({ manifest: { buildId: 'build-d', enquiry: 'simulated' } });
    server.process.kill('SIGHUP');
    await server.says(/This build only simulates delivery/u);
    expect(await readiness(url)).toEqual({ status: 200, warnings: ['simulated'] });
    await build.write({ manifest: { buildId: 'build-e' } });
    server.process.kill('SIGHUP');
    await server.says(/Now serving build build-e/u);
    await expect
      .poll(() => readiness(url), { timeout: 20_000 })
      .toEqual({ status: 200, warnings: [] });
  });
});
