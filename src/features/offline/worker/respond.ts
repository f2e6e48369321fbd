/// <reference lib="webworker" />
import { locate } from '../page-store/address.ts';
import type { OfflinePlan } from '../page-store/plan.ts';
import type { PageStore } from '../page-store/page-store.ts';
import type { WorkerMessage } from '../worker-protocol.ts';

export interface WorkerParts {
  readonly pageStore: PageStore;
  readonly plan: OfflinePlan;
  readonly self: ServiceWorkerGlobalScope;
}

/** How long the server may take before a saved page of an earlier build is shown instead, in ms. */
const PATIENCE_MS = 4000;

/** The delay before a file is retried after a connection failure, in ms. */
const RETRY_MS = 400;

export const OFFLINE_PATH = '/offline';

/**
 * Answers a navigation or a route change with, in this order: this build's saved page, the network,
 * an earlier build's saved page, or the page that lists saved pages. An address unknown to this
 * build goes to the network first, and to the not-found page when offline. It never returns the
 * content of another page.
 */
export async function answerPage(
  request: Request,
  url: URL,
  event: FetchEvent,
  { pageStore, plan, self }: WorkerParts,
): Promise<Response> {
  const address = locate(url.pathname, url.search, plan, pageStore.isPage);
  if (address.kind === 'moved') return Response.redirect(new URL(address.to, url).href, 301);
  const network = () => announceOne(fetch(request), event, self);
  const repair = (response: Response) => {
    const key = pageStore.keyOf(url.pathname);
    event.waitUntil(pageStore.repair(key, response.clone()).catch(() => undefined));
    return response;
  };
  if (address.kind === 'unknown') {
    try {
      return await network();
    } catch {
      return notFound(pageStore, plan);
    }
  }
  const saved = await pageStore.readPage(address.path).catch(() => null);
  if (saved !== null) return saved;
  const older = () => pageStore.readOlderPage(address.path).catch(() => null);
  try {
    const response = await withPatience(network().then(repair), older);
    return response.status >= 500 ? ((await older()) ?? response) : response;
  } catch {
    const found = await older();
    if (found !== null) return found;
    if (address.path === OFFLINE_PATH) return Response.error();
    const offline = new URL(OFFLINE_PATH, url);
    offline.searchParams.set('wanted', address.path);
    return Response.redirect(offline.href, 302);
  }
}

/** Answers a request for a file from the cache, or else from the network, with one retry. */
export async function answerFile(
  request: Request,
  key: string,
  event: ExtendableEvent,
  { pageStore, self }: WorkerParts,
): Promise<Response> {
  const kept = await pageStore.readFile(key).catch(() => null);
  if (kept !== null) return kept;
  const response = await fetch(request).catch(async (error: unknown) => {
    if (!self.navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return fetch(request);
  });
  event.waitUntil(pageStore.repair(key, response.clone()).catch(() => undefined));
  return response;
}

async function notFound(pageStore: PageStore, plan: OfflinePlan): Promise<Response> {
  const page = await pageStore.readFile(plan.notFound).catch(() => null);
  return page === null
    ? Response.error()
    : new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
}

/** Falls back to an older page, if there is one, when the server does not respond in time. */
async function withPatience(
  network: Promise<Response>,
  older: () => Promise<Response | null>,
): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const first = await Promise.race([network, late]);
  return first ?? (await older()) ?? network;
}

/** Reports the result of a network request to the page, for its connectivity bar. */
async function announceOne(
  answer: Promise<Response>,
  event: FetchEvent,
  self: ServiceWorkerGlobalScope,
): Promise<Response> {
  const tell = async (isReached: boolean) => {
    const client = await self.clients.get(event.clientId);
    client?.postMessage({ type: 'NETWORK', isReached } satisfies WorkerMessage);
  };
  try {
    const response = await answer;
    event.waitUntil(tell(true));
    return response;
  } catch (error) {
    event.waitUntil(tell(false));
    throw error;
  }
}
