import type { Answerer } from '#machines/connectivity/index.ts';

/** A text file on the site that is never stored on the device. */
const ASKED = '/robots.txt';

/** The response timeout, in ms. */
const ANSWER_MS = 8000;

/**
 * Statuses sent by the network itself, not by the server (RFC 6585, 6; RFC 9110, 15.5.4 and 15.5.8;
 * RFC 7725, 3).
 */
const OF_THE_NETWORK: ReadonlySet<number> = new Set([403, 407, 451, 511]);

/**
 * Probes the site's server. A captive portal or filter that answers instead is recognized by its HTML
 * or its redirect: the server returns plain text.
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
