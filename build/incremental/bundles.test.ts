import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ViteBuilder } from 'vite';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { CACHE_ROOT } from '../site/build-cache.ts';
import { BUNDLES, bundles } from './bundles.ts';
import { readCode } from './code.ts';
import { digest } from './digest.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bundles-'));
  // Makes the code unique, because the test uses the project's own cache.
  await write('src/app/a.ts', randomUUID());
});
afterEach(() => rm(root, { recursive: true }));

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};

/** Bundles as the bundler would; returns which environments it had to bundle. */
async function bundle(facts: unknown, commandLine: readonly string[] = ['build']) {
  const code = readCode(root, {});
  const bundled: string[] = [];
  const environments = {
    client: { name: 'client', isBuilt: false },
    ssr: { name: 'ssr', isBuilt: false },
  };
  const builder = {
    environments,
    config: { logger: { info: () => undefined } },
    build: async ({ name }: { readonly name: 'client' | 'ssr' }) => {
      bundled.push(name);
      environments[name].isBuilt = true;
      await write(path.join(BUNDLES[name], 'assets/a.js'), `${name} ${JSON.stringify(facts)}`);
    },
  };
  await bundles({ root, code, facts: () => Promise.resolve(facts), commandLine }).build(
    builder as unknown as ViteBuilder,
  );
  const entry = path.join(
    CACHE_ROOT,
    'bundles',
    `${digest(code.digest, JSON.stringify([facts, commandLine]))}.bundles`,
  );
  onTestFinished(() => rm(entry, { force: true }));
  // Vite bundles any environment that is not marked as built.
  expect(Object.values(environments).every(({ isBuilt }) => isBuilt)).toBe(true);
  const read = (name: 'client' | 'ssr') =>
    readFile(path.join(root, BUNDLES[name], 'assets/a.js'), 'utf8');
  expect([await read('client'), await read('ssr')]).toEqual([
    `client ${JSON.stringify(facts)}`,
    `ssr ${JSON.stringify(facts)}`,
  ]);
  return { bundled, entry };
}

it('bundles once for the same code and facts, and again if either changes', async () => {
  expect((await bundle(['menu'])).bundled).toEqual(['client', 'ssr']);
  await write('src/content/pages/index.ts', 'a page');
  expect((await bundle(['menu'])).bundled).toEqual([]);
  expect((await bundle(['other menu'])).bundled).toEqual(['client', 'ssr']);
  expect((await bundle(['menu'])).bundled).toEqual([]);
  await write('src/app/a.ts', randomUUID());
  expect((await bundle(['menu'])).bundled).toEqual(['client', 'ssr']);
});

it('bundles again for other options of Vite', async () => {
  expect((await bundle(['menu'])).bundled).toEqual(['client', 'ssr']);
  expect((await bundle(['menu'], ['build', '--sourcemap'])).bundled).toEqual(['client', 'ssr']);
  expect((await bundle(['menu'])).bundled).toEqual([]);
});

it('bundles again when the cached bundles are damaged', async () => {
  const { entry } = await bundle(['menu']);
  await writeFile(entry, (await readFile(entry)).subarray(0, -1));
  expect((await bundle(['menu'])).bundled).toEqual(['client', 'ssr']);
});

it('fails when a bundle contains a file that its key does not cover', async () => {
  await write('src/content/pages/index.ts', 'a page');
  const { plugin } = bundles({
    root,
    code: readCode(root, {}),
    facts: () => Promise.resolve(null),
  });
  const holding = (...ids: readonly string[]) => {
    const errors: string[] = [];
    const context = {
      getModuleIds: () => ids.values(),
      error: (message: string) => errors.push(message),
    };
    (plugin.generateBundle as (this: unknown) => void).call(context);
    return errors;
  };
  expect(
    holding(
      path.join(root, 'src/app/a.ts?tsr-split=component'),
      path.join(root, 'node_modules/react/index.js'),
      '\0virtual:hause/navigation',
      path.join(root, 'src/app/a.css.ts.vanilla.css'),
    ),
  ).toEqual([]);
  expect(holding(path.join(root, 'src/content/pages/index.ts'))).toEqual([
    expect.stringContaining('src/content/pages/index.ts is part of a bundle'),
  ]);
});
