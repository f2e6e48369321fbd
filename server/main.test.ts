import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { startReceiver, startSite } from './start.ts';
import { readinessOf } from './testing/enquiries.ts';
import { recordLog } from './testing/log.ts';
import { makeBuild, type TestBuild } from './testing/make-build.ts';
import { SITE_AT, startServer, type StartedServer } from './testing/start-server.ts';

let build: TestBuild;
beforeEach(async () => {
  build = await makeBuild();
});
afterEach(() => build.remove());

const env = () => ({ DIST_DIR: build.distDir, DATA_DIR: build.dataDir });

describe('the program', () => {
  let server: StartedServer;
  afterEach(() => server.kill());

  it('starts, serves, switches to a new build and stops on SIGTERM with exit code 0', async () => {
    server = startServer('main', env());
    const url = await server.says(SITE_AT);
    expect((await fetch(url)).status).toBe(200);
    await build.write({ manifest: { buildId: 'build-b' } });
    await server.says(/Now serving build build-b/u);
    server.process.kill('SIGTERM');
    expect(await server.ends()).toBe(0);
    expect(server.output()).not.toMatch(/GET|127\.0\.0\.1:\d+ /u);
  });

  it('treats a Ctrl+C forwarded by both the terminal and npm as one signal', async () => {
    server = startServer('main', env());
    const { hostname, port } = new URL(await server.says(SITE_AT));
    // A request in flight keeps the server alive until the second signal arrives.
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n');
    server.process.kill('SIGINT');
    // Another kind than the first, which counts the same: the system may merge two of a kind.
    server.process.kill('SIGTERM');
    socket.destroy();
    expect(await server.ends()).toBe(0);
  });

  it('reports in one line what is wrong with its settings', async () => {
    server = startServer('main', { ...env(), PORT: 'high' });
    expect(await server.ends()).toBe(1);
    expect(server.output()).toBe(
      'PORT is "high", but it must be a whole number from 0 to 65535. Change it or leave it unset.\n',
    );
  });
});

it('a receiver without a site does not start', async () => {
  await expect(startReceiver(readSettings(env()), recordLog().log)).rejects.toThrow(
    /^ALLOWED_ORIGIN is not set, so the receiver does not know which site /u,
  );
});

describe('the site', () => {
  const started = async (more: Readonly<Record<string, string>>) => {
    const { log, lines } = recordLog();
    const settings = readSettings({ ...env(), PORT: '0', ...more });
    return { lines, ...(await startSite(settings, log)) };
  };
  const webhook = {
    WEBHOOK_URL: 'http://127.0.0.1:9/hook',
    WEBHOOK_SECRET: `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`,
  };

  it('reports a form that posts to another path of the site', async () => {
    await build.write({ manifest: { enquiry: { endpoint: '/api/enquiries' } } });
    const { url, lines, stop } = await started(webhook);
    expect(lines).toContain(
      'The site sends enquiries to /api/enquiries, but this server accepts them at /enquiries. Unless a proxy passes them on to that path, build it with: ENQUIRY_ENDPOINT=/enquiries npm run build',
    );
    expect(lines.join('\n')).not.toContain('Enquiries are delivered by');
    expect(await readinessOf(url)).toEqual([200, 'endpoint']);
    await stop();
  });

  it('reports a form that sends nothing when it switches to its build', async () => {
    const { url, lines, stop } = await started(webhook);
    await expect.poll(() => lines.join()).toContain('Enquiries are delivered by');
    const manifest = { buildId: 'build-d', enquiry: 'simulated' } as const;
    await build.write({ manifest });
    await expect
      .poll(() => lines.at(-1), { timeout: 20_000 })
      .toMatch(/^This build only simulates delivery/u);
    expect(await readinessOf(url)).toEqual([200, 'simulated']);
    await stop();
  });
});
