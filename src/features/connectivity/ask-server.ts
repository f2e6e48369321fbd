import type { Answerer } from '#machines/connectivity/index.ts';

/** A text of the site that is never kept on the device. */
const ASKED = '/robots.txt';

/** How long an answer may take, in ms. */
const ANSWER_MS = 8000;

/** Statuses with which a network answers for itself (RFC 6585, 6; RFC 9110, 15.5.4 and 15.5.8; RFC 7725, 3). */
const OF_THE_NETWORK: ReadonlySet<number> = new Set([403, 407, 451, 511]);

/**
 * Asks for the site's server. A captive portal or a filter that answers in its place is told by its page
 * or by where it leads: the server has plain text there.
 * @throws TypeError or DOMException when nobody answers
 */
export async function askServer(): Promise<Answerer> {
  const { type, status, ok, headers } = await fetch(ASKED, {
    // A HEAD request bypasses all caches.
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const isPage = ok && isHtml(headers);
  return type === 'opaqueredirect' || isPage || OF_THE_NETWORK.has(status) ? 'network' : 'site';
}

export const isHtml = (headers: Headers): boolean =>
  headers.get('Content-Type')?.startsWith('text/html') === true;
