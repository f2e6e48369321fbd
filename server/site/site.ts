import { headersFor } from '#build/site/headers.ts';
import { isHashedPath, type SiteManifest } from '#build/site/site-manifest.ts';
import { archiveAssets } from './assets-archive.ts';
import { loadBuild, type LoadedBuild } from './load-build.ts';
import { sendFile } from './send-file.ts';
import type { SiteFile } from './site-file.ts';

export interface SiteOptions {
  readonly distDir: string;
  readonly metaFile: string;
  /** Where hashed files of previous builds are kept; without it they are not kept. */
  readonly archiveDir?: string;
}

/** A served build that can be replaced while requests come in. */
export interface Site {
  readonly manifest: SiteManifest;
  /** The current HTML of a page, for the receiver's error pages; undefined when there is none. */
  pageHtml(path: string): string | undefined;
  /** Handles every request except those for the receiver's own paths. */
  handle(request: Request): Response;
  /**
   * Switches to the build now in the folder, atomically.
   * @throws BuildError when it is not usable; the previous build then stays in use
   */
  reload(): void;
}

interface Served extends LoadedBuild {
  readonly previous: ReadonlyMap<string, SiteFile>;
  readonly redirects: ReadonlyMap<string, string>;
}

const METHODS = 'GET, HEAD';

/**
 * Serves one build from memory, by a map of exact paths made when the build is loaded, so that no
 * request can reach any other file.
 * @throws BuildError when there is no usable build
 */
export function createSite(options: SiteOptions): Site {
  let served = take(options);
  return {
    get manifest() {
      return served.manifest;
    },
    pageHtml: (path) => served.files.get(path)?.bytes.toString('utf8'),
    handle: (request) => answer(request, served),
    reload: () => {
      served = take(options);
    },
  };
}

function take({ distDir, metaFile, archiveDir }: SiteOptions): Served {
  const build = loadBuild(distDir, metaFile);
  const previous = archiveDir
    ? archiveAssets(archiveDir, build.manifest.buildId, distDir)
    : new Map<string, SiteFile>();
  const redirects = new Map(build.manifest.redirects.map(({ from, to }) => [from, to]));
  return { ...build, previous, redirects };
}

function answer(request: Request, served: Served): Response {
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
    return plain(served, 405, `This address only answers ${METHODS}.`, { Allow: METHODS });
  }

  const file =
    served.files.get(path) ?? (isHashedPath(path) ? served.previous.get(path) : undefined);
  if (file) return sendFile(request, file, headersFor(path, served.manifest));

  const target = redirectTarget(path, served);
  if (target !== undefined) {
    const headers = new Headers({ ...headersFor('/', served.manifest) });
    headers.set('Location', withQuery(target, url.search));
    return new Response(null, { status: 301, headers });
  }

  if (isHashedPath(path)) {
    return plain(
      served,
      404,
      'There is no such file. It may belong to an older version of the site: reload the page.',
    );
  }
  return sendFile(request, served.notFound, notStored(headersFor('/', served.manifest)), 404);
}

/**
 * The redirect for a path without a file: a moved page's new path, or the same page without its
 * trailing slash or `.html`. It returns only known paths, never text from the request, so it cannot
 * be abused as an open redirect.
 */
function redirectTarget(path: string, { files, redirects, manifest }: Served): string | undefined {
  const bare = path.replace(/(?<=.)\/$/u, '');
  const moved = redirects.get(bare);
  if (moved !== undefined) return moved;
  const isPage = (candidate: string) =>
    files.has(candidate) && manifest.pages.includes(candidate) && candidate !== path;
  if (isPage(bare)) return bare;
  const stem = /^(.*)\.html$/u.exec(bare)?.[1];
  if (stem === undefined) return undefined;
  const canonical = stem === '/index' ? '/' : stem;
  return isPage(canonical) ? canonical : undefined;
}

/**
 * Keeps the query (such as campaign parameters) across a redirect; it goes before the target's own
 * fragment.
 */
function withQuery(target: string, search: string): string {
  if (search === '') return target;
  const [address = '', fragment] = target.split('#', 2);
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : address + search;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
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
  const headers = new Headers({ ...notStored(headersFor('/', served.manifest)), ...extra });
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(`${message}\n`, { status, headers });
}
