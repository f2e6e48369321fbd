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
  close(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Starts one.
 * @param edits changes to the code of files, by their paths from the project's root
 */
export async function viewServer(
  edits: Readonly<Record<string, (code: string) => string>> = {},
): Promise<ViewServer> {
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
        transform: (code, id) => edits[id.replace(ROOT, '')]?.(code),
      },
      vanillaExtractPlugin(),
      content({ enquiryEndpoint: null }),
      iconSprite(),
    ],
  });
  return {
    load: async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module,
    close: async () => {
      await server.close();
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
}
