import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { VitePluginPWAAPI } from 'vite-plugin-pwa';
import { site } from '#src/content/site.ts';
import { WORKER_FOLDER } from '../offline/write-worker.ts';
import { webManifest } from '../files/web-manifest.ts';

/** Where the plugin leaves the worker, below the root; it reaches `dist` under the hash of its code. */
const WORKER_OUTPUT = 'dist-bundles/worker';

/**
 * The web manifest, and the script of the service worker. By default the plugin generates the worker
 * when the bundles are written; here that happens once the pages are written (`buildWorker`), and only
 * if its code has changed. It injects no list of files: that would change the worker with every word of
 * the content (docs/decisions/0014-a-deploy-costs-what-changed.md).
 */
export function pwa(root: string): {
  readonly plugins: Plugin[];
  readonly buildWorker: () => Promise<string>;
} {
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: WORKER_FOLDER,
    filename: 'sw.ts',
    outDir: WORKER_OUTPUT,
    injectRegister: false,
    includeManifestIcons: false,
    manifest: webManifest(site),
    // The plugin's type requires a string; without one it injects nothing.
    injectManifest: { rollupFormat: 'iife', injectionPoint: undefined as never },
  }).map(onlyForTheClient);
  const main = plugins.find(({ name }) => name === 'vite-plugin-pwa');
  if (main === undefined) throw new Error('vite-plugin-pwa no longer has a main plugin.');
  const api = main.api as VitePluginPWAAPI;
  return {
    plugins,
    async buildWorker() {
      await api.generateSW();
      return readFile(path.join(root, WORKER_OUTPUT, 'sw.js'), 'utf8');
    },
  };
}

/**
 * Limits the plugin to the client environment, and removes the hook that generates the worker when
 * a bundle closes.
 */
function onlyForTheClient(plugin: Plugin): Plugin {
  const { closeBundle: _, ...rest } = plugin;
  return { ...rest, applyToEnvironment: ({ name }) => name === 'client' };
}
