import { notFound, redirect } from '@tanstack/react-router';
import type { ParsedLocation } from '@tanstack/react-router';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { loadWholeLayout } from '../layouts.ts';
import type { PageAnswer } from './page-source.ts';
import type { RouterContext } from '../router.tsx';

interface LoaderArgs {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
  readonly abortController: AbortController;
  readonly preload: boolean;
}

/** The loader of every page: asks the page source for what stands at the address, and loads its layout. */
export async function loadPage(args: LoaderArgs): Promise<PagePayload> {
  const { pathname } = args.location;
  // A press of the link joins what is fetched ahead; its address is in place by then.
  const isWanted = () => !args.preload || location.pathname === pathname;
  const answer = await args.context.pages
    .load(pathname, args.abortController.signal)
    .catch((error: unknown): PageAnswer => {
      // No network and no service worker: the browser's own page says it best, and can try again.
      if (error instanceof TypeError && isWanted()) return { kind: 'other-code' };
      throw error;
    });
  switch (answer.kind) {
    case 'page': {
      // The page that the document brought stands there already, whatever else cannot be had.
      const { payload, hasLeft } = args.context.shown.get();
      if (!hasLeft && answer.payload === payload) return payload;
      // It arrives before the page is shown, so that nothing suspends or shifts.
      const isLoaded = await loadWholeLayout(answer.payload).catch((error: unknown) => {
        // A part is lost. Without a network nothing more can be had, and the visitor's work would be lost.
        if (!isWanted() || !navigator.onLine) throw error;
        location.assign(args.location.href);
        return false;
      });
      return isLoaded ? answer.payload : new Promise(() => undefined);
    }
    case 'moved':
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's own protocol
      throw redirect({ href: answer.to, replace: true });
    case 'other-code':
      // A preload must not take the visitor anywhere. It ends, so that the press that follows does not wait for it.
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- the one failure that the router does not log
      if (!isWanted()) throw notFound();
      location.assign(args.location.href);
      return new Promise(() => undefined);
  }
}
