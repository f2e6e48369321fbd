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

/** Content that the build imports itself, so that the dev server cannot load it again. */
const READ_ONCE = /^(?:conformance|search)\b/u;

/**
 * The modules that are made of the content (see src/virtual.d.ts): what each exports, by its name.
 * @param enquiryEndpoint null if delivery is simulated
 */
export const madeModules = (
  enquiryEndpoint: string | null,
): Readonly<Record<string, (site: LoadedSite) => object>> => ({
  header: (site) => ({ header: headerLinks(site) }),
  frame: (site) => ({ frame: frameWords(site) }),
  house: (site) => ({ house: houseParts(site) }),
  'outbox-words': ({ contact }) => ({ outboxWords: contact?.outboxWords }),
  build: ({ contact }) => ({
    enquiryEndpoint,
    simulatedWords: enquiryEndpoint === null ? contact?.simulatedWords : null,
  }),
});

/** Provides site-wide data to views as virtual modules, and the loaded content to other plugins. */
export function content(enquiryEndpoint: string | null): Plugin & { readonly store: ContentStore } {
  let loaded: Promise<LoadedSite> | undefined;
  let server: ViteDevServer | undefined;
  let config: ResolvedConfig | undefined;
  const load = async () => {
    const dev = server;
    const site = await loadSite(dev && { importModule: (file) => dev.ssrLoadModule(file) });
    for (const warning of warnings(site, new Date())) config?.logger.warn(warning);
    return site;
  };
  const store: ContentStore = { get: () => (loaded ??= load()) };

  const modules = madeModules(enquiryEndpoint);
  const NAME = /^(\0?)virtual:hause\/(.*)$/u;
  return {
    name: 'hause:content',
    store,
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(dev) {
      server = dev;
      const contentDir = path.join(dev.config.root, 'src/content');
      // The names of drawings contain hashes of them.
      const drawings = path.join(dev.config.root, 'docs/machines');
      dev.watcher.on('all', (_, file) => {
        const name = path.relative(contentDir, file);
        if (READ_ONCE.test(name)) {
          dev.config.logger.warn(
            `src/content/${name} is read once: restart \`npm run dev\` to see the edit.`,
          );
        }
        if (file.startsWith(contentDir) || file.startsWith(drawings)) {
          loaded = undefined;
          dev.ws.send({ type: 'full-reload' });
        }
      });
    },
    resolveId(id) {
      return (NAME.exec(id)?.[2] ?? '') in modules ? `\0${id}` : null;
    },
    async load(id) {
      const exportsOf = modules[NAME.exec(id)?.[2] ?? ''];
      if (exportsOf === undefined) return null;
      return Object.entries(exportsOf(await store.get()))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
