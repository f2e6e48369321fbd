import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { locate } from '#src/features/offline/page-store/address.ts';
import { SEARCH_INDEX } from '#src/features/search/index-format.ts';
import { SEARCH_PATH } from '#src/features/search/limits.ts';
import { chooseCoding, createSender, listFiles, type SiteFile } from './files.ts';
import { headersFor, kindOfPath, type HeaderSet, type PathKind } from './headers.ts';
import { loadBuild, readManifest, type LoadedBuild } from './load-build.ts';
import { BuildChangedError, Releases } from './releases.ts';
import {
  createSearchBudget,
  createSearchPage,
  type SearchBudget,
  type SearchPage,
} from './search-page.ts';
import { isHashedPath, type SiteManifest } from './site-manifest.ts';

export interface SiteOptions {
  readonly distDir: string;
  /**
   * Where releases are kept (`Releases`). Without it, files are served from the build folder, and
   * those of previous builds are not kept.
   */
  readonly releasesDir?: string;
  /** Receives one-line warnings for the operator; `console.error` by default. */
  readonly warn?: (message: string) => void;
  /** The budget for searches. */
  readonly searchBudget?: SearchBudget;
}

const METHODS = 'GET, HEAD';

/** When to retry a missing file, in seconds. */
const RETRY_AFTER = '5';

/**
 * Serves one build from a map of exact paths created when the build is loaded, so no request can
 * reach any other file. Memory holds only names, and a few megabytes of recently requested files.
 * @throws BuildError when there is no usable build
 */
export function createSite(options: SiteOptions) {
  const { distDir, releasesDir, warn = console.error } = options;
  const { searchBudget = createSearchBudget() } = options;
  const releases = releasesDir === undefined ? undefined : new Releases(releasesDir);
  const serve = (manifest: SiteManifest, dir: string) =>
    toServed(loadBuild(manifest, dir), { warn, searchBudget }, () =>
      hashedFiles(releases?.previous(manifest.buildId) ?? []),
    );

  const first = readManifest(distDir);
  const release = releases?.find(first.buildId, distDir);
  let served = serve(first, release ?? distDir);

  /** Copies a build, and serves it from the copy. @throws BuildChangedError */
  const take = async (manifest: SiteManifest): Promise<void> => {
    let dir = releases?.find(manifest.buildId, distDir) ?? distDir;
    try {
      if (dir === distDir && releases) dir = await releases.add(manifest.buildId, distDir);
    } catch (error) {
      if (error instanceof BuildChangedError) throw error;
      warn(
        `The build could not be copied to ${releasesDir}: ${reasonOf(error)} It is served from ${distDir}; stop this server before you build there.`,
      );
    }
    served = serve(manifest, dir);
    await releases?.prune(manifest.buildId).catch((error: unknown) => {
      warn(`An old release could not be removed: ${reasonOf(error)}`);
    });
  };
  const settled =
    release === undefined && releases
      ? take(first).catch((error: unknown) => warn(reasonOf(error)))
      : Promise.resolve();
  // One after another: a build that is deployed meanwhile comes next.
  let latest: Promise<unknown> = settled;
  return {
    /** Resolves when the first build has become a release, or cannot. */
    settled,
    get manifest() {
      return served.manifest;
    },
    /** The current HTML of a page, for the receiver's error pages; undefined when there is none. */
    pageHtml: (path: string) => readPage(served.files.get(path)),
    /** Handles every request except those for the receiver's own paths. */
    handle: (request: Request) => answer(request, served),
    /**
     * Switches atomically to the build now in the folder, once it has become a release. The previous
     * build is served until then.
     * @throws BuildError when it is not usable, BuildChangedError when it changes while it is copied;
     *   the previous build then stays in use
     */
    reload(): Promise<void> {
      const reloaded = latest.then(() => {
        const manifest = readManifest(distDir);
        // Before it is copied: what cannot be served is not kept.
        loadBuild(manifest, distDir);
        return take(manifest);
      });
      latest = reloaded.catch(() => undefined);
      return reloaded;
    },
  };
}

/** A served build that can be replaced while handling requests. */
export type Site = ReturnType<typeof createSite>;

function toServed(
  build: LoadedBuild,
  { warn, searchBudget }: Required<Pick<SiteOptions, 'warn' | 'searchBudget'>>,
  listPrevious: () => ReadonlyMap<string, SiteFile>,
) {
  const { manifest, files } = build;
  const byKind = new Map<PathKind, HeaderSet>();
  let previous: ReadonlyMap<string, SiteFile> | undefined;
  let search: Promise<SearchPage | undefined> | undefined;
  const text = (path: string) => {
    const file = files.get(path);
    if (file === undefined) throw new Error(`The build has no ${path}`);
    return readFile(file.location, 'utf8');
  };
  const openSearch = async () => {
    try {
      return createSearchPage(await text(SEARCH_PATH), await text(SEARCH_INDEX), searchBudget);
    } catch (error) {
      warn(`Searches are left to scripts: ${reasonOf(error)}`);
      return undefined;
    }
  };
  return {
    ...build,
    warn,
    sendFile: createSender(),
    pages: new Set(manifest.pages),
    redirects: Object.fromEntries(manifest.redirects.map(({ from, to }) => [from, to])),
    // Headers are the same for all paths of a kind.
    headers: (path: string): HeaderSet => {
      const kind = kindOfPath(path);
      let headers = byKind.get(kind);
      if (headers === undefined) byKind.set(kind, (headers = headersFor(path, manifest)));
      return headers;
    },
    /** The search page, loaded on first use; undefined when it cannot be. */
    search: () => (search ??= openSearch()),
    /** The hashed files of earlier releases, by path; listed on first use. */
    previous: () => (previous ??= listPrevious()),
  };
}

/** A build, and what answers requests for it. */
type Served = ReturnType<typeof toServed>;

/** The hashed files in these folders; where two share a path, the earlier folder's wins. */
function hashedFiles(dirs: readonly string[]): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const dir of dirs) {
    for (const [path, file] of listFiles(dir)) {
      if (isHashedPath(path) && !files.has(path)) files.set(path, file);
    }
  }
  return files;
}

function readPage(file: SiteFile | undefined): string | undefined {
  try {
    return file && readFileSync(file.location, 'utf8');
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}

function answer(request: Request, served: Served): Response | Promise<Response> {
  const url = new URL(request.url);
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    return plain(
      served,
      400,
      'This address is malformed: a "%" in it is not followed by two hexadecimal digits. Check the link.',
    );
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(served, 405, `This URL only supports ${METHODS}.`, { Allow: METHODS });
  }

  const file = served.files.get(path) ?? previousFile(path, served);
  if (file && path === SEARCH_PATH && url.search !== '') {
    return served.search().then((page) => {
      const made = page?.(url.searchParams);
      return made
        ? sendMade(request, served.headers(path), made)
        : send(request, served, file, path);
    });
  }
  if (file) return send(request, served, file, path);

  const isPage = (candidate: string) => served.pages.has(candidate);
  const address = locate(url.pathname, url.search, served, isPage);
  if (address.kind === 'moved') {
    const headers = { ...served.headers('/'), Location: address.to };
    return new Response(null, { status: 301, headers });
  }

  if (isHashedPath(path)) {
    return plain(
      served,
      404,
      'There is no such file. It may belong to an older version of the site: reload the page.',
    );
  }
  return send(request, served, served.notFound, undefined);
}

const gzipped = promisify(gzip);

/** A page generated for this request, not to be cached for other clients. */
async function sendMade(
  request: Request,
  headers: HeaderSet,
  { html, status }: NonNullable<ReturnType<SearchPage>>,
): Promise<Response> {
  const coding = chooseCoding(request.headers.get('accept-encoding'), ['gzip']);
  const bytes = coding === undefined ? Buffer.from(html) : await gzipped(html, { level: 4 });
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: {
      ...headers,
      'Cache-Control': 'private, no-cache',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(bytes.length),
      Vary: 'Accept-Encoding',
      ...(status === 503 && { 'Retry-After': RETRY_AFTER }),
      ...(coding !== undefined && { 'Content-Encoding': coding }),
    },
  });
}

const previousFile = (path: string, { previous }: Served) =>
  isHashedPath(path) ? previous().get(path) : undefined;

/** @param path undefined for the not-found page */
function send(
  request: Request,
  served: Served,
  file: SiteFile,
  path: string | undefined,
): Response | Promise<Response> {
  const status = path === undefined ? 404 : 200;
  const headers = path === undefined ? notStored(served.headers('/')) : served.headers(path);
  const sent = served.sendFile({ request, file, headers, status });
  if (!(sent instanceof Promise)) return sent;
  return sent.catch((error: unknown) => {
    served.warn(`A file of the build cannot be read: ${reasonOf(error)}`);
    // Not 404: the page exists, and search engines must not drop it.
    return plain(served, 503, 'This file cannot be read right now. Try again in a moment.', {
      'Retry-After': RETRY_AFTER,
    });
  });
}

/** Errors must not be cached beyond their cause. */
function notStored(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, 'Cache-Control': 'no-store' };
}

function plain(
  served: Served,
  status: number,
  message: string,
  extra: Record<string, string> = {},
): Response {
  const headers = {
    ...notStored(served.headers('/')),
    'Content-Type': 'text/plain; charset=utf-8',
    ...extra,
  };
  return new Response(`${message}\n`, { status, headers });
}
