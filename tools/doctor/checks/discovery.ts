import { isReply } from '../ask.ts';
import { everywhere } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { elementsOf } from '../subject.ts';
import type { Subject } from '../subject.ts';

const ORIGIN_MEND = everywhere(
  'Set origin in src/content/site.ts to where the site is reached, and build again.',
);
const ORIGIN_WHY = 'Search engines list the site under an address where it is not, or not at all.';

/** For search engines: canonical links, robots.txt and the sitemap, all with the right origin. */
export async function checkDiscovery(subject: Subject): Promise<Finding[]> {
  const { home, origin, publicOrigin, ask } = subject;
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'severity'>) =>
    findings.push({ severity: 'fault', ...finding });
  const isRight = (address: string) => URL.parse(address)?.origin === publicOrigin;

  const canonical = canonicalOf(home.body);
  if (canonical === undefined || !isRight(canonical)) {
    add({
      id: 'discovery.canonical',
      where: home.url,
      what: `The home page names ${canonical ?? 'no address'} as its own, not ${publicOrigin}.`,
      why: ORIGIN_WHY,
      mend: ORIGIN_MEND,
    });
  }
  const robots = await ask(`${origin}/robots.txt`);
  const lines = isReply(robots) && robots.status === 200 ? robots.body.split('\n') : [];
  const sitemap = lines.map((line) => /^sitemap:\s*(\S+)/iu.exec(line)?.[1]).find(Boolean);
  if (sitemap === undefined || !isRight(sitemap)) {
    add({
      id: 'discovery.robots',
      where: `${origin}/robots.txt`,
      what: `robots.txt names ${sitemap ?? 'no sitemap'}, not one at ${publicOrigin}.`,
      why: ORIGIN_WHY,
      mend: ORIGIN_MEND,
    });
  }
  if (lines.some((line) => /^disallow:\s*\/\s*$/iu.test(line))) {
    add({
      id: 'discovery.closed',
      where: `${origin}/robots.txt`,
      what: 'robots.txt keeps every search engine out.',
      why: 'The site is not found.',
      mend: everywhere('Serve dist/robots.txt, without "Disallow: /".'),
    });
  }
  const path =
    sitemap === undefined ? '/sitemap.xml' : (URL.parse(sitemap)?.pathname ?? '/sitemap.xml');
  const map = await ask(origin + path);
  const places = isReply(map)
    ? [...map.body.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, at = '']) => at)
    : [];
  const wrong = places.find((place) => !isRight(place));
  if (places.length === 0 || wrong !== undefined) {
    add({
      id: 'discovery.sitemap',
      where: origin + path,
      what:
        wrong === undefined
          ? 'The sitemap lists no page.'
          : `The sitemap lists ${wrong}, which is not at ${publicOrigin}.`,
      why: ORIGIN_WHY,
      mend: ORIGIN_MEND,
    });
  }
  return findings;
}

/** The canonical URL of a page. */
export const canonicalOf = (html: string): string | undefined =>
  elementsOf(html)
    .find(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'canonical')
    ?.attributes.get('href');
