/** The name of the `<meta>` that lists a page's modules, the entry first. */
export const MODULES_META = 'hause-modules';

/**
 * On that `<meta>`: the page shows data stored on the device (saved pages), so its scripts run at once if
 * the device can store any.
 */
export const AT_ONCE = 'data-at-once';

/**
 * On that `<meta>`: the modules that are fetched only when the visitor interacts
 * (prerender/pages/html-document.ts).
 */
export const LATER = 'data-later';

/** Where the script stores the browser's install prompt event, which may fire before the modules load. */
export const EARLY_OFFER = 'hauseOffer';

/**
 * The event on `document` by which the entry signals that the views are attached. Its detail takes the events
 * that were held (src/app/early-input.ts).
 */
export const ALIVE = 'hause:alive';

/** The event on `document` by which the entry signals that the views cannot be loaded. */
export const LOST = 'hause:lost';

/** A page without any interaction starts its scripts this many ms after it has loaded. */
export const QUIET_MS = 10_000;
