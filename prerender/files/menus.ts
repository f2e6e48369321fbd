import type { MenusContent } from '#src/content/schema/resolved.ts';
import { digest } from '../digest.ts';

/**
 * The content of the menus, and the path that its file is served at. No page contains it: what menus list can change
 * without any page. Hashed, so that a page gets what its scripts were made for, and the server keeps the files of
 * previous builds.
 */
export function menusFile({ menus, demo }: MenusContent) {
  const json = JSON.stringify({ menus, demo } satisfies MenusContent);
  return { address: `/assets/menus-${digest(json).slice(0, 10)}.json`, json };
}
