import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOfSources, readCode } from './code.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'code-'));
  await write('src/app/a.ts', 'a');
  await write('package-lock.json', '{}');
});
afterEach(() => rm(root, { recursive: true }));

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};

const digestNow = (env: Record<string, string> = {}) => readCode(root, env).digest;

it.each([
  'src/app/a.ts',
  'src/app/new.tsx',
  'src/content/site.ts',
  'src/content/schema/pages.ts',
  'machines/tabs/tabs.machine.ts',
  'build/html/html-document.ts',
  'public/shot.png',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  '.env',
  '.env.production',
])('changes with %s', async (file) => {
  const before = digestNow();
  await write(file, 'changed');
  expect(digestNow()).not.toBe(before);
});

it.each([
  'src/content/pages/k-12/index.ts',
  'src/content/navigation.ts',
  'src/content/redirects.ts',
  'src/app/a.test.ts',
  'src/art/__snapshots__/picture.test.ts.snap',
  'src/routeTree.gen.ts',
  'README.md',
  'tests/run.ts',
])('does not change with %s', async (file) => {
  const before = digestNow();
  await write(file, 'changed');
  expect(digestNow()).toBe(before);
});

it('changes when a file moves, and when text moves from one file to another', async () => {
  const before = digestNow();
  await write('src/app/b.ts', '');
  const empty = digestNow();
  expect(empty).not.toBe(before);
  await write('src/app/a.ts', '');
  await write('src/app/b.ts', 'a');
  expect(new Set([before, empty, digestNow()]).size).toBe(3);
});

it('changes with the settings that the bundler reads, and with no others', () => {
  const before = digestNow();
  expect(digestNow({ NODE_ENV: 'development' })).not.toBe(before);
  expect(digestNow({ VITE_FLAG: '1' })).not.toBe(before);
  expect(digestNow({ HOME: '/home/somebody' })).toBe(before);
});

it('reports which files it covers', () => {
  const code = readCode(root, {});
  expect(code.has(path.join(root, 'src/app/a.ts'))).toBe(true);
  expect(code.has(path.join(root, 'src/content/pages/index.ts'))).toBe(false);
});

it('can digest a subset of the sources', async () => {
  const before = digestOfSources(root, ['src/app']);
  await write('src/art/b.ts', 'b');
  expect(digestOfSources(root, ['src/app'])).toBe(before);
  await write('src/app/b.ts', 'b');
  expect(digestOfSources(root, ['src/app'])).not.toBe(before);
});
