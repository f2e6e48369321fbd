import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CODE_META } from '#src/content/schema/payload-element.ts';
import { MENUS_META } from '#src/shell/header/load-menus.ts';
import { ALIVE, AT_ONCE, LATER, MODULES_META, QUIET_MS } from './names.ts';

/** A page with three modules, one of which is fetched only when it is needed. */
interface Situation {
  readonly savesData?: boolean;
  readonly isOnline?: boolean;
  readonly hash?: string;
  readonly navigation?: string;
  /** Whether the page shows data of the device, and the device has a worker. */
  readonly showsDevice?: boolean;
}

class Page extends EventTarget {
  /** So that no modules run, of which a test has none. */
  readonly readyState = 'loading';
  styleSheets = [];
  readonly metas: Readonly<Record<string, string>> = {
    [MODULES_META]: '/entry.js /part.js /later.js',
    [MENUS_META]: '/menus.json',
    [CODE_META]: 'abc',
  };
  readonly head = { append: ({ rel, href }: HTMLLinkElement) => fetched.push(`${rel} ${href}`) };
  showsDevice = false;
  querySelector(selector: string) {
    const name = /"(.+)"/u.exec(selector)?.[1] ?? '';
    return {
      content: this.metas[name],
      getAttribute: (attribute: string) => (attribute === LATER ? '/later.js' : null),
      hasAttribute: (attribute: string) => attribute === AT_ONCE && this.showsDevice,
    };
  }
  createElement() {
    return {};
  }
}

let fetched: string[];
let page: Page;
let view: EventTarget;
let workers: EventTarget & { controller?: object };
let paint: () => void;

const EARLY = ['modulepreload /entry.js', 'modulepreload /part.js', 'fetch low /menus.json'];
const ALL = [...EARLY, 'modulepreload /later.js'];

async function start(situation: Situation = {}): Promise<void> {
  const { savesData = false, isOnline = true, hash = '', navigation = 'navigate' } = situation;
  fetched = [];
  page = new Page();
  page.showsDevice = situation.showsDevice ?? false;
  view = new EventTarget();
  workers = Object.assign(new EventTarget(), page.showsDevice && { controller: {} });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('navigator', {
    onLine: isOnline,
    connection: { saveData: savesData },
    serviceWorker: workers,
  });
  vi.stubGlobal('location', { search: '', hash });
  vi.stubGlobal('fetch', (href: string, { priority }: RequestInit) => {
    fetched.push(`fetch ${String(priority)} ${href}`);
    return Promise.resolve(new Response());
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: navigation } as unknown as PerformanceEntry,
  ]);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe = () => undefined;
    },
  );
  vi.resetModules();
  (await import('./start-page.ts')).startPage();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('fetches the first modules and the menus after the first frame, and no more until a touch', async () => {
  await start();
  expect(fetched).toEqual([]);
  paint();
  paint();
  expect(fetched).toEqual(EARLY);
  view.dispatchEvent(new Event('pointerdown'));
  view.dispatchEvent(new Event('wheel'));
  expect(fetched).toEqual(ALL);
});

it('a page that is never painted or touched does so by itself', async () => {
  await start();
  view.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(fetched).toEqual(EARLY);
  await vi.advanceTimersByTimeAsync(QUIET_MS - 4000);
  expect(fetched).toEqual(ALL);
});

it('with data saver nothing is fetched before a touch, and then what is needed', async () => {
  await start({ savesData: true });
  paint();
  expect(fetched).toEqual([]);
  view.dispatchEvent(new Event('pointerdown'));
  expect(fetched).toEqual(ALL.filter((file) => !file.startsWith('fetch')));
});

it.each<[what: string, Situation]>([
  ['an address with a fragment', { hash: '#services' }],
  ['a page that is reloaded', { navigation: 'reload' }],
  ['a page without a network', { isOnline: false }],
  ['a page that shows what is saved on the device', { showsDevice: true }],
])('%s needs its scripts at once', async (_, situation) => {
  await start(situation);
  paint();
  expect(fetched).toHaveLength(ALL.length);
});

it('the worker is told which scripts the page has without running them; anything else it says wakes', async () => {
  await start();
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise((resolve) =>
    port1.addEventListener('message', ({ data }) => resolve(data)),
  );
  port1.start();
  workers.dispatchEvent(new MessageEvent('message', { ports: [port2] }));
  expect(await heard).toBe('abc');
  port1.close();
  expect(fetched).toEqual([]);
  workers.dispatchEvent(new MessageEvent('message'));
  expect(fetched).toHaveLength(ALL.length);
});

it('a held press has its native effect if the scripts stall, and is not repeated when they come', async () => {
  await start();
  vi.stubGlobal('Element', Object);
  const effect = vi.fn<(event: Event) => void>();
  const target = { closest: () => ({}), dispatchEvent: effect };
  view.dispatchEvent(
    Object.defineProperty(new Event('click', { cancelable: true }), 'target', { value: target }),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  expect(effect).toHaveBeenCalledTimes(1);
  const take = vi.fn<(held: readonly Event[]) => void>();
  page.dispatchEvent(new CustomEvent(ALIVE, { detail: take }));
  expect(take).toHaveBeenCalledWith([]);
});
