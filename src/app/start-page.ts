/** The name of the `<meta>` that lists a page's modules, the entry first. */
export const MODULES_META = 'hause-modules';

/**
 * On that `<meta>`: the page shows what the device holds (saved pages), so its scripts run at once where
 * the device can hold something.
 */
export const AT_ONCE = 'data-at-once';

/**
 * On that `<meta>`: those of the modules that are fetched only when the visitor does something
 * (build/html/fetch-plan.ts).
 */
export const LATER = 'data-later';

/** Where the script leaves the browser's offer to install, which may come before the modules. */
export const EARLY_OFFER = 'hauseOffer';

/** The event on `document` by which the entry says that the views are attached. */
export const ALIVE = 'hause:alive';

/** The event on `document` by which the entry says that the views cannot be had. */
export const LOST = 'hause:lost';

/** A page that nobody touches comes to life this many ms after it has loaded. */
export const QUIET_MS = 10_000;

export interface StartNames {
  readonly modules: string;
  readonly atOnce: string;
  readonly later: string;
  readonly offer: string;
  readonly alive: string;
  readonly lost: string;
  readonly code: string;
  readonly quietMs: number;
}

/**
 * Runs in every page's head, as text (build/html/head-script.ts): refers to nothing outside of itself.
 *
 * Fetches the page's modules once the browser reports the first frame painted (Paint Timing), or after
 * 4 s: the words, their styles and faces never share a slow line with the scripts. It runs them only when
 * they are needed, because until then the page is complete without them: at the first touch, key, wheel or
 * move of the mouse, when the network comes or goes, when the service worker speaks, or when the page has
 * been left alone for a while (docs/decisions/0008-nothing-wakes-before-it-is-needed.md).
 *
 * What the visitor does before the views are attached is not lost: presses of buttons and the keys of
 * widgets are held and given on, once, in their order. Links, text fields and all the rest do what they do
 * in plain HTML. If the scripts cannot be had, what was held is let go: a form is sent as a form; and the
 * styles for readers without scripts apply. A browser below the floor (docs/quality.md) gets those styles
 * and no script at all, instead of scripts that fail halfway.
 */
export function startPage(names: StartNames): void {
  const { modules, atOnce, later, offer, alive, lost, code, quietMs } = names;

  // All that widgets hide is shown, and what only scripts can do is not offered.
  const beWithoutScripts = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('media' in rule) {
        const media = rule.media as MediaList;
        media.mediaText = media.mediaText
          .replace(/\(scripting: ?none\)/u, '(min-width: 0)')
          .replace(/\(scripting: ?enabled\)/u, '(max-width: 0)');
      }
      if ('cssRules' in rule) beWithoutScripts(rule.cssRules as CSSRuleList);
    }
  };
  const restyle = () => {
    for (const sheet of document.styleSheets) {
      try {
        beWithoutScripts(sheet.cssRules);
      } catch {
        // The style sheet of a part that is lost: it has no rules that can be read.
      }
    }
  };
  const beStatic = () => {
    // Scripts can be lost before the style sheet has arrived.
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

  const list = () => document.querySelector<HTMLMetaElement>(`meta[name="${modules}"]`);

  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  const fetched = new Set<string>();
  const fetchModules = () => {
    const meta = list();
    if (meta === null) return;
    const others = isWoken ? [] : (meta.getAttribute(later)?.split(' ') ?? []);
    for (const href of meta.content.split(' ')) {
      if (fetched.has(href) || others.includes(href) || (savesData === true && !isWoken)) continue;
      fetched.add(href);
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  };

  // As modules of a script element do, they run when the whole page is there: its content stands at its end.
  // What they import goes first, each in a task of its own, so that the page can answer in between.
  const load = async () => {
    const [entry = '', ...parts] = list()?.content.split(' ') ?? [];
    for (const part of parts.reverse()) {
      // One that is lost is the concern of whoever needs it.
      await import(/* @vite-ignore */ part).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
    }
    // In vain: what was held does what it does in plain HTML.
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
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    const isShortcut =
      (ctrlKey || metaKey) && key === 'k' && !isWidget(event, 'input,select,textarea');
    const moves = /^(?:Arrow|Home$|End$)/u.test(key) && isWidget(event, 'button,[role=tab]');
    if (isShortcut || moves) hold(event);
    else wake();
  };
  const onPoint = (event: Event) => {
    pointed = event;
  };

  const letGo = () => {
    for (const [type, listener] of holders) removeEventListener(type, listener, true);
    // What the pointer is on and what has the focus: views hear of it only when it changes.
    const again = pointed === undefined ? held : [pointed, ...held];
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) {
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    for (const event of again) {
      // An event is its own dictionary: the copy has every property of the first.
      const Kind = event.constructor as typeof Event;
      if (event.target instanceof Element && event.target.isConnected) {
        event.target.dispatchEvent(new Kind(event.type, event));
      }
    }
  };

  const bePlain = () => {
    letGo();
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
    // Text for the page has nothing to import (src/platform/service-workers.ts does the same).
    // oxlint-disable-next-line eslint/no-restricted-properties
    workers = navigator.serviceWorker;
  } catch {
    // Refused with the site's data.
  }
  workers?.addEventListener('message', ({ ports: [port] }) => {
    if (port === undefined) wake();
    // It asks which scripts this page has: no reason to run them.
    else port.postMessage(document.querySelector<HTMLMetaElement>(`meta[name="${code}"]`)?.content);
  });
  document.addEventListener(alive, letGo, { once: true });
  document.addEventListener(lost, bePlain, { once: true });
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    (globalThis as unknown as Record<string, Event>)[offer] = event;
  });

  // The router puts the place right of a page that one comes back to, and an address can choose a tab, a
  // filter, the beginning of a message.
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
  // A page in a hidden tab paints no frame and does not wait for one.
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
