import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Whom to run a program as that refuses to run as root: the user that Debian's package of PostgreSQL
 * makes, or the one without rights that every system has. @returns undefined for the user of the test
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
      // The next one, then.
    }
  }
  throw new Error('There is neither a user postgres nor nobody to run it as.');
}
