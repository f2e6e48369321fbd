import { redirect } from '@tanstack/react-router';
import type { ParsedLocation } from '@tanstack/react-router';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import type { PageAnswer } from './page-source.ts';
import type { RouterContext } from '../router.tsx';

interface LoaderArgs {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
  readonly abortController: AbortController;
  readonly preload: boolean;
}

/** The loader of every route: asks the page source for the page that stands at the address. */
export async function loadPage(args: LoaderArgs): Promise<PagePayload> {
  const { pathname } = args.location;
  const answer = await args.context.pages
    .load(pathname, args.abortController.signal)
    .catch((error: unknown): PageAnswer => {
      // No network and no service worker: the browser's own page says it best, and can try again.
      if (error instanceof TypeError && !args.preload) return { kind: 'other-build' };
      throw error;
    });
  switch (answer.kind) {
    case 'page':
      return answer.payload;
    case 'moved':
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's own protocol
      throw redirect({ href: answer.to, replace: true });
    case 'other-build':
      // A preload must not take the visitor anywhere; the click that follows will.
      if (!args.preload) location.assign(args.location.href);
      return new Promise(() => undefined);
  }
}
