import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compressFolder } from '../compress.ts';
import { FileStates } from './file-states.ts';
import { OutputFolder, fileOf } from './output-folder.ts';

let root: string;
let dist: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'output-'));
  dist = path.join(root, 'dist');
  await mkdir(dist);
});
afterEach(() => rm(root, { recursive: true }));

/** A build that writes these files, each with its recipe and content. */
async function build(files: Readonly<Record<string, readonly [recipe: string, text: string]>>) {
  const states = await FileStates.open(dist, path.join(root, 'cache'));
  const output = new OutputFolder(dist, states);
  const made: string[] = [];
  await output.putAll(
    Object.entries(files).map(([file, [recipe, text]]) => [
      file,
      {
        recipe,
        make: () => {
          made.push(file);
          return text;
        },
      },
    ]),
  );
  await output.removeOthers();
  await compressFolder(dist, 'quick', states);
  await states.save();
  return made;
}

const text = (file: string) => readFile(path.join(dist, file), 'utf8');
const long = 'the same words again and again. '.repeat(100);

it('makes a file when its recipe changes, and only then', async () => {
  expect(await build({ 'a.html': ['1', 'one'], 'b/c.html': ['2', 'two'] })).toEqual([
    'a.html',
    'b/c.html',
  ]);
  expect(await build({ 'a.html': ['1', 'one'], 'b/c.html': ['3', 'three'] })).toEqual(['b/c.html']);
  expect([await text('a.html'), await text('b/c.html')]).toEqual(['one', 'three']);
});

it.each([
  ['was edited', () => writeFile(path.join(dist, 'a.html'), 'two')],
  ['is gone', () => rm(path.join(dist, 'a.html'))],
])('recreates a file that %s', async (_, touch) => {
  await build({ 'a.html': ['1', 'one'] });
  await touch();
  expect(await build({ 'a.html': ['1', 'one'] })).toEqual(['a.html']);
  expect(await text('a.html')).toBe('one');
});

it('makes everything when the stored state of the folder is damaged', async () => {
  await build({ 'a.html': ['1', 'one'] });
  const kept = await readdir(path.join(root, 'cache'));
  const states = kept.find((name) => name.endsWith('.states')) ?? '';
  const file = path.join(root, 'cache', states);
  await writeFile(file, (await readFile(file)).subarray(0, -1));
  expect(await build({ 'a.html': ['1', 'one'] })).toEqual(['a.html']);
});

it('removes leftovers of an earlier build, with their compressed siblings and empty folders', async () => {
  await build({ 'a.html': ['1', long], 'old/deep/b.html': ['2', `${long}2`] });
  expect(await readdir(path.join(dist, 'old/deep'))).toEqual(['b.html', 'b.html.br', 'b.html.zst']);
  await build({ 'a.html': ['1', long] });
  expect(await readdir(dist)).toEqual(['a.html', 'a.html.br', 'a.html.zst']);
});

it('keeps compressed siblings that are up to date, and repairs the others', async () => {
  await build({ 'a.html': ['1', long], 'b.html': ['2', `${long}2`] });
  const before = await stat(path.join(dist, 'a.html.br'));
  const good = await readFile(path.join(dist, 'b.html.zst'));
  await writeFile(path.join(dist, 'b.html.zst'), 'damaged');
  await build({ 'a.html': ['1', long], 'b.html': ['2', `${long}2`] });
  expect((await stat(path.join(dist, 'a.html.br'))).ctimeMs).toBe(before.ctimeMs);
  expect(await readFile(path.join(dist, 'b.html.zst'))).toEqual(good);
});

it('recompresses files that another step has rewritten', async () => {
  await build({ 'a.html': ['1', long] });
  const states = await FileStates.open(dist, path.join(root, 'cache'));
  const before = states.stateOf('a.html').digest;
  await writeFile(path.join(dist, 'a.html'), `${long}!`);
  expect(states.stateOf('a.html').digest).not.toBe(before);
});

it('uses and keeps nothing with BUILD_CACHE=off', async () => {
  vi.stubEnv('BUILD_CACHE', 'off');
  await build({ 'a.html': ['1', 'one'] });
  expect(await build({ 'a.html': ['1', 'one'] })).toEqual(['a.html']);
  vi.unstubAllEnvs();
  await expect(readdir(path.join(root, 'cache'))).rejects.toThrow('ENOENT');
});

it('uses a file’s content as its recipe when the content is available', () => {
  expect(fileOf('one').recipe).toBe(fileOf(Buffer.from('one')).recipe);
  expect(fileOf('one').recipe).not.toBe(fileOf('two').recipe);
});
