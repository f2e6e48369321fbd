import type { Manifest } from 'vite';
import { LAYERS } from '#src/design/layer-order.ts';
import type { PageAssets } from './html-document.ts';

/**
 * Fonts for rare characters, which a page requests only when it shows one (src/design/fonts.css).
 */
const RARE_FACE = /-more-[\w-]+\.woff2$/u;

/** Parts that a page renders without their script (src/components/static-parts/static-parts.tsx). */
const STATIC_VIEWS = /-static-views\.ts$/u;

/** Static parts in a layout's folder are used by that layout only. */
const mayShow = (layoutModule: string, staticViews: string) => {
  const folder = /^src\/pages\/[^/]+\//u.exec(staticViews)?.[0];
  return folder === undefined || layoutModule.startsWith(folder);
};

/**
 * What a page with the given layout loads, read from Vite's manifest.
 * @throws Error when the manifest lacks the layout's module, or when static parts have styles of their own: a
 * page that does without their script would not load them
 */
export function pageAssets(
  manifest: Manifest,
  entryModule: string,
  layoutModule: string,
): Pick<PageAssets, 'entry' | 'modules' | 'styles' | 'fonts'> {
  const chunks = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || chunks.has(key)) return;
    chunks.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const asset of chunk.assets ?? []) {
      if (asset.endsWith('.woff2') && !RARE_FACE.test(asset)) fonts.add(`/${asset}`);
    }
  };
  visit(entryModule);
  const layoutKeys = Object.keys(manifest).filter((key) => key.split('?')[0] === layoutModule);
  if (layoutKeys.length === 0) {
    throw new Error(
      `The build has no module "${layoutModule}" for a layout. Name the file so, or list it in ELSEWHERE (src/app/entry-server.tsx).`,
    );
  }
  for (const key of layoutKeys) visit(key);
  for (const [key, { css = [] }] of Object.entries(manifest)) {
    const isShown = STATIC_VIEWS.test(key) && mayShow(layoutModule, key);
    const missing = isShown ? css.filter((style) => !styles.has(`/${style}`)) : [];
    if (missing.length > 0) {
      throw new Error(
        `The parts in ${key} have styles that pages do not load (${missing.join(', ')}). Add the folders of those parts to the group "shared" in vite.config.ts.`,
      );
    }
  }
  const [entry = '', ...modules] = new Set(
    [...chunks].map((key) => `/${manifest[key]?.file ?? ''}`),
  );
  return {
    entry,
    modules,
    styles: [...styles],
    fonts: [...fonts],
  };
}

/**
 * Style sheets as one inline style. The cascade layers are declared first, weakest first, so that their
 * order does not depend on which style sheet arrives first.
 */
export const inlined = (styles: readonly string[]): string =>
  `@layer ${LAYERS.join()};${styles.map((style) => style.trim()).join('')}`;

/** The most that a page fetches before the visitor's first interaction, in bytes on the wire. */
const EARLY_BYTES = 82_000;

/**
 * The modules that a page does not fetch before the first interaction: those that exceed the limit.
 * Modules that every page shares come first, so that the next page has them too.
 * @param modules in order of importance
 * @param sizes bytes of each on the wire
 */
export function fetchedLater(
  modules: readonly string[],
  sizes: ReadonlyMap<string, number>,
): string[] {
  let sum = 0;
  return modules.filter((module) => {
    const size = sizes.get(module) ?? 0;
    const isLater = sum + size > EARLY_BYTES;
    if (!isLater) sum += size;
    return isLater;
  });
}
