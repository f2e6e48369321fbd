import { isSavingData } from '#src/platform/data-saver.ts';
import { isPlainClick } from '#src/platform/plain-click.ts';
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
    // The link is in a menu with its own history entry, which must not outlive the menu.
    const isInMenu = link.dataset['replace'] !== undefined;
    if (isSamePage(target)) {
      if (target.hash !== '') reportFragment(target);
      // The browser itself scrolls to the fragment, moves the focus starting point and fires hashchange.
      if (target.hash !== '' && !isInMenu) return;
      event.preventDefault();
      if (target.hash !== '') location.replace(target);
      else toTop(isInMenu);
      return;
    }
    event.preventDefault();
    // The page stays and its content changes, such as the topic of the contact form.
    if (target.pathname === location.pathname && !isInMenu) focusMain();
    // The new page replaces the menu's entry.
    routing.navigate(target.pathname + target.search + target.hash, isInMenu);
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

/**
 * Fires `hashchange` for the fragment that the address has already, which the browser does not: what it names
 * may have been closed since.
 */
function reportFragment(target: URL): void {
  if (target.href === location.href) dispatchEvent(new HashChangeEvent('hashchange'));
}

/**
 * Scrolls to the top of the page.
 * @param isInMenu whether the current history entry is that of a menu, which is left
 */
function toTop(isInMenu: boolean): void {
  const scroll = () => scrollTo({ top: 0 });
  scroll();
  if (!isInMenu) {
    focusMain();
    return;
  }
  // Going back restores the place at which the menu was opened.
  addEventListener('popstate', () => requestAnimationFrame(scroll), { once: true });
  history.back();
}

/** Reading and Tab go on from the start of the page, as after loading a document. */
function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
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

const isSamePage = (target: URL) =>
  target.pathname === location.pathname && target.search === location.search;
