import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { loadSite } from '../site/load-site.ts';
import type { LoadedSite } from '../site/load-site.ts';

/**
 * The site's content for the rest of the build: loaded once per build, and again when a file changes.
 */
export interface ContentStore {
  get(): Promise<LoadedSite>;
}

/**
 * Provides site-wide data to views as virtual modules (see src/virtual.d.ts), and the loaded
 * content to other plugins.
 */
export function content(facts: {
  readonly buildId: string;
  readonly enquiryEndpoint: string | null;
}): Plugin & { readonly store: ContentStore } {
  let loaded: Promise<LoadedSite> | undefined;
  let server: ViteDevServer | undefined;
  const store: ContentStore = {
    get: () => {
      const dev = server;
      loaded ??= loadSite(
        dev === undefined
          ? {}
          : { importModule: (file) => dev.ssrLoadModule(file) as Promise<Record<string, unknown>> },
      );
      return loaded;
    },
  };
  return {
    name: 'hause:content',
    store,
    configureServer(dev) {
      server = dev;
      const contentDir = path.join(dev.config.root, 'src/content');
      dev.watcher.on('all', (_, file) => {
        if (file.startsWith(contentDir)) {
          loaded = undefined;
          dev.ws.send({ type: 'full-reload' });
        }
      });
    },
    resolveId(id) {
      return id === 'virtual:hause/navigation' || id === 'virtual:hause/build' ? `\0${id}` : null;
    },
    async load(id) {
      if (id === '\0virtual:hause/navigation') {
        const { navigation } = await store.get();
        return `export const navigation = ${JSON.stringify(navigation)};`;
      }
      if (id === '\0virtual:hause/build') {
        return [
          `export const buildId = ${JSON.stringify(facts.buildId)};`,
          `export const enquiryEndpoint = ${JSON.stringify(facts.enquiryEndpoint)};`,
        ].join('\n');
      }
      return null;
    },
  };
}
