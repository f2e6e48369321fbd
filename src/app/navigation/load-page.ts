import { notFound, redirect } from '@tanstack/react-router';
import type { ParsedLocation } from '@tanstack/react-router';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { loadWholeLayout } from '../layouts.ts';
import { within } from '#src/platform/within.ts';
import { STALLED_MS } from './page-source.ts';
import type { PageAnswer } from './page-source.ts';
import type { RouterContext } from '../router.tsx';

interface LoaderArgs {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
  readonly abortController: AbortController;
  readonly preload: boolean;
}

/** The loader of every page: gets the page at the address from the page source and loads its layout. */
export async function loadPage(args: LoaderArgs): Promise<PagePayload> {
  const { pathname } = args.location;
  // If the link is pressed, the navigation joins the preload; by then the address is already the page's.
  const isWanted = () => !args.preload || location.pathname === pathname;
  const answer = await args.context.pages
    .load(pathname, args.abortController.signal)
    .catch((error: unknown): PageAnswer => {
      // No network and no service worker: the browser's own error page explains it best, and can retry.
      const isLost = error instanceof TypeError || (error as Error).name === 'TimeoutError';
      if (isLost && isWanted()) return { kind: 'other-code' };
      throw error;
    });
  switch (answer.kind) {
    case 'page': {
      // The document's own page is already rendered, so nothing else needs to load.
      const { payload, hasLeft } = args.context.shown.get();
      if (!hasLeft && answer.payload === payload) return payload;
      // Loaded before the page is shown, so that nothing suspends or shifts.
      try {
        await inTime(loadWholeLayout(answer.payload));
      } catch (error) {
        // A part failed to load. Offline, a reload would fail too, and the visitor's work would be lost.
        if (!isWanted() || !navigator.onLine) throw error;
        openDocument(args.location.href);
        return new Promise(() => undefined);
      }
      return answer.payload;
    }
    case 'moved':
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's own protocol
      throw redirect({ href: answer.to, replace: true });
    case 'other-code':
      // A preload must not navigate. It ends here, so that a press that follows does not wait for it.
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- the one failure that the router does not log
      if (!isWanted()) throw notFound();
      openDocument(args.location.href);
      return new Promise(() => undefined);
  }
}

/** @throws TypeError if it does not happen in time */
async function inTime(loading: Promise<void>): Promise<void> {
  if ((await within(loading, STALLED_MS)) === null) {
    throw new TypeError('The layout of the page has not arrived in time.');
  }
}

/**
 * Loads a page as a document. The router has already put its address into the address bar, and a browser
 * that is sent to the address it is at, with a fragment, only scrolls.
 */
function openDocument(href: string): void {
  const { pathname, search } = new URL(href, location.href);
  if (pathname === location.pathname && search === location.search) location.reload();
  else location.assign(href);
}
