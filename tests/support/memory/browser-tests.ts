import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowsers } from '../browser/browser.ts';
import type { TestEvent, TestIdentity } from '../runner/test-events.ts';
import { ROOT } from '../paths.ts';
import { BuiltSite } from './built-site.ts';
import { digest } from './digest.ts';
import { digestOfSources } from './source-files.ts';
import { TestMemory } from './test-memory.ts';

/** Prepares something for other tests, so it runs whenever one of them does. */
const IS_SETUP = /\.setup\.ts$/u;

/** Reads or modifies the build's files, so its verdict depends on all pages. */
const WHOLE_SITE = /from 'node:fs'/u;

/**
 * Verdicts of browser tests. A test depends on the site's code, the list of pages, the paths that
 * it requested, the browser, and its own sources.
 */
export class BrowserMemory {
  readonly #tests = new TestMemory(
    'browser',
    (name) => this.#digestOf(name),
    ({ file }, requested) => [
      'code',
      'pages',
      `tests:${file}`,
      ...(readsFiles(file) ? ['content'] : []),
      ...requested.filter((name) => !name.startsWith('/assets/')),
    ],
  );
  readonly #site: BuiltSite;

  /** @param dist the build that is examined */
  constructor(dist: string) {
    this.#site = new BuiltSite(dist);
  }

  /** Tests that need not be rerun. */
  remembered(): TestIdentity[] {
    const held = this.#tests.held();
    const isSetup = ({ file }: TestIdentity) => IS_SETUP.test(file);
    const isServed = (setup: TestIdentity) =>
      this.#tests
        .all()
        .filter(({ file }) => path.dirname(file) === path.dirname(setup.file))
        .every((test) => held.includes(test));
    return held.filter((test) => !isSetup(test) || isServed(test));
  }

  /** Records the results in the events of a finished run. */
  learn(events: Iterable<TestEvent>): void {
    this.#tests.learn(events);
  }

  #digestOf(name: string): string {
    if (name.startsWith('/')) return this.#site.path(name);
    if (name === 'code') return digest(this.#site.code(), checks());
    if (name === 'pages') return this.#site.pages();
    if (name === 'content') return this.#site.content();
    const spec = name.slice('tests:'.length);
    const folder = path.dirname(spec);
    return digestOfSources(
      (file) =>
        file === spec ||
        (path.dirname(file) === folder && !file.endsWith('.spec.ts')) ||
        // Accepted transcripts (tests/readers/transcripts).
        (file.startsWith(`${folder}/`) && file.endsWith('.txt')),
    );
  }
}

const readsFiles = (file: string) => WHOLE_SITE.test(readFileSync(path.join(ROOT, file), 'utf8'));

/** The dependencies of every browser test besides the site. */
function checks(): string {
  const { mtimeMs, size } = statSync(ensureBrowsers().shell);
  return digest(
    String(mtimeMs),
    String(size),
    digestOfSources(
      (file) =>
        (/^(?:server|tests\/support)\//u.test(file) && !file.endsWith('.test.ts')) ||
        ['package-lock.json', 'playwright.config.ts'].includes(file),
    ),
  );
}
