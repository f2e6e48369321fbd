import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, hasPostgres } from './postgres.ts';
import { systemProgram } from './system-program.ts';
import { unprivilegedUser } from './unprivileged.ts';

const PGBOUNCER = systemProgram('pgbouncer');

/** Whether this machine has PgBouncer and PostgreSQL (Debian: `apt-get install pgbouncer postgresql`). */
export const hasPooler = PGBOUNCER !== undefined && hasPostgres;

/** The suffix of tests that are skipped without it. */
export const NEEDS_POOLER = '(needs PgBouncer: apt-get install pgbouncer postgresql)';

export interface Pooler {
  /** @returns the URL of the same database, through the pooler */
  through(url: string): string;
  close(): Promise<void>;
}

/**
 * PgBouncer in front of a database server of `startPostgres`. It reassigns connections to the next
 * client, and has fewer connections than clients.
 * @param behind the URL of any database of that server
 * @param mode when it reassigns a connection; after each statement is too early
 * @throws Error where it is not installed: see `hasPooler`
 */
export async function startPooler(
  behind: string,
  mode: 'transaction' | 'statement' = 'transaction',
): Promise<Pooler> {
  if (PGBOUNCER === undefined) throw new Error('There is no PgBouncer on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'hause-pooler-'));
  const user = await unprivilegedUser();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, configuration(decodeURIComponent(new URL(behind).hostname), folder, mode));
  if (user !== undefined) for (const one of [folder, file]) chownSync(one, user.uid, user.gid);
  const child = spawn(PGBOUNCER, [file], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said = `${said}${chunk}`.slice(-4_000);
    });
  }
  const through = (url: string) => {
    const { username, pathname } = new URL(url);
    return `postgres://${username}@${encodeURIComponent(folder)}:${PORT}${pathname}`;
  };
  while (!(await answers(through(behind)))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`);
    await sleep(50);
  }
  return {
    through,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Only names its socket: it does not listen on a network port. */
const PORT = 6432;

const configuration = (server: string, folder: string, mode: string) => `
[databases]
* = host=${server} user=hause
[pgbouncer]
pool_mode = ${mode}
default_pool_size = 3
max_client_conn = 200
auth_type = any
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
unix_socket_mode = 0777
server_idle_timeout = 5
`;
