import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The user for programs that refuse to run as root: the one created by Debian's PostgreSQL package,
 * or the unprivileged user that every system has. @returns undefined for the test's own user
 */
export async function unprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ids = await Promise.all(
        ['-u', '-g'].map((kind) => promisify(execFile)('id', [kind, name])),
      );
      const [uid = 0, gid = 0] = ids.map(({ stdout }) => Number(stdout));
      return { uid, gid };
    } catch {
      // Try the next one.
    }
  }
  throw new Error('There is neither a user postgres nor nobody to run it as.');
}
