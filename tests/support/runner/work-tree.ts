import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';

/**
 * Identifies the contents of the working tree: the commit, and everything that differs from it,
 * including new files. The Node version is included, because the checks run on it.
 * @param root a Git working tree
 * @returns null without Git or a repository
 */
export function workTreeHash(root = ROOT): string | null {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 1 << 30 });
    return status === 0 ? stdout : null;
  };
  const head = git('rev-parse', 'HEAD');
  const changes = git('diff', 'HEAD', '--binary', '--no-ext-diff');
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z');
  if (head === null || changes === null || fresh === null) return null;
  const hash = createHash('sha256').update(process.version).update(head).update(changes);
  for (const file of fresh.toString('utf8').split('\0').filter(Boolean)) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
