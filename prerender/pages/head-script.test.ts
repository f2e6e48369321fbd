import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ALIVE, MODULES_META } from '#src/app/start-page.ts';
import { MENUS_META } from '#src/shell/header/load-menus.ts';
import { headScript } from './head-script.ts';

interface Situation {
  /** Whether the browser is below the floor. */
  readonly isOld?: boolean;
  readonly savesData?: boolean;
  readonly readyState: DocumentReadyState;
}

/** The script of the head, minified as pages have it, in a page with styles and two modules. */
async function runIn({ isOld = false, savesData = false, readyState }: Situation) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const listen = (type: string, listener: (event: object) => void) => {
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  };
  const ofScripts = { mediaText: 'screen and (scripting: enabled)' };
  const ofNone = { mediaText: '(scripting: none)' };
  const preloaded: string[] = [];
  const metas: Readonly<Record<string, string>> = {
    [MODULES_META]: '/assets/entry.js /assets/part.js',
    [MENUS_META]: '/assets/menus.json',
  };
  const document = {
    styleSheets: [
      {
        // The style sheet of a part that fails to load.
        get cssRules(): never {
          throw new Error('Cannot access rules');
        },
      },
      {
        cssRules: [
          { media: ofScripts, cssRules: [] },
          { cssRules: [{ media: ofNone, cssRules: [] }] },
          { selectorText: 'a' },
        ],
      },
    ],
    querySelector: (selector: string) => ({
      content: metas[selector.slice('meta[name="'.length, -2)],
      getAttribute: () => null,
      hasAttribute: () => false,
    }),
    createElement: () => ({}),
    head: {
      append: ({ rel, href }: { rel: string; href: string }) => preloaded.push(`${rel} ${href}`),
    },
    addEventListener: listen,
    readyState,
    hidden: false,
    activeElement: null,
    documentElement: { dataset: {} },
  };
  const page = vm.createContext({
    document,
    AbortSignal: isOld ? {} : { any: () => undefined },
    navigator: { onLine: true, connection: { saveData: savesData } },
    location: { search: '', hash: '' },
    performance: { getEntriesByType: () => [] },
    addEventListener: listen,
    removeEventListener: () => undefined,
    setTimeout: (work: () => void, ms = 0) => (ms === 0 ? setTimeout(work) : undefined),
    PerformanceObserver: class {
      observe = () => undefined;
    },
    localStorage: { getItem: () => null },
    Element: Object,
    // What Vitest compiles `import()` to.
    __vite_ssr_dynamic_import__: () => Promise.reject(new TypeError('lost')),
  });
  vm.runInContext(await headScript(), page);
  const happen = (type: string, event: object = {}) => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  return { listeners, preloaded, media: [ofScripts, ofNone], happen };
}

const AS_WITHOUT_SCRIPTS = [
  { mediaText: 'screen and (max-width: 0)' },
  { mediaText: '(min-width: 0)' },
];

describe('the script of the head', () => {
  it('in an unsupported browser requests nothing, queues nothing, and makes the page static', async () => {
    const { listeners, preloaded, media, happen } = await runIn({
      isOld: true,
      readyState: 'loading',
    });
    expect([...listeners.keys()]).toEqual(['load']);
    happen('load');
    expect(media).toEqual(AS_WITHOUT_SCRIPTS);
    expect(preloaded).toEqual([]);
  });

  it('makes the page static when its scripts fail to load', async () => {
    const { preloaded, media, happen } = await runIn({ readyState: 'complete' });
    expect(media).not.toEqual(AS_WITHOUT_SCRIPTS);
    happen('wheel');
    expect(preloaded).toEqual([
      'modulepreload /assets/entry.js',
      'modulepreload /assets/part.js',
      'prefetch /assets/menus.json',
    ]);
    await expect.poll(() => media).toEqual(AS_WITHOUT_SCRIPTS);
  });

  it('fetches no menus ahead of time when data saver is on', async () => {
    const { preloaded, happen } = await runIn({ savesData: true, readyState: 'complete' });
    happen('wheel');
    expect(preloaded).toEqual(['modulepreload /assets/entry.js', 'modulepreload /assets/part.js']);
  });

  it('waits for the style sheet when the scripts fail first', async () => {
    const { listeners, media, happen } = await runIn({ readyState: 'interactive' });
    happen('wheel');
    await expect.poll(() => listeners.get('load')?.length).toBe(2);
    expect(media).not.toEqual(AS_WITHOUT_SCRIPTS);
    happen('load');
    expect(media).toEqual(AS_WITHOUT_SCRIPTS);
  });

  it('holds the presses and keys that the views are for, and hands them over once these are attached', async () => {
    const { happen } = await runIn({ readyState: 'loading' });
    /** A press or key; returns what it is called if it was held. */
    const input = (type: string, within: string, init: object = {}) => {
      let isHeld = false;
      const target = {
        closest: (selector: string) => selector.split(',').includes(within) || null,
      };
      const prevent = () => (isHeld = true);
      const event = {
        target,
        preventDefault: prevent,
        stopImmediatePropagation: () => {},
        ...init,
      };
      happen(type, event);
      return isHeld ? [event] : [];
    };
    const key = (code: string, within: string, init: object = {}) =>
      input('keydown', within, { key: code.replace('Key', '').toLowerCase(), code, ...init });
    const arrow = { key: 'ArrowRight' };
    expect([
      ...input('click', 'a'),
      ...key('KeyL', 'body'),
      ...key('KeyK', 'input', { ctrlKey: true }),
      ...key('ArrowRight', 'input', arrow),
      ...key('ArrowRight', '[role=tab]', { ...arrow, altKey: true }),
    ]).toEqual([]);
    const held = [
      ...input('click', 'button'),
      ...key('ArrowRight', '[role=tab]', arrow),
      ...key('KeyK', 'body', { ctrlKey: true }),
      ...key('KeyL', 'body'),
    ];
    expect(held).toHaveLength(4);
    // Typed after the shortcut, but into a field.
    expect(key('KeyM', 'input')).toEqual([]);
    let taken: unknown;
    happen(ALIVE, { detail: (events: unknown) => (taken = events) });
    expect(taken).toEqual(held);
  });
});
