import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  globSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePorts } from './free-ports.ts';

/** A database server for one test, in its own folder; it has a network port only with TLS. */
export interface PostgresServer {
  /** With TLS, the file of its certificate, which it has issued itself. */
  readonly certificate: string;
  /** Its folder, which has its socket, too. */
  readonly folder: string;
  /** Makes an empty database. @returns its URL, without options */
  createDatabase(): Promise<string>;
  /** Kills it like `pg_ctl stop -m immediate`: nothing is finished or flushed. */
  crash(): Promise<void>;
  /** Starts it again after a crash, and waits until it answers. */
  start(): Promise<void>;
  /** Restarts it, as after a change of its settings: whoever is connected is disconnected. */
  restart(): Promise<void>;
  /** Runs a statement as its administrator. */
  query(statement: string): Promise<void>;
  /** Ends it, and removes its folder. */
  remove(): Promise<void>;
}

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

interface PostgresOptions {
  /**
   * Whether a commit waits for the disk, as in production. Without it, tests are faster, and only a
   * crash of the whole machine would lose data; default false.
   */
  readonly isDurable?: boolean;
  /** Whether it listens at `localhost`, and accepts TLS connections only; needs openssl. */
  readonly hasTls?: boolean;
  /** Of which server it is a standby, by streaming replication. */
  readonly primary?: PostgresServer;
}

/**
 * Starts a database server.
 * @throws Error where PostgreSQL is not installed: see `hasPostgres`
 */
export async function startPostgres({
  isDurable = false,
  hasTls = false,
  primary,
}: PostgresOptions = {}): Promise<PostgresServer> {
  if (BIN === undefined) throw new Error('There is no PostgreSQL on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'hause-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  chmodSync(folder, 0o700);
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C.UTF-8', PATH: `${BIN}:/usr/bin` } };
  const run = (program: string, args: string) =>
    promisify(execFile)(program, args.split(' '), options);
  const data = join(folder, 'data');
  const [port = 5432] = hasTls ? await freePorts(1) : [];
  if (primary === undefined) {
    await run(join(BIN, 'initdb'), `-D ${data} -U hause -A trust -E UTF8 --no-sync`);
  } else {
    const copied = `-D ${data} -h ${primary.folder} -U hause -R -X stream -c fast --no-sync`;
    await run(join(BIN, 'pg_basebackup'), copied);
  }
  const certificate = join(data, 'server.crt');
  if (hasTls) {
    await run(
      'openssl',
      `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${data}/server.key -out ${certificate}`,
    );
    writeFileSync(join(data, 'pg_hba.conf'), 'local all all trust\nhostssl all all all trust\n');
  }
  const socket = (name: string) => `postgres://hause@${encodeURIComponent(folder)}:${port}/${name}`;
  const url = (name: string) =>
    hasTls ? `postgres://hause@localhost:${port}/${name}` : socket(name);
  const settings = {
    listen_addresses: hasTls ? 'localhost' : '',
    ssl: hasTls ? 'on' : 'off',
    port: String(port),
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
  const query = async (statement: string) => {
    const client = new Client(socket('postgres'));
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  let count = 0;
  return {
    certificate,
    folder,
    query,
    async createDatabase() {
      count += 1;
      await query(`CREATE DATABASE test_${count}`);
      return url(`test_${count}`);
    },
    async restart() {
      await end('SIGINT');
      await start();
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
