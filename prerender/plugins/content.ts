import path from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { loadSite } from '../content/load-site.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { warnings } from '../checks/warnings.ts';
import { frameWords, headerLinks } from './header-links.ts';
import { houseParts } from '../content/house.ts';

/**
 * The site's content for the rest of the build: loaded once per build, and again when a file changes.
 */
export interface ContentStore {
  get(): Promise<LoadedSite>;
}

const MODULES: ReadonlySet<string> = new Set(
  ['header', 'frame', 'house', 'outbox-words', 'build'].map((name) => `virtual:hause/${name}`),
);

/** Content that the build imports itself, so that the dev server cannot load it again. */
const READ_ONCE = ['regulations.ts', 'conformance', 'search'];

/**
 * Provides site-wide data to views as virtual modules (see src/virtual.d.ts), and the loaded
 * content to other plugins.
 */
export function content(facts: {
  readonly enquiryEndpoint: string | null;
}): Plugin & { readonly store: ContentStore } {
  let loaded: Promise<LoadedSite> | undefined;
  let server: ViteDevServer | undefined;
  let config: ResolvedConfig | undefined;
  const store: ContentStore = {
    get: () => {
      const dev = server;
      loaded ??= loadSite(
        dev === undefined
          ? {}
          : {
              importModule: (file) => dev.ssrLoadModule(file) as Promise<Record<string, unknown>>,
              isDraft: true,
            },
      ).then((site) => {
        for (const warning of warnings(site, new Date())) config?.logger.warn(warning);
        return site;
      });
      return loaded;
    },
  };
  return {
    name: 'hause:content',
    store,
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(dev) {
      server = dev;
      const contentDir = path.join(dev.config.root, 'src/content');
      const drawings = path.join(dev.config.root, 'docs/machines');
      dev.watcher.on('all', (_, file) => {
        if (file.startsWith(contentDir)) {
          const name = path.relative(contentDir, file);
          if (READ_ONCE.some((one) => name.startsWith(one))) {
            dev.config.logger.warn(
              `src/content/${name} is read once: restart \`npm run dev\` to see the edit.`,
            );
          }
        }
        // The names of drawings contain hashes of them.
        if (file.startsWith(contentDir) || file.startsWith(drawings)) {
          loaded = undefined;
          dev.ws.send({ type: 'full-reload' });
        }
      });
    },
    resolveId(id) {
      return MODULES.has(id) ? `\0${id}` : null;
    },
    async load(id) {
      if (id === '\0virtual:hause/header') {
        return `export const header = ${JSON.stringify(headerLinks(await store.get()))};`;
      }
      if (id === '\0virtual:hause/frame') {
        return `export const frame = ${JSON.stringify(frameWords(await store.get()))};`;
      }
      if (id === '\0virtual:hause/house') {
        return `export const house = ${JSON.stringify(houseParts(await store.get()))};`;
      }
      if (id === '\0virtual:hause/outbox-words') {
        return `export const outboxWords = ${JSON.stringify((await store.get()).contact?.outboxWords)};`;
      }
      if (id === '\0virtual:hause/build') {
        const simulatedWords =
          facts.enquiryEndpoint === null ? (await store.get()).contact?.simulatedWords : null;
        return `export const enquiryEndpoint = ${JSON.stringify(facts.enquiryEndpoint)};
export const simulatedWords = ${JSON.stringify(simulatedWords)};`;
      }
      return null;
    },
  };
}
