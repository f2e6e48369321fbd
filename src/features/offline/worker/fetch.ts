/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import type { CODE_META } from '#src/content/schema/payload-element.ts';
import { askServer } from '#src/features/connectivity/ask-server.ts';
import { SEARCH_INDEX } from '#src/features/search/index-format.ts';
import { within } from '#src/platform/within.ts';
import { isKeepable } from '../page-store/integrity.ts';
import { FOREIGN_IMAGES_CACHE, isFile, OFFLINE_PATH } from '../page-store/keys.ts';
import type { PageStore } from '../page-store/page-store.ts';
import type { WorkerMessage } from '../worker-protocol.ts';

/*
 * What happens on a fetch, from top to bottom:
 *
 *   what is requested                  what answers, in this order
 *   a page, or a route change to one   this build's copy, the network, an older copy, the saved pages
 *   the search index                   the saved pages, if they are the whole site; the network; the saved pages
 *   a file of this site                its copy, the network
 *   an image from elsewhere            its copy, which is then fetched again (Workbox)
 *   anything else                      the network
 */

export interface FetchDeps {
  readonly pageStore: Pick<
    PageStore,
    'locate' | 'readPage' | 'readOlderPage' | 'readNotFound' | 'readFile' | 'readSearch'
  >;
  readonly self: ServiceWorkerGlobalScope;
}

/** How long the server may take before an older copy of a page is shown instead, in ms. */
const OLDER_MS = 4000;

/** How long it may take, online or off, before the saved pages are shown instead of one that has no copy, in ms. */
const STALLED_MS = 8500;

/** The same before search does without the pages that are not saved, in ms. */
const SEARCH_MS = 1000;

/**
 * How long the device may take to say what it has before the network is asked, in ms: a browser's storage may
 * never answer, and a page must not stay blank for that. A slow device must have answered by then.
 */
const STUCK_MS = 15_000;

/** How long an answer that comes later may hold the event open, and with it an update, in ms. */
const HOLD_MS = 30_000;

/** The delay before a file is retried after a connection failure, in ms. */
const RETRY_MS = 400;

export function registerRoutes(deps: FetchDeps): void {
  const { self } = deps;
  const isOwn = (url: URL) => url.origin === self.location.origin;
  // Range requests go to the network: the cache would answer with the whole file.
  const isWholeGet = (request: Request) =>
    request.method === 'GET' && !request.headers.has('range');

  registerRoute(
    ({ url, request }) => isOwn(url) && isWholeGet(request) && isPageRequest(request, url),
    ({ request, url, event }) => answerPage(request, url, event as FetchEvent, deps),
  );
  registerRoute(
    ({ url, request }) => isOwn(url) && isWholeGet(request) && url.pathname === SEARCH_INDEX,
    ({ request }) => answerSearch(request, deps),
  );
  registerRoute(
    ({ url, request }) => isOwn(url) && isWholeGet(request) && isFile(url.pathname),
    ({ request, url }) => answerFile(request, url, deps),
  );
  registerRoute(
    ({ url, request }) =>
      !isOwn(url) &&
      isWholeGet(request) &&
      request.destination === 'image' &&
      request.mode === 'cors',
    new StaleWhileRevalidate({
      cacheName: FOREIGN_IMAGES_CACHE,
      // Workbox's types do not support exactOptionalPropertyTypes.
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({
          maxEntries: 40,
          maxAgeSeconds: 30 * 86_400,
          purgeOnQuotaError: true,
        }),
      ] as WorkboxPlugin[],
    }),
  );
}

/** A document, or a route change that requests one (src/app/navigation/page-source.ts). */
function isPageRequest(request: Request, url: URL): boolean {
  if (request.mode === 'navigate') return !isFile(url.pathname) || url.pathname.endsWith('.html');
  const accept = request.headers.get('Accept') ?? '';
  return request.destination === '' && accept.includes('text/html') && !isFile(url.pathname);
}

/**
 * A page never comes with the content of another one. An address unknown to this build goes to the network
 * first, and to the not-found page when there is none.
 */
export async function answerPage(
  request: Request,
  url: URL,
  event: FetchEvent,
  { pageStore, self }: FetchDeps,
): Promise<Response> {
  const address = await fromDevice(pageStore.locate(url.pathname, url.search));
  if (address?.kind === 'moved') return Response.redirect(new URL(address.to, url).href, 301);
  const path = address?.kind === 'page' ? address.path : null;
  const saved = path === null ? null : await fromDevice(pageStore.readPage(path));
  if (saved !== null) return saved;

  const network = fromNetwork(request, event, self);
  const older = path === null ? null : await fromDevice(pageStore.readOlderPage(path));
  if (older !== null) {
    const better = network.then(async (page) =>
      page.status < 500 && (await isOwnPage(page.clone())) ? page : older,
    );
    return (await within(better, OLDER_MS).catch(() => null)) ?? older;
  }
  try {
    const answer = await within(network, STALLED_MS);
    if (answer !== null) return answer;
  } catch (error) {
    // A captive portal redirects: only a document request can follow it there and show its page.
    if (error instanceof HeldBack && request.mode !== 'navigate') return Response.error();
    if (address?.kind === 'unknown') return notFound(pageStore);
  }
  // Without the build's own files there are no saved pages to show either.
  if (address === null || path === OFFLINE_PATH) return network.catch(() => Response.error());
  return savedPages(url);
}

/** The list of what can be read, which says what could not be. */
function savedPages({ pathname, search, href }: URL): Response {
  const offline = new URL(OFFLINE_PATH, href);
  offline.searchParams.set('wanted', pathname.replace(/(?<=.)\/$/u, '') + search);
  return Response.redirect(offline.href, 302);
}

async function notFound(pageStore: FetchDeps['pageStore']): Promise<Response> {
  const page = await fromDevice(pageStore.readNotFound());
  return page === null
    ? Response.error()
    : new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
}

/** A file from the device, or otherwise from the network, with one retry. */
export async function answerFile(
  request: Request,
  url: URL,
  { pageStore, self }: FetchDeps,
): Promise<Response> {
  const kept = await fromDevice(pageStore.readFile(url.href));
  if (kept !== null) return kept;
  const asked = fetch(request).catch(async (error: unknown) => {
    if (!self.navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return fetch(request);
  });
  if (request.mode !== 'navigate') return asked;
  // A download, or a picture in a tab of its own: rather our page than the browser's error page.
  return (await within(asked, STALLED_MS).catch(() => null)) ?? savedPages(url);
}

/** The search index of the saved pages if they are the whole site, or the network does not answer. */
export async function answerSearch(request: Request, { pageStore }: FetchDeps): Promise<Response> {
  const saved = (await fromDevice(pageStore.readSearch())) ?? { parts: [], isWhole: false };
  const made = () =>
    new Response(`[${saved.parts.join(',')}]`, { headers: { 'Content-Type': 'application/json' } });
  if (saved.isWhole) return made();
  if (saved.parts.length === 0) return fetch(request);
  const asked = fetch(request).then((response) => (isKeepable(response) ? response : made()));
  return (await within(asked, SEARCH_MS).catch(() => null)) ?? made();
}

/** What the device has; null if it cannot be read. */
const fromDevice = <T>(read: Promise<T>): Promise<T | null> =>
  within(
    read.catch(() => null),
    STUCK_MS,
  );

/** The network answers instead of the site. */
class HeldBack extends TypeError {}

/** Sent by a captive portal (RFC 6585, 6). */
const NETWORK_AUTHENTICATION = 511;

/** Present in the head of every page. */
const MARK: typeof CODE_META = 'hause-code';

/** Whether a page is one of this site's; consumes the clone it is given. */
const isOwnPage = async (page: Response): Promise<boolean> =>
  (await page.text()).includes(`name="${MARK}"`);

/**
 * Requests a page, and reports to the open one whether the site, the network or nobody answers, for its
 * connectivity bar. A single request may be lost on a working connection: then the server is asked, and if it
 * answers, the request is repeated.
 * @throws HeldBack if something in the network answers instead of the server; TypeError if nobody does
 */
function fromNetwork(
  request: Request,
  event: FetchEvent,
  self: ServiceWorkerGlobalScope,
): Promise<Response> {
  const report = async (isReached: boolean, isHeld = false) => {
    const client = await self.clients.get(event.clientId);
    client?.postMessage({ type: 'NETWORK', isReached, isHeld } satisfies WorkerMessage);
  };
  const answer = fetch(request).catch(async (error: unknown) => {
    const answerer = await askServer().catch(() => 'nobody' as const);
    // What the browser itself says is not asked again: a document waits for the answer.
    const isOffline = request.mode === 'navigate' && !self.navigator.onLine;
    if (answerer === 'site' && !isOffline) return fetch(request);
    await report(false, answerer === 'network');
    throw answerer === 'network' ? new HeldBack() : error;
  });
  const verdict = answer.then(async (page) => {
    const isOwnError = page.status >= 500 && page.status !== NETWORK_AUTHENTICATION;
    // Copied at once, before anyone reads its body.
    const copy = page.clone();
    if (isOwnError || (await isOwnPage(copy))) await report(true);
    // A navigation shows the portal's page itself.
    else if (request.mode !== 'navigate') await report(false, true);
  });
  // From the start: the response may be another one, and the event over, before the network answers.
  event.waitUntil(within(verdict, HOLD_MS).catch(() => undefined));
  return answer;
}
