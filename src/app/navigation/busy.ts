/** How long the next page may take before the page says that it is busy, in ms. */
const BUSY_MS = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The next page is being loaded: if that takes long, the page says so (src/design/global.css.ts). */
export function beginBusy(): void {
  clearTimeout(timer);
  timer = setTimeout(() => mark(true), BUSY_MS);
}

export function endBusy(): void {
  clearTimeout(timer);
  mark(false);
}

function mark(isBusy: boolean): void {
  document.documentElement.toggleAttribute('data-busy', isBusy);
  const main = document.querySelector('main');
  if (isBusy) main?.setAttribute('aria-busy', 'true');
  else main?.removeAttribute('aria-busy');
}
