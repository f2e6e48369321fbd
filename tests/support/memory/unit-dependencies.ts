import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { digestOfSources, sourceFiles } from './source-files.ts';

/** Modules with which a test reaches files, processes or servers that it does not import. */
const REACHES_OUT =
  /from '(?:node:(?:fs|fs\/promises|child_process|worker_threads|http|https|net)|vite|vitest\/node)'|import\.meta\.glob/u;

/** Where tests live that read pages by themselves or start what does, and what loads pages for others. */
const READS_PAGES =
  /^(?:(?:src\/content|build|tools|bench|tests\/(?:architecture|audits))\/.*\.test\.tsx?$|src\/content\/pages\/|build\/(?:site\/(?:load-site|read-content)|plugins\/content)\.ts$)/u;

const IS_PAGE = /^src\/content\/pages\//u;

const USES_CONTENT = /^src\/content\//u;

const IS_CONTENT = /^(?:src\/content|docs)\/|\.md$/u;

/** Groups of sources that a file of tests may depend on as a whole. */
export const EVERYTHING = 'all sources';
export const WITHOUT_PAGES = 'all sources except pages';
export const WITHOUT_CONTENT = 'all sources except content and documentation';

/**
 * What a file of unit tests depends on. One that only imports depends on what it imports. One that
 * reaches out (reads files, starts processes) depends on all sources: without the pages if it uses
 * nothing of theirs (the server's tests need the enquiry's schema, and serve made-up builds), without
 * all content and documentation if it uses no content at all.
 * @param imported what it imports, directly or through others, and itself
 * @returns files, or one of the groups above
 */
export function dependenciesOf(
  imported: readonly string[],
  textOf: (file: string) => string = readSource,
): readonly string[] {
  if (!imported.some((file) => REACHES_OUT.test(textOf(file)))) return imported;
  if (imported.some((file) => READS_PAGES.test(file))) return [EVERYTHING];
  return imported.some((file) => USES_CONTENT.test(file)) ? [WITHOUT_PAGES] : [WITHOUT_CONTENT];
}

const readSource = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The present digest of a file, of one of the groups, or of the tools that run the tests. */
export function digestOf(name: string): string {
  if (name === EVERYTHING) return digestOfSources(() => true);
  if (name === WITHOUT_PAGES) return digestOfSources((file) => !IS_PAGE.test(file));
  if (name === WITHOUT_CONTENT) return digestOfSources((file) => !IS_CONTENT.test(file));
  if (name === 'tools') {
    return digestOfSources((file) => ['package-lock.json', 'vitest.config.ts'].includes(file));
  }
  return sourceFiles()?.get(name) ?? 'none';
}
