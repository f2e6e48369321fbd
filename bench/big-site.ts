import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageBytes } from '#tests/built/page-bytes.ts';
import { REPORTS } from '#tests/support/paths.ts';
import { runProcess } from '#tests/support/runner/run-process.ts';
import { copySite } from './copy-site.ts';

/** How long a build took, and the size of its home page's JavaScript. */
export interface BuildTime {
  readonly pages: number;
  /** Rendering pages to HTML, in ms. */
  readonly renderMs: number;
  /** The whole build, with pictures, share cards, service worker and compression, in ms. */
  readonly totalMs: number;
  /** A rebuild after editing one word on one page, in ms. */
  readonly editMs: number;
  /**
   * JavaScript of the home page before interaction, in bytes, uncompressed: brotli sizes vary randomly.
   */
  readonly homeJs: number;
}

/** The folder of the last build. */
export const BIG_SITE = path.join(REPORTS, 'bench', 'big-site');

/** A page of the richest layout; its copies differ in name, title and pictures. */
const MODEL = 'src/content/pages/services/qa.ts';

/**
 * Builds the site with this many additional pages, in a separate folder.
 * @throws Error with the build's output when it fails
 */
export async function timeBuild(copies: number): Promise<BuildTime> {
  const folder = BIG_SITE;
  copySite(folder);
  const model = readFileSync(path.join(folder, MODEL), 'utf8');
  mkdirSync(path.join(folder, 'src/content/pages/copies'));
  for (let at = 1; at <= copies; at += 1) {
    const copy = model.replaceAll(
      /^( {2}name| {4}title): '([^']+)'/gmu,
      (_, key: string, words: string) => `${key}: '${words} ${inLetters(at)}'`,
    );
    writeFileSync(path.join(folder, `src/content/pages/copies/page-${String(at)}.ts`), copy);
  }
  const { output, ms: totalMs } = await build(folder, copies);
  const said = /Pages prerendered: (\d+) in ([\d.]+) s\./u.exec(output);
  const edited = path.join(folder, MODEL);
  writeFileSync(edited, model.replace(/( description: ')/u, '$1Truly '));
  const { ms: editMs } = await build(folder, copies);
  return {
    pages: Number(said?.[1]),
    renderMs: Number(said?.[2]) * 1000,
    totalMs,
    editMs,
    homeJs: homeJs(path.join(folder, 'dist')),
  };
}

/** Numbers as letters: the build requires a source for every number in the content. */
const inLetters = (at: number) =>
  [...at.toString(26)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('');

async function build(folder: string, copies: number): Promise<{ output: string; ms: number }> {
  const began = performance.now();
  const { code, output } = await runProcess('npm', ['run', 'build'], {
    cwd: folder,
    env: { ENQUIRY_ENDPOINT: '' },
  });
  const ms = performance.now() - began;
  if (code !== 0) {
    throw new Error(`The site with ${String(copies)} more pages could not be built:\n${output}`);
  }
  return { output, ms };
}

function homeJs(dist: string): number {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  return pageBytes('/', html, 0, (address) => statSync(path.join(dist, address)).size).js;
}
