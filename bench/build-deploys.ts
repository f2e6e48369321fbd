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
import { buildIdOf } from '#build/site/build-id.ts';
import { REPORTS, ROOT } from '#tests/support/paths.ts';
import { runProcess } from '#tests/support/runner/run-process.ts';
import { SOURCES, copySite, linkPackages } from './copy-site.ts';
import type { Edit } from './deploy-variants.ts';

/** A build that can be deployed: its folder has `dist` and `dist-meta`. */
export interface BuiltDeploy {
  readonly folder: string;
}

const FOLDER = path.join(REPORTS, 'bench', 'deploys');
const WORK = path.join(FOLDER, 'work');

/** Copies the sources, so edits during the run do not affect the deploys. */
export function takeSources(): string {
  const folder = path.join(FOLDER, 'sources');
  copySite(folder);
  return folder;
}

/**
 * Builds the site with some edits, unless reports/bench already has that build of the same sources.
 * @param sources the sources to edit a copy of
 * @throws Error when an edit finds nothing to replace, or with the build's output when it fails
 */
export async function buildDeploy(sources: string, edits: readonly Edit[]): Promise<BuiltDeploy> {
  copySite(WORK, sources);
  for (const { file, replace, copyOf } of edits) {
    const target = path.join(WORK, file);
    if (copyOf !== undefined) cpSync(path.join(WORK, copyOf), target);
    if (replace === undefined) continue;
    const text = readFileSync(target, 'utf8');
    if (!text.includes(replace[0])) {
      throw new Error(`${file} no longer contains "${replace[0]}". Mend bench/deploy-variants.ts.`);
    }
    writeFileSync(target, text.replace(replace[0], replace[1]));
  }
  return buildWork(buildIdOf(WORK, {}));
}

/** A commit that has been built. */
export interface BuiltCommit extends BuiltDeploy {
  readonly name: string;
}

/**
 * Builds this branch's last commits that changed a build input, unless reports/bench already has
 * them. Commits with different packages than are installed, or that fail to build, are reported and
 * skipped.
 * @param count how many
 * @returns the oldest first
 */
export async function buildCommits(count: number): Promise<BuiltCommit[]> {
  if (count === 0) return [];
  const log = git(
    'log',
    '--first-parent',
    `-n${String(count)}`,
    '--format=%h %s',
    '--',
    ...SOURCES,
  );
  const built: BuiltCommit[] = [];
  for (const line of log.trim().split('\n').toReversed()) {
    const [hash = '', ...subject] = line.split(' ');
    const name = `${hash} ${subject.join(' ')}`;
    const lock = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
    if (git('show', `${hash}:package-lock.json`) !== lock) {
      console.log(`Left out, since it has other packages: ${name}`);
      continue;
    }
    console.log(`Building ${name}`);
    try {
      if (!isBuilt(`commit-${hash}`)) takeCommit(hash);
      built.push({ name, ...(await buildWork(`commit-${hash}`)) });
    } catch (error) {
      console.log(`Left out, since it cannot be built: ${name}\n${String(error)}`);
    }
  }
  return built;
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9 });

function takeCommit(hash: string): void {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const archive = path.join(FOLDER, 'commit.tar');
  git('archive', '-o', archive, hash, '--', ...SOURCES);
  execFileSync('tar', ['-xf', archive, '-C', WORK]);
  rmSync(archive);
  linkPackages(WORK);
}

const isBuilt = (name: string) => existsSync(path.join(FOLDER, name, 'dist-meta/site.json'));

/** Builds the working folder and keeps the result under a name. */
async function buildWork(name: string): Promise<BuiltDeploy> {
  const folder = path.join(FOLDER, name);
  if (isBuilt(name)) return { folder };
  // All deploys share a build cache, as on a host.
  const cache = path.join(FOLDER, 'cache');
  mkdirSync(cache, { recursive: true });
  symlinkSync(cache, path.join(WORK, 'node_modules/.cache'));
  const { code, output } = await runProcess('npm', ['run', 'build'], {
    cwd: WORK,
    env: { ENQUIRY_ENDPOINT: '/enquiries' },
  });
  if (code !== 0) throw new Error(`A deploy could not be built:\n${output}`);
  rmSync(folder, { recursive: true, force: true });
  // The part that marks the build as complete comes last.
  for (const part of ['dist', 'dist-meta']) {
    cpSync(path.join(WORK, part), path.join(folder, part), { recursive: true });
  }
  return { folder };
}
