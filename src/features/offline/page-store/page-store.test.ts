import { beforeEach, describe, expect, it } from 'vitest';
import { INDEX_FORMAT } from '#src/features/search/index-format.ts';
import { compose } from './compose.ts';
import { integrityOf, isKeepable, shortHashOf } from './integrity.ts';
import { documentKey, fileKey, readDocumentKey } from './keys.ts';
import { PageStore } from './page-store.ts';
import { packUrl } from './plan.ts';
import type { Catalog, FileReference, Frame, PagePack, PageTier, PlannedPage } from './plan.ts';
import { SiteCache } from './site-cache.ts';
import { openSiteBuild } from './site-build.ts';
import type { SiteBuild } from './site-build.ts';
import { asBasic, memoryCaches } from './testing/memory-caches.ts';

const ORIGIN = 'https://site.example';
const TIERS: Partial<Record<string, PageTier>> = { '/': 'core', '/404': 'not-found' };
const NOTHING = { format: INDEX_FORMAT, pages: [], sections: [], lengths: [] } as const;

let device = memoryCaches(ORIGIN);
let network = new Map<string, Response>();
let requested: string[] = [];
/** The next requests that get no answer, by URL. */
let losses = new Map<string, number>();
let paused: number[] = [];
let now = 0;
beforeEach(() => {
  device = memoryCaches(ORIGIN);
  network = new Map();
  requested = [];
  losses = new Map();
  paused = [];
  now = 100;
});

const text = (words: string) => new TextEncoder().encode(words);

interface Deployed {
  /** The text of each page by path. */
  readonly pages: Readonly<Record<string, string>>;
  readonly art?: Readonly<Record<string, string>>;
  /** The part shared by all pages. */
  readonly header?: string;
  /** A script that only the page at `/a` needs, which is saved on request. */
  readonly own?: string;
}

/** Publishes a build whose worker is not installed yet. */
async function publish({ pages, art = {}, header = 'Header', own }: Deployed): Promise<PageStore> {
  network = new Map();
  const file = async (name: string, content: string, kind = 'json'): Promise<FileReference> => {
    const address = `/assets/${name}-${await shortHashOf(text(content))}.${kind}`;
    network.set(address, asBasic(content));
    return [address, await integrityOf(text(content))];
  };
  const planned: PlannedPage[] = [];
  for (const [path, words] of Object.entries({ '/': 'home', '/404': 'no page', ...pages })) {
    const pack: PagePack = {
      document: ['<!doctype html>', ['header'], `<main>${words}</main>`],
      art: path === '/a' ? art : {},
      ...(path !== '/404' && { search: { ...NOTHING, words } as unknown as PagePack['search'] }),
      ...(own !== undefined && path === '/a' && { files: [await file('own', own, 'js')] }),
    } as PagePack;
    const hash = await shortHashOf(text(JSON.stringify(pack)));
    network.set(packUrl({ path, hash }), asBasic(JSON.stringify(pack)));
    planned.push({ path, name: path, hash, wireBytes: 1, tier: TIERS[path] ?? 'later' });
  }
  network.set('/favicon.svg', asBasic('<svg/>'));
  const frame: Frame = {
    code: header,
    headers: { 'Content-Security-Policy': header },
    segments: { header },
    files: [
      await file('script', `runs with ${header}`, 'js'),
      ['/favicon.svg', `sha256-${header}`],
    ],
  };
  const catalog: Catalog = { pages: planned, redirects: { '/old': '/a' } };
  const files = {
    frame: await file('frame', JSON.stringify(frame)),
    catalog: await file('catalog', JSON.stringify(catalog)),
  };
  const reader = {
    origin: ORIGIN,
    cache: new SiteCache(device.caches),
    fetch: (input: RequestInfo | URL) => {
      const address = input as string;
      requested.push(address);
      const lost = losses.get(address) ?? 0;
      losses.set(address, lost - 1);
      if (lost > 0) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(network.get(address)?.clone() ?? asBasic('gone', 404));
    },
    pause: (ms: number) => {
      paused.push(ms);
      return Promise.resolve();
    },
  };
  let opened: Promise<SiteBuild> | undefined;
  const build = () => (opened ??= openSiteBuild(files, reader));
  return new PageStore({ ...reader, files, build, now: () => now });
}

const textOf = async (answer: Promise<Response | null>) => (await answer)?.text() ?? null;
const pageOf = (store: PageStore, path: string) => textOf(store.readPage(path));
const planOf = (path: string): PlannedPage => {
  const version = [...network.keys()].find((url) => url.startsWith(`/assets/pages${path}-`)) ?? '';
  const hash = /-(\w+)\.json$/u.exec(version)?.[1] ?? '';
  return { path, hash, name: path, wireBytes: 1, tier: 'later' };
};
const save = async (store: PageStore, path: string) => store.save(planOf(path));
/** A build that is installed, with these pages saved. */
async function installed(site: Deployed, ...paths: readonly string[]): Promise<PageStore> {
  const store = await publish(site);
  await store.install();
  for (const path of paths) await save(store, path);
  return store;
}
const keysLike = (part: string) => [...device.entries.keys()].filter((key) => key.includes(part));
/** Damages the entries whose key has this part. */
const damage = (part: string) => {
  for (const key of keysLike(part)) {
    const { headers } = device.entries.get(key) as Response;
    device.entries.set(key, new Response('half', { headers }));
  }
};
const html = (words: string, header = 'Header') => `<!doctype html>${header}<main>${words}</main>`;

describe('an installation', () => {
  it('stores what all pages need, and the pages of the core with their headers', async () => {
    const store = await installed({ pages: { '/a': 'A' } });
    network.clear();
    expect(await pageOf(store, '/')).toBe(html('home'));
    expect((await store.readPage('/'))?.headers.get('Content-Security-Policy')).toBe('Header');
    expect(await textOf(store.readNotFound())).toBe(html('no page'));
    expect(await textOf(store.readFile(`${ORIGIN}/favicon.svg`))).toBe('<svg/>');
    expect(await pageOf(store, '/a')).toBeNull();
    expect([...(await store.readInventory())]).toEqual([['/', 100]]);
  });

  it('tries every file although one is blocked, so that the next attempt fetches only that one', async () => {
    const store = await publish({ pages: {} });
    const script = [...network.keys()].find((url) => url.endsWith('.js')) ?? '';
    const blocked = network.get(script) as Response;
    network.set(script, asBasic('blocked', 403));
    await expect(store.install()).rejects.toThrow('403');
    requested = [];
    await expect(store.install()).rejects.toThrow('403');
    expect(requested).toEqual([script]);
    network.set(script, blocked);
    await store.install();
    expect(await pageOf(store, '/')).toBe(html('home'));
  });

  it('replaces what is damaged, and fetches nothing else', async () => {
    const store = await installed({ pages: {} });
    damage('/assets/script-');
    damage(documentKey({ path: '/', hash: '' }, ORIGIN));
    requested = [];
    await store.install();
    expect(requested).toHaveLength(2);
    expect(await pageOf(store, '/')).toBe(html('home'));
  });

  it('fails at once on a full device, with the reason', async () => {
    device.state.room = 1;
    const store = await publish({ pages: {} });
    await expect(store.install()).rejects.toMatchObject({ name: 'QuotaExceededError' });
  });

  it.each([
    ['a page instead of a file', asBasic('<!doctype html>', 200, 'text/html')],
    ['a file that arrives damaged', asBasic('half')],
  ])('rejects %s', async (_, answer) => {
    const store = await publish({ pages: {} });
    for (const url of network.keys()) if (url.endsWith('.js')) network.set(url, answer);
    await expect(store.install()).rejects.toThrow(TypeError);
  });
});

describe('a request that gets no answer', () => {
  it('is repeated twice, after growing pauses', async () => {
    const store = await installed({ pages: { '/a': 'A' } });
    losses.set(packUrl(planOf('/a')), 2);
    await save(store, '/a');
    expect(paused).toEqual([400, 2000]);
    expect(await pageOf(store, '/a')).toBe(html('A'));
    losses.set(packUrl(planOf('/a')), 3);
    await expect(save(store, '/a')).rejects.toThrow('Failed to fetch');
  });

  it('is not repeated once it was ended', async () => {
    const store = await publish({ pages: { '/a': 'A' } });
    losses.set(packUrl(planOf('/a')), 1);
    await expect(store.save(planOf('/a'), () => AbortSignal.abort())).rejects.toThrow();
    expect(paused).toEqual([]);
  });
});

describe('a saved page', () => {
  const site = {
    pages: { '/a': 'A', '/b': 'B' },
    art: { '/art/x.svg': '<svg>x</svg>' },
    own: 'run()',
  };

  it('comes with its pictures, its scripts and its part of the search index', async () => {
    const store = await installed(site, '/a');
    const script = [...network.keys()].find((url) => url.includes('/own-')) ?? '';
    network.clear();
    expect(await textOf(store.readFile(`${ORIGIN}/art/x.svg`))).toBe('<svg>x</svg>');
    expect(await textOf(store.readFile(ORIGIN + script))).toBe('run()');
    const search = await store.readSearch();
    expect(search.parts.map((part) => (JSON.parse(part) as { words: string }).words)).toEqual([
      'home',
      'A',
    ]);
    expect(search.isWhole).toBe(false);
  });

  it.each(['/art/x.svg', '/own-', '/assets/search/a-'])(
    'does not count as saved without %s, which is damaged or gone',
    async (part) => {
      const store = await installed(site, '/a');
      expect(await store.isSaved('/a')).toBe(true);
      damage(part);
      for (const key of keysLike(part)) expect(await store.readFile(key)).toBeNull();
      expect(await store.isSaved('/a')).toBe(false);
      expect([...(await store.readInventory()).keys()]).toEqual(['/']);
    },
  );

  it('is not shown damaged', async () => {
    const store = await installed(site, '/a');
    damage(`/a?`);
    expect(await pageOf(store, '/a')).toBeNull();
  });

  it('that cannot be completed leaves nothing that counts, and nothing after the next pruning', async () => {
    const store = await installed(site);
    const before = device.entries.size;
    for (const url of network.keys()) if (url.includes('/own-')) network.delete(url);
    await expect(save(store, '/a')).rejects.toThrow('404');
    expect(await store.isSaved('/a')).toBe(false);
    await store.prune(false);
    expect(device.entries.size).toBe(before);
  });

  it('makes the search index whole together with all others', async () => {
    const store = await installed(site, '/a', '/b');
    expect((await store.readSearch()).isWhole).toBe(true);
  });

  it('is removed with its files, and the core stays', async () => {
    const store = await installed(site);
    const before = [...device.entries.keys()];
    for (const path of ['/a', '/b']) await save(store, path);
    expect(await store.removeAll()).toBe(2);
    await store.prune(false);
    expect([...device.entries.keys()]).toEqual(before);
  });
});

describe('after a deploy', () => {
  const before = { pages: { '/a': 'A', '/b': 'B' }, header: 'Old' };

  it('a page that has not changed is shown in the new frame, and costs nothing', async () => {
    await installed(before, '/a');
    const store = await installed({ ...before, header: 'New' });
    requested = [];
    await store.prune(false);
    expect(await store.outdated()).toEqual([]);
    expect(await pageOf(store, '/a')).toBe(html('A', 'New'));
    expect(requested).toEqual([]);
    expect(keysLike('/assets/frame-')).toHaveLength(1);
  });

  it('a page that has changed is shown in its old frame, with its files, until it is fetched', async () => {
    await installed(before, '/a');
    // In between, another deploy that changes the frame only.
    const middle = await installed({ ...before, header: 'Middle' });
    await middle.prune(false);
    const store = await installed({ ...before, pages: { '/a': 'A2' }, header: 'New' });
    await store.prune(false);
    expect(await pageOf(store, '/a')).toBeNull();
    expect(await textOf(store.readOlderPage('/a'))).toBe(html('A', 'Middle'));
    const [script = ''] = keysLike('/assets/script-');
    expect(await textOf(store.readFile(script))).toBe('runs with Middle');
    expect((await store.readInventory()).has('/a')).toBe(true);
    expect((await store.outdated()).map(({ path }) => path)).toEqual(['/a']);

    await save(store, '/a');
    await store.prune(false);
    expect(await pageOf(store, '/a')).toBe(html('A2', 'New'));
    expect(keysLike('/assets/frame-')).toHaveLength(1);
    expect(keysLike('/a?')).toHaveLength(1);
  });

  it('a page that no longer exists is forgotten', async () => {
    await installed(before, '/b');
    const store = await installed({ pages: { '/a': 'A' }, header: 'Old' });
    await store.prune(false);
    expect(keysLike('/b?')).toEqual([]);
    expect((await store.readSearch()).parts).toHaveLength(1);
  });

  it('the files of a tab with the old code stay, and so do those of a newer build', async () => {
    await installed(before);
    const store = await installed({ ...before, header: 'New' });
    await store.prune(true);
    expect(keysLike('/assets/script-')).toHaveLength(2);
    await store.prune(false, () => false);
    expect(keysLike('/assets/script-')).toHaveLength(2);
    await store.prune(false);
    expect(keysLike('/assets/script-')).toHaveLength(1);
  });
});

it('a build whose files were lost is opened from the network, also by a full device', async () => {
  const store = await publish({ pages: { '/a': 'A' } });
  device.state.room = 0;
  expect(await store.locate('/a/', '?x=1')).toEqual({ kind: 'moved', to: '/a?x=1' });
  expect(await store.locate('/old', '')).toEqual({ kind: 'moved', to: '/a' });
  expect(await store.locate('/none', '')).toEqual({ kind: 'unknown' });
});

describe('a document', () => {
  const segments = { menu: '<a href="/a">A</a><a href="/b">B</a>' };

  it('is composed of its own text and segments, with what is inserted into them', () => {
    expect(compose(['<p>', ['menu'], '</p>'], { segments })).toBe(`<p>${segments.menu}</p>`);
    expect(compose([['menu', 'href="/b"', ' aria-current="page"']], { segments })).toBe(
      '<a href="/a">A</a><a href="/b" aria-current="page">B</a>',
    );
  });

  it('of another frame is refused', () => {
    expect(() => compose([['none']], { segments })).toThrow(RangeError);
    expect(() => compose([['menu', 'href="/c"', 'x']], { segments })).toThrow(RangeError);
  });
});

it('only complete responses of this site that are no pages can be kept', () => {
  expect(isKeepable(asBasic('x'))).toBe(true);
  expect(isKeepable(asBasic('x', 206))).toBe(false);
  expect(isKeepable(asBasic('x', 200, 'text/html'))).toBe(false);
  expect(isKeepable(new Response('opaque'))).toBe(false);
  expect(isKeepable(Object.defineProperty(asBasic('x'), 'redirected', { value: true }))).toBe(
    false,
  );
});

it('keys distinguish pages from files, and have a revision for files whose name has none', () => {
  const page = { path: '/k-12/ai', hash: 'abc' };
  expect(readDocumentKey(documentKey(page, ORIGIN))).toEqual(page);
  expect(readDocumentKey(fileKey('/favicon.svg', 'sha256-x', ORIGIN))).toBeNull();
  expect(readDocumentKey(`${ORIGIN}/k-12/ai`)).toBeNull();
  expect(fileKey('/assets/a-1.js', 'sha256-x', ORIGIN)).toBe(`${ORIGIN}/assets/a-1.js`);
});

it('what is put into the cache comes back as it was, and text is stored smaller', async () => {
  const cache = new SiteCache(device.caches);
  const words = 'word '.repeat(1000);
  await cache.put(`${ORIGIN}/a`, words, { 'Content-Type': 'text/plain' });
  const stored = device.entries.get(`${ORIGIN}/a`)?.clone();
  expect((await stored?.arrayBuffer())?.byteLength).toBeLessThan(200);
  const read = await cache.read(`${ORIGIN}/a`);
  expect([...(read?.headers ?? [])]).toEqual([['content-type', 'text/plain']]);
  expect(await read?.text()).toBe(words);
});
