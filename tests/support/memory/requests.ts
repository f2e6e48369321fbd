import type { APIRequestContext, BrowserContext, TestInfo } from '@playwright/test';

/**
 * Records which paths of the site a test requested, so that its verdict can be remembered until one
 * of them delivers something else. A service worker's own requests are not recorded: the packs that
 * it saves are covered by the tests that open their pages.
 */
export const REQUESTED = 'requested';

/** A worker process runs one test at a time. */
let requested = new Set<string>();

const watched = new WeakSet<BrowserContext | APIRequestContext>();

/** Records a path that a test depends on without requesting it. */
export function noteRequest(address: string): void {
  if (URL.canParse(address, 'http://localhost')) {
    requested.add(new URL(address, 'http://localhost').pathname);
  }
}

/** Records all requests of a browser context that a test opens itself. */
export function watchRequests(context: BrowserContext): void {
  if (watched.has(context)) return;
  watched.add(context);
  context.on('request', (request) => noteRequest(request.url()));
  watchCalls(context.request);
}

const CALLS = ['delete', 'fetch', 'get', 'head', 'patch', 'post', 'put'] as const;

function watchCalls(api: APIRequestContext): void {
  if (watched.has(api)) return;
  watched.add(api);
  for (const call of CALLS) {
    const send = api[call].bind(api) as APIRequestContext['get'];
    api[call] = (url: string, ...more) => {
      if (typeof url === 'string') noteRequest(url);
      return send(url, ...more);
    };
  }
}

/** The body of an automatic fixture that adds the requested paths to a test's report. */
export async function recordRequests(
  { context, request }: { readonly context: BrowserContext; readonly request: APIRequestContext },
  provide: (value: undefined) => Promise<void>,
  info: TestInfo,
): Promise<void> {
  requested = new Set();
  watchRequests(context);
  watchCalls(request);
  const send = globalThis.fetch;
  globalThis.fetch = (input, ...more) => {
    noteRequest(input instanceof Request ? input.url : String(input));
    return send(input, ...more);
  };
  await provide(undefined);
  globalThis.fetch = send;
  info.annotations.push({ type: REQUESTED, description: JSON.stringify([...requested]) });
}
