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
  const isOwnHost = site === null && origin !== null && URL.parse(origin)?.host === hostOf(request);
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

/**
 * The origin of a refused request, if it differs from an accepted one only by `www.`, the scheme or
 * the port: the likely culprit is the configuration, not the visitor.
 */
export function ownOrigin(request: Request, allowedOrigins: readonly string[]): string | undefined {
  const origin = URL.parse(request.headers.get('origin') ?? '');
  if (origin === null || !/^https?:$/u.test(origin.protocol)) return undefined;
  // A stranger chooses the host that is requested.
  const accepted = allowedOrigins.length > 0 ? allowedOrigins : [request.url];
  const isOwn = accepted.some((one) => nameOf(new URL(one)) === nameOf(origin));
  // Not the header itself, which may hold any text.
  return isOwn ? origin.origin : undefined;
}

function nameOf({ hostname }: URL): string {
  return hostname.replace(/^www\./u, '');
}

function hostOf(request: Request): string {
  return new URL(request.url).host;
}
