import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { digestOfSources, sourceFiles } from './source-files.ts';

/** Modules that let a test access files, processes or servers that it does not import. */
const REACHES_OUT =
  /from '(?:node:(?:fs|fs\/promises|child_process|worker_threads|http|https|net)|vite|vitest\/node)'|import\.meta\.glob/u;

/** Paths of tests that read pages or start programs that do, and of modules that load pages. */
const READS_PAGES =
  /^(?:(?:src\/content|build|tools|bench|tests\/(?:architecture|audits))\/.*\.test\.tsx?$|src\/content\/pages\/|build\/(?:site\/(?:load-site|read-content)|plugins\/content)\.ts$)/u;

const IS_PAGE = /^src\/content\/pages\//u;

const USES_CONTENT = /^src\/content\//u;

const IS_CONTENT = /^(?:src\/content|docs)\/|\.md$/u;

/** Groups of sources that a test file may depend on as a whole. */
export const EVERYTHING = 'all sources';
export const WITHOUT_PAGES = 'all sources except pages';
export const WITHOUT_CONTENT = 'all sources except content and documentation';

/**
 * The dependencies of a unit test file. One that only imports modules depends on those. One that
 * reaches out (reads files, starts processes) depends on all sources: except the pages if it uses
 * none of them (the server's tests need the enquiry's schema, and serve made-up builds), and except
 * all content and documentation if it uses no content at all.
 * @param imported the file itself and its direct and transitive imports
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

/** The current digest of a file, of one of the groups, or of the tools that run the tests. */
export function digestOf(name: string): string {
  if (name === EVERYTHING) return digestOfSources(() => true);
  if (name === WITHOUT_PAGES) return digestOfSources((file) => !IS_PAGE.test(file));
  if (name === WITHOUT_CONTENT) return digestOfSources((file) => !IS_CONTENT.test(file));
  if (name === 'tools') {
    return digestOfSources((file) => ['package-lock.json', 'vitest.config.ts'].includes(file));
  }
  return sourceFiles()?.get(name) ?? 'none';
}
