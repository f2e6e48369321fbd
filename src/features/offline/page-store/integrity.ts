import { isFile } from './keys.ts';

/**
 * Whether a network response may be cached: complete, same-origin, and not the result of a redirect
 * (a redirected response cannot answer a navigation).
 */
export const isKeepable = (response: Response): boolean =>
  response.status === 200 && response.type === 'basic' && !response.redirected;

/**
 * Whether a document is a complete page of this build. A page's address may return something else:
 * the login page of a school's network, half a file, a page of a newer build.
 */
export const isPageOf = (html: string, buildId: string): boolean =>
  html.includes(`{"buildId":${JSON.stringify(buildId)}`) && isWhole(html);

const isWhole = (html: string) => html.trimEnd().endsWith('</html>');

/** SHA-256 of bytes or text in base64, as in `integrity` without its prefix. */
export async function sha256(data: BufferSource | string): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCodePoint(...digest));
}

export interface Expected {
  /** For documents: the expected build; null if being complete is enough. */
  readonly buildId: string | null;
  /** For files in the precache list: `sha256-…`. */
  readonly integrity: string | undefined;
}

/** Whether a cached response is still intact. Consumes the clone it is given. */
export async function isSound(
  pathname: string,
  copy: Response,
  { buildId, integrity }: Expected,
): Promise<boolean> {
  if (copy.status !== 200) return false;
  if (integrity !== undefined) {
    return `sha256-${await sha256(await copy.arrayBuffer())}` === integrity;
  }
  const text = await copy.text();
  if (!isFile(pathname)) return buildId === null ? isWhole(text) : isPageOf(text, buildId);
  if (pathname.endsWith('.svg'))
    return text.startsWith('<svg') && text.trimEnd().endsWith('</svg>');
  return text !== '';
}
