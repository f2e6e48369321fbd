import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageStore } from '../page-store/page-store.ts';
import { answerFile, answerPage, answerSearch } from './respond.ts';
import type { WorkerParts } from './respond.ts';

/**
 * How the worker handles responses that are not the site's: a captive portal's page, a filter's
 * refusal, a request lost on a flaky connection.
 */
const ORIGIN = 'https://site.example';
const html = { headers: { 'Content-Type': 'text/html' } };
const own = () => new Response('<meta name="hause-code" content="a"><h1>Own</h1>', html);
const portal = () => new Response('<h1>Log in</h1>', html);
const robots = () => new Response('', { headers: { 'Content-Type': 'text/plain' } });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

/** The network messages sent to the page. */
let told: unknown[] = [];
let pending: Promise<unknown>[] = [];
let older: Response | null = null;
let unproven: Response | null = null;

beforeEach(() => {
  told = [];
  pending = [];
  older = null;
  unproven = null;
});
afterEach(() => vi.unstubAllGlobals());

const pageStore = {
  locate: (path: string) => Promise.resolve({ kind: 'page', path }),
  readPage: () => Promise.resolve(null),
  readOlderPage: () => Promise.resolve(older?.clone() ?? null),
  repairPage: () => Promise.resolve(),
  readFile: () => Promise.resolve(null),
  readUnproven: () => Promise.resolve(unproven?.clone() ?? null),
  repairFile: () => Promise.resolve(),
  readSearch: () => Promise.resolve({ parts: ['1', '2'], isWhole: false }),
} as unknown as PageStore;

const parts = {
  pageStore,
  self: {
    navigator: { onLine: false },
    clients: {
      get: () => Promise.resolve({ postMessage: (message: unknown) => told.push(message) }),
    },
  },
} as unknown as WorkerParts;

interface Network {
  readonly page: () => Response;
  readonly probe?: () => Response;
}

async function ask(network: Network, mode: 'navigate' | 'cors' = 'cors'): Promise<Response> {
  vi.stubGlobal('fetch', async (input: Request | string) =>
    typeof input === 'string' ? (network.probe ?? lost)() : network.page(),
  );
  const request = { mode, url: `${ORIGIN}/a` } as Request;
  const event = {
    request,
    clientId: 'one',
    waitUntil: (work: Promise<unknown>) => pending.push(work),
  } as unknown as FetchEvent;
  const response = await answerPage(request, new URL(request.url), event, parts);
  await Promise.all(pending);
  return response;
}

const REACHED = [{ type: 'NETWORK', isReached: true, isHeld: false }];
const HELD = [{ type: 'NETWORK', isReached: false, isHeld: true }];
const LOST = [{ type: 'NETWORK', isReached: false, isHeld: false }];

describe('a page that is not on the device', () => {
  it('comes from the server, which counts as reached', async () => {
    expect(await (await ask({ page: own })).text()).toContain('Own');
    expect(told).toEqual(REACHED);
  });

  it('is the page of a captive portal, which does not count as reached', async () => {
    expect(await (await ask({ page: portal })).text()).toContain('Log in');
    expect(told).toEqual(HELD);
    expect(await (await ask({ page: portal }, 'navigate')).text()).toContain('Log in');
    // The portal's page already shows it.
    expect(told).toEqual(HELD);
  });

  it('is the login page of a network, which does not count as reached either', async () => {
    const response = await ask({ page: () => new Response('Log in', { ...html, status: 511 }) });
    expect(response.status).toBe(511);
    expect(told).toEqual(HELD);
  });

  it('is an error page of the server, which still counts as reached', async () => {
    const failed = await ask({ page: () => new Response('oops', { status: 500 }) });
    expect(failed.status).toBe(500);
    expect(told).toEqual(REACHED);
  });

  it('is lost once on a working connection: no network failure is reported', async () => {
    const response = await ask({ page: lost, probe: robots });
    expect(response.headers.get('Location')).toBe(`${ORIGIN}/offline?wanted=%2Fa`);
    expect(told).toEqual([]);
  });

  it('is lost with the network, which is reported', async () => {
    const response = await ask({ page: lost });
    expect(response.status).toBe(302);
    expect(told).toEqual(LOST);
  });

  it('is an error when a portal redirects the request, so that it is requested again as a document', async () => {
    const response = await ask({ page: lost, probe: portal });
    expect(response.type).toBe('error');
    expect(told).toEqual(HELD);
  });
});

describe('a page with an earlier version on the device', () => {
  beforeEach(() => {
    older = new Response('<meta name="hause-code" content="b"><h1>Older</h1>', html);
  });

  it.each<[string, () => Response]>([
    ['a captive portal answers', portal],
    ['a filter answers', () => new Response('Blocked', { ...html, status: 403 })],
    ['the server fails', () => new Response('oops', { ...html, status: 503 })],
    ['nobody answers', lost],
  ])('is shown when %s', async (_, page) => {
    expect(await (await ask({ page }, 'navigate')).text()).toContain('Older');
  });

  it('gives way to the server’s', async () => {
    expect(await (await ask({ page: own }, 'navigate')).text()).toContain('Own');
  });
});

describe('a script that cannot be verified on the device', () => {
  const script = () =>
    Object.defineProperty(new Response('whole'), 'type', { value: 'basic' as const });
  const askFor = async (answer: () => Response) => {
    vi.stubGlobal('fetch', async () => answer());
    const url = new URL('/assets/kit-50X69NgU.js', ORIGIN);
    const event = {
      waitUntil: (work: Promise<unknown>) => pending.push(work),
    } as unknown as ExtendableEvent;
    const response = await answerFile({} as Request, url, event, parts);
    return response.text();
  };
  beforeEach(() => {
    unproven = new Response('unproven');
  });

  it('gives way to the server’s', async () => {
    expect(await askFor(script)).toBe('whole');
  });

  it.each<[string, () => Response]>([
    ['a deploy has replaced it', () => new Response('', { status: 404 })],
    ['a captive portal answers', portal],
    ['nobody answers', lost],
  ])('is used when %s', async (_, answer) => {
    expect(await askFor(answer)).toBe('unproven');
  });

  it('leaves the server’s response unchanged if there is no stored script', async () => {
    unproven = null;
    expect(await askFor(() => new Response('not here', { status: 404 }))).toBe('not here');
    await expect(askFor(lost)).rejects.toThrow('Failed to fetch');
  });
});

describe('the search index', () => {
  it('covers the saved pages when a captive portal responds with its own page', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Object.defineProperty(portal(), 'type', { value: 'basic' })),
    );
    const response = await answerSearch({} as Request, parts);
    expect(await response.json()).toEqual([1, 2]);
  });
});
