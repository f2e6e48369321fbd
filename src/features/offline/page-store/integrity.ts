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

const digestOf = async (data: BufferSource) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', data));

/** SHA-256 of bytes as in `integrity`: `sha256-…`. */
export const integrityOf = async (data: BufferSource): Promise<string> =>
  `sha256-${btoa(String.fromCodePoint(...(await digestOf(data))))}`;

/** The first 12 hexadecimal digits of the same, which name a pack (`PlannedPage.hash`). */
export const shortHashOf = async (data: BufferSource): Promise<string> =>
  Array.from((await digestOf(data)).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
