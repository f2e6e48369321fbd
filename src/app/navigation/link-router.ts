import { isSavingData } from '#src/platform/data-saver.ts';
import type { Routing } from './routing.ts';

/**
 * Routes clicks on plain links of this site through the router, and preloads a page, along with the router,
 * when its link is hovered, focused or touched. Listeners are on the document, so links stay plain
 * `<a href>`, work before and without JavaScript, and cost nothing to hydrate.
 */
export function routeLinks(routing: Routing, root: Document = document): void {
  root.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
    const target = new URL(link.href);
    if (isSamePage(target)) {
      // The browser itself scrolls to the fragment, moves the focus starting point and fires hashchange.
      if (target.hash !== '') return;
      event.preventDefault();
      scrollTo({ top: 0 });
      return;
    }
    event.preventDefault();
    routing.navigate(
      target.pathname + target.search + target.hash,
      // The link is in a menu with its own history entry, which the new page replaces.
      link.dataset['replace'] !== undefined,
    );
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const preload = (event: Event, delayMs: number) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link === null) return;
    const target = new URL(link.href);
    if (isSamePage(target)) return;
    timer = setTimeout(() => {
      if (isSavingData()) routing.start();
      else routing.preload(target.pathname);
    }, delayMs);
  };
  root.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') preload(event, HOVER_MS);
  });
  root.addEventListener('focusin', (event) => {
    preload(event, HOVER_MS);
  });
  root.addEventListener(
    'touchstart',
    (event) => {
      preload(event, 0);
    },
    { passive: true },
  );
}

/** The minimum hover time before a page is fetched, in ms, so that merely passing over a link does not. */
const HOVER_MS = 50;

const linkOf = (event: Event): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.href === '') return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname } = new URL(link.href);
  // Files (pictures, feeds) are not pages.
  return origin === location.origin && !/\.[a-z0-9]+$/iu.test(pathname) ? link : null;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isSamePage = (target: URL) =>
  target.pathname === location.pathname && target.search === location.search;
