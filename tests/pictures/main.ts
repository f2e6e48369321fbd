import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { BUILDS, PROJECT_PATH, REPORTS, ROOT } from '#tests/support/paths.ts';

/**
 * Compares pictures of the built site with those of the last release, both drawn on this machine, so that
 * neither its fonts nor its browser matter. The release is the newest tag, or the commit in `RELEASE`; without
 * either, the commit before this one. A difference is a finding for whoever changed the look: the report
 * shows both, `npx playwright show-report reports/pictures/report`.
 */
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const newestTag = () => git('tag', '--sort=-creatordate').split('\n')[0];
const release = process.env['RELEASE'] ?? (newestTag() || 'HEAD~1');

const folder = path.join(REPORTS, 'release');

const run = (cwd: string, env: Readonly<Record<string, string>>, command: string): number | null =>
  spawnSync(command, {
    cwd,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH: PROJECT_PATH, ...env },
  }).status;

function buildRelease(): void {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', folder, release);
  try {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const env = { ENQUIRY_ENDPOINT: '/enquiries', BUILD_COMPRESSION: 'quick' };
    if (run(folder, env, 'npm run --silent build') !== 0) {
      throw new Error(`The release ${release} could not be built.`);
    }
    const kept = path.join(BUILDS, 'release');
    rmSync(kept, { recursive: true, force: true });
    for (const part of ['dist', 'dist-meta']) {
      cpSync(path.join(folder, part), path.join(kept, part), { recursive: true });
    }
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

const takePictures = (build: string, options = '') =>
  run(
    ROOT,
    { PICTURES_OF: build },
    `playwright test --config=tests/pictures/playwright.config.ts ${options}`,
  );

console.log(`Pictures are compared with those of ${release}.`);
buildRelease();
// A page that the release does not have fails here and has nothing to be compared with.
takePictures('release', '--update-snapshots=all');
process.exitCode = takePictures('endpoint') ?? 1;
