import { isReply } from '../ask.ts';
import type { Finding } from '../finding.ts';
import { NOT_FOUND, REDIRECTS } from '../mends.ts';
import type { Subject } from '../subject.ts';

/** Neither a page of this site nor a file. */
const UNKNOWN_PAGE = '/hause-doctor-looks-for-nothing';
const UNKNOWN_ASSET = '/assets/hause-doctor-looks-for-nothing.js';

/** A page that every build has, below the root. */
const PAGE = '/contact-us';

/** Nonexistent paths return 404, and every page has a single URL. */
export async function checkPaths({ origin, isLocal, ask }: Subject): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'severity'>) =>
    findings.push({ severity: 'fault', ...finding });

  for (const path of [UNKNOWN_PAGE, UNKNOWN_ASSET]) {
    const reply = await ask(origin + path);
    if (isReply(reply) && reply.status === 404) continue;
    const isPage = path === UNKNOWN_PAGE;
    add({
      id: isPage ? 'paths.not-found' : 'paths.not-found-assets',
      where: origin + path,
      what: `What does not exist is answered with ${isReply(reply) ? String(reply.status) : reply.failure} instead of 404.`,
      why: isPage
        ? 'Search engines list addresses that do not exist, and broken links are not noticed.'
        : 'After a deploy, a tab of the earlier build gets a page where it expects a script, and cannot tell.',
      mend: NOT_FOUND,
    });
  }
  for (const [id, path] of [
    ['paths.trailing-slash', `${PAGE}/`],
    ['paths.html', `${PAGE}.html`],
  ] as const) {
    const reply = await ask(`${origin}${path}?doctor=1`);
    const to = isReply(reply) ? reply.headers.get('location') : null;
    const target = to === null ? undefined : URL.parse(to, origin);
    const isRedirect = isReply(reply) && [301, 308].includes(reply.status);
    if (isRedirect && target?.pathname === PAGE && target.search === '?doctor=1') continue;
    add({
      id,
      where: origin + path,
      what: `It does not redirect permanently to ${PAGE} with its query (${isReply(reply) ? `${String(reply.status)}${to === null ? '' : ` to ${to}`}` : reply.failure}).`,
      why: 'One page has several addresses: search engines and caches count them as several, and a campaign’s parameters may be lost.',
      mend: REDIRECTS,
    });
  }
  if (!isLocal && origin.startsWith('https:')) {
    const plain = origin.replace('https:', 'http:');
    const reply = await ask(`${plain}/`);
    const to = isReply(reply) ? (reply.headers.get('location') ?? '') : '';
    // A closed port is fine too.
    if (isReply(reply) && !to.startsWith('https:')) {
      add({
        id: 'paths.http',
        where: `${plain}/`,
        what: `Without TLS it answers ${String(reply.status)} instead of redirecting to https.`,
        why: 'Visitors who type the address stay on an unprotected page.',
        mend: {
          nginx: 'server { listen 80; return 301 https://$host$request_uri; }',
          caddy: 'Nothing to set: remove "auto_https off" or "disable_redirects".',
          staticHost: 'Turn on "force HTTPS".',
        },
      });
    }
  }
  return findings;
}
