import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import pMap from 'p-map';
import type { Manifest, Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { drawPicture } from '#src/art/index.ts';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { themeScript } from '#src/design/theme-script.ts';
import { pageDataFromHtml } from '#src/app/navigation/page-data.ts';
import { headScript } from '../html/head-script.ts';
import { compressEffortFrom, compressFolder } from '../compress.ts';
import { headersFileProblems, toHeadersFile, toRedirectsFile } from '../site/headers.ts';
import { htmlDocument } from '../html/html-document.ts';
import type { PageAssets } from '../html/html-document.ts';
import { pageAssets } from '../html/page-assets.ts';
import { siteFiles } from '../site/site-files.ts';
import { splitStyles } from '../html/split-styles.ts';
import { pageFile } from '../site/site-manifest.ts';
import type { SiteManifest } from '../site/site-manifest.ts';
import { structuredData } from '../html/structured-data.ts';
import type { ContentStore } from './content.ts';
import { MODULE_LIST } from './module-list.ts';

type ServerEntry = typeof import('#src/app/entry-server.tsx');

export interface PrerenderOptions {
  readonly store: ContentStore;
  readonly buildId: string;
  readonly enquiryEndpoint: string | null;
  /** Runs when all pages are written and before compression: the service worker needs their list. */
  readonly afterPages?: () => Promise<void>;
}

const ENTRY = 'src/app/entry-client.tsx';
const hashSource = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The last act of a build: every page as plain HTML, every picture as a file, and the files that tell
 * hosts and search engines about the site. In development it renders the page that is asked for.
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
  const effort = compressEffortFrom(process.env['BUILD_COMPRESSION']);
  const site = await options.store.get();
  const manifestFile = path.join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const entryFile = path.join(root, 'dist-server/entry-server.js');
  const entry = (await import(
    `${pathToFileURL(entryFile).href}?${options.buildId}`
  )) as ServerEntry;

  const folders = new Set<string>();
  const write = async (file: string, data: string | Uint8Array) => {
    const target = path.join(dist, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await writeFile(target, data);
  };

  const writeAll = async <T>(
    files: ReadonlyMap<string, T>,
    make: (of: T) => string | Uint8Array,
  ): Promise<number> => {
    await pMap(files, ([file, of]) => write(file, make(of)), { concurrency: 8 });
    return files.size;
  };
  /** Says how long a step took, and for how many things: what the step answers. */
  const timed = async (what: string, work: () => Promise<number>) => {
    const began = performance.now();
    const count = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    logger.info(`${what} ${String(count)} in ${seconds} s.`);
  };

  const inlineScript = await headScript();
  const styleHashes = new Set<string>();
  await timed('Pages prerendered:', async () => {
    for (const payload of site.pages.values()) {
      const assets = pageAssets(manifest, ENTRY, entry.LAYOUT_MODULES[payload.page.layout]);
      const { linked, inline } = await splitStyles(assets.styles, (file) =>
        readFile(path.join(dist, file), 'utf8'),
      );
      styleHashes.add(hashSource(inline));
      const html = await documentFor(payload, entry, options, {
        ...assets,
        inlineScript,
        start: entry.SHOWS_DEVICE.has(payload.page.layout) ? 'after paint' : 'when needed',
        styles: linked,
        inlineStyle: inline,
      });
      await write(pageFile(payload.path), html);
    }
    return site.pages.size;
  });
  await timed('Pictures drawn:', () => writeAll(site.pictures, drawPicture));
  await timed('Share cards and files about the site:', async () =>
    writeAll(await siteFiles(site), (data) => data),
  );

  const siteManifest: SiteManifest = {
    buildId: options.buildId,
    pages: [...site.pages.keys()].filter((page) => page !== '/404'),
    redirects: Object.entries(site.redirects).map(([from, to]) => ({ from, to })),
    scriptHashes: [hashSource(inlineScript)],
    styleHashes: [...styleHashes],
    enquiry: options.enquiryEndpoint === null ? 'simulated' : { endpoint: options.enquiryEndpoint },
    imageOrigins: [...site.imageOrigins],
  };
  const problems = headersFileProblems(siteManifest);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await write('_headers', toHeadersFile(siteManifest));
  await write('_redirects', toRedirectsFile(siteManifest));

  const modules = await readFile(path.join(dist, MODULE_LIST), 'utf8');
  await timed('Pages packed for reading offline:', async () => {
    await options.afterPages?.();
    return site.pages.size;
  });
  await rm(path.join(dist, '.vite'), { recursive: true, force: true });
  await timed('Files compressed:', async () => (await compressFolder(dist, effort)).files);
  await mkdir(meta, { recursive: true });
  await writeFile(path.join(meta, 'vite-manifest.json'), JSON.stringify(manifest, null, 2));
  await writeFile(path.join(meta, 'modules.json'), modules);
  await writeFile(path.join(meta, 'site.json'), JSON.stringify(siteManifest, null, 2));
}

async function documentFor(
  payload: PagePayload,
  entry: ServerEntry,
  options: PrerenderOptions,
  assets: PageAssets,
): Promise<string> {
  const { site } = await options.store.get();
  const pageData = { buildId: options.buildId, payload };
  const html = htmlDocument({
    lang: site.lang,
    siteName: site.name,
    facts: entry.headFacts(payload, site),
    pageData,
    structuredData: structuredData(payload, site),
    body: await entry.renderPage(payload),
    assets,
  });
  // The other reader finds the same parts in a document and reads them with the same code.
  if (!isDeepStrictEqual(pageDataFromHtml(html), JSON.parse(JSON.stringify(pageData)))) {
    throw new Error(
      `${payload.path}: what the client would read from the page is not what was written into it. src/app/navigation/page-data.ts takes the one drawing of a page from its markup, as src/components/picture/Picture.tsx writes it.`,
    );
  }
  return html;
}

/** Pages and pictures on the development server, rendered when asked for. */
function serveInDevelopment(server: ViteDevServer, options: PrerenderOptions) {
  return () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        const site = await options.store.get();
        const picture = site.pictures.get(pathname);
        if (picture !== undefined) {
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(drawPicture(picture));
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
        const html = await documentFor(payload, entry, options, {
          entry: `/${ENTRY}`,
          modules: [],
          styles: [],
          fonts: [],
          inlineScript: themeScript,
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
