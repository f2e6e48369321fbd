import { isReply } from '../ask.ts';
import { everywhere } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { CACHING } from '../mends.ts';
import { elementsOf, isRevalidated, shown } from '../subject.ts';
import type { Subject } from '../subject.ts';

/** A year, in seconds. */
const YEAR_S = 31_536_000;

/** Smaller files are not compressed. */
const WORTH_COMPRESSING = 1000;

/** Compression and caching of pages and of files with a hash in their names. */
export async function checkDelivery({ home, origin, ask }: Subject): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'severity'>) =>
    findings.push({ severity: 'fault', ...finding });

  const compressed = (id: string, where: string, headers: Headers, size: number) => {
    if (size < WORTH_COMPRESSING) return;
    const isCompressed = /^(?:br|gzip|zstd)$/u.test(headers.get('content-encoding') ?? '');
    if (!isCompressed) {
      add({
        id,
        where,
        what: `It is sent uncompressed (${String(Math.round(size / 1000))} kB).`,
        why: 'On a slow line, the page takes several times as long.',
        mend: {
          nginx:
            'For files: brotli_static on; (dist/ has .br and .zst, no .gz), and gzip on; with gzip_types for clients without brotli. For a proxy: leave Accept-Encoding alone.',
          caddy:
            'For files:\nfile_server {\n  precompressed br zstd\n}\nFor a proxy: leave Accept-Encoding alone.',
          staticHost: 'Turn on compression for text files.',
        },
      });
    } else if (!/accept-encoding|\*/iu.test(headers.get('vary') ?? '')) {
      add({
        id: `${id}-vary`,
        where,
        what: `It is compressed, but lacks Vary: Accept-Encoding (${shown(headers, 'vary')}).`,
        why: 'A cache in between may send brotli to clients that do not support it.',
        mend: {
          nginx: 'gzip_vary on;',
          caddy: 'header +Vary Accept-Encoding',
          staticHost: 'Add "Vary: Accept-Encoding" to the headers of text files.',
        },
      });
    }
  };

  compressed('compression.pages', home.url, home.headers, home.body.length);
  if (!isRevalidated(home.headers)) {
    add({
      id: 'caching.pages',
      where: home.url,
      what: `Pages are used from a cache without revalidation (${shown(home.headers, 'cache-control')}).`,
      why: 'After a deploy, visitors keep old pages, whose scripts are gone some builds later.',
      mend: {
        ...CACHING,
        staticHost: 'Upload dist/_headers, or set "Cache-Control: no-cache" for HTML.',
      },
    });
  }
  const etag = home.headers.get('etag');
  const again =
    etag === null ? undefined : await ask(home.url, { headers: { 'If-None-Match': etag } });
  if (again === undefined || (isReply(again) && again.status !== 304)) {
    add({
      id: 'caching.etag',
      where: home.url,
      what:
        again === undefined
          ? 'Pages have no ETag.'
          : 'A page that has not changed is sent again, although its ETag was given.',
      why: 'Each page is fetched whole on each visit.',
      mend: {
        nginx: 'etag on; and no module that rewrites pages',
        caddy: 'Leave the ETag of the server behind alone; file_server sets one by itself.',
        staticHost: 'Turn on entity tags.',
      },
    });
  }

  const asset = elementsOf(home.body)
    .flatMap(({ name, attributes }) => {
      const address = attributes.get(name === 'link' ? 'href' : 'content') ?? '';
      return [...address.matchAll(/\/assets\/[\w.~-]+\.(?:js|css)/gu)].map(([path]) => path);
    })
    .at(0);
  if (asset !== undefined) {
    const reply = await ask(new URL(asset, origin));
    const where = origin + asset;
    if (!isReply(reply) || reply.status !== 200) {
      add({
        id: 'assets.missing',
        where,
        what: `A file that the home page loads is not there (${isReply(reply) ? String(reply.status) : reply.failure}).`,
        why: 'The page has no styles, or its widgets do not work.',
        mend: everywhere('Upload the whole of dist/, files before pages.'),
      });
    } else {
      compressed('compression.assets', where, reply.headers, reply.body.length);
      const control = reply.headers.get('cache-control') ?? '';
      const age = Number(/max-age=(\d+)/u.exec(control)?.[1] ?? 0);
      if (age < YEAR_S || !control.includes('immutable')) {
        add({
          id: 'caching.assets',
          where,
          what: `A file that never changes is not cached permanently (${shown(reply.headers, 'cache-control')}).`,
          why: 'Every visit requests each script and style again.',
          mend: {
            ...CACHING,
            staticHost: 'Upload dist/_headers, or set this for /assets/* and /art/*.',
          },
        });
      }
      if (reply.headers.get('x-content-type-options')?.toLowerCase() !== 'nosniff') {
        add({
          id: 'headers.nosniff-assets',
          where,
          what: `Browsers may guess types (${shown(reply.headers, 'x-content-type-options')}).`,
          why: 'A file can be run as something that it is not.',
          mend: everywhere('Send "X-Content-Type-Options: nosniff" with every file.'),
        });
      }
    }
  }
  return findings;
}
