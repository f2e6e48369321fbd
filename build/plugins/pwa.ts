import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { VitePluginPWAAPI } from 'vite-plugin-pwa';
import type { Layout } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';
import type { OfflinePlan } from '#src/features/offline/page-store/plan.ts';
import { artOf, writePagePacks } from '../offline/page-packs.ts';
import { precacheList } from '../offline/precache-list.ts';
import { writeSearchIndex } from '../offline/write-search-index.ts';
import { pageFile } from '../site/site-manifest.ts';
import { webManifest } from '../site/web-manifest.ts';
import type { ContentStore } from './content.ts';

export interface PwaOptions {
  readonly root: string;
  readonly store: ContentStore;
  readonly buildId: string;
}

/** Layouts whose pages are precached on installation: home, the saved-pages list and the form. */
const CORE_LAYOUTS: ReadonlySet<Layout> = new Set(['home', 'offline', 'contact']);

const WORKER_FOLDER = 'src/features/offline/worker';

/**
 * The web manifest, the service worker and its kill switch. vite-plugin-pwa would generate the
 * worker when the bundles are written; here it is generated after the pages (`afterPages`), so that
 * the precache list matches what is actually in `dist`.
 */
export function pwa({ root, store, buildId }: PwaOptions): {
  readonly plugins: Plugin[];
  readonly afterPages: () => Promise<void>;
} {
  const dist = path.join(root, 'dist');
  const list = { dist, buildId, corePaths: [] as string[] };
  let plan: OfflinePlan | undefined;

  const planPlugin: Plugin = {
    name: 'hause:offline-plan',
    resolveId: (id) => (id === 'virtual:hause/offline-plan' ? `\0${id}` : null),
    load: (id) =>
      id === '\0virtual:hause/offline-plan' ? `export const plan = ${JSON.stringify(plan)};` : null,
  };

  // Filled once the pages are written; Workbox reads this array only then.
  const globPatterns: string[] = [];
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: WORKER_FOLDER,
    filename: 'sw.ts',
    outDir: 'dist',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: webManifest(site),
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns,
      globIgnores: ['**/*.{br,zst}'],
      dontCacheBustURLsMatching: /^(?:assets|art)\//u,
      buildPlugins: { vite: [planPlugin] },
      manifestTransforms: [
        (entries) => ({ manifest: precacheList(entries as never, list), warnings: [] }),
      ],
    },
  }).map(onlyForTheClient);

  const main = plugins.find(({ name }) => name === 'vite-plugin-pwa');
  if (main === undefined) throw new Error('vite-plugin-pwa no longer has a main plugin.');
  const api = main.api as VitePluginPWAAPI;

  return {
    plugins,
    async afterPages() {
      const loaded = await store.get();
      const pages = [...loaded.pages.values()].filter(({ page }) => page.layout !== 'not-found');
      const line = ({ path, page }: (typeof pages)[number]) => ({ path, name: page.name });
      const isCore = ({ page }: (typeof pages)[number]) => CORE_LAYOUTS.has(page.layout);
      const corePages = pages.filter(isCore).map(line);
      const notFound = await writeNotFound(dist);
      const frame = await readFile(path.join(dist, notFound), 'utf8');
      plan = {
        buildId,
        corePages,
        pages: await writePagePacks(dist, pages.filter((page) => !isCore(page)).map(line), frame),
        redirects: loaded.redirects,
        notFound: `/${notFound}`,
        extras: [await writeSearchIndex(dist, pages.map(line), buildId)],
      };
      list.corePaths = corePages.map((page) => page.path);
      const coreFiles = list.corePaths.map(pageFile);
      const documents = await Promise.all(
        [...coreFiles, notFound].map((file) => readFile(path.join(dist, file), 'utf8')),
      );
      globPatterns.splice(
        0,
        Infinity,
        'assets/*.{js,css,woff2,svg}',
        'favicon.{ico,svg}',
        notFound,
        ...coreFiles,
        ...new Set(documents.flatMap(artOf).map((address) => address.slice(1))),
      );
      await api.generateSW();
      await buildKillSwitch(root);
    },
  };
}

/**
 * Writes the not-found page under a separate URL: hosts serve `/404.html` with status 404, which
 * must not be cached.
 */
async function writeNotFound(dist: string): Promise<string> {
  const html = await readFile(path.join(dist, '404.html'));
  const file = `assets/not-found-${createHash('sha256').update(html).digest('hex').slice(0, 10)}.html`;
  await writeFile(path.join(dist, file), html);
  return file;
}

/** `sw-kill.js`: see README, "Remove the service worker". */
async function buildKillSwitch(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      lib: {
        entry: path.join(root, WORKER_FOLDER, 'sw-kill.ts'),
        name: 'kill',
        formats: ['iife'],
        fileName: () => 'sw-kill.js',
      },
    },
  });
}

/**
 * Limits the plugin to the client environment, and removes the hook that generates the worker when
 * a bundle closes.
 */
function onlyForTheClient(plugin: Plugin): Plugin {
  const { closeBundle: _, ...rest } = plugin;
  return { ...rest, applyToEnvironment: ({ name }) => name === 'client' };
}
