import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('a media query', () => {
  it('is evaluated, and watched until the listener is removed', () => {
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

  it.each<[string, unknown]>([
    ['has no media queries', undefined],
    [
      'throws when asked',
      () => {
        throw new TypeError('refused');
      },
    ],
  ])('does not match and never changes if the browser %s', (_, matchMedia) => {
    vi.stubGlobal('matchMedia', matchMedia);
    expect(mediaMatches(QUERY)).toBe(false);
    watchMedia(QUERY, () => expect.fail('nothing changes'))();
  });

  it('is evaluated, but not watched, if the browser reports no changes', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(mediaMatches(QUERY)).toBe(true);
    watchMedia(QUERY, () => expect.fail('nothing changes'))();
  });
});
