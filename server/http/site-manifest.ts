import * as v from 'valibot';

/**
 * The site manifest: the build's metadata for the server (and the writers of `_headers` and
 * `_redirects`). The build writes it to `dist-meta/site.json`, which is not served, as its very last
 * step: a running server switches to a new build when this file changes.
 */

/** Whether this is the path of a file with a content hash in its name: it never changes. */
export const isHashedPath = (path: string): boolean => /^\/(?:assets|art)\//u.test(path);

/** The canonical path of a page. */
export const canonicalPath = v.pipe(
  v.string(),
  v.regex(
    /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*)?$/u,
    'A path starts with "/", has no trailing slash, no query and nothing percent-encoded',
  ),
  v.check(
    (path) => !path.split('/').some((segment) => segment === '.' || segment === '..'),
    'A path has no "." or ".." in it',
  ),
);

/**
 * What a manifest has. The build has checked what people have written: paths (prerender/content) and
 * the endpoint (prerender/settings.ts).
 */
const siteManifestSchema = v.object({
  /** Identifies a build; begins the name of its folder among the server's copies of builds. */
  buildId: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{1,64}$/u, 'A build id is 1 to 64 of A-Z a-z 0-9 _ -'),
  ),
  /** Canonical paths of all prerendered pages, including `/` but not the not-found page. */
  pages: v.array(canonicalPath),
  /** Permanent redirects; `from` has no trailing slash (the variant with one is derived). */
  redirects: v.array(v.object({ from: canonicalPath, to: v.string() })),
  /** Hashes of inline scripts in any page, in CSP format but without the quotation marks. */
  scriptHashes: v.array(v.string()),
  /** Hashes of inline style elements in any page. */
  styleHashes: v.array(v.string()),
  /** Where an enquiry goes: nowhere (docs/specification.md, 7), or to a receiver. */
  enquiry: v.union([v.literal('simulated'), v.strictObject({ endpoint: v.string() })]),
  /** External origins from which pages show images. */
  imageOrigins: v.array(v.string()),
  /** Whether the owner wants the domain in the browsers' HSTS preload list. */
  hstsPreload: v.optional(v.boolean()),
});

export type SiteManifest = v.InferOutput<typeof siteManifestSchema>;

/**
 * Checks a parsed `site.json`.
 * @throws Error with a one-line message that names the field and the reason when it is invalid
 */
export function parseSiteManifest(input: unknown): SiteManifest {
  const result = v.safeParse(siteManifestSchema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'the whole file';
  throw new Error(`The site manifest is broken at ${place}: ${issue.message}. Build again.`);
}

/**
 * The file inside `dist` that holds a page: `/` is `index.html`, `/k-12/ai-solutions` is
 * `k-12/ai-solutions.html`, so that static hosts serve the path without a trailing slash.
 */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
