import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { site } from './site.ts';

/**
 * Ensures that the site can be rebranded for another company in one edit (docs/specification.md,
 * 1): only site.ts may contain the names and addresses of the company and the product.
 */

const root = path.resolve(import.meta.dirname, '../..');

/** Longest first, so that 'Hause Academy' is not reported as 'Hause'. */
const names = [
  site.name,
  site.product,
  site.academy,
  site.live,
  site.origin,
  ...Object.values(site.mailboxes),
].toSorted((a, b) => b.length - a.length);
const escaped = names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
const literal = new RegExp(String.raw`(?<!\w)(?:${escaped.join('|')})(?!\w)`, 'u');

const filesBelow = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .filter((file) => !/\.test\.tsx?$|\/testing\//u.test(file) && file !== 'src/content/site.ts')
    .toSorted();

/** `file:line` and the name for every occurrence in code; comments are ignored. */
function namesIn(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  let code = source;
  for (const { start, end } of parseSync(file, source).comments) {
    const blank = source.slice(start, end).replaceAll(/[^\n]/gu, ' ');
    code = code.slice(0, start) + blank + code.slice(end);
  }
  return code.split('\n').flatMap((line, index) => {
    const found = literal.exec(line)?.[0];
    return found === undefined ? [] : [`${file}:${String(index + 1)} contains '${found}'`];
  });
}

describe('only src/content/site.ts contains the names and addresses of the company', () => {
  it.each([
    'src/content',
    'src/components',
    'src/sections',
    'src/pages',
    'src/routes',
    'src/features',
    'src/shell',
    'src/app',
    'prerender',
    'server',
  ])('none in %s', (folder) => {
    const files = filesBelow(folder);
    expect(files).not.toEqual([]);
    expect(
      files.flatMap(namesIn),
      'use the name from `site` (src/content/site.ts); otherwise it stays here when the company changes',
    ).toEqual([]);
  });
});
