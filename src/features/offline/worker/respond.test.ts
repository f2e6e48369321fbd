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
let kind: 'page' | 'unknown' = 'page';
let isStorageStuck = false;
let repaired: string[] = [];
/** What the browser says of the network. */
const navigator = { onLine: false };

beforeEach(() => {
  told = [];
  pending = [];
  older = null;
  unproven = null;
  kind = 'page';
  isStorageStuck = false;
  repaired = [];
  navigator.onLine = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

const pageStore = {
  locate: (path: string) => Promise.resolve({ kind, path }),
  readPage: () => Promise.resolve(null),
  readOlderPage: () => (isStorageStuck ? never() : Promise.resolve(older?.clone() ?? null)),
  readNotFound: () => Promise.resolve(new Response('Page not found')),
  repairPage: (path: string) => {
    repaired.push(path);
    return Promise.resolve();
  },
  readFile: () => Promise.resolve(null),
  readUnproven: () => Promise.resolve(unproven?.clone() ?? null),
  repairFile: () => Promise.resolve(),
  readSearch: () => Promise.resolve({ parts: ['1', '2'], isWhole: false }),
} as unknown as PageStore;

const parts = {
  pageStore,
  self: {
    navigator,
    clients: {
      get: () => Promise.resolve({ postMessage: (message: unknown) => told.push(message) }),
    },
  },
} as unknown as WorkerParts;

interface Network {
  readonly page: () => Response | Promise<Response>;
  readonly probe?: () => Response;
}

async function ask(network: Network, mode: 'navigate' | 'cors' = 'cors'): Promise<Response> {
  vi.stubGlobal('fetch', async (input: Request | string) =>
    typeof input === 'string' ? (network.probe ?? lost)() : network.page(),
  );
  const request = { mode, url: `${ORIGIN}/a` } as Request;
  // As in a browser, an event is over once its response is there and no work is left.
  let left = 1;
  const end = () => (left -= 1);
  const event = {
    request,
    clientId: 'one',
    waitUntil(work: Promise<unknown>) {
      if (left === 0) throw new DOMException('The event handler is finished.', 'InvalidStateError');
      left += 1;
      pending.push(work.finally(end));
    },
  } as unknown as FetchEvent;
  const response = await answerPage(request, new URL(request.url), event, parts).finally(end);
  if (!vi.isFakeTimers()) await Promise.all(pending);
  return response;
}

/** A network that answers the first request for a page like this, and all others like that. */
function first(one: () => Response, others: () => Response): () => Response {
  let count = 0;
  return () => {
    count += 1;
    return count === 1 ? one() : others();
  };
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

  it.each(['page', 'unknown'] as const)(
    'is asked for again when the request is lost on a working connection (%s)',
    async (what) => {
      kind = what;
      const response = await ask({ page: first(lost, own), probe: robots });
      expect(await response.text()).toContain('Own');
      expect(told).toEqual(REACHED);
    },
  );

  it('is asked for again as a document, unless the browser knows that it is offline', async () => {
    const network = () => ({ page: first(lost, own), probe: robots });
    const offline = await ask(network(), 'navigate');
    expect(offline.headers.get('Location')).toBe(`${ORIGIN}/offline?wanted=%2Fa`);
    navigator.onLine = true;
    expect(await (await ask(network(), 'navigate')).text()).toContain('Own');
  });

  it('is lost twice on a working connection: no network failure is reported', async () => {
    const response = await ask({ page: lost, probe: robots });
    expect(response.headers.get('Location')).toBe(`${ORIGIN}/offline?wanted=%2Fa`);
    expect(told).toEqual([]);
  });

  it('is not found when this build does not know it, and nobody answers', async () => {
    kind = 'unknown';
    const response = await ask({ page: lost });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Page not found');
    expect(told).toEqual(LOST);
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
    expect(repaired).toEqual(['/a']);
  });

  it('is shown when the server takes long, whose answer is reported when it comes', async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<Response>();
    const shown = ask({ page: () => answer.promise });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await (await shown).text()).toContain('Older');
    expect(told).toEqual([]);
    answer.resolve(own());
    await Promise.all(pending);
    expect(told).toEqual(REACHED);
    expect(repaired).toEqual(['/a']);
  });

  it('is shown when the server takes long, whose failure is reported when it comes', async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<Response>();
    const shown = ask({ page: () => answer.promise });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await (await shown).text()).toContain('Older');
    answer.reject(new TypeError('Failed to fetch'));
    await Promise.all(pending);
    expect(told).toEqual(LOST);
  });

  it('is shown when the server’s answer stops halfway, which does not hold back an update', async () => {
    vi.useFakeTimers();
    const stalled = new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('<!doctype html>')),
    });
    const shown = ask({ page: () => new Response(stalled, html) }, 'navigate');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await (await shown).text()).toContain('Older');
    await vi.advanceTimersByTimeAsync(26_000);
    await Promise.all(pending);
  });

  it('is not waited for when the device does not respond', async () => {
    vi.useFakeTimers();
    isStorageStuck = true;
    const shown = ask({ page: own }, 'navigate');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await (await shown).text()).toContain('Own');
    const lostToo = ask({ page: lost }, 'navigate');
    await vi.advanceTimersByTimeAsync(4000);
    expect((await lostToo).headers.get('Location')).toBe(`${ORIGIN}/offline?wanted=%2Fa`);
  });
});

describe('a device that never says what it has', () => {
  const stuck = { ...parts, pageStore: new Proxy({}, { get: () => never }) as PageStore };
  const url = new URL('/a', ORIGIN);
  const request = { mode: 'navigate', url: url.href } as Request;
  const event = { waitUntil: () => undefined } as unknown as FetchEvent;

  it.each<[string, () => Promise<Response>]>([
    ['a page', () => answerPage(request, url, event, stuck)],
    ['a file', () => answerFile(request, url, event, stuck)],
    ['the search index', () => answerSearch(request, stuck)],
  ])('leaves %s to the server', async (_, answer) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.resolve(own()));
    const response = answer();
    // A file that is not the site's own is compared with what is stored, which takes as long again.
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await (await response).text()).toContain('Own');
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
