import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGate } from './gate.ts';
import type { Gate } from './gate.ts';
import { listenLocally } from './local-server.ts';
import type { LocalServer } from './local-server.ts';
import {
  filter403,
  injecting,
  INJECTED,
  lossy,
  packingAgain,
  portal511,
  portalPage,
  portalRedirect,
  slow,
  stripping,
  unpacking,
} from './networks.ts';

/** Checks that each network does what the browser tests rely on. */
const HTML = '<html><body><h1>Ours</h1></body></html>';
const PACKED = brotliCompressSync(HTML);

let behind: LocalServer;
let gate: Gate;
let heard: Record<string, unknown> = {};

beforeAll(async () => {
  behind = await listenLocally(
    createServer((request, response) => {
      heard = request.headers;
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Encoding': 'br',
        'Content-Security-Policy': "default-src 'none'",
        ETag: '"one"',
      });
      response.end(request.method === 'HEAD' ? undefined : PACKED);
    }),
  );
  gate = await startGate(`http://${behind.host}/ignored`);
});
afterAll(async () => {
  await gate.shut();
  await behind.shut();
});
beforeEach(() => gate.forget());

const get = (init: RequestInit = {}) => fetch(`${gate.url}/page`, { redirect: 'manual', ...init });

describe('a gate', () => {
  it('forwards requests unchanged, and counts the bytes on the wire', async () => {
    gate.judge();
    const response = await get();
    expect(await response.text()).toBe(HTML);
    expect(gate.passages).toMatchObject([
      { path: '/page', method: 'GET', status: 200, bodyBytes: PACKED.length },
    ]);
  });

  it('can break a request or its response at any byte', async () => {
    gate.judge(() => 'cut');
    await expect(get()).rejects.toThrow('fetch failed');
    gate.judge(() => ({ answerPart: 0.99 }));
    await expect(get().then((response) => response.text())).rejects.toThrow();
    gate.judge(() => ({ requestPart: 0.5, afterwards: 'cut' }));
    await expect(get()).rejects.toThrow('fetch failed');
  });

  it('breaks the connection when nothing is behind it', async () => {
    const alone = await startGate('http://127.0.0.1:9');
    await expect(fetch(alone.url)).rejects.toThrow('fetch failed');
    await alone.shut();
  });

  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
  it.skipIf(!hasIpv6)(
    'listens on an IPv6 address when asked to, and can forward to one',
    async () => {
      const middle = await startGate(`http://${behind.host}`, '::1');
      expect(middle.url).toMatch(/^http:\/\/\[::1\]:\d+$/u);
      const front = await startGate(middle.url);
      for (const verdict of ['pass', 'send twice', { rewrite: () => undefined }] as const) {
        front.judge(() => verdict);
        expect(await (await fetch(front.url)).text()).toBe(HTML);
      }
      await front.shut();
      await middle.shut();
    },
  );
});

describe('networks', () => {
  it('answer instead of the site', async () => {
    gate.judge(portalPage);
    expect((await get()).status).toBe(200);
    gate.judge(portalRedirect('http://login.invalid/'));
    expect((await get()).headers.get('location')).toBe('http://login.invalid/');
    gate.judge(portal511);
    expect((await get()).status).toBe(511);
    gate.judge(filter403);
    expect((await get()).status).toBe(403);
    expect(gate.passages).toEqual([]);
  });

  it('inject scripts into pages', async () => {
    gate.judge(injecting);
    const response = await get();
    expect(await response.text()).toBe(`<html><body><h1>Ours</h1>${INJECTED}</body></html>`);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it('strip headers, both ways', async () => {
    gate.judge(stripping);
    const response = await get({ headers: { 'Idempotency-Key': 'x', Referer: 'y' } });
    expect(await response.text()).toBe(HTML);
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(response.headers.get('etag')).toBeNull();
    expect(heard).not.toHaveProperty('idempotency-key');
    expect(heard).not.toHaveProperty('accept-encoding');
  });

  it.each([
    ['unpack', unpacking, null],
    ['pack again', packingAgain, 'gzip'],
  ] as const)('%s', async (_, network, coding) => {
    gate.judge(network);
    const response = await get();
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(await response.text()).toBe(HTML);
    expect((await get({ method: 'HEAD' })).status).toBe(200);
  });

  it('are slow', async () => {
    gate.judge(slow(60));
    const begun = performance.now();
    await (await get()).text();
    expect(performance.now() - begun).toBeGreaterThan(55);
  });

  it('lose a share of the requests, the same ones each time', () => {
    const lostBy = (network: (path: string) => unknown) =>
      Array.from({ length: 1000 }, (_, at) => at).filter(() => network('/') === 'cut');
    const lost = lostBy(lossy(0.3, 7));
    expect(lost.length / 1000).toBeCloseTo(0.3, 1);
    expect(lostBy(lossy(0.3, 7))).toEqual(lost);
  });
});
