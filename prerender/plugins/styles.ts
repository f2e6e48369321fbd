import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, ResolvedConfig } from 'vite';

const shortNames = new Map<string, string>();

/**
 * A class name without the start of its style sheet's hash: four of its letters tell sheets apart, and every page has
 * a hundred of them.
 * @throws Error when two names become the same
 */
function shortened(hash: string): string {
  const short = hash.slice(3).replace(/^\d/u, '_$&');
  const known = shortNames.get(short) ?? hash;
  if (known !== hash) {
    throw new Error(`Two styles are named ${short}. Give one of their style sheets another name.`);
  }
  shortNames.set(short, hash);
  return short;
}

/**
 * vanilla-extract. Its compiler takes none of this project's plugins, so it need not bundle and run vite.config.ts
 * once more for each environment, which takes seconds.
 */
export const styles = (): Plugin[] =>
  vanillaExtractPlugin({ identifiers: ({ hash }) => shortened(hash) }).map((plugin) => {
    const { configResolved } = plugin;
    if (typeof configResolved !== 'function') return plugin;
    return {
      ...plugin,
      configResolved(config) {
        const withoutFile = { configFile: { value: undefined }, inlineConfig: { value: {} } };
        return configResolved.call(this, Object.create(config, withoutFile) as ResolvedConfig);
      },
    };
  });
