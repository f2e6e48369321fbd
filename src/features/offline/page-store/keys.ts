import type { PageVersion } from './plan.ts';

/** The only cache for the site's own files and pages. */
export const SITE_CACHE = 'hause-site';

/** Images from other origins, with a size limit. */
export const FOREIGN_IMAGES_CACHE = 'hause-foreign-images';

/** The page that lists the saved ones, which is shown instead of one that is not saved. */
export const OFFLINE_PATH = '/offline';

const REVISION = '__WB_REVISION__';

/** The cache key of a version of a page, in Workbox's format for revisioned URLs. */
export function documentKey({ path, hash }: PageVersion, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.set(REVISION, hash);
  return url.href;
}

/** The page and version of a page's key; null for any other key. */
export function readDocumentKey(key: string): PageVersion | null {
  const url = new URL(key);
  const hash = url.searchParams.get(REVISION);
  return hash === null || isFile(url.pathname)
    ? null
    : { path: decodeURIComponent(url.pathname), hash };
}

/**
 * The cache key of a file: its URL, with its integrity as the revision if its name has no content hash.
 */
export function fileKey(address: string, integrity: string, origin: string): string {
  const url = new URL(address, origin);
  if (!isHashed(url.pathname)) url.searchParams.set(REVISION, integrity);
  return url.href;
}

/** Whether a path is that of a file, not a page. */
export const isFile = (pathname: string) => /\.[a-z0-9]+$/iu.test(pathname);

/** Files under these prefixes have a content hash in their names and never change. */
export const isHashed = (pathname: string) => /^\/(?:assets|art)\//u.test(pathname);
