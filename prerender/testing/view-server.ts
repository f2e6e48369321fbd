import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import { content } from '../plugins/content.ts';
import { iconSprite } from '../plugins/icon-sprite.ts';

/**
 * Test support: the site's own views, loaded as the build loads them, including styles and icons.
 */
export interface ViewServer {
  /** Loads the module at a path from the project's root: '/src/app/entry-server.tsx'. */
  load<Module>(file: string): Promise<Module>;
  /** Changes the code of a file, by its path from the project's root; what imports it is loaded again. */
  edit(file: string, change: (code: string) => string): void;
  close(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Starts one, which takes seconds. */
export async function viewServer(): Promise<ViewServer> {
  const edits = new Map<string, (code: string) => string>();
  // Not the project's own cache, which a development server may be writing to.
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'hause-views-'));
  const server = await createServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    cacheDir,
    plugins: [
      {
        name: 'edits',
        enforce: 'pre',
        transform: (code, id) => edits.get(id)?.(code),
      },
      vanillaExtractPlugin(),
      content({ enquiryEndpoint: null }),
      iconSprite(),
    ],
  });
  return {
    load: async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module,
    edit(name, change) {
      const file = path.join(ROOT, name);
      const { moduleGraph } = server.environments.ssr;
      edits.set(file, change);
      moduleGraph.onFileChange(file);
      // The virtual modules are made of the content, which is read again then.
      server.watcher.emit('all', 'change', file);
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith('\0virtual:')) moduleGraph.invalidateModule(module);
      }
    },
    close: async () => {
      await server.close();
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
}
