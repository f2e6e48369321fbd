import type { Plugin } from 'vite';

/**
 * Puts the site's own `loadPart` around each dynamic `import()`, in place of Vite's helper, after which a browser
 * never asks again for a file that was lost.
 */
export function loadParts(): Plugin {
  return {
    name: 'hause:load-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/u },
      handler: () => "export { loadPart as __vitePreload } from '/src/platform/parts.ts';",
    },
  };
}
