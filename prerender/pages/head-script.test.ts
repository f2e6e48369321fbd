import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { MODULES_META } from '#src/app/starter/names.ts';
import { MENUS_META } from '#src/shell/header/load-menus.ts';
import { ROOT } from '#tests/support/paths.ts';
import { headScript } from './head-script.ts';

const script = headScript(ROOT);

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
    dispatchEvent: ({ type }: Event) => happen(type),
    readyState,
    documentElement: { dataset: {} },
  };
  const page = vm.createContext({
    document,
    AbortSignal: isOld ? {} : { any: () => undefined },
    navigator: { onLine: true, connection: { saveData: savesData } },
    location: { search: '', hash: '' },
    performance: { getEntriesByType: () => [] },
    addEventListener: listen,
    setTimeout: (work: () => void, ms = 0) => (ms === 0 ? setTimeout(work) : undefined),
    PerformanceObserver: class {
      observe = () => undefined;
    },
    localStorage: { getItem: () => null },
    fetch: (href: string) => {
      preloaded.push(`fetch ${href}`);
      return Promise.resolve(new Response());
    },
    AbortController,
    Event,
  });
  vm.runInContext(await script, page);
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
      'fetch /assets/menus.json',
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
});
