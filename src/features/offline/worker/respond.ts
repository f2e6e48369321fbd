/// <reference lib="webworker" />
import type { CODE_META } from '#src/content/schema/payload-element.ts';
import { askServer } from '#src/features/connectivity/ask-server.ts';
import { within } from '#src/platform/within.ts';
import { isKeepable } from '../page-store/integrity.ts';
import type { PageStore } from '../page-store/page-store.ts';
import type { PlannedPage } from '../page-store/plan.ts';
import { RECORDS_MS } from '../page-store/time-limits.ts';
import type { WorkerMessage } from '../worker-protocol.ts';

/** The shared dependencies of the worker's parts. The promises reject while the build cannot be opened. */
export interface WorkerParts {
  readonly pageStore: PageStore;
  /** Names the scripts of this build (`PageData.code`). */
  readonly code: () => Promise<string>;
  /** Every page of this build, in reading order. */
  readonly pages: () => Promise<readonly PlannedPage[]>;
  readonly self: ServiceWorkerGlobalScope;
}

/** How long the server may take before a saved page of an earlier build is shown instead, in ms. */
const PATIENCE_MS = 4000;

/**
 * How long the device may take to say what it has before the network is asked, in ms: a browser's storage may
 * never answer, and a page must not stay blank for that. A slow device must have answered by then.
 */
const STUCK_MS = 15_000;

/** How long an answer that comes later may hold the event open, and with it an update, in ms. */
const HOLD_MS = 30_000;

/** The delay before a file is retried after a connection failure, in ms. */
const RETRY_MS = 400;

export const OFFLINE_PATH = '/offline';

/**
 * Answers a navigation or a route change with, in this order: this build's saved page, the network,
 * an earlier build's saved page, or the page that lists saved pages. An address unknown to this
 * build goes to the network first, and to the not-found page when offline. A request that is lost on
 * a working connection is repeated once. It never returns the content of another page.
 */
export async function answerPage(
  request: Request,
  url: URL,
  event: FetchEvent,
  { pageStore, self }: WorkerParts,
): Promise<Response> {
  const isDocument = request.mode === 'navigate';
  let asked: ReturnType<typeof whoAnswers> | undefined;
  const who = () => (asked ??= whoAnswers());
  const network = (follow?: () => Promise<void>) => {
    const answer = fetch(request);
    const work = [report(answer, who, event, self), answer.then(follow)];
    // From the start: the response may be another one, and the event over, before the network answers.
    event.waitUntil(within(Promise.allSettled(work), HOLD_MS));
    return answer;
  };
  const again = async (): Promise<Response | null> => {
    // What the browser itself says is not asked again: a document waits for the answer.
    if (isDocument && !self.navigator.onLine) return null;
    const answerer = await within(who(), PATIENCE_MS);
    if (answerer === 'site') return network().catch(() => null);
    // A captive portal redirects: only a document request can follow it there and show its page.
    return answerer === 'network' && !isDocument ? Response.error() : null;
  };
  const address = await fromDevice(pageStore.locate(url.pathname, url.search));
  // The device has lost the build's own files, and they cannot be fetched now; or it does not answer.
  if (address === null) return network();
  if (address.kind === 'moved') return Response.redirect(new URL(address.to, url).href, 301);
  if (address.kind === 'unknown') {
    try {
      return await network();
    } catch {
      return (await again()) ?? notFound(pageStore);
    }
  }
  const { path } = address;
  const saved = await fromDevice(pageStore.readPage(path));
  if (saved !== null) return saved;
  const older = pageStore.readOlderPage(path).catch(() => null);
  try {
    const answer = network(() => pageStore.repairPage(path));
    const better = answer.then(async (response) => {
      if ((await within(older, RECORDS_MS)) === null) return response;
      return response.status < 500 && (await isOwnPage(response.clone())) ? response : null;
    });
    return (
      (await within(better, PATIENCE_MS)) ?? (await within(older, RECORDS_MS)) ?? (await answer)
    );
  } catch {
    const found = (await within(older, PATIENCE_MS)) ?? (await again());
    if (found !== null) return found;
    if (path === OFFLINE_PATH) return Response.error();
    const offline = new URL(OFFLINE_PATH, url);
    offline.searchParams.set('wanted', path);
    return Response.redirect(offline.href, 302);
  }
}

/**
 * Answers a request for a file from the cache, or otherwise from the network, with one retry. A
 * script that cannot be verified on the device is used if the network has no better one, as after a
 * deploy.
 */
export async function answerFile(
  request: Request,
  { href }: URL,
  event: ExtendableEvent,
  { pageStore, self }: WorkerParts,
): Promise<Response> {
  const kept = await fromDevice(pageStore.readFile(href));
  if (kept !== null) return kept;
  const unproven = () => fromDevice(pageStore.readUnproven(href));
  const asked = fetch(request).catch(async (error: unknown) => {
    if (!self.navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return fetch(request);
  });
  try {
    const response = await withPatience(asked, unproven);
    if (!isKeepable(response)) return (await unproven()) ?? response;
    event.waitUntil(pageStore.repairFile(href, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const found = await unproven();
    if (found === null) throw error;
    return found;
  }
}

/**
 * Answers with the search index: that of the saved pages if they are the whole site, otherwise the
 * server's. Without a network, or when the server is slow, it falls back to the saved pages.
 */
export async function answerSearch(
  request: Request,
  { pageStore }: WorkerParts,
): Promise<Response> {
  const saved = (await fromDevice(pageStore.readSearch())) ?? { parts: [], isWhole: false };
  const made = () =>
    new Response(`[${saved.parts.join(',')}]`, { headers: { 'Content-Type': 'application/json' } });
  if (saved.isWhole) return made();
  if (saved.parts.length === 0) return fetch(request);
  const asked = fetch(request).then((response) => (isKeepable(response) ? response : made()));
  return withPatience(asked, () => Promise.resolve(made())).catch(made);
}

async function notFound(pageStore: PageStore): Promise<Response> {
  const page = await pageStore.readNotFound().catch(() => null);
  return page === null
    ? Response.error()
    : new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
}

/** What the device has; null if it cannot be read. */
const fromDevice = <T>(read: Promise<T>): Promise<T | null> =>
  within(
    read.catch(() => null),
    STUCK_MS,
  );

/** Falls back to what is on the device, if there is anything, when the server does not respond in time. */
const withPatience = async (
  network: Promise<Response>,
  kept: () => Promise<Response | null>,
): Promise<Response> => (await within(network, PATIENCE_MS)) ?? (await kept()) ?? network;

/** Sent by a captive portal (RFC 6585, 6). */
const NETWORK_AUTHENTICATION = 511;

/** Present in the head of every page. */
const MARK: typeof CODE_META = 'hause-code';

/** Whether a page is one of this site's; consumes the clone it is given. */
const isOwnPage = async (page: Response): Promise<boolean> =>
  (await page.text()).includes(`name="${MARK}"`);

const whoAnswers = () => askServer().catch(() => 'nobody' as const);

/**
 * Reports the result of a network request to the page, for its connectivity bar. A single unanswered
 * request may be lost on a working connection: the server is probed before a failure is reported.
 */
async function report(
  answer: Promise<Response>,
  who: () => ReturnType<typeof whoAnswers>,
  event: FetchEvent,
  self: ServiceWorkerGlobalScope,
): Promise<void> {
  const tell = async (isReached: boolean, isHeld = false) => {
    const client = await self.clients.get(event.clientId);
    client?.postMessage({ type: 'NETWORK', isReached, isHeld } satisfies WorkerMessage);
  };
  // Copied at once, before anyone reads its body.
  const response = await answer.then(
    (arrived) => arrived.clone(),
    () => null,
  );
  if (response === null) {
    const answerer = await who();
    if (answerer !== 'site') await tell(false, answerer === 'network');
    return;
  }
  const isOwnError = response.status >= 500 && response.status !== NETWORK_AUTHENTICATION;
  if (isOwnError || (await isOwnPage(response))) await tell(true);
  // A navigation shows the portal's page itself.
  else if (event.request.mode !== 'navigate') await tell(false, true);
}
