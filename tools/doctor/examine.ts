import { createAsk, isReply } from './ask.ts';
import type { Ask } from './ask.ts';
import { checkApp } from './checks/app.ts';
import { checkDelivery } from './checks/delivery.ts';
import { canonicalOf, checkDiscovery } from './checks/discovery.ts';
import { checkHeaders } from './checks/headers.ts';
import { checkPaths } from './checks/paths.ts';
import { checkReceiver } from './checks/receiver.ts';
import { everywhere } from './finding.ts';
import type { Finding } from './finding.ts';
import type { Subject } from './subject.ts';

export interface Examination {
  readonly origin: string;
  /** The origin that its pages should use. */
  readonly publicOrigin: string;
  readonly requests: number;
  readonly findings: readonly Finding[];
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/**
 * Examines a static or served deployment from outside, with at most forty requests. It sends no enquiry.
 *
 * @param address an absolute http or https address of the site; only its origin counts
 * @param publicOrigin the origin that pages should use; by default that of the address, or on this
 *   machine the one that the home page uses
 * @throws TypeError if the address is invalid
 */
export async function examine(
  address: string,
  publicOrigin?: string,
  ask: Ask = createAsk(),
): Promise<Examination> {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/u.test(url.protocol)) {
    throw new TypeError(
      `${JSON.stringify(address)} is no address of a site. Give one such as https://www.example.com.`,
    );
  }
  const { origin } = url;
  const isLocal = LOCAL.test(url.hostname);
  const home = await ask(`${origin}/`);
  const isHome =
    isReply(home) &&
    home.status === 200 &&
    /^text\/html\b/u.test(home.headers.get('content-type') ?? '');
  if (!isHome) {
    const what = isReply(home)
      ? `The home page is answered with ${String(home.status)}${home.headers.get('location') === null ? '' : `, which leads to ${home.headers.get('location') ?? ''}`}.`
      : `The site does not answer (${home.failure}).`;
    const finding: Finding = {
      id: 'site.home',
      severity: 'fault',
      where: `${origin}/`,
      what,
      why: 'Nothing else can be examined.',
      mend: everywhere(
        isReply(home) && home.status >= 300 && home.status < 400
          ? 'Examine the address that it leads to.'
          : 'Start the server, and check the name and the proxy in front.',
      ),
    };
    return {
      origin,
      publicOrigin: publicOrigin ?? origin,
      requests: ask.count(),
      findings: [finding],
    };
  }
  const named = URL.parse(canonicalOf(home.body) ?? '')?.origin;
  const subject: Subject = {
    origin,
    publicOrigin: publicOrigin ?? (isLocal ? (named ?? origin) : origin),
    isLocal,
    home,
    ask,
  };
  const findings = [
    ...checkHeaders(subject),
    ...(await checkDelivery(subject)),
    ...(await checkPaths(subject)),
    ...(await checkApp(subject)),
    ...(await checkReceiver(subject)),
    ...(await checkDiscovery(subject)),
  ];
  return { origin, publicOrigin: subject.publicOrigin, requests: ask.count(), findings };
}
