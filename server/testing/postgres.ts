import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** The programs, where packages put them: Debian's have a folder for each version. */
const [BIN] = globSync('/usr/{bin,local/bin,lib/postgresql/*/bin}/initdb')
  .map((file) => dirname(realpathSync(file)))
  .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));

/** Whether this machine has PostgreSQL (Debian: `apt-get install postgresql`). */
export const hasPostgres = BIN !== undefined;

/** The suffix of tests that are skipped without it. */
export const NEEDS_POSTGRES = '(needs PostgreSQL: apt-get install postgresql)';

/** PostgreSQL refuses to run as root: its package's user runs it then. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts a database server for one test, in its own folder; it listens only at a socket there.
 * @param isDurable whether a commit waits for the disk, as in production. Without it, tests are
 *   faster, and only a crash of the whole machine would lose data
 * @throws Error where PostgreSQL is not installed: see `hasPostgres`
 */
export async function startPostgres(isDurable = false) {
  if (BIN === undefined) throw new Error('There is no PostgreSQL on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'hause-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  chmodSync(folder, 0o700);
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C.UTF-8', PATH: `${BIN}:/usr/bin` } };
  const data = join(folder, 'data');
  const args = `-D ${data} -U hause -A trust -E UTF8 --no-sync`;
  await promisify(execFile)(join(BIN, 'initdb'), args.split(' '), options);
  const url = (name: string) => `postgres://hause@${encodeURIComponent(folder)}:5432/${name}`;
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
  const start = async () => {
    let said = '';
    server = spawn(join(BIN, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
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
    /** Makes an empty database. @returns its URL, without options */
    async createDatabase(): Promise<string> {
      count += 1;
      const client = new Client(url('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE test_${count}`);
      await client.end();
      return url(`test_${count}`);
    },
    /**
     * Kills it like `pg_ctl stop -m immediate`: nothing is finished or flushed
     * (https://www.postgresql.org/docs/current/server-shutdown.html).
     */
    crash: () => end('SIGQUIT'),
    /** Starts it again after a crash, and waits until it answers. */
    start,
    /** Ends it, and removes its folder. */
    async remove() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** Whether a database can be connected to. */
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
