import { describe, expect, it } from 'vitest';
import { dependenciesOf, EVERYTHING, WITHOUT_CONTENT, WITHOUT_PAGES } from './unit-dependencies.ts';

const READS_FILES = "import { readFileSync } from 'node:fs';";

/** The dependencies of a test file with these imports, the last of which reads files. */
const ofReader = (...imported: readonly string[]) =>
  dependenciesOf(imported, (file) => (file === imported.at(-1) ? READS_FILES : ''));

describe('a file of unit tests', () => {
  it('that only imports depends on what it imports', () => {
    const imported = ['src/a/a.test.ts', 'src/a/a.ts', 'src/content/pages/404.ts'];
    expect(dependenciesOf(imported, () => '')).toEqual(imported);
  });

  it('that starts the server depends on the enquiry’s schema, but not on the text of pages', () => {
    expect(
      ofReader('server/chaos.test.ts', 'src/content/enquiry.ts', 'server/http/headers.ts'),
    ).toEqual([WITHOUT_PAGES]);
  });

  it.each([
    ['imports a page', ['server/a.test.ts', 'src/content/pages/404.ts']],
    ['loads all pages', ['server/a.test.ts', 'build/site/load-site.ts']],
    ['builds them', ['src/a/a.test.ts', 'build/plugins/content.ts']],
    ['is about the build', ['build/site/links.test.ts', 'build/site/links.ts']],
    ['is about content', ['src/content/company.test.ts']],
    ['reads sources as text', ['tests/architecture/seam.test.ts']],
  ])('that reaches out and %s depends on everything', (_, imported) => {
    expect(ofReader(...imported)).toEqual([EVERYTHING]);
  });

  it('that reads files or starts processes but uses no content depends on everything else', () => {
    expect(ofReader('src/platform/storage.test.ts', 'src/platform/storage.ts')).toEqual([
      WITHOUT_CONTENT,
    ]);
  });
});
