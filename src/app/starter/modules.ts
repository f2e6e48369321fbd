import { MENUS_META } from '#src/shell/header/load-menus.ts';
import { LATER, LOST, MODULES_META } from './names.ts';

export const metaOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const fetched = new Set<string>();

function fetchModule(href: string): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** Not by a link: Safari prefetches nothing, and Firefox takes it for what the policy's `default-src` forbids. */
function fetchMenus(href: string): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  fetch(href, { priority: 'low' })
    .then((answer) => answer.text())
    .catch(() => undefined);
}

/**
 * Fetches the modules of the page: those that are needed at the first interaction not before it, and none with
 * data saver.
 * @param areNeeded whether the page is about to run them
 */
export function fetchModules(areNeeded: boolean): void {
  const list = metaOf(MODULES_META);
  if (list === null || (savesData() && !areNeeded)) return;
  const others = areNeeded ? [] : (list.getAttribute(LATER)?.split(' ') ?? []);
  for (const href of list.content.split(' ')) {
    if (!others.includes(href)) fetchModule(href);
  }
  // The content of the menus, when the connection has nothing else to do.
  if (!savesData()) fetchMenus(metaOf(MENUS_META)?.content ?? '');
}

/** Runs what the entry imports first, each in its own task, so that the page can respond in between. */
export async function runModules(): Promise<void> {
  const [entry = '', ...parts] = metaOf(MODULES_META)?.content.split(' ') ?? [];
  for (const part of parts.reverse()) {
    // A failure is handled by the module that imports it.
    await import(/* @vite-ignore */ part).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await import(/* @vite-ignore */ entry).catch(() => document.dispatchEvent(new Event(LOST)));
}
