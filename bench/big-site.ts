import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pageBytes } from '#tests/audits/page-bytes.ts';
import { REPORTS, ROOT } from '#tests/support/paths.ts';
import { runProcess } from '#tests/support/runner/run-process.ts';

/** How long a build took, and the size of its home page's JavaScript. */
export interface BuildTime {
  readonly pages: number;
  /** Rendering pages to HTML, in ms. */
  readonly renderMs: number;
  /** The whole build, with pictures, share cards, service worker and compression, in ms. */
  readonly totalMs: number;
  /**
   * JavaScript of the home page before interaction, in bytes, uncompressed: brotli sizes vary randomly.
   */
  readonly homeJs: number;
}

/** The inputs of a build. */
const SOURCES = [
  'build',
  'machines',
  'public',
  'server',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A page of the richest layout; its copies differ in name, title and pictures. */
const MODEL = 'src/content/pages/services/qa.ts';

/**
 * Builds the site with this many additional pages, in a separate folder.
 * @throws Error with the build's output when it fails
 */
export async function timeBuild(copies: number): Promise<BuildTime> {
  const folder = path.join(REPORTS, 'bench', 'big-site');
  rmSync(folder, { recursive: true, force: true });
  for (const source of SOURCES) {
    cpSync(path.join(ROOT, source), path.join(folder, source), { recursive: true });
  }
  linkPackages(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const model = readFileSync(path.join(folder, MODEL), 'utf8');
  mkdirSync(path.join(folder, 'src/content/pages/copies'));
  for (let at = 1; at <= copies; at += 1) {
    const copy = model.replaceAll(
      /^( {2}name| {4}title): '([^']+)'/gmu,
      (_, key: string, words: string) => `${key}: '${words} ${String(at)}'`,
    );
    writeFileSync(path.join(folder, `src/content/pages/copies/page-${String(at)}.ts`), copy);
  }
  const began = performance.now();
  const { code, output } = await runProcess('npm', ['run', 'build'], {
    cwd: folder,
    env: { ENQUIRY_ENDPOINT: '' },
  });
  const totalMs = performance.now() - began;
  const said = /Pages prerendered: (\d+) in ([\d.]+) s\./u.exec(output);
  if (code !== 0 || said === null) {
    throw new Error(`The site with ${String(copies)} more pages could not be built:\n${output}`);
  }
  return {
    pages: Number(said[1]),
    renderMs: Number(said[2]) * 1000,
    totalMs,
    homeJs: homeJs(path.join(folder, 'dist')),
  };
}

/** Links every package but not the build cache, so that the build starts cold. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!['.cache', '.vite', '.vite-temp'].includes(name)) {
      symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
}

function homeJs(dist: string): number {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  return pageBytes('/', html, 0, (address) => statSync(path.join(dist, address)).size).js;
}
