import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { BUILDS, REPORTS, ROOT } from '#tests/support/paths.ts';
import { runProcess } from '#tests/support/runner/run-process.ts';

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
const show = (chunk: string) => void process.stdout.write(chunk);

async function buildRelease(): Promise<void> {
  git('worktree', 'prune');
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, release);
  try {
    if (!existsSync(path.join(folder, 'node_modules'))) {
      symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    }
    const { code, output } = await runProcess('npm', ['run', '--silent', 'build'], {
      cwd: folder,
      env: { ENQUIRY_ENDPOINT: '/enquiries', BUILD_COMPRESSION: 'quick' },
    });
    if (code !== 0) throw new Error(`The release ${release} could not be built:\n${output}`);
    const kept = path.join(BUILDS, 'release');
    rmSync(kept, { recursive: true, force: true });
    execFileSync('mkdir', ['-p', kept]);
    for (const part of ['dist', 'dist-meta']) {
      execFileSync('cp', ['-r', path.join(folder, part), kept]);
    }
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

const takePictures = (build: string, ...args: string[]) =>
  runProcess('playwright', ['test', '--config=tests/pictures/playwright.config.ts', ...args], {
    env: { PICTURES_OF: build },
    onOutput: show,
  });

console.log(`Pictures are compared with those of ${release}.`);
await buildRelease();
// A page that the release does not have fails here and has nothing to be compared with.
await takePictures('release', '--update-snapshots=all');
process.exitCode = (await takePictures('endpoint')).code;
