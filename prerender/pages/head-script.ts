import { CODE_META } from '#src/content/schema/payload-element.ts';
import { MENUS_META } from '#src/shell/header/load-menus.ts';
import { themeScript } from '#src/design/theme-script.ts';
import {
  ALIVE,
  AT_ONCE,
  EARLY_OFFER,
  LATER,
  LOST,
  MODULES_META,
  QUIET_MS,
  startPage,
} from '#src/app/start-page.ts';
import type { StartNames } from '#src/app/start-page.ts';

const NAMES: StartNames = {
  modules: MODULES_META,
  atOnce: AT_ONCE,
  later: LATER,
  offer: EARLY_OFFER,
  alive: ALIVE,
  lost: LOST,
  code: CODE_META,
  menus: MENUS_META,
  quietMs: QUIET_MS,
};

/**
 * The only inline script of a page: sets the color scheme before the first paint, and loads the
 * modules when they are needed. Functions are inlined as source text, whose hash is in the
 * Content-Security-Policy.
 */
export async function headScript(): Promise<string> {
  const { minify } = await import('terser');
  const { code } = await minify(`${themeScript};(${String(startPage)})(${JSON.stringify(NAMES)})`, {
    ecma: 2020,
    compress: { passes: 3 },
    mangle: { toplevel: true },
  });
  if (code === undefined) throw new Error('terser returned nothing for the head script.');
  return code;
}
