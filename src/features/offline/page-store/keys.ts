/** The only cache for the site's own files and pages. */
export const SITE_CACHE = 'hause-site';

/** Images from other origins, with a size limit. */
export const FOREIGN_IMAGES_CACHE = 'hause-foreign-images';

const REVISION = '__WB_REVISION__';

/** The cache key of a version of a page, in Workbox's format for revisioned URLs. */
export function documentKey(path: string, revision: string, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.set(REVISION, revision);
  return url.href;
}

/** The path and revision of a page's key; null for any other key. */
export function readDocumentKey(key: string): { path: string; revision: string } | null {
  const url = new URL(key);
  const revision = url.searchParams.get(REVISION);
  return revision === null || isFile(url.pathname)
    ? null
    : { path: decodeURIComponent(url.pathname), revision };
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

/**
 * A picture's URL without the hash of its colors, under which it is stored, and that hash; null for
 * other files.
 */
export function readPictureAddress(pathname: string): { key: string; colors: string } | null {
  const [, name, colors] = /^(\/art\/[\w-]+)\.([\da-f]{6})\.svg$/u.exec(pathname) ?? [];
  return name === undefined || colors === undefined ? null : { key: `${name}.svg`, colors };
}

/** Whether a path is that of a build's frame. */
export const isFrame = (pathname: string) => /^\/assets\/frame-[\da-f]+\.json$/u.test(pathname);

/** Whether a path is that of a script or style with a content hash, which must be complete to be usable. */
export const isCode = (pathname: string) => /^\/assets\/[^?]+\.(?:js|css)$/u.test(pathname);
