import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import pMap from 'p-map';
import type { Plugin, ViteBuilder } from 'vite';
import { BuildCache, CACHE_ROOT } from '../site/build-cache.ts';
import type { Code } from './code.ts';
import { digest } from './digest.ts';

/** Where the bundler writes; relative to the project folder. */
export const BUNDLES = { client: 'dist-bundles/client', ssr: 'dist-bundles/server' } as const;

export interface BundlesOptions {
  readonly root: string;
  readonly code: Code;
  /** The content and settings that end up in the bundles: the values of the virtual modules. */
  readonly facts: () => Promise<unknown>;
  /** The arguments of Vite, which override its configuration: `--sourcemap`, `--minify`. */
  readonly commandLine?: readonly string[];
}

/** The files of both bundles: path relative to the project folder → content. */
type Files = ReadonlyMap<string, Uint8Array>;

/**
 * The client's and the server's bundle. They depend only on the code, the command line and a few facts,
 * so after a content edit they come from the cache instead of the bundler.
 */
export function bundles({
  root,
  code,
  facts,
  commandLine = process.argv.slice(2),
}: BundlesOptions): {
  readonly plugin: Plugin;
  readonly build: (builder: ViteBuilder) => Promise<void>;
} {
  const cache = new BuildCache(path.join(CACHE_ROOT, 'bundles'));
  return {
    plugin: onlyFromCode(root, code),
    async build(builder) {
      const key = `${digest(code.digest, JSON.stringify([await facts(), commandLine]))}.bundles`;
      const stored = cache.find(key);
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined) {
        throw new Error('Both environments are needed.');
      }
      if (stored !== undefined) {
        await write(root, deserialize(stored) as Files);
        // Otherwise Vite would build all environments at the end.
        for (const environment of [client, ssr]) environment.isBuilt = true;
        builder.config.logger.info('Bundles: unchanged, from the cache.');
      } else {
        await builder.build(client);
        await builder.build(ssr);
        cache.put(key, serialize(await read(root)));
      }
      await cache.forgetOld();
    },
  };
}

/**
 * Fails the build when a bundle contains a file that its key does not cover, such as a page's content:
 * edits to that file would go unnoticed.
 */
function onlyFromCode(root: string, code: Code): Plugin {
  const packages = path.join(root, 'node_modules') + path.sep;
  return {
    name: 'hause:only-from-code',
    apply: 'build',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const file = path.normalize(id.split('?')[0] ?? id);
        const isOwn = file.startsWith(root + path.sep) && !file.startsWith(packages);
        // Virtual modules from plugins, such as the CSS of a `.css.ts`, are not files.
        if (isOwn && !code.has(file) && !file.endsWith('.gen.ts') && existsSync(file)) {
          this.error(
            `${path.relative(root, file)} is part of a bundle, but the key under which bundles are kept does not depend on it, so an edit of it would not reach visitors. Content reaches views through payloads or a virtual module (build/plugins/content.ts); other files belong to CODE in build/incremental/code.ts.`,
          );
        }
      }
    },
  };
}

async function read(root: string): Promise<Files> {
  const files = new Map<string, Uint8Array>();
  for (const folder of Object.values(BUNDLES)) {
    const entries = await readdir(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    });
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      files.set(path.relative(root, file), await readFile(file));
    }
  }
  return files;
}

async function write(root: string, files: Files): Promise<void> {
  for (const folder of Object.values(BUNDLES)) {
    await rm(path.join(root, folder), { recursive: true, force: true });
  }
  for (const folder of new Set([...files.keys()].map((file) => path.dirname(file)))) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  await pMap(files, ([file, content]) => writeFile(path.join(root, file), content), {
    concurrency: 8,
  });
}
