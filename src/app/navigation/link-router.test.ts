import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeLinks } from './link-router.ts';

/** Enough of a link for the router: it is also what a click on it hits. */
class Link {
  readonly target = '';
  readonly dataset: Readonly<Record<string, string>>;
  readonly href: string;

  constructor(href: string, isInMenu = false) {
    this.href = new URL(href, 'https://hause.example').href;
    this.dataset = isInMenu ? { replace: '' } : {};
  }

  readonly closest = () => this;
  readonly hasAttribute = () => false;
}

const navigate = vi.fn<(href: string, isReplacing?: boolean) => void>();
const replace = vi.fn<(target: URL) => void>();
const back = vi.fn<() => void>();
const none = () => undefined;
const routing = {
  pages: { get: none, subscribe: () => none },
  start: none,
  preload: none,
  navigate,
};
const scrollTo = vi.fn<() => void>();
/** Moves the focus to the main part of the page. */
const focus = vi.fn<() => void>();
/** The window, for the popstate that follows history.back(). */
let view: EventTarget;
let root: EventTarget;

beforeEach(() => {
  vi.resetAllMocks();
  view = new EventTarget();
  root = new EventTarget();
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('location', Object.assign(new URL('https://hause.example/solve'), { replace }));
  vi.stubGlobal('history', { back });
  vi.stubGlobal('document', {
    querySelector: (name: string) => (name === 'main' ? { focus } : null),
  });
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
  vi.stubGlobal('dispatchEvent', none);
  vi.stubGlobal('HashChangeEvent', Event);
  routeLinks(routing, root as unknown as Document);
});
afterEach(() => vi.unstubAllGlobals());

/** Clicks a link; returns whether the browser follows it. */
function click(link: Link): boolean {
  const event = new Event('click', { cancelable: true });
  Object.defineProperty(event, 'target', { value: link });
  return root.dispatchEvent(Object.assign(event, { button: 0 }));
}

describe('a link to the page itself', () => {
  it('with another query is followed by the router, and moves the focus to the start', () => {
    expect(click(new Link('/solve?topic=a'))).toBe(false);
    expect(navigate.mock.calls).toEqual([['/solve?topic=a', false]]);
    expect(focus).toHaveBeenCalledTimes(1);
  });

  it('scrolls to the top and moves the focus there, or is left to the browser if it has a fragment', () => {
    expect(click(new Link('/solve'))).toBe(false);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(back).not.toHaveBeenCalled();
    expect(click(new Link('/solve#services'))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('in a menu also leaves the menu’s history entry, and scrolls after the browser has', () => {
    expect(click(new Link('/solve', true))).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    view.dispatchEvent(new Event('popstate'));
    expect(scrollTo).toHaveBeenCalledTimes(2);
    // The next one is the visitor's.
    view.dispatchEvent(new Event('popstate'));
    expect(scrollTo).toHaveBeenCalledTimes(2);
    // The menu itself returns the focus to its button.
    expect(focus).not.toHaveBeenCalled();
  });

  it('with a fragment in a menu takes the place of the menu’s history entry', () => {
    expect(click(new Link('/solve#services', true))).toBe(false);
    expect(replace.mock.calls.map(([target]) => target.href)).toEqual([
      'https://hause.example/solve#services',
    ]);
    expect(back).not.toHaveBeenCalled();
  });
});
