import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A database server for one test, in a folder of its own, without a network port. */
export interface PostgresServer {
  /** Makes an empty database. @returns its URL */
  createDatabase(): Promise<string>;
  /** Kills it as `pg_ctl stop -m immediate` does: nothing is finished or written back. */
  crash(): Promise<void>;
  /** Starts it again after a crash, and waits until it answers. */
  start(): Promise<void>;
  /** Ends it, and removes its folder. */
  remove(): Promise<void>;
}

/** The newest installed one: in PATH, or where Debian's package `postgresql` puts it. */
const [BIN] = [
  ...(process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))),
  ...globSync('/usr/lib/postgresql/*/bin/initdb')
    .map((file) => dirname(file))
    .filter((folder) => existsSync(join(folder, 'postgres')))
    .toSorted((one, other) => versionIn(other) - versionIn(one)),
];

function versionIn(folder: string): number {
  return Number(/\/(\d+)\/bin$/u.exec(folder)?.[1] ?? 0);
}

/** Whether this machine has PostgreSQL (Debian: `apt-get install postgresql`). */
export const hasPostgres = BIN !== undefined && process.platform !== 'win32';

/** Ends the name of tests that are skipped without it. */
export const NEEDS_POSTGRES = '(needs PostgreSQL: apt-get install postgresql)';

interface PostgresOptions {
  /**
   * Whether a commit waits for the disk, as in production. Without, tests are faster, and only a
   * crash of the whole machine would lose anything; default false.
   */
  readonly isDurable?: boolean;
}

/**
 * Starts a database server.
 * @throws Error where PostgreSQL is not installed: see `hasPostgres`
 */
export async function startPostgres({
  isDurable = false,
}: PostgresOptions = {}): Promise<PostgresServer> {
  if (BIN === undefined) throw new Error('There is no PostgreSQL on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'hause-postgres-'));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? await anotherUser() : undefined;
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C.UTF-8', PATH: BIN } };
  const data = join(folder, 'data');
  const setUp = ['-D', data, '-U', 'hause', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await promisify(execFile)(join(BIN, 'initdb'), setUp, options);

  const url = (name: string) => `postgres://hause@${encodeURIComponent(folder)}/${name}`;
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: isDurable ? 'on' : 'off',
    logging_collector: 'off',
    shared_buffers: '16MB',
    max_connections: '60',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess;
  let said = '';
  const start = async () => {
    server = spawn(join(BIN, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said = `${said}${chunk}`.slice(-4_000);
    });
    while (!(await answers(url('postgres')))) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
      await sleep(50);
    }
  };
  const end = async (signal: 'SIGQUIT' | 'SIGINT') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await start();
  let count = 0;
  return {
    async createDatabase() {
      count += 1;
      const client = new Client(url('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE test_${count}`);
      await client.end();
      return url(`test_${count}`);
    },
    // What `-m immediate` sends (https://www.postgresql.org/docs/current/server-shutdown.html).
    crash: () => end('SIGQUIT'),
    start,
    async remove() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The user that Debian's package makes, or the one without rights that every system has. */
async function anotherUser(): Promise<{ readonly uid: number; readonly gid: number }> {
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
  throw new Error('There is neither a user postgres nor nobody to run PostgreSQL as.');
}
