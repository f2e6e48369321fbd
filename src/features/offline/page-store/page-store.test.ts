import { beforeEach, describe, expect, it, vi } from 'vitest';
import { INDEX_FORMAT } from '#src/features/search/index-format.ts';
import { compose } from './compose.ts';
import { pack, unpack } from './compression.ts';
import { isKeepable, isSound, sha256, sha256Hex } from './integrity.ts';
import { SITE_CACHE, documentKey, fileKey, readDocumentKey } from './keys.ts';
import { createPageStore } from './page-store.ts';
import { packCatalog, packUrl, unpackCatalog, waysOf } from './plan.ts';
import type { Catalog, FileReference, Frame, PagePack, PageTier, PlannedPage } from './plan.ts';
import type { PageRecord, Records, StoredRecord } from './records.ts';
import { openSiteBuild } from './site-build.ts';

const ORIGIN = 'https://site.example';

/** An in-memory cache by URL. Full after `room` entries. */
function memoryCache() {
  const entries = new Map<string, Response>();
  const state = { room: Infinity };
  const keyOf = (key: RequestInfo | URL) => {
    const url = typeof key === 'string' ? key : key instanceof URL ? key.href : key.url;
    return new URL(url, ORIGIN).href;
  };
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

const stored = new Map<string, StoredRecord>();
const records: Records = {
  all: () => Promise.resolve([...stored.values()]),
  get: (path) => Promise.resolve(stored.get(path)),
  put: (record) => {
    stored.set(record.path, record);
    return Promise.resolve();
  },
  remove: (path) => {
    stored.delete(path);
    return Promise.resolve();
  },
};

const memory = memoryCache();
let requests: string[] = [];
let network: Map<string, Response>;
/** Addresses that the network never answers. */
const silent = new Set<string>();
/** What the browser's own cache has by URL; used unless a request goes past it. */
const browserCache = new Map<string, Response>();

interface Deployed {
  /** The text of each page by path; a page can have pictures. */
  readonly pages: Readonly<Record<string, string | readonly [string, Record<string, string>]>>;
  /** The part shared by all pages. */
  readonly header: string;
  /** The hash of the pictures' colors, also used as a color. */
  readonly colors?: string;
  /** The scripts of pages that are saved on request, by path. */
  readonly scripts?: Readonly<Record<string, string>>;
}

const TIERS: Partial<Record<string, PageTier>> = { '/': 'core', '/404': 'not-found' };
const html = (header: string, words: string) => `<!doctype html>${header}<main>${words}</html>\n`;

const NOTHING = {
  format: INDEX_FORMAT as typeof INDEX_FORMAT,
  pages: [],
  sections: [],
  lengths: [],
};

/** Publishes a build whose worker is not installed yet. */
async function publish({ pages, header, colors = COLORS, scripts = {} }: Deployed) {
  network = new Map();
  const file = async (name: string, text: string, kind = 'json'): Promise<FileReference> => {
    const address = `/assets/${name}-${(await sha256Hex(text)).slice(0, 12)}.${kind}`;
    network.set(address, asBasic(text));
    return [address, `sha256-${await sha256(text)}`];
  };
  const planned: PlannedPage[] = [];
  for (const [path, page] of Object.entries({ '/': 'home', '/404': 'no page', ...pages })) {
    const [words, art] = typeof page === 'string' ? [page, {}] : page;
    const script = scripts[path];
    const content: PagePack = {
      document: ['<!doctype html>', ['header'], `<main>${words}</html>\n`],
      art: Object.fromEntries(
        Object.entries<string>(art).map(([address, name]) => [
          address,
          {
            colors: 'line colors',
            svg: [before, name, ['line a'], after],
          },
        ]),
      ),
      ...(path !== '/404' && { search: { ...NOTHING, words } }),
      ...(script !== undefined && { files: [await file('own', script, 'js')] }),
    };
    const bytes = JSON.stringify(content);
    const hash = (await sha256Hex(bytes)).slice(0, 12);
    network.set(packUrl({ path, hash }), asBasic(bytes));
    const tier = script === undefined ? (TIERS[path] ?? 'later') : 'on-request';
    planned.push({ path, name: path, hash, wireBytes: 1, sequence: 0, tier });
  }
  const script = await file('script', `runs with ${header}`, 'js');
  const icon: FileReference = ['/favicon.svg', `sha256-${await sha256(header)}`];
  network.set('/favicon.svg', asBasic(svg(header)));
  const frame: Frame = {
    code: header,
    headers: { 'Content-Security-Policy': `script-src '${header}'` },
    segments: { header, 'line colors': colors, 'line a': `#${colors}` },
    files: [script, icon],
  };
  const catalog: Catalog = { pages: planned, redirects: { '/old': '/a' } };
  const files = {
    frame: await file('frame', JSON.stringify(frame)),
    catalog: await file('catalog', JSON.stringify(packCatalog(catalog))),
  };
  const reader = {
    origin: ORIGIN,
    caches: { open: () => Promise.resolve(memory.cache) },
    fetch: (input: RequestInfo | URL, { cache = 'default', signal }: RequestInit = {}) => {
      const address = input instanceof Request ? input.url : input.toString();
      requests.push(address);
      if (silent.has(address)) {
        return new Promise<Response>((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      }
      const held = cache === 'default' ? browserCache.get(address) : undefined;
      const answer = held ?? network.get(address);
      return answer === undefined
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve(asBasic(answer));
    },
  };
  const pageStore = createPageStore({
    ...reader,
    files,
    build: () => openSiteBuild(files, { ...reader, cacheName: SITE_CACHE }),
    records,
    now: () => 1000,
  });
  const urlOf = (path: string) => {
    const page = planned.find((candidate) => candidate.path === path);
    if (page === undefined) throw new Error(`No page at ${path}`);
    return packUrl(page);
  };
  return { pageStore, urlOf, files, script: script[0] };
}

async function deploy(deployed: Deployed) {
  const build = await publish(deployed);
  await build.pageStore.install();
  requests = [];
  return build;
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
const textOf = async (response: Promise<Response | null>) => (await response)?.text();
const COLORS = '0a1b2c';
/** A picture in these colors, and the parts before and after its name and color. */
const picture = (name: string, colors = COLORS) => svg(`${name}#${colors}`);
const [before = '', after = ''] = svg('|').split('|');
const pictureUrl = (name: string, colors = COLORS) => `${ORIGIN}/art/${name}.${colors}.svg`;
/** The first key in the cache that contains this. */
const keyWith = (part: string) =>
  [...memory.entries.keys()].find((key) => key.includes(part)) ?? '';
/** Paths of the pages and pictures in the cache. */
const kept = () =>
  [...memory.entries.keys()]
    .map((url) => new URL(url).pathname)
    .filter((path) => !path.startsWith('/assets/') && path !== '/favicon.svg')
    .toSorted();

beforeEach(() => {
  silent.clear();
  browserCache.clear();
  memory.entries.clear();
  memory.state.room = Infinity;
  stored.clear();
  requests = [];
});

describe('installing', () => {
  it('stores the frame, the catalog, the files of the build, and the pages of the core', async () => {
    const { pageStore } = await deploy({ header: 'one', pages: { '/a': 'A' } });
    expect(kept()).toEqual(['/', '/404']);
    network.clear();
    expect(await textOf(pageStore.readPage('/'))).toBe(html('one', 'home'));
    expect(await textOf(pageStore.readNotFound())).toBe(html('one', 'no page'));
    expect(await textOf(pageStore.readFile(`${ORIGIN}/favicon.svg`))).toBe(svg('one'));
    expect(await pageStore.readPage('/a')).toBeNull();
    expect(await pageStore.readPage('/404')).toBeNull();
    expect(requests).toEqual([]);
  });

  it('fails unless everything is stored, and resumes when retried', async () => {
    const { pageStore, urlOf, script } = await publish({ header: 'one', pages: {} });
    const answer = network.get(urlOf('/')) ?? new Response();
    network.delete(urlOf('/'));
    await expect(pageStore.install()).rejects.toThrow('no network');
    network.set(urlOf('/'), answer);
    requests = [];
    await pageStore.install();
    expect(requests).toContain(urlOf('/'));
    expect(requests).not.toContain(script);
    expect(await textOf(pageStore.readPage('/'))).toBe(html('one', 'home'));
  });

  it('rejects a captive portal’s page instead of an icon', async () => {
    const { pageStore } = await publish({ header: 'one', pages: {} });
    const headers = { 'Content-Type': 'text/html' };
    network.set('/favicon.svg', asBasic('a log-in page', { headers }));
    await expect(pageStore.install()).rejects.toThrow('/favicon.svg');
    expect(memory.entries.has(`${ORIGIN}/favicon.svg`)).toBe(false);
  });

  it('accepts an icon that the host has rewritten', async () => {
    const { pageStore } = await publish({ header: 'one', pages: {} });
    network.set('/favicon.svg', asBasic(svg('smaller')));
    await pageStore.install();
    expect(await textOf(pageStore.readFile(`${ORIGIN}/favicon.svg`))).toBe(svg('smaller'));
  });

  it('fetches icons past the browser’s cache, which may have those of an earlier build', async () => {
    const { pageStore } = await publish({ header: 'two', pages: {} });
    browserCache.set('/favicon.svg', asBasic(svg('one')));
    await pageStore.install();
    expect(await textOf(pageStore.readFile(`${ORIGIN}/favicon.svg`))).toBe(svg('two'));
  });

  it('fetches a file again that is damaged in the browser’s cache', async () => {
    const { pageStore, urlOf, script } = await publish({ header: 'one', pages: { '/a': 'A' } });
    for (const address of [script, urlOf('/a')]) browserCache.set(address, asBasic('dam'));
    await pageStore.install();
    expect(requests.filter((address) => address === script)).toHaveLength(2);
    expect(await textOf(pageStore.readFile(ORIGIN + script))).toBe('runs with one');
    expect(await pageStore.save('/a')).toMatchObject({ outcome: 'saved' });
  });

  it.each(['a log-in page', ''])('rejects %j instead of a file', async (body) => {
    const { pageStore, script } = await publish({ header: 'one', pages: {} });
    network.set(script, asBasic(body));
    await expect(pageStore.install()).rejects.toThrow('arrived damaged');
  });
});

describe('saving a page', () => {
  it('stores its own content, its pictures and its part of the search index', async () => {
    const { pageStore } = await deploy({
      header: 'one',
      pages: { '/a': ['A', { '/art/a.svg': 'a' }] },
    });
    expect(await pageStore.save('/a')).toMatchObject({ outcome: 'saved', savedAt: 1000 });
    expect(kept()).toEqual(['/', '/404', '/a', '/art/a.svg']);
    const page = await pageStore.readPage('/a');
    expect(await page?.text()).toBe(html('one', 'A'));
    // As from the server, with the policy that allows this frame's inline script.
    expect(page?.headers.get('content-security-policy')).toBe("script-src 'one'");
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await textOf(pageStore.readFile(pictureUrl('a')))).toBe(picture('a'));
    const { parts, isWhole } = await pageStore.readSearch();
    expect(parts.map((part) => (JSON.parse(part) as { words: string }).words)).toEqual([
      'home',
      'A',
    ]);
    expect(isWhole).toBe(true);
  });

  it('does not refetch a stored page, however often and from wherever it is requested', async () => {
    const { pageStore } = await deploy({ header: 'one', pages: { '/a': 'A' } });
    await Promise.all([pageStore.save('/a'), pageStore.save('/a')]);
    await pageStore.save('/a');
    expect(requests).toHaveLength(1);
  });

  it('leaves nothing behind when the network fails, and works the next time', async () => {
    const { pageStore, urlOf } = await deploy({
      header: 'one',
      pages: { '/a': ['A', { '/art/a.svg': 'a' }] },
    });
    const answer = network.get(urlOf('/a')) ?? new Response();
    network.delete(urlOf('/a'));
    await expect(pageStore.save('/a')).rejects.toThrow('no network');
    expect(kept()).toEqual(['/', '/404']);
    network.set(urlOf('/a'), answer);
    expect(await pageStore.save('/a')).toMatchObject({ outcome: 'saved' });
  });

  it.each([
    ['a login page', '<!doctype html>'],
    ['half a pack', '{"html":"<!doc'],
  ])('rejects %s instead of the pack', async (_, body) => {
    const { pageStore, urlOf } = await deploy({ header: 'one', pages: { '/a': 'A' } });
    network.set(urlOf('/a'), asBasic(body));
    await expect(pageStore.save('/a')).rejects.toThrow('arrived damaged');
    expect(await pageStore.readInventory()).toEqual([]);
  });

  it('reports a full device, and rolls back', async () => {
    const { pageStore } = await deploy({
      header: 'one',
      pages: { '/a': ['A', { '/art/a.svg': 'a', '/art/b.svg': 'b' }] },
    });
    // There is room for one picture.
    memory.state.room = memory.entries.size + 1;
    expect(await pageStore.save('/a')).toEqual({ outcome: 'full' });
    expect(kept()).toEqual(['/', '/404']);
  });

  it('that fails leaves the pictures of a page that was saved at the same time', async () => {
    const both = { '/art/both.svg': 'both' };
    const { pageStore } = await deploy({
      header: 'one',
      pages: { '/a': ['A', { ...both, '/art/a.svg': 'a' }], '/b': ['B', both] },
    });
    // The other page is saved once the first has stored the picture that they share.
    const put = memory.cache.put.bind(memory.cache);
    const other: Promise<unknown>[] = [];
    const putting = vi.spyOn(memory.cache, 'put').mockImplementation(async (key, response) => {
      if (key === `${ORIGIN}/art/a.svg`) {
        putting.mockRestore();
        other.push(pageStore.save('/b'));
        await vi.waitFor(() => expect(stored.has('/b')).toBe(true));
        throw new DOMException('full', 'QuotaExceededError');
      }
      return put(key, response);
    });
    expect(await pageStore.save('/a')).toEqual({ outcome: 'full' });
    await Promise.all(other);
    expect(kept()).toEqual(['/', '/404', '/art/both.svg', '/b']);
    expect(await pageStore.readInventory()).toMatchObject([{ path: '/b', isThere: true }]);
  });

  it('fails when the network does not answer in time, and works the next time', async () => {
    const { pageStore, urlOf } = await deploy({ header: 'one', pages: { '/a': 'A' } });
    silent.add(urlOf('/a'));
    const time = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    const saved = pageStore.save('/a');
    await vi.waitFor(() => expect(requests).toContain(urlOf('/a')));
    time.abort(new DOMException('too slow', 'TimeoutError'));
    await expect(saved).rejects.toThrow('too slow');
    limit.mockRestore();
    silent.clear();
    expect(await pageStore.save('/a')).toMatchObject({ outcome: 'saved' });
  });

  it.each(['/nothing', '/', '/404'])('rejects %s', async (path) => {
    const { pageStore } = await deploy({ header: 'one', pages: { '/a': 'A' } });
    await expect(pageStore.save(path)).rejects.toThrow(`There is no page at ${path}`);
  });
});

describe('the search index', () => {
  it('covers the pages on the device, and is whole if those are the current versions of all pages', async () => {
    const old = await deploy({ header: 'one', pages: { '/a': 'A', '/b': 'B' } });
    const search = async ({ pageStore }: typeof old) => {
      const { parts, isWhole } = await pageStore.readSearch();
      return [parts.map((part) => (JSON.parse(part) as { words: string }).words), isWhole];
    };
    expect(await search(old)).toEqual([['home'], false]);
    await old.pageStore.save('/a');
    expect(await search(old)).toEqual([['home', 'A'], false]);
    await old.pageStore.save('/b');
    expect(await search(old)).toEqual([['home', 'A', 'B'], true]);
    const next = await deploy({ header: 'one', pages: { '/a': 'A', '/b': 'B2' } });
    expect(await search(next)).toEqual([['home', 'A', 'B'], false]);
    memory.entries.delete(`${ORIGIN}/assets/search/${next.urlOf('/a').split('/').pop() ?? ''}`);
    expect(await search(next)).toEqual([['home', 'B'], false]);
  });
});

describe('a page that is saved on request', () => {
  const pages = { '/a': 'A', '/demo': 'Demo', '/tool': 'Tool' };
  const scripts = { '/demo': 'plays', '/tool': 'plays' };
  const own = () => [...memory.entries.keys()].filter((key) => key.includes('/assets/own-'));

  it('includes its scripts, which an installation does not have', async () => {
    const { pageStore } = await deploy({ header: 'one', pages, scripts });
    expect(own()).toEqual([]);
    const alone = await pageStore.save('/a');
    const saved = await pageStore.save('/demo');
    expect(own()).toHaveLength(1);
    network.clear();
    expect(await textOf(pageStore.readFile(own()[0] ?? ''))).toBe('plays');
    expect(await textOf(pageStore.readPage('/demo'))).toBe(html('one', 'Demo'));
    if (alone.outcome !== 'saved' || saved.outcome !== 'saved') throw new Error('not saved');
    expect(saved.bytes).toBeGreaterThan(alone.bytes);
  });

  it('takes its scripts with it when removed, unless another page needs them', async () => {
    const { pageStore } = await deploy({ header: 'one', pages, scripts });
    await pageStore.save('/demo');
    await pageStore.save('/tool');
    expect(requests.filter((url) => url.startsWith('/assets/own-'))).toHaveLength(1);
    await pageStore.remove(['/demo']);
    expect(own()).toHaveLength(1);
    expect(kept()).toEqual(['/', '/404', '/tool']);
    await pageStore.remove(['/tool']);
    expect(own()).toEqual([]);
  });

  it('is not saved without its scripts', async () => {
    const { pageStore } = await deploy({ header: 'one', pages, scripts });
    for (const address of network.keys()) {
      if (address.startsWith('/assets/own-')) network.set(address, asBasic('a log-in page'));
    }
    await expect(pageStore.save('/demo')).rejects.toThrow('arrived damaged');
    expect(own()).toEqual([]);
    expect(kept()).toEqual(['/', '/404']);
    expect([...stored]).toEqual([]);
  });

  it('is fetched again when its scripts have changed, and leaves no old ones', async () => {
    const old = await deploy({ header: 'one', pages, scripts });
    await old.pageStore.save('/demo');
    const before = own();
    const next = await deploy({ header: 'one', pages, scripts: { ...scripts, '/demo': 'sings' } });
    expect(await next.pageStore.readPage('/demo')).toBeNull();
    expect(await textOf(next.pageStore.readOlderPage('/demo'))).toBe(html('one', 'Demo'));
    await next.pageStore.refresh();
    await next.pageStore.prune(false);
    expect(await textOf(next.pageStore.readPage('/demo'))).toBe(html('one', 'Demo'));
    expect(own()).toHaveLength(1);
    expect(own()).not.toEqual(before);
  });

  it('counts as evicted when its scripts are gone', async () => {
    const { pageStore } = await deploy({ header: 'one', pages, scripts });
    await pageStore.save('/demo');
    memory.entries.delete(own()[0] ?? '');
    expect(await pageStore.readEntry('/demo')).toMatchObject({ isThere: false });
    expect(await pageStore.readInventory()).toMatchObject([{ path: '/demo', isThere: false }]);
  });
});

describe('reading the inventory', () => {
  it('detects evicted pages and pictures', async () => {
    const { pageStore } = await deploy({
      header: 'one',
      pages: { '/a': ['A', { '/art/a.svg': 'a' }], '/b': 'B', '/c': 'C' },
    });
    for (const path of ['/a', '/b', '/c']) await pageStore.save(path);
    memory.entries.delete(`${ORIGIN}/art/a.svg`);
    for (const key of memory.entries.keys()) {
      if (key.startsWith(`${ORIGIN}/b?`)) memory.entries.delete(key);
    }
    expect((await pageStore.readInventory()).map(({ path, isThere }) => [path, isThere])).toEqual([
      ['/a', false],
      ['/b', false],
      ['/c', true],
    ]);
    for (const entry of await pageStore.readInventory()) {
      expect(await pageStore.readEntry(entry.path)).toEqual(entry);
    }
    for (const path of ['/', '/nothing']) expect(await pageStore.readEntry(path)).toBeNull();
  });
});

describe('reading the entry of one page', () => {
  it('reports it as complete, evicted, or never saved, without listing the cache', async () => {
    const { pageStore } = await deploy({
      header: 'one',
      pages: { '/a': ['A', { '/art/a.svg': 'a' }], '/b': 'B' },
    });
    await pageStore.save('/a');
    const keys = vi.spyOn(memory.cache, 'keys');
    expect(await pageStore.readEntry('/a')).toMatchObject({
      path: '/a',
      savedAt: 1000,
      isThere: true,
    });
    expect(await pageStore.readEntry('/b')).toBeNull();
    expect(await pageStore.readEntry('/nowhere')).toBeNull();
    memory.entries.delete(`${ORIGIN}/art/a.svg`);
    expect(await pageStore.readEntry('/a')).toMatchObject({ path: '/a', isThere: false });
    expect(keys).not.toHaveBeenCalled();
    keys.mockRestore();
  });
});

describe('removing', () => {
  const shared = { '/art/both.svg': 'both' };

  it('many pages lists the cache once', async () => {
    const { pageStore } = await deploy({
      header: 'one',
      pages: { '/a': ['A', shared], '/b': ['B', shared], '/c': ['C', shared] },
    });
    for (const path of ['/a', '/b', '/c']) await pageStore.save(path);
    const keys = vi.spyOn(memory.cache, 'keys');
    await pageStore.remove(['/a', '/b', '/nowhere']);
    expect(keys).toHaveBeenCalledOnce();
    keys.mockRestore();
    expect((await pageStore.readInventory()).map(({ path }) => path)).toEqual(['/c']);
    expect(kept()).toContain('/art/both.svg');
    await pageStore.remove(['/c']);
    expect(kept()).toEqual(['/', '/404']);
  });

  it('also removes a page’s pictures, unless another page uses them', async () => {
    const { pageStore } = await deploy({
      header: 'one',
      pages: { '/a': ['A', { ...shared, '/art/a.svg': 'a' }], '/b': ['B', shared] },
    });
    await pageStore.save('/a');
    await pageStore.save('/b');
    await pageStore.remove(['/a']);
    expect(kept()).toEqual(['/', '/404', '/art/both.svg', '/b']);
    await pageStore.remove(['/b']);
    expect(kept()).toEqual(['/', '/404']);
    expect([...memory.entries.keys()].filter((key) => key.includes('/search/'))).toHaveLength(1);
  });

  it('removes several pages at once, with the files they share', async () => {
    const { pageStore } = await deploy({
      header: 'one',
      pages: { '/a': ['A', shared], '/b': ['B', shared], '/c': 'C' },
    });
    for (const path of ['/a', '/b', '/c']) await pageStore.save(path);
    await pageStore.remove(['/a', '/b']);
    expect(kept()).toEqual(['/', '/404', '/c']);
    expect((await pageStore.readInventory()).map(({ path }) => path)).toEqual(['/c']);
  });

  it('ends the saving of the pages that are removed, instead of waiting for the network', async () => {
    const { pageStore, urlOf } = await deploy({ header: 'one', pages: { '/a': 'A', '/b': 'B' } });
    await pageStore.save('/a');
    silent.add(urlOf('/b'));
    const saved = pageStore.save('/b').catch(String);
    await vi.waitFor(() => expect(requests).toContain(urlOf('/b')));
    const removed = pageStore.remove(['/a', '/b']);
    // A page that is wanted again is saved after the removal.
    silent.clear();
    const again = pageStore.save('/b');
    await removed;
    expect(await saved).toContain('aborted');
    expect(await again).toMatchObject({ outcome: 'saved' });
    expect(kept()).toEqual(['/', '/404', '/b']);
  });

  it('leaves the files that a waiting build needs', async () => {
    const old = await deploy({ header: 'one', pages: { '/a': ['A', shared] } });
    await old.pageStore.save('/a');
    const next = await deploy({ header: 'one', pages: { '/': ['home', shared], '/a': 'A2' } });
    await old.pageStore.remove(['/a'], () => false);
    expect(await old.pageStore.readInventory()).toEqual([]);
    expect(await textOf(next.pageStore.readFile(pictureUrl('both')))).toBe(picture('both'));
    // What it does not need goes when that build has taken over.
    expect(keyWith('/assets/search/a-')).not.toBe('');
    await next.pageStore.prune(false);
    expect(keyWith('/assets/search/a-')).toBe('');
    expect(kept()).toEqual(['/', '/404', '/art/both.svg']);
  });

  it('does not remove a page that is being saved at the same time', async () => {
    const { pageStore } = await deploy({
      header: 'one',
      pages: { '/a': ['A', shared], '/b': ['B', shared] },
    });
    await pageStore.save('/a');
    await Promise.all([pageStore.save('/b'), pageStore.remove(['/a']), pageStore.prune(false)]);
    expect(await pageStore.readPage('/b')).not.toBeNull();
    expect(kept()).toContain('/art/both.svg');
  });
});

describe('after a deploy', () => {
  const pages = { '/a': 'A', '/b': ['B', { '/art/b.svg': 'b' }] as const };

  it('a page that has not changed is shown in the new frame, and costs nothing', async () => {
    const old = await deploy({ header: 'one', pages });
    await old.pageStore.save('/a');
    const { pageStore } = await deploy({ header: 'two', pages });
    const page = await pageStore.readPage('/a');
    expect(await page?.text()).toBe(html('two', 'A'));
    expect(page?.headers.get('content-security-policy')).toBe("script-src 'two'");
    await pageStore.refresh();
    expect(requests).toEqual([]);
    await pageStore.prune(false);
    expect(stored.get('/a')).toMatchObject({
      frame: (await publish({ header: 'two', pages })).files.frame[0],
    });
    // None of the old code is left.
    expect(memory.entries.has(ORIGIN + old.files.frame[0])).toBe(false);
    expect(memory.entries.has(ORIGIN + old.script)).toBe(false);
  });

  it('one changed page costs that page and the catalog', async () => {
    const old = await deploy({ header: 'one', pages });
    for (const path of ['/a', '/b']) await old.pageStore.save(path);
    const next = await publish({ header: 'one', pages: { ...pages, '/a': 'A2' } });
    requests = [];
    await next.pageStore.install();
    expect(requests).toEqual([next.files.catalog[0]]);
    await next.pageStore.refresh();
    expect((await next.pageStore.readSearch()).isWhole).toBe(true);
    expect(requests.slice(1)).toEqual([next.urlOf('/a')]);
    expect(await textOf(next.pageStore.readPage('/a'))).toBe(html('one', 'A2'));
  });

  it('a page that has changed is shown in its old frame with its old files until it is fetched', async () => {
    const old = await deploy({ header: 'one', pages });
    for (const path of ['/a', '/b']) await old.pageStore.save(path);
    const { pageStore } = await deploy({ header: 'two', pages: { ...pages, '/a': 'A2' } });
    expect(await pageStore.readPage('/a')).toBeNull();
    for (let round = 0; round < 2; round += 1) {
      const page = await pageStore.readOlderPage('/a');
      expect(await page?.text()).toBe(html('one', 'A'));
      expect(page?.headers.get('content-security-policy')).toBe("script-src 'one'");
      expect(memory.entries.has(ORIGIN + old.script)).toBe(true);
      await pageStore.prune(false);
    }
    await pageStore.refresh();
    expect(await pageStore.readOlderPage('/a').then((page) => page?.text())).not.toBe(
      html('one', 'A'),
    );
    expect(await textOf(pageStore.readPage('/a'))).toBe(html('two', 'A2'));
    await pageStore.prune(false);
    expect(memory.entries.has(ORIGIN + old.script)).toBe(false);
    expect(memory.entries.has(ORIGIN + old.files.frame[0])).toBe(false);
  });

  it('one page that cannot be fetched does not keep the others from being updated', async () => {
    const old = await deploy({ header: 'one', pages });
    for (const path of ['/a', '/b']) await old.pageStore.save(path);
    const next = await deploy({ header: 'one', pages: { '/a': 'A2', '/b': 'B2' } });
    network.delete(next.urlOf('/a'));
    await next.pageStore.refresh();
    expect(await textOf(next.pageStore.readPage('/b'))).toBe(html('one', 'B2'));
    expect(await textOf(next.pageStore.readOlderPage('/a'))).toBe(html('one', 'A'));
  });

  it('pages that are removed during an update stay removed', async () => {
    const paths = ['/1', '/2', '/3'];
    const of = (suffix: string) => Object.fromEntries(paths.map((path) => [path, path + suffix]));
    const old = await deploy({ header: 'one', pages: of('') });
    for (const path of paths) await old.pageStore.save(path);
    const next = await deploy({ header: 'one', pages: of(' new') });
    silent.add(next.urlOf('/1'));
    const refreshed = next.pageStore.refresh();
    await vi.waitFor(() => expect(requests).toContain(next.urlOf('/1')));
    await next.pageStore.remove(paths);
    await refreshed;
    silent.clear();
    expect(await next.pageStore.readInventory()).toEqual([]);
    // One that the visitor then asks for is saved.
    expect(await next.pageStore.save('/2')).toMatchObject({ outcome: 'saved' });
  });

  it('an update stops when three pages in a row cannot be fetched', async () => {
    const five = (suffix: string) =>
      Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`/${String(at)}`, `${String(at)}${suffix}`]));
    const old = await deploy({ header: 'one', pages: five('') });
    for (const path of Object.keys(five(''))) await old.pageStore.save(path);
    const next = await deploy({ header: 'one', pages: five(' new') });
    network.clear();
    await next.pageStore.refresh();
    expect(requests).toHaveLength(3);
  });

  it('a page that has not been updated for several deploys costs the files of its own build only', async () => {
    const old = await deploy({ header: 'one', pages });
    await old.pageStore.save('/a');
    for (const header of ['two', 'three', 'four']) {
      const next = await deploy({ header, pages: { '/a': `A ${header}` } });
      network.delete(next.urlOf('/a'));
      await next.pageStore.refresh();
      await next.pageStore.prune(false);
      expect(await textOf(next.pageStore.readOlderPage('/a'))).toBe(html('one', 'A'));
      expect(await textOf(next.pageStore.readFile(ORIGIN + old.script))).toBe('runs with one');
      const there = [...memory.entries.keys()];
      expect(there.filter((key) => key.includes('/assets/frame-'))).toHaveLength(2);
      expect(there.filter((key) => key.includes('/assets/script-'))).toHaveLength(2);
    }
  });

  it.each(['before it removes', 'while it removes'])(
    'a build that arrives %s what is unneeded loses nothing',
    async (moment) => {
      const old = await deploy({ header: 'one', pages });
      memory.entries.set(`${ORIGIN}/unneeded`, new Response(''));
      const next = await publish({ header: 'two', pages });
      let isNewest = true;
      const arrive = async () => {
        if (!isNewest) return;
        isNewest = false;
        await next.pageStore.install();
      };
      const keys = memory.cache.keys.bind(memory.cache);
      const remove = memory.cache.delete.bind(memory.cache);
      const spies = [
        vi.spyOn(memory.cache, 'keys').mockImplementation(async () => {
          if (moment === 'before it removes') await arrive();
          return keys();
        }),
        vi.spyOn(memory.cache, 'delete').mockImplementation(async (key) => {
          await arrive();
          return remove(key);
        }),
      ];
      // A file of a build before both, which the next build has again.
      memory.entries.set(ORIGIN + next.script, asBasic('runs with two'));
      await old.pageStore.prune(false, () => isNewest);
      for (const spy of spies) spy.mockRestore();
      expect(isNewest).toBe(false);
      expect(await textOf(next.pageStore.readFile(ORIGIN + next.script))).toBe('runs with two');
    },
  );

  it('keeps the old files while a tab with the old code is open', async () => {
    const old = await deploy({ header: 'one', pages });
    await old.pageStore.save('/b');
    const { pageStore } = await deploy({ header: 'two', pages });
    await pageStore.prune(true);
    expect(memory.entries.has(ORIGIN + old.script)).toBe(true);
    await pageStore.prune(false);
    expect(memory.entries.has(ORIGIN + old.script)).toBe(false);
    expect(kept()).toEqual(['/', '/404', '/art/b.svg', '/b']);
  });

  it('a page that no longer exists is forgotten, not counted as evicted', async () => {
    const old = await deploy({ header: 'one', pages });
    await old.pageStore.save('/b');
    const { pageStore } = await deploy({ header: 'two', pages: { '/a': 'A' } });
    expect(await pageStore.readInventory()).toEqual([]);
    await pageStore.prune(false);
    expect(kept()).toEqual(['/', '/404']);
    expect([...stored]).toEqual([]);
  });

  it('installing does not affect the files that the active worker reads', async () => {
    const old = await deploy({ header: 'one', pages });
    await old.pageStore.save('/a');
    await deploy({ header: 'two', pages: { '/': 'home 2', '/a': 'A2' } });
    expect(await textOf(old.pageStore.readPage('/'))).toBe(html('one', 'home'));
    expect(await textOf(old.pageStore.readPage('/a'))).toBe(html('one', 'A'));
    expect(await textOf(old.pageStore.readFile(`${ORIGIN}/favicon.svg`))).toBe(svg('one'));
  });
});

describe('after a change of the palette', () => {
  const OTHERS = '3d4e5f';
  const pages = { '/a': ['A', { '/art/a.svg': 'a' }] as const };

  it('pictures have the new colors, and nothing is fetched for them', async () => {
    const old = await deploy({ header: 'one', pages });
    await old.pageStore.save('/a');
    const next = await deploy({ header: 'one', pages, colors: OTHERS });
    await next.pageStore.refresh();
    await next.pageStore.prune(false);
    expect(requests).toEqual([]);
    const read = (colors: string) => textOf(next.pageStore.readFile(pictureUrl('a', colors)));
    expect(await read(OTHERS)).toBe(picture('a', OTHERS));
    expect(await read(COLORS)).toBeUndefined();
    // A picture that is unavailable in the requested colors is not treated as damaged.
    expect(await read(OTHERS)).toBe(picture('a', OTHERS));
  });

  it('a page that is shown in its old frame has its old colors', async () => {
    const old = await deploy({ header: 'one', pages });
    await old.pageStore.save('/a');
    const changed = { '/a': ['A2', { '/art/a.svg': 'a' }] as const };
    const next = await deploy({ header: 'one', pages: changed, colors: OTHERS });
    await next.pageStore.prune(false);
    expect(await textOf(next.pageStore.readOlderPage('/a'))).toBe(html('one', 'A'));
    expect(await textOf(next.pageStore.readFile(pictureUrl('a')))).toBe(picture('a'));
  });
});

describe('what earlier builds stored', () => {
  const OLD_BUILD = '107ead5863';
  const oldPage = '<!doctype html><main>A, as a whole document</main></html>\n';

  /** The cache and records of a build that stored pages as whole documents, under its id. */
  async function earlier() {
    const { response } = await pack(
      oldPage,
      new Headers({ 'Content-Type': 'text/html', 'Content-Security-Policy': 'old' }),
    );
    memory.entries.set(documentKey('/a', OLD_BUILD, ORIGIN), response);
    memory.entries.set(documentKey('/', OLD_BUILD, ORIGIN), new Response(oldPage));
    for (const file of ['/assets/old.js', `/assets/search-${OLD_BUILD}.json`, '/art/old.svg']) {
      memory.entries.set(ORIGIN + file, new Response(svg('old')));
    }
    memory.entries.set(`${ORIGIN}/favicon.svg?__WB_REVISION__=x`, new Response('old'));
    stored.set('/a', {
      path: '/a',
      buildId: OLD_BUILD,
      bytes: 7,
      savedAt: 5,
      files: ['/art/old.svg'],
    });
  }

  it('stays readable until it is replaced, and is then removed entirely', async () => {
    await earlier();
    const { pageStore } = await deploy({ header: 'one', pages: { '/a': 'A' } });
    expect(await pageStore.readInventory()).toEqual([
      { path: '/a', bytes: 7, savedAt: 5, isThere: true },
    ]);
    expect(await pageStore.readPage('/a')).toBeNull();
    await pageStore.prune(false);
    const older = await pageStore.readOlderPage('/a');
    expect(await older?.text()).toBe(oldPage);
    expect(older?.headers.get('content-security-policy')).toBe('old');
    expect(kept()).toContain('/art/old.svg');
    expect(memory.entries.has(`${ORIGIN}/assets/old.js`)).toBe(true);

    await pageStore.refresh();
    await pageStore.prune(false);
    expect(await textOf(pageStore.readPage('/a'))).toBe(html('one', 'A'));
    expect(kept()).toEqual(['/', '/404', '/a']);
    expect([...memory.entries.keys()].filter((key) => /old|=x$|107ead/u.test(key))).toEqual([]);
    expect((stored.get('/a') as PageRecord).hash).toMatch(/^[0-9a-f]{12}$/u);
  });

  it('is not shown when it is damaged', async () => {
    await earlier();
    memory.entries.set(documentKey('/a', OLD_BUILD, ORIGIN), new Response('<!doctype html><h1>h'));
    const { pageStore } = await deploy({ header: 'one', pages: { '/a': 'A' } });
    expect(await pageStore.readOlderPage('/a')).toBeNull();
  });
});

describe('damaged entries', () => {
  it.each([
    ['half a page', '{"document":["<!doc'],
    ['a document', '<!doctype html></html>'],
    ['something else', '{"a":1}'],
    ['parts of another frame', '{"document":[["unknown"]],"files":[]}'],
    ['nothing', ''],
  ])('%s is not shown, and repaired', async (_, body) => {
    const { pageStore } = await deploy({ header: 'one', pages: {} });
    const key = [...memory.entries.keys()].find((url) => url.startsWith(`${ORIGIN}/?`)) ?? '';
    memory.entries.set(key, new Response(body));
    expect(await pageStore.readPage('/').catch(() => null)).toBeNull();
    await pageStore.repairPage('/');
    expect(await textOf(pageStore.readPage('/'))).toBe(html('one', 'home'));
  });

  it('a file is checked against its integrity, and restored only from a match', async () => {
    const { pageStore, script } = await deploy({ header: 'one', pages: {} });
    const href = ORIGIN + script;
    memory.entries.set(href, new Response('damaged'));
    expect(await pageStore.readFile(href)).toBeNull();
    await pageStore.repairFile(href, asBasic('a log-in page'));
    await pageStore.repairFile(`${ORIGIN}/assets/other.js`, asBasic('runs with one'));
    expect(await pageStore.readFile(href)).toBeNull();
    await pageStore.repairFile(href, asBasic('runs with one'));
    expect(await textOf(pageStore.readFile(href))).toBe('runs with one');
  });

  it('a file that has been read before is checked again', async () => {
    const { pageStore, script } = await deploy({ header: 'one', pages: {} });
    const href = ORIGIN + script;
    expect(await textOf(pageStore.readFile(href))).toBe('runs with one');
    memory.entries.set(href, new Response('runs wi'));
    expect(await pageStore.readFile(href)).toBeNull();
  });

  it('a file of an earlier build is checked against the frame of that build', async () => {
    const { script } = await deploy({ header: 'one', pages: {} });
    const { pageStore } = await deploy({ header: 'two', pages: {} });
    const href = ORIGIN + script;
    memory.entries.set(`${ORIGIN}/assets/frame-0.json`, new Response('{"files":[["/ass'));
    expect(await textOf(pageStore.readFile(href))).toBe('runs with one');
    memory.entries.set(href, new Response('runs wi'));
    expect(await pageStore.readFile(href)).toBeNull();
  });

  it('a script of a page that was saved on request is checked against that page’s record', async () => {
    const { pageStore } = await deploy({
      header: 'one',
      pages: { '/demo': 'Demo' },
      scripts: { '/demo': 'plays' },
    });
    await pageStore.save('/demo');
    const href = keyWith('/assets/own-');
    expect(await textOf(pageStore.readFile(href))).toBe('plays');
    memory.entries.set(href, new Response('pla'));
    expect(await pageStore.readFile(href)).toBeNull();
  });

  it('a script that cannot be verified on the device is kept as a fallback', async () => {
    const { script } = await deploy({ header: 'one', pages: {} });
    const href = ORIGIN + script;
    const { pageStore } = await deploy({ header: 'two', pages: {} });
    expect(await pageStore.readUnproven(href)).not.toBeNull();
    // Damage the frame of its build as well.
    for (const key of memory.entries.keys()) {
      if (key.includes('/assets/frame-')) memory.entries.set(key, new Response('{"files":[["/ass'));
    }
    expect(await pageStore.readFile(href)).toBeNull();
    expect(await textOf(pageStore.readUnproven(href))).toBe('runs with one');
    expect(await pageStore.readUnproven(`${ORIGIN}/assets/none-12345678.js`)).toBeNull();
    expect(await pageStore.readUnproven(`${ORIGIN}/favicon.svg`)).toBeNull();
  });

  it('a truncated part of the search index is not read', async () => {
    const { pageStore } = await deploy({ header: 'one', pages: { '/a': 'A' } });
    const href = keyWith('/assets/search/');
    memory.entries.set(href, new Response('{"format":'));
    expect(await pageStore.readFile(href)).toBeNull();
  });

  it('a lost frame or catalog is read from the network, and stored again', async () => {
    const { pageStore, files } = await deploy({ header: 'one', pages: {} });
    memory.entries.delete(ORIGIN + files.frame[0]);
    memory.entries.set(ORIGIN + files.catalog[0], new Response('{}'));
    expect(await textOf(pageStore.readPage('/'))).toBe(html('one', 'home'));
    network.clear();
    expect(await textOf(pageStore.readPage('/'))).toBe(html('one', 'home'));
    memory.entries.delete(ORIGIN + files.frame[0]);
    await expect(pageStore.readPage('/')).rejects.toThrow('no network');
  });

  it('a full device reads a lost frame from the network every time', async () => {
    const { pageStore, files } = await deploy({ header: 'one', pages: {} });
    memory.entries.delete(ORIGIN + files.frame[0]);
    memory.state.room = memory.entries.size;
    expect(await textOf(pageStore.readPage('/'))).toBe(html('one', 'home'));
  });

  it('a new build does not adopt damaged files', async () => {
    const { script } = await deploy({ header: 'one', pages: {} });
    memory.entries.set(ORIGIN + script, new Response('runs wi'));
    const { pageStore } = await deploy({ header: 'one', pages: { '/b': 'B' } });
    expect(await textOf(pageStore.readFile(ORIGIN + script))).toBe('runs with one');
  });

  it('missing parts of the core are restored, and nothing else is fetched', async () => {
    const { pageStore, script, urlOf } = await deploy({ header: 'one', pages: { '/a': 'A' } });
    memory.entries.delete(ORIGIN + script);
    for (const key of memory.entries.keys()) {
      if (key.startsWith(`${ORIGIN}/?`)) memory.entries.delete(key);
    }
    requests = [];
    await pageStore.restore();
    expect(requests.toSorted()).toEqual([script, urlOf('/')].toSorted());
    requests = [];
    await pageStore.restore();
    expect(requests).toEqual([]);
  });

  it('missing pictures of the core, and its part of the search index, are restored', async () => {
    const { pageStore, urlOf } = await deploy({
      header: 'one',
      pages: { '/': ['home', { '/art/home.svg': 'home' }] },
    });
    for (const key of [keyWith('/art/home'), keyWith('/assets/search/index-')]) {
      for (const repair of [() => pageStore.restore(), () => pageStore.repairPage('/')]) {
        expect(memory.entries.delete(key)).toBe(true);
        requests = [];
        await repair();
        expect(memory.entries.has(key)).toBe(true);
        expect(requests).toEqual([urlOf('/')]);
      }
    }
  });

  it('a list of saved pages that never opens does not keep a script from the page', async () => {
    const { pageStore } = await deploy({ header: 'one', pages: {} });
    vi.useFakeTimers();
    const all = vi.spyOn(records, 'all').mockReturnValue(new Promise(() => undefined));
    const read = pageStore.readFile(`${ORIGIN}/assets/other-12345678.js`);
    const search = pageStore.readSearch();
    await vi.waitFor(() => expect(all).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await read).toBeNull();
    expect((await search).parts).toHaveLength(1);
    all.mockRestore();
    vi.useRealTimers();
  });

  it('incomplete pictures are not shown', async () => {
    const sound = (body: string) => isSound('/art/a.svg', new Response(body), undefined);
    expect(await sound(svg('a'))).toBe(true);
    expect(await sound('<svg')).toBe(false);
  });
});

describe('composing a document', () => {
  const frame = { segments: { menu: '<a href="/a">A</a><a href="/b">B</a>', end: '</html>' } };

  it('puts segments, with the parts inserted into them, between its own text', () => {
    expect(
      compose(['<h1>', ['menu', 'href="/b"', ' aria-current="true"'], 'own', ['end']], frame),
    ).toBe('<h1><a href="/a">A</a><a href="/b" aria-current="true">B</a>own</html>');
  });

  it.each([
    [[['toString']] as const, 'There is no segment "toString"'],
    [[['menu', 'href="/c"', 'x']] as const, 'The segment "menu" has no "href="/c""'],
  ])('throws if the frame lacks a part: %j', (parts, message) => {
    expect(() => compose(parts, frame)).toThrow(message);
  });
});

describe('links to the previous and next page', () => {
  const page = (path: string, sequence: number) => ({ path, name: `<${path}>`, sequence });
  const ways = waysOf([page('/', 0), page('/a', 1), page('/x', 2), page('/b', 1), page('/c', 1)]);
  const frame = {
    segments: { 'previous link': '<a href="{href}">{name}</a>', 'next link': '{name}|' },
  };
  const show = (path: string) =>
    compose(
      [['previous', 'link'], ['next', 'link'], ';', ['previous', 'data'], ['next', 'data']],
      frame,
      ways.get(path),
    );

  it('lead along its sequence', () => {
    expect(ways.get('/')).toBeUndefined();
    expect(ways.get('/x')).toEqual({ previous: null, next: null });
    expect(ways.get('/b')).toEqual({
      previous: { name: '</a>', href: '/a' },
      next: { name: '</c>', href: '/c' },
    });
  });

  it('are made from the templates of the frame, with names as text', () => {
    expect(show('/b')).toBe(
      '<a href="/a">&lt;/a&gt;</a>&lt;/c&gt;|;{"name":"</a>","href":"/a"}{"name":"</c>","href":"/c"}',
    );
    expect(show('/a')).toBe('&lt;/b&gt;|;null{"name":"</b>","href":"/b"}');
    expect(show('/')).toBe(';nullnull');
  });
});

describe('the catalog', () => {
  it('is the same after packing and unpacking', () => {
    const page = { path: '/a', name: 'A', hash: 'abc', wireBytes: 5, sequence: 2 };
    const catalog: Catalog = {
      pages: [
        { ...page, tier: 'core' },
        { ...page, path: '/b', tier: 'later' },
      ],
      redirects: { '/x': '/a#b' },
    };
    expect(unpackCatalog(JSON.parse(JSON.stringify(packCatalog(catalog))))).toEqual(catalog);
  });
});

describe('cacheable responses', () => {
  it('are complete and same-origin', () => {
    expect(isKeepable(asBasic('x'))).toBe(true);
    expect(isKeepable(asBasic('x', { status: 206 }))).toBe(false);
    expect(isKeepable(asBasic('x', { status: 404 }))).toBe(false);
    expect(isKeepable(new Response('x'))).toBe(false);
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    expect(isKeepable(asBasic('a log-in page', { headers }))).toBe(false);
    const redirected = asBasic('x');
    Object.defineProperty(redirected, 'redirected', { value: true });
    expect(isKeepable(redirected)).toBe(false);
  });
});

describe('compression', () => {
  it('restores the original, and stores it smaller', async () => {
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
  it('distinguish pages from files', () => {
    const key = documentKey('/k-12', 'one', ORIGIN);
    expect(key).toBe(`${ORIGIN}/k-12?__WB_REVISION__=one`);
    expect(readDocumentKey(key)).toEqual({ path: '/k-12', revision: 'one' });
    expect(readDocumentKey(`${ORIGIN}/favicon.svg?__WB_REVISION__=one`)).toBeNull();
    expect(readDocumentKey(`${ORIGIN}/assets/a.js`)).toBeNull();
  });

  it('have a revision for files whose name has none', () => {
    expect(fileKey('/assets/a-1.js', 'sha256-x', ORIGIN)).toBe(`${ORIGIN}/assets/a-1.js`);
    expect(fileKey('/favicon.svg', 'sha256-x', ORIGIN)).toBe(
      `${ORIGIN}/favicon.svg?__WB_REVISION__=sha256-x`,
    );
  });
});
