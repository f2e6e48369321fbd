import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createRandom } from '../random.ts';
import type { PassingAnswer, Rewrite, Verdict } from './test-proxy.ts';

/**
 * Typical school networks: what happens to a request in transit. Each is a function that returns
 * the verdict for a path.
 */
export type Network = (path: string) => Verdict;

/** The page titles of a captive portal and of a filter. */
export const PORTAL_TITLE = 'Welcome to the school network';
export const FILTER_TITLE = 'This site is blocked';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;

/** Answers every request with its own page, as if it were the requested one. */
export const portalPage: Network = () => ({ status: 200, body: page(PORTAL_TITLE) });

/** Redirects everything to its login, on its own host. */
export const portalRedirect =
  (login: string): Network =>
  () => ({ status: 302, headers: { Location: login } });

/** Reports, as specified in RFC 6585, that the network requires a login. */
export const portal511: Network = () => ({ status: 511, body: page(PORTAL_TITLE) });

/** Blocks the whole site. */
export const filter403: Network = () => ({ status: 403, body: page(FILTER_TITLE) });

/** The host of an injected script; nothing listens there, and no DNS lookup is needed. */
const INJECTED_FROM = 'http://127.0.0.1:61999/';

/** Two scripts; the first leaves `data-filter` on the root element. */
export const INJECTED = `<script>document.documentElement.dataset.filter = 'inline'</script><script src="${INJECTED_FROM}bar.js"></script>`;

/** Injects scripts at the end of every page. */
export const injecting: Network = () => ({
  rewrite: (answer) => inject(answer),
});

/** The same, and strips the headers that would block them. */
export const injectingWithoutPolicy: Network = () => ({
  rewrite: (answer) => {
    stripHeaders(answer);
    inject(answer);
  },
});

function inject(answer: PassingAnswer): void {
  if (!isPage(answer)) return;
  const html = unpacked(answer).toString();
  answer.body = Buffer.from(html.replace('</body>', `${INJECTED}</body>`));
  Reflect.deleteProperty(answer.headers, 'etag');
}

/** The only headers passed on: those that browsers have supported for thirty years. */
const KNOWN = new Set(['content-type', 'content-encoding', 'date', 'location']);

const stripHeaders: Rewrite = ({ headers }) => {
  for (const name of Object.keys(headers)) {
    if (!KNOWN.has(name)) Reflect.deleteProperty(headers, name);
  }
};

/** Strips policies, validators and caching headers, and a request's origin and encoding headers. */
export const stripping: Network = () => ({
  rewrite: stripHeaders,
  without: [
    'accept-encoding',
    'if-none-match',
    'origin',
    'sec-fetch-site',
    'referer',
    'idempotency-key',
  ],
});

/** Decompresses everything and sends it uncompressed. */
export const unpacking: Network = () => ({
  rewrite: (answer) => {
    answer.body = unpacked(answer);
  },
});

/** Decompresses everything and recompresses it with gzip. */
export const packingAgain: Network = () => ({
  rewrite: (answer) => {
    if (answer.body.length === 0) return;
    answer.body = gzipSync(unpacked(answer));
    answer.headers['content-encoding'] = 'gzip';
  },
});

const isPage = ({ headers }: PassingAnswer) =>
  String(headers['content-type']).startsWith('text/html');

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync } as const;

function unpacked({ headers, body }: PassingAnswer): Buffer {
  const coding = headers['content-encoding'] as keyof typeof UNPACK | undefined;
  if (coding === undefined || body.length === 0) return body;
  Reflect.deleteProperty(headers, 'content-encoding');
  return UNPACK[coding](body);
}

/** Delays every request by this much. */
export const slow =
  (lateMs: number): Network =>
  () => ({ lateMs });

/** Breaks the connection of this share of the requests, from 0 to 1; the same ones for the same seed. */
export function lossy(share: number, seed: number): Network {
  const random = createRandom(seed);
  return () => (random.chance(share) ? 'cut' : 'pass');
}
