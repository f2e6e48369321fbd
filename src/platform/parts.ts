import { isLeaving, untilStaying } from './leaving.ts';
import { untilDone } from './until-done.ts';

let report: () => void = () => undefined;
let isPreload = false;

/**
 * Loads a part of the site. The build puts it around each dynamic `import()`, in place of Vite's own helper
 * (prerender/plugins/load-parts.ts).
 *
 * Browsers remember a module that could not be fetched, and answer every later `import()` of it, or of what
 * imports it, with the same failure for as long as the document lives (whatwg/html#6768); Chromium remembers
 * failed preloads, too. Therefore its files are fetched into the browser's cache first: another call asks for a
 * lost one again.
 *
 * While the visitor is leaving, nothing is lost: what the browser cancels is asked for again if the page stays.
 * @param files the module, what it imports and their styles, as paths below the root; without those that every
 * page has
 * @throws the reason if it cannot be loaded now; that is reported to the visitor, unless it was loaded ahead
 */
export async function loadPart<M>(
  load: () => Promise<M>,
  files: readonly string[] = [],
): Promise<M> {
  const isAsked = !isPreload;
  for (;;) {
    try {
      await Promise.all(files.map((file) => arrivalOf(import.meta.resolve(`/${file}`))));
      return await load();
    } catch (error) {
      if (!isLeaving()) {
        if (isAsked) report();
        throw error;
      }
    }
    await untilStaying();
  }
}

/**
 * Loads a part that the visitor has not asked for: a failure is not reported.
 * @param load calls `import()` before it waits for anything
 */
export function preload<T>(load: () => Promise<T>): Promise<T> {
  isPreload = true;
  const loading = load();
  isPreload = false;
  return loading;
}

/** Loads a part by which the page completes itself: a lost one is asked for again and again. */
export const loadEventually = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => {
    untilDone(() => preload(load).then(resolve));
  });

/** @param onLoss called each time a part that was asked for cannot be loaded */
export function watchLosses(onLoss: () => void): void {
  report = onLoss;
}

const arrivals = new Map<string, Promise<void>>();

/** Waits for a file, unless the document itself has requested it. A failure is forgotten. */
async function arrivalOf(href: string): Promise<void> {
  const isRequested = () =>
    [...document.querySelectorAll('link')].some((link) => link.href === href);
  if (!arrivals.has(href)) {
    if (isRequested()) return;
    arrivals.set(href, href.endsWith('.css') ? addStyles(href) : fetchScript(href));
  }
  try {
    await arrivals.get(href);
  } catch (error) {
    arrivals.delete(href);
    throw error;
  }
}

/** Puts a script into the browser's cache. */
async function fetchScript(href: string): Promise<void> {
  const response = await fetch(href);
  // Not the page of a network that answers in the site's place, either.
  if (!response.ok || response.headers.get('Content-Type')?.includes('javascript') !== true) {
    throw new TypeError(`Failed to load ${href}.`);
  }
  await response.arrayBuffer();
}

function addStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`Failed to load ${href}.`));
    });
    document.head.append(link);
  });
}
