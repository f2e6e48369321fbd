import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { isDeepStrictEqual } from 'node:util';
import type { Manifest, Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import type { Layout } from '#src/content/schema/pages.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { SEARCH_INDEX } from '#src/features/search/index-format.ts';
import { themeScript } from '#src/design/theme-script.ts';
import { pageDataFromHtml } from '#src/app/navigation/page-text.ts';
import { planFetches } from '../html/fetch-plan.ts';
import { headScript } from '../html/head-script.ts';
import { compressEffortFrom, compressFiles, forgetOldCompressions } from '../compress.ts';
import { headersFileProblems, toHeadersFile, toRedirectsFile } from '#server/http/headers.ts';
import { wantsHstsPreload } from '../site/hsts-preload.ts';
import { htmlDocument } from '../html/html-document.ts';
import type { PageAssets } from '../html/html-document.ts';
import { pageAssets } from '../html/page-assets.ts';
import { rulesFeedLink } from '../regulations/files.ts';
import { feedLink } from '../site/atom-feed.ts';
import { chartFiles } from '../site/machine-charts.ts';
import { siteFiles } from '../site/site-files.ts';
import { splitStyles } from '../html/split-styles.ts';
import { pageFile } from '#server/http/site-manifest.ts';
import type { SiteManifest } from '#server/http/site-manifest.ts';
import { siteProblems } from '../site/site-problems.ts';
import { structuredData } from '../html/structured-data.ts';
import { BUNDLES } from '../incremental/bundles.ts';
import { filesOnRequest } from '../offline/files-on-request.ts';
import type { Code } from '../incremental/code.ts';
import { digest } from '../incremental/digest.ts';
import { FileStates } from '../incremental/file-states.ts';
import { Memo } from '../incremental/memo.ts';
import { OutputFolder, fileOf } from '../incremental/output-folder.ts';
import type { SiteFile } from '../incremental/output-folder.ts';
import { BuildCache, CACHE_ROOT } from '../site/build-cache.ts';
import type { OfflineFacts } from '../offline/write-offline.ts';
import type { ContentStore } from './content.ts';
import { IMPORT_MAP } from './import-map.ts';
import { MODULE_LIST } from './module-list.ts';

type ServerEntry = typeof import('#src/app/entry-server.tsx');

export interface PrerenderOptions {
  readonly store: ContentStore;
  readonly sources: Code;
  /** Identifies the sources of the build; the server uses it to tell builds apart. */
  readonly buildId: string;
  readonly enquiryEndpoint: string | null;
  /** Runs when all pages are written: the service worker needs their list. */
  readonly afterPages?: (facts: OfflineFacts) => Promise<void>;
}

const ENTRY = 'src/app/entry-client.tsx';

/** Files that are written after the pages, because they depend on them. */
const WRITTEN_LAST = ['_headers', '_redirects', 'sw.js', 'sw-kill.js', SEARCH_INDEX.slice(1)];

/** Written last: a server that finds it finds a complete build. */
const MANIFEST_FILE = 'site.json';
const hashSource = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The last step of a build: writes every page as plain HTML, every picture as a file, and the files for
 * hosts and search engines. In development it renders the requested page.
 */
export function prerender(options: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hause:prerender',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: (server) => serveInDevelopment(server, options),
    buildApp: {
      order: 'post',
      async handler() {
        await writeSite(config, options);
      },
    },
  };
}

async function writeSite(
  { root, logger }: ResolvedConfig,
  options: PrerenderOptions,
): Promise<void> {
  const dist = path.join(root, 'dist');
  const meta = path.join(root, 'dist-meta');
  const site = await options.store.get();
  const effort = compressEffortFrom(process.env['BUILD_COMPRESSION'], site.pages.size);
  const client = path.join(root, BUNDLES.client);
  const manifest = JSON.parse(
    await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entryFile = path.join(root, BUNDLES.ssr, 'entry-server.js');
  const entry = (await import(
    `${pathToFileURL(entryFile).href}?${options.buildId}`
  )) as ServerEntry;

  const states = await FileStates.open(dist, path.join(CACHE_ROOT, 'states'));
  const output = new OutputFolder(dist, states);
  /** Logs how long a step took and how many items it handled, which is the number it returns. */
  const timed = async (what: string, work: () => Promise<number>) => {
    const began = performance.now();
    const count = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    logger.info(`${what} ${String(count)} in ${seconds} s.`);
  };

  /**
   * The thread pool compresses files as soon as they are written, while this thread makes the next ones.
   */
  const compressing: Promise<unknown>[] = [];
  const compressed = new Set<string>();
  const compress = (names: Iterable<string>) => {
    const others = [...names].filter((name) => !compressed.has(name));
    for (const name of others) compressed.add(name);
    compressing.push(later(compressFiles(dist, others, effort, states)));
  };
  const putAll = async (files: Iterable<readonly [string, SiteFile]>) => {
    const names = await output.putAll(files);
    compress(names);
    return names.length;
  };

  const code = await codeOf(client);
  const inlineScript = await headScript();
  const importMap = await readFile(path.join(client, IMPORT_MAP), 'utf8');
  const loaded = await mapLayouts(entry, async (layout) => {
    const assets = pageAssets(manifest, ENTRY, entry.LAYOUT_MODULES[layout]);
    const styles = await splitStyles(assets.styles, (file) =>
      readFile(path.join(client, file), 'utf8'),
    );
    return { ...assets, styles: styles.linked, inlineStyle: styles.inline };
  });
  const shown = new Set([...site.pages.values()].map(({ page }) => page.layout));
  const siteManifest: SiteManifest = {
    buildId: options.buildId,
    pages: [...site.pages.keys()].filter((page) => page !== '/404'),
    redirects: Object.entries(site.redirects).map(([from, to]) => ({ from, to })),
    scriptHashes: [hashSource(inlineScript), hashSource(importMap)],
    styleHashes: [...new Set([...shown].map((layout) => hashSource(loaded[layout].inlineStyle)))],
    enquiry: options.enquiryEndpoint === null ? 'simulated' : { endpoint: options.enquiryEndpoint },
    imageOrigins: [...site.imageOrigins],
    ...(wantsHstsPreload(process.env['HSTS_PRELOAD']) && { hstsPreload: true }),
  };
  const bundled = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && !file.parentPath.endsWith('.vite'))
    .map((file) => path.relative(client, path.join(file.parentPath, file.name)))
    .map((file) => file.replaceAll(path.sep, '/'));
  const files = await siteFiles(site);
  const problems = [
    ...headersFileProblems(siteManifest),
    ...(await siteProblems(site, new Set([...bundled, ...files.keys(), ...WRITTEN_LAST]))),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));

  // From here to its end, a build leaves a folder that no server should start with. A running server
  // keeps its build until the file is back.
  await rm(path.join(meta, MANIFEST_FILE), { force: true });
  for (const file of bundled)
    await output.put(file, fileOf(await readFile(path.join(client, file))));

  // The thread pool encodes cards while this thread renders pages.
  const cards = later(timed('Share cards and files about the site:', () => putAll(files)));
  const sizes = await Memo.open<number>(
    path.join(CACHE_ROOT, 'wire-sizes'),
    digest(process.versions['brotli'] ?? ''),
  );
  const bytesOnTheWire = (file: string) =>
    sizes.get(
      states.stateOf(file).digest,
      () => brotliCompressSync(readFileSync(path.join(client, file))).length,
    );
  const layouts = await mapLayouts(entry, (layout): PageAssets => ({
    ...loaded[layout],
    later: planFetches([loaded[layout].entry, ...loaded[layout].modules], bytesOnTheWire).later,
    inlineScript,
    importMap,
    start: entry.SHOWS_DEVICE.has(layout) ? 'after paint' : 'when needed',
  }));
  await sizes.save();
  const unasked = new Set(
    [...site.pages.values()].flatMap(({ page }) => (page.saved === undefined ? page.layout : [])),
  );
  const pageCache = new BuildCache(path.join(CACHE_ROOT, 'pages'));
  const shared = digest(
    options.sources.digest,
    code,
    JSON.stringify([options.enquiryEndpoint, site.site, site.navigation, feedLink(site)]),
  );
  await timed('Pages prerendered:', () =>
    putAll(
      [...site.pages.values()].map((payload): [string, SiteFile] => {
        const recipe = digest(shared, JSON.stringify(payload));
        const make = async () =>
          Buffer.from(
            await documentFor(payload, code, entry, options, layouts[payload.page.layout]),
          );
        return [
          pageFile(payload.path),
          { recipe, make: () => pageCache.get(`${recipe}.html`, make) },
        ];
      }),
    ),
  );
  await pageCache.forgetOld();
  await timed('Pictures drawn:', () =>
    putAll(
      [...site.pictures].map(([file, spec]): [string, SiteFile] => [
        file.slice(1),
        // Its name includes hashes of its entire content.
        { recipe: file, make: () => site.draw(spec) },
      ]),
    ),
  );
  await cards;

  await output.put('_headers', fileOf(toHeadersFile(siteManifest)));
  await output.put('_redirects', fileOf(toRedirectsFile(siteManifest)));
  await timed('Pages packed for reading offline:', async () => {
    await options.afterPages?.({
      code,
      manifest: siteManifest,
      sources: options.sources.digest,
      dist,
      output,
      onRequest: filesOnRequest(
        manifest,
        ENTRY,
        (Object.keys(entry.LAYOUT_MODULES) as Layout[]).map((layout) => ({
          layout,
          module: entry.LAYOUT_MODULES[layout],
          isOnRequest: shown.has(layout) && !unasked.has(layout),
        })),
      ),
    });
    return site.pages.size;
  });
  await timed('Files compressed:', async () => {
    compress(output.files);
    await output.removeOthers();
    await Promise.all(compressing);
    await forgetOldCompressions();
    return output.files.size;
  });
  await states.save();
  const modules = await readFile(path.join(client, MODULE_LIST), 'utf8');
  await mkdir(meta, { recursive: true });
  await writeFile(path.join(meta, 'vite-manifest.json'), JSON.stringify(manifest, null, 2));
  await writeFile(path.join(meta, 'modules.json'), modules);
  await writeFile(path.join(meta, MANIFEST_FILE), JSON.stringify(siteManifest, null, 2));
}

/** For a promise that is awaited later: keeps its rejection from counting as unhandled until then. */
function later<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** What the build needs from each layout, by name. */
async function mapLayouts<T>(
  { LAYOUT_MODULES }: ServerEntry,
  make: (layout: Layout) => Promise<T> | T,
): Promise<Readonly<Record<Layout, T>>> {
  const names = Object.keys(LAYOUT_MODULES) as Layout[];
  const made = await Promise.all(names.map(async (name) => [name, await make(name)] as const));
  return Object.fromEntries(made) as Readonly<Record<Layout, T>>;
}

async function documentFor(
  payload: PagePayload,
  code: string,
  entry: ServerEntry,
  options: PrerenderOptions,
  assets: PageAssets,
): Promise<string> {
  const loaded = await options.store.get();
  const { site } = loaded;
  const pageData = { code, payload };
  const html = htmlDocument({
    lang: site.lang,
    siteName: site.name,
    facts: entry.headFacts(payload, site),
    pageData,
    structuredData: structuredData(payload, site),
    // The page's own first: a reader that is given its address subscribes to that.
    feeds: [rulesFeedLink(payload, site), feedLink(loaded)].filter((link) => link !== null),
    body: await entry.renderPage(payload),
    assets,
  });
  // The other reader finds the same parts in a document and parses them with the same code.
  if (!isDeepStrictEqual(pageDataFromHtml(html), JSON.parse(JSON.stringify(pageData)))) {
    throw new Error(
      `${payload.path}: what the client would read from the page is not what was written into it. src/app/navigation/page-data.ts takes the one drawing of a page from its markup, as src/components/picture/Picture.tsx writes it.`,
    );
  }
  return html;
}

/**
 * Names the scripts and styles of the build (`PageData.code`). File names include content hashes, so any
 * difference that could make the scripts of two pages incompatible changes this name.
 */
async function codeOf(client: string): Promise<string> {
  const files = await readdir(path.join(client, 'assets'));
  const names = files.filter((file) => /\.(?:js|css)$/u.test(file)).toSorted();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
}

/** Pages and pictures on the development server, rendered on request. */
function serveInDevelopment(server: ViteDevServer, options: PrerenderOptions) {
  // Vite would serve the folder of that name. Pages are rendered from the original URL.
  server.middlewares.use((request, _response, next) => {
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    if (wantsPage && /^\/machines(?:[?#]|$)/u.test(request.url ?? ''))
      request.url = '/pages/machines';
    next();
  });
  return () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        const site = await options.store.get();
        const picture = site.pictures.get(pathname);
        const svg =
          picture === undefined ? chartFiles().get(pathname.slice(1)) : site.draw(picture);
        if (svg !== undefined) {
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(svg);
          return;
        }
        if (!(request.headers.accept ?? '').includes('text/html')) return next();
        const target = site.redirects[pathname];
        if (target !== undefined) {
          response.writeHead(301, { Location: target }).end();
          return;
        }
        const payload = site.pages.get(pathname) ?? site.pages.get('/404');
        if (payload === undefined) return next();
        const entry = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as ServerEntry;
        const html = await documentFor(payload, 'development', entry, options, {
          entry: `/${ENTRY}`,
          modules: [],
          later: [],
          styles: [],
          fonts: [],
          inlineScript: themeScript,
          importMap: '',
          start: 'at once',
          inlineStyle: '',
        });
        response.writeHead(payload.path === pathname ? 200 : 404, {
          'Content-Type': 'text/html; charset=utf-8',
        });
        response.end(await server.transformIndexHtml(pathname, html));
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      }
    });
  };
}
