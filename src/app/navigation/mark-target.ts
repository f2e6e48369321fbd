const MARK = 'data-target';

let stopMarking: AbortController | undefined;

/**
 * Marks the element that the address names, because `:target` follows only the browser's own navigation
 * (HTML, 7.4.2.3.3): what is styled by `:target` must also be styled by `[data-target]`. The next fragment is
 * the browser's again.
 * @param fragment without its number sign; empty for none
 */
export function markTarget(fragment: string): void {
  const target = fragment === '' ? null : document.getElementById(fragment);
  if (target === null) return;
  target.toggleAttribute(MARK, true);
  // The one before may be on a page that is gone.
  stopMarking?.abort();
  stopMarking = new AbortController();
  const { signal } = stopMarking;
  addEventListener('hashchange', () => target.removeAttribute(MARK), { once: true, signal });
}
