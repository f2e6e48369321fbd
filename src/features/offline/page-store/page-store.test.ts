import { beforeEach, describe, expect, it } from 'vitest';
import { SITE_CACHE, documentKey, readDocumentKey } from './keys.ts';
import { pack, unpack } from './compression.ts';
import type { OfflinePlan, PagePack } from './plan.ts';
import type { PageRecord, Records } from './records.ts';
import { createPageStore } from './page-store.ts';
import { isKeepable, isPageOf, isSound, sha256 } from './integrity.ts';

const ORIGIN = 'https://site.example';

const documentOf = (buildId: string, words: string) =>
  `<!doctype html><html><main>${words}</main><script>{"buildId":"${buildId}","payload":{}}</script></html>\n`;

/** An in-memory cache by URL. Full after `room` entries. */
function memoryCache() {
  const entries = new Map<string, Response>();
  const state = { room: Infinity };
  const keyOf = (key: RequestInfo | URL) =>
    typeof key === 'string' ? key : key instanceof URL ? key.href : key.url;
  const cache = {
    match: (key: RequestInfo | URL) => Promise.resolve(entries.get(keyOf(key))?.clone()),
    put: (key: RequestInfo | URL, response: Response) => {
      if (!entries.has(keyOf(key)) && entries.size >= state.room) {
        return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      }
      entries.set(keyOf(key), response);
      return Promise.resolve();
    },
    delete: (key: RequestInfo | URL) => Promise.resolve(entries.delete(keyOf(key))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
  };
  return { cache: cache as unknown as Cache, entries, state };
}

function memoryRecords(): Records {
  const kept = new Map<string, PageRecord>();
  return {
    all: () => Promise.resolve([...kept.values()]),
    get: (path) => Promise.resolve(kept.get(path)),
    put: (record) => {
      kept.set(record.path, record);
      return Promise.resolve();
    },
    remove: (path) => {
      kept.delete(path);
      return Promise.resolve();
    },
  };
}

const memory = { ...memoryCache(), records: memoryRecords() };
let requests: string[] = [];
let network: Map<string, Response>;

/** Sets up the server files of a build, and the plan that its worker is compiled with. */
async function deploy(buildId: string, arts: Record<string, Record<string, string>>) {
  const pages = [];
  network = new Map();
  for (const [path, art] of Object.entries(arts)) {
    const bytes = JSON.stringify({
      document: [[0, 15], documentOf(buildId, path).slice(15)],
      art,
    } satisfies PagePack);
    const base64 = await sha256(bytes);
    const hash = Buffer.from(base64, 'base64').toString('hex').slice(0, 16);
    const address = `/assets/pages/${path.slice(1)}-${hash}.json`;
    network.set(address, asBasic(bytes));
    pages.push({ path, name: path, pack: address, hash, wireBytes: bytes.length });
  }
  network.set(`/assets/search-${buildId}.json`, asBasic('{}'));
  network.set('/assets/not-found.html', asBasic(documentOf(buildId, 'not found')));
  memory.entries.set(
    `${ORIGIN}/assets/not-found.html`,
    new Response(documentOf(buildId, 'not found')),
  );
  const plan: OfflinePlan = {
    buildId,
    corePages: [{ path: '/', name: 'Home' }],
    pages,
    redirects: {},
    notFound: '/assets/not-found.html',
    extras: [`/assets/search-${buildId}.json`],
  };
  const home = documentKey('/', buildId, ORIGIN);
  memory.entries.set(
    home,
    new Response(documentOf(buildId, 'home'), {
      headers: { 'Content-Security-Policy': "default-src 'none'", ETag: '"1"', Vary: 'Cookie' },
    }),
  );
  const pageStore = createPageStore({
    plan,
    origin: ORIGIN,
    caches: { open: () => Promise.resolve(memory.cache) },
    fetch: (input) => {
      const address = input instanceof Request ? input.url : input.toString();
      requests.push(address);
      const answer = network.get(address);
      return answer === undefined
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve(asBasic(answer));
    },
    records: memory.records,
    core: new Map([
      [home, undefined],
      [`${ORIGIN}/assets/not-found.html`, undefined],
    ]),
    now: () => 1000,
  });
  return { pageStore, plan };
}

/** Responses created in Node have the type `default`; same-origin responses are `basic`. */
function asBasic(from: Response | string, init: ResponseInit = {}): Response {
  const response = typeof from === 'string' ? new Response(from, init) : from.clone();
  Object.defineProperty(response, 'type', { value: 'basic' });
  const clone = response.clone.bind(response);
  response.clone = () => asBasic(clone());
  return response;
}

const svg = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`;
/** The contents of the cache, except the not-found page, which is always there. */
const kept = () =>
  [...memory.entries.keys()]
    .map((url) => url.slice(ORIGIN.length))
    .filter((address) => address !== '/assets/not-found.html')
    .toSorted();

beforeEach(async () => {
  memory.entries.clear();
  memory.state.room = Infinity;
  for (const { path } of await memory.records.all()) await memory.records.remove(path);
  requests = [];
});

describe('saving a page', () => {
  it('stores its document, its pictures and the files shared by all saved pages', async () => {
    const { pageStore } = await deploy('one', { '/k-12': { '/art/a.svg': svg('a') } });
    const outcome = await pageStore.save('/k-12');
    expect(outcome).toMatchObject({ outcome: 'saved', savedAt: 1000 });
    expect(kept()).toEqual([
      '/?__WB_REVISION__=one',
      '/art/a.svg',
      '/assets/search-one.json',
      '/k-12?__WB_REVISION__=one',
    ]);
    const page = await pageStore.readPage('/k-12');
    expect(await page?.text()).toBe(documentOf('one', '/k-12'));
    // As sent by the server, without headers that describe other bytes.
    expect(page?.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page?.headers.get('etag')).toBeNull();
    expect(await (await pageStore.readFile('/art/a.svg'))?.text()).toBe(svg('a'));
  });

  it('does not refetch what is stored, however often and from wherever it is requested', async () => {
    const { pageStore } = await deploy('one', { '/k-12': {} });
    await Promise.all([pageStore.save('/k-12'), pageStore.save('/k-12')]);
    await pageStore.save('/k-12');
    expect(requests).toHaveLength(2);
  });

  it('leaves nothing behind when the network fails, and works the next time', async () => {
    const { pageStore, plan } = await deploy('one', { '/k-12': { '/art/a.svg': svg('a') } });
    const address = plan.pages[0]?.pack ?? '';
    const answer = network.get(address);
    network.delete(address);
    await expect(pageStore.save('/k-12')).rejects.toThrow('no network');
    expect(kept()).toEqual(['/?__WB_REVISION__=one']);
    network.set(address, answer ?? new Response());
    expect(await pageStore.save('/k-12')).toMatchObject({ outcome: 'saved' });
  });

  it.each([
    ['a login page', '<!doctype html>'],
    ['half a pack', '{"html":"<!doc'],
  ])('rejects %s instead of the pack', async (_, body) => {
    const { pageStore, plan } = await deploy('one', { '/k-12': {} });
    network.set(plan.pages[0]?.pack ?? '', asBasic(body));
    await expect(pageStore.save('/k-12')).rejects.toThrow('arrived damaged');
    expect(await pageStore.readInventory()).toEqual([]);
  });

  it('reports a full device, and rolls back', async () => {
    const { pageStore } = await deploy('one', {
      '/k-12': { '/art/a.svg': svg('a'), '/art/b.svg': svg('b') },
    });
    memory.state.room = 4;
    expect(await pageStore.save('/k-12')).toEqual({ outcome: 'full' });
    expect(kept()).toEqual(['/?__WB_REVISION__=one', '/assets/search-one.json']);
  });

  it('rejects an unknown page', async () => {
    const { pageStore } = await deploy('one', { '/k-12': {} });
    await expect(pageStore.save('/nothing')).rejects.toThrow('There is no page at /nothing');
  });
});

describe('reading the inventory', () => {
  it('detects evicted documents and pictures', async () => {
    const { pageStore } = await deploy('one', {
      '/a': { '/art/a.svg': svg('a') },
      '/b': {},
      '/c': {},
    });
    for (const path of ['/a', '/b', '/c']) await pageStore.save(path);
    memory.entries.delete(`${ORIGIN}/art/a.svg`);
    memory.entries.delete(documentKey('/b', 'one', ORIGIN));
    const inventory = await pageStore.readInventory();
    expect(inventory.map(({ path, isThere }) => [path, isThere])).toEqual([
      ['/a', false],
      ['/b', false],
      ['/c', true],
    ]);
  });
});

describe('removing', () => {
  it('also removes a page’s pictures, unless another page uses them', async () => {
    const shared = { '/art/both.svg': svg('both') };
    const { pageStore } = await deploy('one', {
      '/a': { ...shared, '/art/a.svg': svg('a') },
      '/b': shared,
    });
    await pageStore.save('/a');
    await pageStore.save('/b');
    await pageStore.remove('/a');
    expect(kept()).toContain('/art/both.svg');
    expect(kept()).not.toContain('/art/a.svg');
    await pageStore.remove('/b');
    expect(kept()).toEqual(['/?__WB_REVISION__=one']);
  });

  it('does not remove what is being saved at the same time', async () => {
    const shared = { '/art/both.svg': svg('both') };
    const { pageStore } = await deploy('one', { '/a': shared, '/b': shared });
    await pageStore.save('/a');
    await Promise.all([pageStore.save('/b'), pageStore.remove('/a'), pageStore.prune(false)]);
    expect(await pageStore.readPage('/b')).not.toBeNull();
    expect(kept()).toContain('/art/both.svg');
  });
});

describe('after a deploy', () => {
  const twoBuilds = async () => {
    const old = await deploy('one', { '/a': { '/art/old.svg': svg('old') }, '/gone': {} });
    await old.pageStore.save('/a');
    await old.pageStore.save('/gone');
    memory.entries.set(`${ORIGIN}/assets/old.js`, new Response('old()'));
    return deploy('two', { '/a': { '/art/new.svg': svg('new') }, '/b': {} });
  };

  it('returns the old version of a page only through readOlderPage, until the new one is saved', async () => {
    const { pageStore } = await twoBuilds();
    expect(await pageStore.readPage('/a')).toBeNull();
    expect(await (await pageStore.readOlderPage('/a'))?.text()).toBe(documentOf('one', '/a'));
    await pageStore.prune(false);
    expect(kept()).toContain('/assets/old.js');
    expect(kept()).toContain('/art/old.svg');

    await pageStore.refresh();
    expect(await pageStore.readOlderPage('/a')).toBeNull();
    expect(await (await pageStore.readPage('/a'))?.text()).toBe(documentOf('two', '/a'));
  });

  it('keeps the old files while a tab of the old build is open, then removes them all', async () => {
    const { pageStore } = await twoBuilds();
    await pageStore.refresh();
    await pageStore.prune(true);
    expect(kept()).toContain('/assets/old.js');
    await pageStore.prune(false);
    expect(kept()).toEqual([
      '/?__WB_REVISION__=two',
      '/a?__WB_REVISION__=two',
      '/art/new.svg',
      '/assets/search-two.json',
    ]);
    // A page that no longer exists is not counted as evicted.
    expect((await pageStore.readInventory()).map(({ path }) => path)).toEqual(['/a']);
  });
});

describe('damaged entries', () => {
  it.each([
    ['half a document', '<!doctype html><main>'],
    ['another build’s document', documentOf('zero', 'home')],
    ['nothing', ''],
  ])('%s is deleted, not shown', async (_, body) => {
    const { pageStore } = await deploy('one', { '/a': {} });
    memory.entries.set(documentKey('/', 'one', ORIGIN), new Response(body));
    expect(await pageStore.readPage('/')).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('restores a core document only from a complete one of this build', async () => {
    const { pageStore } = await deploy('one', { '/a': {} });
    const key = documentKey('/', 'one', ORIGIN);
    memory.entries.clear();
    await pageStore.repair(key, asBasic(documentOf('two', 'home')));
    await pageStore.repair(key, asBasic('', { status: 200 }));
    await pageStore.repair(`${ORIGIN}/other`, asBasic(documentOf('one', 'x')));
    expect(kept()).toEqual([]);
    await pageStore.repair(key, asBasic(documentOf('one', 'home')));
    expect(await pageStore.readPage('/')).not.toBeNull();
  });

  it('checks files of the precache list against their integrity', async () => {
    const integrity = `sha256-${await sha256('run()')}`;
    const sound = (body: string) =>
      isSound('/assets/a.js', new Response(body), { buildId: null, integrity });
    expect(await sound('run()')).toBe(true);
    expect(await sound('run(')).toBe(false);
    const picture = (body: string) =>
      isSound('/art/a.svg', new Response(body), { buildId: null, integrity: undefined });
    expect(await picture(svg('a'))).toBe(true);
    expect(await picture('<svg')).toBe(false);
  });
});

describe('cacheable responses', () => {
  it('are complete and same-origin', () => {
    expect(isKeepable(asBasic('x'))).toBe(true);
    expect(isKeepable(asBasic('x', { status: 206 }))).toBe(false);
    expect(isKeepable(asBasic('x', { status: 404 }))).toBe(false);
    expect(isKeepable(new Response('x'))).toBe(false);
    const redirected = asBasic('x');
    Object.defineProperty(redirected, 'redirected', { value: true });
    expect(isKeepable(redirected)).toBe(false);
  });

  it('are complete pages of this build', () => {
    expect(isPageOf(documentOf('one', 'x'), 'one')).toBe(true);
    expect(isPageOf(documentOf('one', 'x').slice(0, -5), 'one')).toBe(false);
    expect(isPageOf(documentOf('two', 'x'), 'one')).toBe(false);
  });
});

describe('compression', () => {
  it('restores the original, which is stored smaller', async () => {
    const text = 'learning '.repeat(1000);
    const { response, bytes } = await pack(text, new Headers({ 'Content-Type': 'text/html' }));
    expect(bytes).toBeLessThan(500);
    const plain = await unpack(response);
    expect(await plain.text()).toBe(text);
    expect(plain.headers.get('content-type')).toBe('text/html');
    expect([...plain.headers.keys()]).toEqual(['content-type']);
  });

  it('leaves other responses unchanged', async () => {
    const other = new Response('x');
    expect(await unpack(other)).toBe(other);
  });
});

describe('cache keys', () => {
  it('distinguish documents from files', () => {
    const key = documentKey('/k-12', 'one', ORIGIN);
    expect(key).toBe(`${ORIGIN}/k-12?__WB_REVISION__=one`);
    expect(readDocumentKey(key)).toEqual({ path: '/k-12', buildId: 'one' });
    expect(readDocumentKey(`${ORIGIN}/favicon.svg?__WB_REVISION__=one`)).toBeNull();
    expect(readDocumentKey(`${ORIGIN}/assets/a.js`)).toBeNull();
    expect(SITE_CACHE).toBe('hause-site');
  });
});
