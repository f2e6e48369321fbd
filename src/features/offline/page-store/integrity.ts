import { isHtml } from '#src/features/connectivity/ask-server.ts';

/**
 * Whether a network response may be cached: complete, same-origin, and not the result of a redirect
 * (a redirected response cannot answer a navigation). No file of the site is HTML: an HTML response
 * comes from a captive portal or a filter.
 */
export const isKeepable = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  !isHtml(response.headers);

/** SHA-256 of bytes or text in base64, as in `integrity` without its prefix. */
export async function sha256(data: BufferSource | string): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCodePoint(...digest));
}

/** The same in hexadecimal digits. */
export async function sha256Hex(data: BufferSource | string): Promise<string> {
  return [...atob(await sha256(data))]
    .map((char) => (char.codePointAt(0) ?? 0).toString(16).padStart(2, '0'))
    .join('');
}

/** Whether bytes match this integrity, `sha256-…`. */
export const hasIntegrity = async (data: BufferSource, integrity: string): Promise<boolean> =>
  `sha256-${await sha256(data)}` === integrity;

/**
 * Whether a cached file is still intact. Consumes the clone it is given.
 * @param integrity if it is known; otherwise, being complete is enough
 */
export async function isSound(
  pathname: string,
  copy: Response,
  integrity: string | undefined,
): Promise<boolean> {
  if (copy.status !== 200) return false;
  if (integrity !== undefined) return hasIntegrity(await copy.arrayBuffer(), integrity);
  const text = await copy.text();
  if (pathname.endsWith('.svg'))
    return text.startsWith('<svg') && text.trimEnd().endsWith('</svg>');
  // A part of the search index: a truncated one would break the parts that it is read with.
  if (pathname.endsWith('.json')) JSON.parse(text);
  return text !== '';
}

/** Whether a whole document, as earlier builds stored it, is complete. */
export const isWholeDocument = (html: string): boolean => html.trimEnd().endsWith('</html>');
