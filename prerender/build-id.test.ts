import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildIdOf } from './build-id.ts';

let root: string;
const put = async (file: string, text: string, at = root) => {
  await mkdir(path.join(at, path.dirname(file)), { recursive: true });
  await writeFile(path.join(at, file), text);
};
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hause-build-id-'));
  await put('src/pages/a.ts', 'export {}');
  await put('machines/b.ts', 'export {}');
  await put('package-lock.json', '{}');
});
afterEach(() => rm(root, { recursive: true }));

it('is the same for the same sources in any location', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'hause-build-id-'));
  await cp(root, other, { recursive: true });
  expect(buildIdOf(other, {})).toBe(buildIdOf(root, {}));
  await rm(other, { recursive: true });
});

it.each([
  ['a changed source', 'src/pages/a.ts'],
  ['a new source', 'src/pages/deep/new.ts'],
  ['another machine', 'machines/b.ts'],
  ['different packages', 'package-lock.json'],
  ['a static file', 'public/security.txt'],
])('changes with %s', async (_, file) => {
  const before = buildIdOf(root, {});
  await put(file, 'changed');
  expect(buildIdOf(root, {})).not.toBe(before);
});

it('changes with a setting', () => {
  const ids = [null, '/enquiries', '/other'].map((enquiryEndpoint) =>
    buildIdOf(root, { enquiryEndpoint }),
  );
  expect(new Set(ids).size).toBe(3);
});

it('does not change with tests and docs, which visitors never get', async () => {
  const before = buildIdOf(root, {});
  await put('src/pages/a.test.ts', 'changed');
  await put('src/pages/a.test.tsx', 'changed');
  await put('docs/a.md', 'changed');
  await put('README.md', 'changed');
  expect(buildIdOf(root, {})).toBe(before);
});
