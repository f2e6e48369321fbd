import type { MenusContent } from '#src/content/schema/resolved.ts';

/** The name of the `<meta>` that names the file with the content of the menus. */
export const MENUS_META = 'hause-menus';

let loading: Promise<MenusContent> | undefined;
/** After a failure the browser may still have what a network has answered in place of the server. */
let cache: RequestCache = 'default';

/**
 * The content of the menus, from the file that this document names: fetched once, by the first who asks
 * (prerender/files/menus.ts). A failed attempt is repeated.
 * @throws Error if there is no network, or no such file
 */
export function loadMenus(): Promise<MenusContent> {
  loading ??= fetchMenus().catch((error: unknown) => {
    loading = undefined;
    cache = 'reload';
    throw error;
  });
  return loading;
}

async function fetchMenus(): Promise<MenusContent> {
  const file = document.querySelector<HTMLMetaElement>(`meta[name="${MENUS_META}"]`)?.content ?? '';
  const response = await fetch(file, { cache });
  if (!response.ok) throw new TypeError(`${file} is answered with ${String(response.status)}.`);
  return (await response.json()) as MenusContent;
}
