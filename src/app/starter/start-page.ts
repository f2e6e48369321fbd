import { CODE_META } from '#src/content/schema/payload-element.ts';
import { serviceWorkers } from '#src/platform/service-workers.ts';
import { bePlain } from './be-plain.ts';
import { holdInput, release } from './hold-input.ts';
import { fetchModules, metaOf, runModules } from './modules.ts';
import { ALIVE, AT_ONCE, EARLY_OFFER, LOST, MODULES_META, QUIET_MS } from './names.ts';

/** Without a painted frame, as in a hidden tab, the modules are fetched after this many ms. */
const UNPAINTED_MS = 4000;

/** What is pressed has its native effect if the scripts have not arrived after this many ms. */
const PATIENCE_MS = 15_000;

const WAKERS = 'pointermove pointerdown wheel scroll focusin online offline hashchange'.split(' ');

/**
 * The script in every page's head (prerender/pages/head-script.ts).
 *
 * Fetches the page's modules once the browser reports the first frame painted (Paint Timing): text, styles and
 * fonts never compete with the scripts for a slow connection. It runs them only when they are needed, because
 * until then the page is complete without them: on the first touch, key press, wheel or mouse move, when the
 * network status changes, when the service worker sends a message, or when the page has been idle for a while
 * (docs/decisions/0008-nothing-wakes-before-it-is-needed.md).
 *
 * Input before the views are attached is held, and repeated once, in order. If the scripts cannot be loaded, or do not
 * come, it has its native effect (a form is sent as a form), and the no-script styles apply. A browser below the minimum
 * (docs/quality.md) gets those styles and no script at all, instead of scripts that fail halfway.
 */
export function startPage(): void {
  if (!('any' in AbortSignal && 'withResolvers' in Promise)) {
    bePlain();
    return;
  }
  let isWoken = false;
  const wake = () => {
    if (isWoken) return;
    isWoken = true;
    fetchModules(true);
    const run = () => void runModules();
    // Like module scripts, once the whole page is parsed: its payload is at the end.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else run();
  };
  const begin = () => {
    fetchModules(isWoken);
    if (isNeededAtOnce()) wake();
  };

  let patience: ReturnType<typeof setTimeout> | undefined;
  const letGo = holdInput(() => {
    wake();
    patience ??= setTimeout(() => document.dispatchEvent(new Event(LOST)), PATIENCE_MS);
  });
  for (const type of WAKERS) {
    addEventListener(type, wake, { capture: true, once: true, passive: true });
  }
  serviceWorkers()?.addEventListener('message', ({ ports: [port] }) => {
    if (port === undefined) wake();
    // The worker is asking which scripts this page has: no reason to run them.
    else port.postMessage(metaOf(CODE_META)?.content);
  });
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    (globalThis as { [EARLY_OFFER]?: Event })[EARLY_OFFER] = event;
  });
  const onAlive = ({ detail }: CustomEventInit<(held: readonly Event[]) => void>) => {
    clearTimeout(patience);
    detail?.(letGo());
  };
  document.addEventListener(ALIVE, onAlive as EventListener, { once: true });
  const onLost = () => {
    release(letGo());
    bePlain();
  };
  document.addEventListener(LOST, onLost, { once: true });

  addEventListener('load', () => setTimeout(wake, QUIET_MS));
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, UNPAINTED_MS);
}

/**
 * The router restores the scroll position of a revisited page; an address can select a tab, a filter or the start
 * of a message; saved pages are data of the device.
 */
function isNeededAtOnce(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const showsDevice =
    metaOf(MODULES_META)?.hasAttribute(AT_ONCE) === true && serviceWorkers()?.controller != null;
  return (
    location.search + location.hash !== '' ||
    (navigation !== undefined && navigation.type !== 'navigate') ||
    !navigator.onLine ||
    showsDevice
  );
}
