import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { REPORTS, ROOT } from '#tests/support/paths.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import type { ServedSite } from '#tests/support/servers/serve.ts';

/** A replacement in a file of the sources. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A build to measure, made from a copy of the sources. */
export interface Build {
  readonly name: string;
  readonly dist: string;
  readonly metaFile: string;
}

/** What all parts share. */
export interface Bench {
  /** The site, and with `--pages` the larger one. */
  readonly builds: readonly [Build, ...Build[]];
  readonly peers: readonly { readonly name: string; readonly url: string }[];
  readonly runs: number;
  readonly morePages: number;
  readonly keep: boolean;
}

interface Wanted {
  /** Also the name of its folder. */
  readonly name: string;
  readonly edits?: readonly Edit[];
  /** How many pages it has in addition to the site's own. */
  readonly morePages?: number;
  /** Uses the build of an earlier run when there is one. */
  readonly keep?: boolean;
}

/**
 * Builds an edited copy of the site in `reports/bench`, and prints how long that took.
 * @throws Error when an edit finds nothing to replace, or the build fails
 */
export function buildSite({ name, edits = [], morePages = 0, keep = false }: Wanted): Build {
  const folder = path.join(REPORTS, 'bench', name.replaceAll(' ', '-'));
  const build = {
    name,
    dist: path.join(folder, 'dist'),
    metaFile: path.join(folder, 'dist-meta/site.json'),
  };
  if (keep && existsSync(build.metaFile)) return build;
  copySite(folder);
  for (const { file, from, to } of edits) {
    const target = path.join(folder, file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}" any more.`);
    writeFileSync(target, text.replace(from, to));
  }
  addPages(folder, morePages);
  const began = performance.now();
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: { ...process.env, ENQUIRY_ENDPOINT: '/enquiries' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`Built "${name}" in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return build;
}

/** Copies all files that git knows or would add, and links the packages. */
export function copySite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of files.split('\0')) {
    // Deleted files are listed until the deletion is committed.
    if (file === '' || !existsSync(path.join(ROOT, file))) continue;
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}

/** The address of the first added page. */
export const FIRST_ADDED_PAGE = '/copies/page-1';

/** A page of the richest layout; its copies differ in name and title. */
const MODEL = 'src/content/pages/services/qa.ts';

function addPages(folder: string, count: number): void {
  const model = readFileSync(path.join(folder, MODEL), 'utf8');
  mkdirSync(path.join(folder, 'src/content/pages/copies'));
  for (let at = 1; at <= count; at += 1) {
    const copy = model.replaceAll(
      /^( {2}name| {4}title): '([^']+)'/gmu,
      (_, key: string, words: string) => `${key}: '${words} ${inLetters(at)}'`,
    );
    writeFileSync(path.join(folder, `src/content/pages/copies/page-${String(at)}.ts`), copy);
  }
}

/** A number without digits: the build asks for the source of every figure in the content. */
const inLetters = (at: number) =>
  [...at.toString(26)]
    .map((digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26)))
    .join('');

/** Starts the production server with a build. */
export const serveBuild = ({ dist }: Build): Promise<ServedSite> =>
  serveSite('endpoint', { DIST_DIR: dist });
