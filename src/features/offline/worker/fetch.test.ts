import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFile, answerPage, answerSearch } from './fetch.ts';
import type { FetchDeps } from './fetch.ts';

// Workbox expects a worker.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

/** What answers a request: the device, the network, or something in it instead of the site. */

const ORIGIN = 'https://site.example';
const html = { headers: { 'Content-Type': 'text/html' } };
const own = () => new Response('<meta name="hause-code" content="a"><h1>Own</h1>', html);
const portal = () => new Response('<h1>Log in</h1>', html);
const robots = () => new Response('', { headers: { 'Content-Type': 'text/plain' } });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const never = () => new Promise<never>(() => undefined);

type Answer = () => Response | Promise<Response>;

let heard: unknown[] = [];
let pending: Promise<unknown>[] = [];
/** What the device has. */
let device: Partial<Record<'page' | 'older' | 'file', string>> = {};
let kind: 'page' | 'unknown' | 'moved' = 'page';
let isStorageStuck = false;
const navigator = { onLine: true };
beforeEach(() => {
  heard = [];
  pending = [];
  device = {};
  kind = 'page';
  isStorageStuck = false;
  navigator.onLine = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const stored = (what: keyof typeof device) => (): Promise<Response | null> => {
  if (isStorageStuck) return never();
  const text = device[what];
  return Promise.resolve(text === undefined ? null : new Response(text));
};
const deps = {
  pageStore: {
    locate: (path: string, search: string) =>
      isStorageStuck ? never() : Promise.resolve({ kind, path, to: `/new${search}` }),
    readPage: stored('page'),
    readOlderPage: stored('older'),
    readFile: stored('file'),
    readNotFound: () => Promise.resolve(new Response('Page not found')),
    readSearch: () => Promise.resolve({ parts: ['1', '2'], isWhole: false }),
  },
  self: {
    navigator,
    clients: {
      get: () => Promise.resolve({ postMessage: (message: unknown) => heard.push(message) }),
    },
  },
} as unknown as FetchDeps;

const netAnswers = (page: Answer, probe: Answer = lost) =>
  vi.stubGlobal('fetch', async (input: Request | string) =>
    typeof input === 'string' ? probe() : page(),
  );

/** Requests a page; an address in `redirect` is the one that the answer leads to. */
async function ask(mode: 'navigate' | 'cors' = 'cors', address = '/a') {
  const request = { mode, url: ORIGIN + address } as Request;
  const event = {
    request,
    clientId: 'one',
    waitUntil: (work: Promise<unknown>) => pending.push(work),
  } as unknown as FetchEvent;
  const response = await answerPage(request, new URL(request.url), event, deps);
  if (!vi.isFakeTimers()) await Promise.all(pending);
  return {
    status: response.status,
    text: response.status === 302 ? '' : await response.text(),
    redirect: response.headers.get('Location')?.replace(ORIGIN, '') ?? null,
    isError: response.type === 'error',
  };
}

/** The same with a clock that is moved on to the end. */
async function askFor(ms: number, ...request: Parameters<typeof ask>) {
  vi.useFakeTimers();
  let answer: Awaited<ReturnType<typeof ask>> | null = null;
  void ask(...request).then((one) => (answer = one));
  await vi.advanceTimersByTimeAsync(ms);
  return answer as Awaited<ReturnType<typeof ask>> | null;
}

const REACHED = [{ type: 'NETWORK', isReached: true, isHeld: false }];
const HELD = [{ type: 'NETWORK', isReached: false, isHeld: true }];
const LOST = [{ type: 'NETWORK', isReached: false, isHeld: false }];

describe('a page', () => {
  it('on the device is answered without the network', async () => {
    device = { page: 'Saved' };
    netAnswers(() => expect.fail('asked the network'));
    expect((await ask()).text).toBe('Saved');
  });

  it('that has moved leads to its new address, with its query', async () => {
    kind = 'moved';
    expect(await ask('navigate', '/a?x=1')).toMatchObject({ status: 301, redirect: '/new?x=1' });
  });

  it('comes from the server, which counts as reached', async () => {
    netAnswers(own);
    expect((await ask()).text).toContain('Own');
    expect(heard).toEqual(REACHED);
  });

  it('is an error page of the server, which counts as reached, too', async () => {
    netAnswers(() => new Response('broken', { status: 502 }));
    expect((await ask()).status).toBe(502);
    expect(heard).toEqual(REACHED);
  });

  it.each([200, 511])(
    'is the page of a captive portal (%i), which does not count as reached, and says so itself in a document',
    async (status) => {
      netAnswers(() => new Response('Log in', { ...html, status }));
      expect((await ask()).text).toContain('Log in');
      expect((await ask('navigate')).text).toContain('Log in');
      expect(heard).toEqual(HELD);
    },
  );

  it('that a captive portal redirects is left to a document, which can follow it there', async () => {
    netAnswers(lost, portal);
    expect((await ask()).isError).toBe(true);
    expect(heard).toEqual(HELD);
  });

  it.each(['navigate', 'cors'] as const)(
    'whose request is lost on a working connection is requested again (%s)',
    async (mode) => {
      let count = 0;
      netAnswers(() => ((count += 1) === 1 ? lost() : own()), robots);
      expect((await ask(mode)).text).toContain('Own');
      expect(heard).toEqual(REACHED);
    },
  );
});

describe('a page without a network', () => {
  it.each(['navigate', 'cors'] as const)(
    'that is not saved leads to the saved pages, which keep its query (%s)',
    async (mode) => {
      netAnswers(lost);
      expect(await ask(mode, '/tools/?a=1&b=2')).toMatchObject({
        status: 302,
        redirect: '/offline?wanted=%2Ftools%3Fa%3D1%26b%3D2',
      });
      expect(heard).toEqual(LOST);
    },
  );

  it('that this build does not know is the not-found page', async () => {
    netAnswers(lost);
    kind = 'unknown';
    expect(await ask()).toMatchObject({ status: 404, text: 'Page not found' });
  });

  it('has an older copy', async () => {
    netAnswers(lost);
    device = { older: 'Older' };
    expect((await ask()).text).toBe('Older');
  });

  it('is the list of saved pages itself: the browser’s error page', async () => {
    netAnswers(lost);
    expect((await ask('navigate', '/offline')).isError).toBe(true);
  });
});

describe('a network that accepts and never answers', () => {
  it.each([true, false])('leads to the saved pages within 10 s; online: %s', async (isOnline) => {
    navigator.onLine = isOnline;
    netAnswers(never, never);
    expect(await askFor(8000)).toBeNull();
    for (const mode of ['navigate', 'cors'] as const) {
      expect((await askFor(10_000, mode))?.redirect).toBe('/offline?wanted=%2Fa');
    }
    kind = 'unknown';
    expect((await askFor(10_000))?.redirect).toBe('/offline?wanted=%2Fa');
  });

  it('shows an older copy after 4 s', async () => {
    device = { older: 'Older' };
    netAnswers(never, never);
    expect(await askFor(3999)).toBeNull();
    expect((await askFor(4000))?.text).toBe('Older');
  });
});

describe('a page with an older copy', () => {
  it.each<[string, Answer]>([
    ['an error of the server', () => new Response('broken', { status: 500 })],
    ['a captive portal', portal],
  ])('does not give way to %s', async (_, answer) => {
    device = { older: 'Older' };
    netAnswers(answer);
    expect((await ask()).text).toBe('Older');
  });

  it('gives way to the server', async () => {
    device = { older: 'Older' };
    netAnswers(own);
    expect((await ask()).text).toContain('Own');
  });
});

it('a device that never says what it has does not keep a page from the network for more than 15 s', async () => {
  isStorageStuck = true;
  netAnswers(own);
  expect((await askFor(15_000))?.text).toContain('Own');
});

describe('a file', () => {
  const ofMode = (mode: string) => answerFile({ mode } as Request, new URL('/x.ics', ORIGIN), deps);

  it('comes from the device, or from the network, which is asked twice', async () => {
    let count = 0;
    netAnswers(() => ((count += 1) === 1 ? lost() : robots()));
    expect((await ofMode('cors')).status).toBe(200);
    expect(count).toBe(2);
    device = { file: 'Saved' };
    expect(await (await ofMode('cors')).text()).toBe('Saved');
    expect(count).toBe(2);
  });

  it('that cannot be had is an error, or leads a visitor to the saved pages', async () => {
    navigator.onLine = false;
    netAnswers(lost);
    await expect(ofMode('cors')).rejects.toThrow(TypeError);
    expect((await ofMode('navigate')).headers.get('Location')).toContain('wanted=%2Fx.ics');
  });
});

describe('the search index', () => {
  const ask = () => answerSearch({} as Request, deps);
  const fromServer = () => Object.defineProperty(new Response('all'), 'type', { value: 'basic' });

  it('is the server’s, which has more', async () => {
    netAnswers(fromServer);
    expect(await (await ask()).text()).toBe('all');
  });

  it.each<[string, Answer]>([
    ['without a network', lost],
    ['from a captive portal', portal],
  ])('is that of the saved pages %s', async (_, answer) => {
    netAnswers(answer);
    expect(await (await ask()).json()).toEqual([1, 2]);
  });

  it('is that of the saved pages after 1 s', async () => {
    netAnswers(never);
    vi.useFakeTimers();
    const answer = ask();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await (await answer).json()).toEqual([1, 2]);
  });
});
