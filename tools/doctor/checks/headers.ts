import { createHash } from 'node:crypto';
import { everywhere } from '../finding.ts';
import type { Finding, Mend } from '../finding.ts';
import { elementsOf, shown } from '../subject.ts';
import type { Subject } from '../subject.ts';

/** Half a year, in seconds: below that, browsers' lists and auditors count HSTS as absent. */
const HSTS_LEAST_S = 15_552_000;

const header = (name: string, value: string): Mend => ({
  nginx: `add_header ${name} "${value}" always;  # in server, and again in each location that has an add_header; or pass on what the server behind sends: no proxy_hide_header`,
  caddy: `header ${name} "${value}"  # or leave the header of the server behind alone`,
  staticHost: `Upload dist/_headers with the pages; a host that does not read it needs "${name}: ${value}" in its own settings.`,
});

/** The security headers of a page (docs/quality.md). */
export function checkHeaders({ home, isLocal, origin }: Subject): Finding[] {
  const { headers, url } = home;
  const findings: Finding[] = [];
  const fault = (id: string, what: string, why: string, mend: Mend) =>
    findings.push({ id, severity: 'fault', where: url, what, why, mend });

  if (!isLocal && !origin.startsWith('https:')) {
    fault(
      'headers.tls',
      'The site is served without TLS.',
      'What visitors write can be read in transit, browsers call the site insecure, and service workers, and with them offline reading, do not run.',
      {
        nginx: 'listen 443 ssl; with a certificate, for example from certbot --nginx',
        caddy: 'Name the site by its domain instead of :80; Caddy gets the certificate itself.',
        staticHost: 'Turn on HTTPS for the domain.',
      },
    );
  }
  const age = /max-age=(\d+)/u.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (Number(age ?? 0) < HSTS_LEAST_S) {
    fault(
      'headers.hsts',
      `HSTS is missing or too short (${shown(headers, 'strict-transport-security')}).`,
      'The first request of a visit can be redirected by anyone on the network.',
      header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains'),
    );
  }
  if (headers.get('x-content-type-options')?.toLowerCase() !== 'nosniff') {
    fault(
      'headers.nosniff',
      `Browsers may guess types (${shown(headers, 'x-content-type-options')}).`,
      'A file can be run as something that it is not.',
      header('X-Content-Type-Options', 'nosniff'),
    );
  }
  const referrer = headers.get('referrer-policy') ?? '';
  if (
    !/^(?:strict-origin|strict-origin-when-cross-origin|same-origin|no-referrer)$/u.test(referrer)
  ) {
    fault(
      'headers.referrer',
      `Addresses are passed on to other sites (${shown(headers, 'referrer-policy')}).`,
      'Other sites learn which page a visitor came from.',
      header('Referrer-Policy', 'strict-origin-when-cross-origin'),
    );
  }
  findings.push(...checkPolicy(home.headers.get('content-security-policy'), home.body, url));
  return findings;
}

/** The policy exists, is strict, and matches the page as delivered. */
function checkPolicy(policy: string | null, html: string, where: string): Finding[] {
  const finding = (id: string, what: string, why: string, mend: Mend): Finding => ({
    id,
    severity: 'fault',
    where,
    what,
    why,
    mend,
  });
  const asBuilt: Mend = {
    nginx:
      'Pass on the header of the server behind: no add_header or proxy_hide_header for it. For files, take it from dist/_headers.',
    caddy: 'Leave the header of the server behind alone. For files, take it from dist/_headers.',
    staticHost: 'Upload dist/_headers with the pages, from the same build.',
  };
  if (policy === null) {
    return [
      finding(
        'headers.csp',
        'Pages have no Content-Security-Policy.',
        'A script that gets into a page may do anything.',
        asBuilt,
      ),
    ];
  }
  // Several policies, separated by commas, all apply: each has to allow everything on the page.
  const directives = policy.split(/[;,]/u).map((one) => one.trim().split(/\s+/u));
  const scripts = directives.filter(([name]) => name === 'script-src');
  const found: Finding[] = [];
  if (
    scripts.length === 0 ||
    scripts.flat().some((source) => /'unsafe-(?:inline|eval)'/u.test(source))
  ) {
    found.push(
      finding(
        'headers.csp-weak',
        'The Content-Security-Policy allows scripts from anywhere in a page.',
        'A script that gets into a page may do anything.',
        asBuilt,
      ),
    );
  }
  const inline = elementsOf(html).filter(
    ({ name, attributes }) =>
      name === 'script' &&
      !attributes.has('src') &&
      ['', 'module', 'text/javascript'].includes(attributes.get('type') ?? ''),
  );
  const hashes = inline.map(({ text }) => createHash('sha256').update(text).digest('base64'));
  const isBlocked = (hash: string) =>
    scripts.some(
      (sources) => !sources.includes(`'sha256-${hash}'`) && !sources.includes("'unsafe-inline'"),
    );
  if (hashes.some(isBlocked)) {
    found.push(
      finding(
        'headers.csp-mismatch',
        'The Content-Security-Policy blocks a script of the page itself.',
        'Something between build and visitor changes pages (a minifier, an injected script), or pages and headers come from different builds: widgets and offline reading do not start.',
        everywhere(
          'Turn off everything that rewrites HTML (minifying, Rocket Loader, analytics that are injected), and deploy pages and headers of one build.',
        ),
      ),
    );
  }
  return found;
}
