import type { Problem } from './problem.ts';

/**
 * Rejects cross-site posts. Hono's own csrf middleware checks form content types only and lets
 * cross-site JSON through, so this checks every post by headers that browsers set and pages cannot
 * forge: Sec-Fetch-Site (Fetch Metadata) and Origin (RFC 6454). A request with neither does not
 * come from a current browser, and there is no cookie to abuse.
 * @param allowedOrigins the site's origins, if they are not the receiver's own
 */
export function checkOrigin(
  request: Request,
  allowedOrigins: readonly string[],
): Problem | undefined {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && allowedOrigins.includes(origin)) return undefined;
  if (site === 'same-origin') return undefined;
  if (origin === null && (site === null || site === 'none')) return undefined;
  const isOwnHost =
    site === null && origin !== null && URL.parse(origin)?.host === new URL(request.url).host;
  if (isOwnHost) return undefined;
  const from = origin ?? `a ${String(site)} page`;
  return {
    status: 403,
    code: 'wrong-origin',
    message:
      `This enquiry came from ${from}, and enquiries are only accepted from the site itself. ` +
      'Please write to us from our contact page.',
    close: true,
  };
}
