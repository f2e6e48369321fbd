import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { site } from './site.ts';

/**
 * The promise that another company is put here in one edit (docs/specification.md, 1), for every file
 * that could break it: none but site.ts writes down what the company or the product is called.
 */

const root = path.resolve(import.meta.dirname, '../..');

/** Longest first: 'Hause Academy' is reported as itself and not as 'Hause'. */
const names = [site.name, site.product, site.academy, site.live].toSorted(
  (a, b) => b.length - a.length,
);
const escaped = names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
const literal = new RegExp(String.raw`(?<!\w)(?:${escaped.join('|')})(?!\w)`, 'u');

const filesBelow = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .filter((file) => !/\.test\.tsx?$|\/testing\//u.test(file) && file !== 'src/content/site.ts')
    .toSorted();

/** `file:line` and the name, for every one that stands in code: comments may say what they like. */
function namesIn(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  let code = source;
  for (const { start, end } of parseSync(file, source).comments) {
    const blank = source.slice(start, end).replaceAll(/[^\n]/gu, ' ');
    code = code.slice(0, start) + blank + code.slice(end);
  }
  return code.split('\n').flatMap((line, index) => {
    const found = literal.exec(line)?.[0];
    return found === undefined ? [] : [`${file}:${String(index + 1)} says '${found}'`];
  });
}

describe('the names of the company and its product stand in src/content/site.ts alone', () => {
  it.each([
    'src/content',
    'src/components',
    'src/sections',
    'src/pages',
    'src/routes',
    'build',
    'server',
  ])('and nowhere else in %s', (folder) => {
    const files = filesBelow(folder);
    expect(files).not.toEqual([]);
    expect(
      files.flatMap(namesIn),
      'take the name from `site` (src/content/site.ts), or another company keeps the old one here',
    ).toEqual([]);
  });
});
