import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { startProxy } from '../servers/test-proxy.ts';
import type { TestProxy } from '../servers/test-proxy.ts';
import type { BuildName } from '../paths.ts';
import { withServers } from '../servers/serve.ts';
import type { ServedSite } from '../servers/serve.ts';

export { expect };

interface Fixtures {
  /** Trouble that a test expects; any other error, warning or failed request fails it. */
  readonly expectedTrouble: RegExp | null;
  /**
   * Whether a visitor interacts with each page as soon as it loads, so that it hydrates. False for
   * tests of untouched pages.
   */
  readonly isTouched: boolean;
  /** Everything that went wrong in the pages so far, one line each. */
  readonly troubles: string[];
  /** A proxy in front of the shared server, for responses that are lost, late or in pieces. */
  readonly testProxy: TestProxy;
  /** Starts a separate server for state that must not be shared (rate limits, restarts). */
  readonly startSite: (
    build?: BuildName,
    env?: Readonly<Record<string, string>>,
  ) => Promise<ServedSite>;
}

/**
 * Removes service worker support from a browser. Playwright's own option (`serviceWorkers:
 * 'block'`) lets the registration start and then never settles it, which no browser does.
 */
export const withoutServiceWorkers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/** Simulates a small wheel movement in every page of a context as soon as it has loaded. */
export const touchPages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wheel')));
  });

/**
 * Keeps the browser from touching the pages of a context: a new tab may get a mouse move to its corner,
 * where no test has put the pointer.
 */
const leaveUntouched = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', ignore, { capture: true });
  });

interface Trouble {
  readonly what: string;
  readonly page: Page | null;
  /** Of the file that reports it, or that was not loaded. */
  readonly url: string;
}

/** Reports console errors and warnings, uncaught errors and failed requests of a context's pages. */
export function onTrouble(context: BrowserContext, note: (trouble: Trouble) => void): void {
  context.on('console', (message) => {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
    const what = `console ${message.type()}: ${message.text()}`;
    note({ what, page: message.page(), url: message.location().url });
  });
  context.on('weberror', (error) => {
    note({ what: `uncaught ${error.error().message}`, page: error.page(), url: '' });
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    const url = request.url();
    // The browser aborts requests by itself when a page is left.
    if (why !== 'net::ERR_ABORTED') note({ what: `lost ${url} (${why})`, page: null, url });
  });
}

/**
 * Playwright's test on the built site, failing on every console error, warning and failed request.
 */
export const test = base.extend<Fixtures & { readonly watchTroubles: undefined }>({
  // The server's port is only known once it is running.
  baseURL: async ({}, provide) => provide(process.env['SITE_URL']),
  expectedTrouble: [null, { option: true }],
  isTouched: [true, { option: true }],
  troubles: async ({}, provide) => provide([]),
  watchTroubles: [
    async ({ context, serviceWorkers, isTouched, troubles, expectedTrouble }, provide) => {
      await (isTouched ? touchPages(context) : leaveUntouched(context));
      if (serviceWorkers === 'block') await withoutServiceWorkers(context);
      const note = (page: Page | null, trouble: string) => {
        if (expectedTrouble?.test(trouble) === true) return;
        troubles.push(`${page === null ? '' : new URL(page.url()).pathname}: ${trouble}`);
      };
      onTrouble(context, ({ what, page }) => note(page, what));
      await provide(undefined);
      expect.soft(troubles, 'nothing goes wrong in the page').toEqual([]);
    },
    { auto: true },
  ],
  testProxy: async ({ context, baseURL }, provide) => {
    const testProxy = await startProxy(baseURL ?? '');
    await provide(testProxy);
    await leave(context);
    await testProxy.close();
  },
  startSite: ({ context }, provide) =>
    withServers(async (start) => {
      await provide(start);
      await leave(context);
    }),
});

/**
 * Closes a context's pages before their server stops: requests that are still pending after the
 * test must not count as trouble.
 */
export async function leave(context: BrowserContext): Promise<void> {
  const closed = Promise.all(context.pages().map((page) => page.close()));
  // A page in the middle of a navigation may not respond; it closes with its context.
  await Promise.race([
    closed,
    new Promise((resolve) => setTimeout(resolve, CLOSING_LIMIT).unref()),
  ]);
}

const CLOSING_LIMIT = 5_000;

/**
 * Waits until React has hydrated the page; a click before that hits plain HTML. React records on
 * its root whether the markup is still dehydrated, and marks the start of each part with a comment.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') as unknown as Record<string, unknown> | null;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const container = root?.[key ?? ''] as
      { stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } } } | undefined;
    // A hydrated carousel marks itself a moment later, once it knows its width.
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      const { data, nextSibling } = comments.currentNode as Comment;
      const isKnown = Object.keys(nextSibling ?? {}).some((name) => name.startsWith('__react'));
      if (data === '$' && !isKnown) return false;
    }
    const carousels = [...document.querySelectorAll('[aria-roledescription="carousel"]')];
    return (
      container?.stateNode.current.memoizedState?.isDehydrated === false &&
      carousels.every((carousel) => carousel.querySelector('[data-live]') !== null)
    );
  });
}

/** Opens a path and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until all motion has ended: entrance animations are over, panels are open. Scroll-driven
 * animations are at rest anyway.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
      return (
        animation.timeline !== document.timeline ||
        animation.playState !== 'running' ||
        iterations === Infinity
      );
    }),
  );
}
