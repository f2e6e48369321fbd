import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * vanilla-extract. Its compiler takes none of this project's plugins, so it need not bundle and run vite.config.ts
 * once more for each environment, which takes seconds.
 */
export const styles = (): Plugin[] =>
  vanillaExtractPlugin().map((plugin) => {
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
