import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';

/**
 * Comments cite only what a reader can open: files in this repository, sections of the
 * specification, decisions.
 */

const GLOBS = [
  '{src,machines,server,prerender,tools,tests,bench,docs}/**/*.{ts,tsx,js,md}',
  '*.{ts,js,md}',
];
const files = globSync(GLOBS, { cwd: ROOT }).map((file) => file.replaceAll(path.sep, '/'));
const sources = files.filter((file) => !/\.(?:md|gen\.ts)$/u.test(file));

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** A comment line, or a trailing comment. */
const COMMENT = /(?:^\s*(?:\{?\/\*+|\*+\/?(?=\s|$)|\/\/)|\s\/\/\s)(.*)$/u;

/** All comments of a file joined into one line, so that a citation may span lines. */
const commentsOf = (file: string) =>
  read(file)
    .split('\n')
    .flatMap((line) => COMMENT.exec(line)?.[1]?.trim() ?? [])
    .join(' ');

const comments = new Map(sources.map((file) => [file, commentsOf(file)]));

/** Every match of a pattern in comments, with its file. */
const cited = (pattern: RegExp) =>
  [...comments].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([what]) => ({ file, what })),
  );

it('every file that a comment names exists', () => {
  const named = cited(/(?<![\w.*])[\w$@-][\w$@./-]*\.(?:tsx?|md)\b/gu);
  const exists = (end: string) => files.some((file) => `/${file}`.endsWith(`/${end}`));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ what }) => !exists(what))).toEqual([]);
});

it('every decision that a comment cites exists', () => {
  const named = cited(/docs\/decisions\/\d+/gu);
  const exists = (start: string) => files.some((file) => file.startsWith(`${start}-`));
  expect(named.filter(({ what }) => !exists(what))).toEqual([]);
});

it('every section of the specification that a comment cites exists', () => {
  const headings = read('docs/specification.md').matchAll(/^#+ (\d+(?:\.\d+)?)/gmu);
  const sections = new Set([...headings].map(([, number]) => number));
  const named = cited(/docs\/specification\.md, (?:\d+(?:\.\d+)?(?:, | and )?)+/gu);
  const missing = named.filter(({ what }) =>
    [...what.matchAll(/\d+(?:\.\d+)?/gu)].some(([number]) => !sections.has(number)),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

it('no comment cites a section without naming the document', () => {
  expect(cited(/\bspecification,? (?:sections? )?\d|\bdecisions, "/giu)).toEqual([]);
});
