import { expect, it, vi } from 'vitest';
import type { PagePayload } from '#src/content/schema/resolved.ts';
import { createShownPage } from './shown-page.ts';

const page = (path: string) => ({ path }) as PagePayload;

it('the first page counts as left once another one is shown, even after going back', () => {
  const first = page('/');
  const shown = createShownPage(first, '');
  expect(shown.get()).toEqual({ payload: first, search: '', hasLeft: false });
  const other = page('/about-us');
  shown.show(other, '');
  expect(shown.get()).toEqual({ payload: other, search: '', hasLeft: true });
  shown.show(first, '');
  expect(shown.get()).toEqual({ payload: first, search: '', hasLeft: true });
});

it('changing the query of the first page does not leave it', () => {
  const first = page('/contact-us');
  const shown = createShownPage(first, '');
  shown.show(first, '?subject=demo');
  expect(shown.get()).toEqual({ payload: first, search: '?subject=demo', hasLeft: false });
});

it('a page that failed to load leaves the first one, too', () => {
  const shown = createShownPage(page('/'), '');
  shown.show(undefined, '');
  expect(shown.get().hasLeft).toBe(true);
});

it("notifies listeners only of changes, and always keeps the document's own page", () => {
  const first = page('/');
  const shown = createShownPage(first, '');
  const listener = vi.fn<() => void>();
  const unsubscribe = shown.subscribe(listener);
  shown.show(first, '');
  expect(listener).not.toHaveBeenCalled();
  shown.show(page('/about-us'), '');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  shown.show(first, '');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(shown.getFirst()).toEqual({ payload: first, search: '', hasLeft: false });
});
