import { afterEach, expect, it, vi } from 'vitest';
import { mediaMatches, watchMedia } from './media-query.ts';

afterEach(() => vi.unstubAllGlobals());

const QUERY = '(prefers-reduced-motion: reduce)';

/** A media query list that matches, and reports changes. */
class List extends EventTarget {
  matches = true;

  change(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(Object.assign(new Event('change'), { matches }));
  }
}

it('a media query is evaluated, and watched until the listener is removed', () => {
  const list = new List();
  vi.stubGlobal('matchMedia', () => list);
  expect(mediaMatches(QUERY)).toBe(true);
  const heard: boolean[] = [];
  const stop = watchMedia(QUERY, (matches) => heard.push(matches));
  list.change(false);
  stop();
  list.change(true);
  expect(heard).toEqual([false]);
});
