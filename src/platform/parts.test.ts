import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the module reads of a link element. */
class FakeLink extends EventTarget {
  href = '';
  remove(): void {
    links.splice(links.indexOf(this), 1);
  }
}

let links: FakeLink[] = [];
/** The files that do not arrive. */
const lost = new Set<string>();
/** The files in whose place a network sends a page of its own. */
const foreign = new Set<string>();
/** Everything that was requested, in order. */
let asked: string[] = [];
let parts: typeof import('./parts.ts');
const report = vi.fn<() => void>();

const nameOf = (href: string) => href.slice(href.lastIndexOf('/') + 1);
const onTheWay = () => new Promise((resolve) => setTimeout(resolve, 10));

beforeEach(async () => {
  [links, asked] = [[], []];
  for (const list of [lost, foreign]) list.clear();
  report.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(nameOf(href));
    await onTheWay();
    if (lost.has(nameOf(href))) throw new TypeError('Failed to fetch');
    const type = foreign.has(nameOf(href)) ? 'text/html' : 'text/javascript; charset=utf-8';
    return new Response('', { headers: { 'Content-Type': type } });
  });
  vi.stubGlobal('document', {
    createElement: () => new FakeLink(),
    querySelectorAll: () => links,
    head: {
      append(link: FakeLink) {
        links.push(link);
        asked.push(nameOf(link.href));
        void onTheWay().then(() =>
          link.dispatchEvent(new Event(lost.has(nameOf(link.href)) ? 'error' : 'load')),
        );
      },
    },
  });
  vi.resetModules();
  parts = await import('./parts.ts');
  parts.watchLosses(report);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The `import()` of a browser, which remembers a module of which a file was not there. */
function importer(files: readonly string[]) {
  let isBroken = false;
  return () => {
    isBroken ||= files.some((file) => lost.has(nameOf(file)) || foreign.has(nameOf(file)));
    return isBroken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('part');
  };
}

/** A part of the site, as the build loads it. */
function partOf(...files: readonly string[]) {
  const load = importer(files);
  return () => parts.loadPart(load, files);
}

const outcome = async (loading: Promise<string>) => {
  const settled = loading.catch(() => 'lost');
  await vi.advanceTimersByTimeAsync(10);
  return settled;
};

const FILES = ['assets/part.js', 'assets/shared.js', 'assets/part.css'] as const;

it('a part arrives with what it needs, each file requested once', async () => {
  const part = partOf(...FILES);
  expect(await Promise.all([part(), part()].map(outcome))).toEqual(['part', 'part']);
  expect(await outcome(part())).toBe('part');
  expect(asked).toEqual(['part.js', 'shared.js', 'part.css']);
});

it('what the document itself has requested is not requested again', async () => {
  const own = new FakeLink();
  own.href = import.meta.resolve(`/${FILES[1]}`);
  links.push(own);
  expect(await outcome(partOf(...FILES)())).toBe('part');
  expect(asked).toEqual(['part.js', 'part.css']);
});

it.each([
  ['a script that is lost', 'shared.js', lost],
  ['styles that are lost', 'part.css', lost],
  ['a page that a network sends in place of a script', 'part.js', foreign],
])('after %s, the part arrives when it is asked for again', async (_, file, fault) => {
  fault.add(file);
  const part = partOf(...FILES);
  expect(await Promise.all([part(), part()].map(outcome))).toEqual(['lost', 'lost']);
  expect(report).toHaveBeenCalledTimes(2);
  fault.clear();
  expect(await outcome(part())).toBe('part');
});

it('a part that was asked for is reported when it is lost, even while another is loaded ahead', async () => {
  lost.add('part.js').add('other.js');
  const ahead = parts.preload(partOf('assets/other.js'));
  const asking = partOf(...FILES)();
  expect(await Promise.all([ahead, asking].map(outcome))).toEqual(['lost', 'lost']);
  expect(report).toHaveBeenCalledTimes(1);
});

it('a part by which the page completes itself is asked for until it arrives, and never reported', async () => {
  lost.add('part.js');
  const arrived = vi.fn<(part: string) => void>();
  void parts.loadEventually(partOf(...FILES)).then(arrived);
  await vi.advanceTimersByTimeAsync(2000);
  lost.clear();
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(arrived).toHaveBeenCalledWith('part');
  expect(report).not.toHaveBeenCalled();
});

it('what is canceled while the visitor is leaving is loaded if the page stays', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { watchLeaving, LEAVING_MS } = await import('./leaving.ts');
  watchLeaving();
  page.dispatchEvent(new Event('beforeunload'));
  lost.add('part.js');
  const arrived = vi.fn<(part: string) => void>();
  void partOf(...FILES)().then(arrived);
  await vi.advanceTimersByTimeAsync(LEAVING_MS - 1);
  lost.clear();
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(11);
  expect(arrived).toHaveBeenCalledWith('part');
  expect(report).not.toHaveBeenCalled();
});
