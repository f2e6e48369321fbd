import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { BuildCache, CACHE_ROOT } from '#build/site/build-cache.ts';
import { EVERYTHING } from '../everything.ts';
import { distDir, ROOT } from '../paths.ts';
import type { PageFacts } from '../site-facts.ts';
import { siteManifest } from '../site-facts.ts';

/**
 * Skips pages that passed before as long as nothing relevant has changed: the page's own HTML and
 * pictures, the site's scripts, styles and fonts, the checks themselves and the browser. An edit to
 * one page then takes the time of one page to check. Disabled in CI, in `npm run test:all`, and
 * with FRESH=1.
 */
const IS_ON = !['CI', 'FRESH'].some((name) => process.env[name]) && !EVERYTHING;
const FOLDER = path.join(CACHE_ROOT, 'passes');

/** What was checked, with everything that the verdict depends on. */
export interface Examined {
  readonly facts: PageFacts;
  /** In which form: one page has several verdicts. */
  readonly what: string;
  readonly isRepresentative: boolean;
  /** Version of the browser. */
  readonly browser: string;
}

/** Whether exactly this has passed before; noted in the test's report. */
export function recall(examined: Examined): boolean {
  if (!IS_ON) return false;
  const file = path.join(FOLDER, keyOf(examined));
  if (!existsSync(file)) return false;
  const now = new Date();
  utimesSync(file, now, now);
  test.info().annotations.push({ type: 'remembered', description: 'Passed before, unchanged.' });
  return true;
}

/** Records that it passed. */
export function remember(examined: Examined): void {
  if (!IS_ON) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, keyOf(examined)), '');
  void new BuildCache(FOLDER).forgetOld();
}

function keyOf({ facts, what, isRepresentative, browser }: Examined): string {
  const art = [...new Set(facts.html.match(/\/art\/[\w.-]+/gu))].toSorted();
  return digest(
    sharedDigest(),
    browser,
    what,
    String(isRepresentative),
    facts.path,
    withoutRevisions(facts.html, siteManifest().buildId),
    ...art.map((file) => readFileSync(path.join(distDir(), file), 'utf8')),
  );
}

let shared: string | undefined;

/** A digest of everything that all verdicts depend on. */
function sharedDigest(): string {
  shared ??= digest(
    ...filesIn(path.join(distDir(), 'assets'), /\.(?:js|css|svg)$/u, false).map((file) =>
      withoutRevisions(readFileSync(file, 'utf8'), siteManifest().buildId),
    ),
    ...filesIn(path.join(distDir(), 'assets'), /\.woff2$/u, false).map((file) =>
      readFileSync(file, 'base64'),
    ),
    ...['tests/pages', 'tests/support', 'server']
      .flatMap((folder) => filesIn(path.join(ROOT, folder), /\.ts$/u, true))
      .concat(['package-lock.json', 'playwright.config.ts'].map((file) => path.join(ROOT, file)))
      .map((file) => readFileSync(file, 'utf8')),
  );
  return shared;
}

function filesIn(folder: string, name: RegExp, recursive: boolean): string[] {
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((file) => name.test(file) && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .toSorted();
}

/** Strips the build id and content hashes, which do not affect a page's behavior. */
export const withoutRevisions = (text: string, buildId: string): string =>
  text
    .replaceAll(buildId, 'build')
    .replaceAll(/-[\w-]{8}\.(js|css|woff2|svg|json|html)\b/gu, '.$1');

function digest(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${String(part.length)}:${part}`);
  return hash.digest('hex');
}
