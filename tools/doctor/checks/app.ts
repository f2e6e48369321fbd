import { isReply } from '../ask.ts';
import { everywhere } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { CACHING, MANIFEST } from '../mends.ts';
import { elementsOf, isRevalidated, shown } from '../subject.ts';
import type { Subject } from '../subject.ts';

const WORKER = '/sw.js';

/** The service worker and the web manifest, which make the site installable and readable offline. */
export async function checkApp({ home, origin, ask }: Subject): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'severity'>) =>
    findings.push({ severity: 'fault', ...finding });

  const where = origin + WORKER;
  const worker = await ask(where, { headers: { 'Service-Worker': 'script', Accept: '*/*' } });
  const type = isReply(worker) ? (worker.headers.get('content-type') ?? 'no type') : '';
  if (!isReply(worker) || worker.status !== 200 || !/\bjavascript\b/u.test(type)) {
    add({
      id: 'worker.missing',
      where,
      what: `The service worker cannot be loaded (${isReply(worker) ? `${String(worker.status)}, ${type}` : worker.failure}).`,
      why: 'The site cannot be read offline, and enquiries that wait are sent only while a page is open. Browsers also reject a redirected worker.',
      mend: everywhere(
        'Serve dist/sw.js at /sw.js itself: status 200, type text/javascript, no redirect.',
      ),
    });
  } else {
    if (!isRevalidated(worker.headers)) {
      add({
        id: 'worker.caching',
        where,
        what: `The service worker is used from a cache without revalidation (${shown(worker.headers, 'cache-control')}).`,
        why: 'Visitors get new builds late, and a broken worker cannot be removed at once.',
        mend: {
          ...CACHING,
          staticHost: 'Upload dist/_headers; do not let a CDN override it for /sw.js.',
        },
      });
    }
    const scope = worker.headers.get('service-worker-allowed');
    if (scope !== null && scope !== '/') {
      add({
        id: 'worker.scope',
        where,
        what: `The worker may control only part of the site (service-worker-allowed: ${scope}).`,
        why: 'Its registration for the whole site fails.',
        mend: everywhere('Remove the header Service-Worker-Allowed: at the root it is not needed.'),
      });
    }
  }

  const link = elementsOf(home.body).find(
    ({ name, attributes }) => name === 'link' && attributes.get('rel') === 'manifest',
  );
  const address = new URL(link?.attributes.get('href') ?? '/manifest.webmanifest', origin).href;
  const manifest = await ask(address);
  const problem = isReply(manifest)
    ? manifestProblem(manifest.status, manifest.headers, manifest.body)
    : manifest.failure;
  if (problem !== undefined) {
    add({
      id: 'manifest.missing',
      where: address,
      what: `The web manifest cannot be used (${problem}).`,
      why: 'The site cannot be installed.',
      mend: MANIFEST,
    });
  } else if (isReply(manifest) && !isRevalidated(manifest.headers)) {
    add({
      id: 'manifest.caching',
      where: address,
      what: `The web manifest is used from a cache without revalidation (${shown(manifest.headers, 'cache-control')}).`,
      why: 'Installed copies keep old names and icons.',
      mend: everywhere('Send "Cache-Control: no-cache" with it.'),
    });
  }
  return findings;
}

function manifestProblem(status: number, headers: Headers, body: string): string | undefined {
  if (status !== 200) return String(status);
  const type = headers.get('content-type') ?? '';
  if (!/^application\/(?:manifest\+)?json\b/u.test(type)) return shown(headers, 'content-type');
  try {
    const { icons, start_url: start } = JSON.parse(body) as {
      readonly icons?: unknown;
      readonly start_url?: unknown;
    };
    const isComplete = Array.isArray(icons) && icons.length > 0 && typeof start === 'string';
    return isComplete ? undefined : 'it has no icons or no start_url';
  } catch {
    return 'it is not JSON';
  }
}
