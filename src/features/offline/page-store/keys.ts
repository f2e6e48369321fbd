/** The only cache for the site's own files, shared by the worker's precache and the saved pages. */
export const SITE_CACHE = 'hause-site';

/** Images from other origins, with a size limit. */
export const FOREIGN_IMAGES_CACHE = 'hause-foreign-images';

const REVISION = '__WB_REVISION__';

/** The cache key of a page's document in a build, in Workbox's format for revisioned URLs. */
export function documentKey(path: string, buildId: string, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.set(REVISION, buildId);
  return url.href;
}

/** The path and build of a document's key; null for any other key. */
export function readDocumentKey(key: string): { path: string; buildId: string } | null {
  const url = new URL(key);
  const buildId = url.searchParams.get(REVISION);
  return buildId === null || isFile(url.pathname)
    ? null
    : { path: decodeURIComponent(url.pathname), buildId };
}

/** Whether a path is that of a file, not a page. */
export const isFile = (pathname: string) => /\.[a-z0-9]+$/iu.test(pathname);

/** Files under these prefixes have a content hash in their names and never change. */
export const isHashed = (pathname: string) => /^\/(?:assets|art)\//u.test(pathname);
