/** The one cache of the site's own files; the worker's precache and the saved pages share it. */
export const SITE_CACHE = 'hause-site';

/** Pictures of other origins, within a bound. */
export const FOREIGN_IMAGES_CACHE = 'hause-foreign-images';

const REVISION = '__WB_REVISION__';

/** Where a page's document of a build lies in the cache: Workbox's own form of a revisioned key. */
export function documentKey(path: string, buildId: string, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.set(REVISION, buildId);
  return url.href;
}

/** The path and build of a document's key; null for anything else. */
export function readDocumentKey(key: string): { path: string; buildId: string } | null {
  const url = new URL(key);
  const buildId = url.searchParams.get(REVISION);
  return buildId === null || isFile(url.pathname)
    ? null
    : { path: decodeURIComponent(url.pathname), buildId };
}

/** Whether a path is a file's, not a page's. */
export const isFile = (pathname: string) => /\.[a-z0-9]+$/iu.test(pathname);

/** Paths under these prefixes carry a content hash in their names and never change. */
export const isHashed = (pathname: string) => /^\/(?:assets|art)\//u.test(pathname);
