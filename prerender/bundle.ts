import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { Layout } from '#src/content/schema/pages.ts';
import { brotli } from './compress.ts';
import { contentHash } from './digest.ts';
import { headScript } from './pages/head-script.ts';
import type { PageAssets } from './pages/html-document.ts';
import { fetchedLater, inlined, pageAssets } from './pages/page-assets.ts';
import type { ServerEntry } from './pages/render-page.ts';
import { IMPORT_MAP } from './plugins/import-map.ts';

/** The module that every page loads. */
export const ENTRY = 'src/app/entry-client.tsx';

/** Where the bundler writes; relative to the project folder. */
export const BUNDLES = { client: 'dist-bundles/client', ssr: 'dist-bundles/server' } as const;

/** What the bundler made of the code. */
export type Bundle = Awaited<ReturnType<typeof readBundle>>;

/** Reads the bundles, and plans what pages load. */
export async function readBundle(root: string) {
  const client = path.join(root, BUNDLES.client);
  const read = (file: string) => readFile(path.join(client, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const entryFile = pathToFileURL(path.join(root, BUNDLES.ssr, 'entry-server.js'));
  const entry = (await import(entryFile.href)) as ServerEntry;
  const files = await filesIn(client);
  return {
    manifest,
    /** The files that visitors load: path relative to `dist` → content. */
    files,
    /** Names the scripts and styles (`PageData.code`). */
    code: codeOf(files.keys()),
    entry,
    /** What the pages of each layout load. */
    layouts: await layoutAssets(root, entry, manifest, files, await read(IMPORT_MAP)),
  };
}

async function filesIn(client: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.endsWith('.vite')) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(client, file).replaceAll(path.sep, '/'), await readFile(file));
  }
  return files;
}

/**
 * File names include content hashes, so any difference that could make the scripts of two pages
 * incompatible changes this name.
 */
const codeOf = (files: Iterable<string>): string =>
  contentHash(
    [...files]
      .filter((file) => /^assets\/.*\.(?:js|css)$/u.test(file))
      .map((file) => file.slice('assets/'.length))
      .toSorted()
      .join('\n'),
  );

async function layoutAssets(
  root: string,
  entry: ServerEntry,
  manifest: Manifest,
  files: ReadonlyMap<string, Uint8Array>,
  importMap: string,
): Promise<Readonly<Record<Layout, PageAssets>>> {
  const inlineScript = await headScript(root);
  const sizes = new Map<string, number>();
  for (const [name, content] of files) {
    if (name.endsWith('.js')) sizes.set(`/${name}`, (await brotli(content)).length);
  }
  const textOf = (url: string) => {
    const content = files.get(url.slice(1));
    if (content === undefined) throw new Error(`The bundles have no ${url}.`);
    return Buffer.from(content).toString();
  };
  const made = Object.entries(entry.LAYOUT_MODULES).map(([layout, module]) => {
    const assets = pageAssets(manifest, ENTRY, module);
    const own = assets.styles.filter((style) => !isShared(style));
    return [
      layout,
      {
        ...assets,
        styles: assets.styles.filter(isShared),
        inlineStyle: inlined(own.map(textOf)),
        later: fetchedLater([assets.entry, ...assets.modules], sizes),
        inlineScript,
        importMap,
        start: entry.SHOWS_DEVICE.has(layout as Layout) ? 'after paint' : 'when needed',
      },
    ] as const;
  });
  return Object.fromEntries(made) as unknown as Readonly<Record<Layout, PageAssets>>;
}

/**
 * Shared styles are linked, fetched once and cached; the small remainder (header, footer, layout) is
 * inlined, so that the first paint waits for only one file.
 */
const isShared = (style: string) => style.startsWith('/assets/shared-');
