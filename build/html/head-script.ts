import { minify } from 'terser';
import { themeScript } from '#src/design/theme-script.ts';
import {
  ALIVE,
  AT_ONCE,
  EARLY_OFFER,
  MODULES_META,
  QUIET_MS,
  startPage,
} from '#src/app/start-page.ts';
import type { StartNames } from '#src/app/start-page.ts';

const NAMES: StartNames = {
  modules: MODULES_META,
  atOnce: AT_ONCE,
  offer: EARLY_OFFER,
  alive: ALIVE,
  quietMs: QUIET_MS,
};

/**
 * The one inline script of a page: the color scheme before the first paint, the modules when they are
 * needed. A function cannot be sent, so its text is; its hash is in the policy.
 */
export async function headScript(): Promise<string> {
  const { code } = await minify(`${themeScript};(${String(startPage)})(${JSON.stringify(NAMES)})`, {
    ecma: 2020,
    compress: { passes: 3 },
    mangle: { toplevel: true },
  });
  if (code === undefined) throw new Error('terser returned nothing for the script of the head.');
  return code;
}
