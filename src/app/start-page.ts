/** The name of the `<meta>` that lists a page's modules, the entry first. */
export const MODULES_META = 'hause-modules';

/**
 * On that `<meta>`: the page shows data stored on the device (saved pages), so its scripts run at once if
 * the device can store any.
 */
export const AT_ONCE = 'data-at-once';

/**
 * On that `<meta>`: the modules that are fetched only when the visitor interacts
 * (prerender/pages/fetch-plan.ts).
 */
export const LATER = 'data-later';

/** Where the script stores the browser's install prompt event, which may fire before the modules load. */
export const EARLY_OFFER = 'hauseOffer';

/**
 * The event on `document` by which the entry signals that the views are attached. Its detail takes the events
 * that were held (early-input.ts).
 */
export const ALIVE = 'hause:alive';

/** The event on `document` by which the entry signals that the views cannot be loaded. */
export const LOST = 'hause:lost';

/** A page without any interaction starts its scripts this many ms after it has loaded. */
export const QUIET_MS = 10_000;

export interface StartNames {
  readonly modules: string;
  readonly atOnce: string;
  readonly later: string;
  readonly offer: string;
  readonly alive: string;
  readonly lost: string;
  readonly code: string;
  readonly menus: string;
  readonly quietMs: number;
}

/**
 * Runs in every page's head, as text (prerender/pages/head-script.ts): refers to nothing outside itself.
 *
 * Fetches the page's modules once the browser reports the first frame painted (Paint Timing), or after
 * 4 s: text, styles and fonts never compete with the scripts for a slow connection. It runs them only when
 * they are needed, because until then the page is complete without them: on the first touch, key press,
 * wheel or mouse move, when the network status changes, when the service worker sends a message, or when
 * the page has been idle for a while (docs/decisions/0008-nothing-wakes-before-it-is-needed.md).
 *
 * Input before the views are attached is not lost: button presses and widget keys are held, and repeated
 * once, in order (early-input.ts). Links, text fields and everything else work as in plain HTML. If the scripts cannot be
 * loaded, held events are released to their native behavior (a form is sent as a form) and the no-script
 * styles apply. A browser below the minimum (docs/quality.md) gets those styles and no script at all,
 * instead of scripts that fail halfway.
 */
export function startPage(names: StartNames): void {
  const { modules, atOnce, later, offer, alive, lost, code, menus, quietMs } = names;

  // Shows everything that widgets hide, and hides controls that work only with scripts.
  const beWithoutScripts = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('media' in rule) {
        const media = rule.media as MediaList;
        media.mediaText = media.mediaText
          .replace('(scripting: none)', '(min-width: 0)')
          .replace('(scripting: enabled)', '(max-width: 0)');
      }
      if ('cssRules' in rule) beWithoutScripts(rule.cssRules as CSSRuleList);
    }
  };
  const restyle = () => {
    for (const sheet of document.styleSheets) {
      try {
        beWithoutScripts(sheet.cssRules);
      } catch {
        // The style sheet failed to load: it has no readable rules.
      }
    }
  };
  const beStatic = () => {
    // Scripts can fail before the style sheet has loaded.
    if (document.readyState === 'complete') restyle();
    else addEventListener('load', restyle);
  };
  if (!('any' in AbortSignal && 'withResolvers' in Promise)) {
    beStatic();
    return;
  }

  const held: Event[] = [];
  let pointed: Event | undefined;
  let isWoken = false;
  let isSearching = false;

  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const list = () => meta(modules);

  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  const fetched = new Set<string>();
  const fetchAhead = (rel: string, href: string) => {
    if (fetched.has(href)) return;
    fetched.add(href);
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  };
  const fetchModules = () => {
    const all = list();
    if (all === null || (savesData === true && !isWoken)) return;
    const others = isWoken ? [] : (all.getAttribute(later)?.split(' ') ?? []);
    for (const href of all.content.split(' ')) {
      if (!others.includes(href)) fetchAhead('modulepreload', href);
    }
    // The content of the menus, when the connection has nothing else to do.
    if (savesData !== true) fetchAhead('prefetch', meta(menus)?.content ?? '');
  };

  // Like module scripts, they run once the whole page is parsed: its payload is at the end.
  // Their imports run first, each in its own task, so that the page can respond in between.
  const load = async () => {
    const [entry = '', ...parts] = list()?.content.split(' ') ?? [];
    for (const part of parts.reverse()) {
      // A failure is handled by the module that imports it.
      await import(/* @vite-ignore */ part).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
    }
    // On failure, held events get their native behavior.
    await import(/* @vite-ignore */ entry).catch(bePlain);
  };
  const run = () => void load();
  const wake = () => {
    if (isWoken) return;
    isWoken = true;
    fetchModules();
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else run();
  };

  const hold = (event: Event) => {
    wake();
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const isWidget = (event: Event, selector: string) =>
    event.target instanceof Element && event.target.closest(selector) !== null;
  const onClick = (event: Event) => {
    if (isWidget(event, 'button')) hold(event);
  };
  const onKey = (event: Event) => {
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    const isFree = !isWidget(event, 'input,select,textarea');
    const hasModifier = altKey || ctrlKey || metaKey;
    const isShortcut = (ctrlKey || metaKey) && code === 'KeyK' && isFree;
    isSearching ||= isShortcut;
    // Letters after it are for the field of search.
    const isQuery = isSearching && isFree && !hasModifier && key.length === 1;
    // With a modifier, and up and down, they are the browser's: back, the page's top, scrolling.
    const moves =
      !(hasModifier || shiftKey) &&
      (key === 'ArrowLeft' || key === 'ArrowRight'
        ? isWidget(event, 'button,[role=tab]')
        : (key === 'Home' || key === 'End') && isWidget(event, '[role=tab]'));
    if (isShortcut || isQuery || moves) hold(event);
    else wake();
  };
  const onPoint = (event: Event) => {
    pointed = event;
  };

  const letGo = () => {
    for (const [type, listener] of holders) removeEventListener(type, listener, true);
    // The current hover, too: views are otherwise notified only of changes.
    return pointed === undefined ? held : [pointed, ...held];
  };

  const bePlain = () => {
    for (const event of letGo()) {
      // An event works as its own init dictionary: the copy has every property of the original.
      const Kind = event.constructor as typeof Event;
      event.target?.dispatchEvent(new Kind(event.type, event));
    }
    beStatic();
  };

  const holders: [string, (event: Event) => void][] = [
    ['click', onClick],
    ['keydown', onKey],
    ['pointerover', onPoint],
  ];
  for (const [type, listener] of holders) addEventListener(type, listener, true);
  const wakers =
    'pointermove pointerdown touchstart wheel scroll focusin online offline hashchange'.split(' ');
  for (const type of wakers)
    addEventListener(type, wake, { capture: true, once: true, passive: true });
  let workers: ServiceWorkerContainer | undefined;
  try {
    // Inlined as text, this cannot import anything (src/platform/service-workers.ts does the same).
    // oxlint-disable-next-line eslint/no-restricted-properties
    workers = navigator.serviceWorker;
  } catch {
    // Throws when site data is blocked.
  }
  workers?.addEventListener('message', ({ ports: [port] }) => {
    if (port === undefined) wake();
    // The worker is asking which scripts this page has: no reason to run them.
    else port.postMessage(meta(code)?.content);
  });
  document.addEventListener(
    alive,
    (event) => (event as CustomEvent<(held: readonly Event[]) => void>).detail(letGo()),
    { once: true },
  );
  document.addEventListener(lost, bePlain, { once: true });
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    (globalThis as unknown as Record<string, Event>)[offer] = event;
  });

  // The router restores the scroll position of a revisited page, and an address can select a tab, a filter
  // or the start of a message.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const asksForMore =
    location.search + location.hash !== '' ||
    (navigation !== undefined && navigation.type !== 'navigate');
  const begin = () => {
    fetchModules();
    const showsDevice = list()?.hasAttribute(atOnce) === true && workers?.controller != null;
    if (asksForMore || !navigator.onLine || showsDevice) wake();
  };
  addEventListener('load', () => setTimeout(wake, quietMs));
  // A page in a hidden tab paints no frames, so it does not wait for one.
  if (document.hidden) addEventListener('DOMContentLoaded', begin);
  else {
    try {
      new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    } catch {
      addEventListener('load', begin);
    }
    setTimeout(begin, 4000);
  }
}
