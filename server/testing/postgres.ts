import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePorts } from './free-ports.ts';
import { unprivilegedUser, type User } from './unprivileged.ts';

/** A database server for one test, in its own folder; it has a network port only with TLS. */
export interface PostgresServer {
  /** Makes an empty database. @returns its URL, without options */
  createDatabase(): Promise<string>;
  /** Kills it like `pg_ctl stop -m immediate`: nothing is finished or flushed. */
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

/** The suffix of tests that are skipped without it. */
export const NEEDS_POSTGRES = '(needs PostgreSQL: apt-get install postgresql)';

interface PostgresOptions {
  /**
   * Whether a commit waits for the disk, as in production. Without it, tests are faster, and only a
   * crash of the whole machine would lose data; default false.
   */
  readonly isDurable?: boolean;
  /** Accepts TLS connections only, with these certificate files for `localhost`. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/**
 * Starts a database server.
 * @throws Error where PostgreSQL is not installed: see `hasPostgres`
 */
export async function startPostgres({
  isDurable = false,
  tls,
}: PostgresOptions = {}): Promise<PostgresServer> {
  if (BIN === undefined) throw new Error('There is no PostgreSQL on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'hause-postgres-'));
  // PostgreSQL refuses to run as root.
  const user = await unprivilegedUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C.UTF-8', PATH: BIN } };
  const data = join(folder, 'data');
  const [port = 5432] = tls === undefined ? [] : await freePorts(1);
  const setUp = ['-D', data, '-U', 'hause', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await promisify(execFile)(join(BIN, 'initdb'), setUp, options);

  const socket = (name: string) => `postgres://hause@${encodeURIComponent(folder)}:${port}/${name}`;
  const url = (name: string) =>
    tls === undefined ? socket(name) : `postgres://hause@localhost:${port}/${name}`;
  const settings = {
    ...(tls === undefined
      ? { listen_addresses: '' }
      : { listen_addresses: 'localhost', ...ownTls(tls, data, user) }),
    port: String(port),
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
    while (!(await answers(socket('postgres')))) {
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
      const client = new Client(socket('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE test_${count}`);
      await client.end();
      return url(`test_${count}`);
    },
    // The signal that `-m immediate` sends
    // (https://www.postgresql.org/docs/current/server-shutdown.html).
    crash: () => end('SIGQUIT'),
    start,
    async remove() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL's TLS setup: a key file that it owns, and a rule that permits nothing else. */
function ownTls(
  { certificate, key }: NonNullable<PostgresOptions['tls']>,
  data: string,
  user: User | undefined,
) {
  const own = join(data, 'tls.key');
  copyFileSync(key, own);
  chmodSync(own, 0o600);
  if (user !== undefined) chownSync(own, user.uid, user.gid);
  const rules = 'local all all trust\nhostssl all all all trust\n';
  writeFileSync(join(data, 'pg_hba.conf'), rules);
  const open = join(data, 'tls.crt');
  copyFileSync(certificate, open);
  chmodSync(open, 0o644);
  return { ssl: 'on', ssl_cert_file: open, ssl_key_file: own };
}

/** Whether a database can be connected to. */
export async function answers(url: string): Promise<boolean> {
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
