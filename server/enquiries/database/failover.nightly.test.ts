import { randomUUID } from 'node:crypto';
import dns from 'node:dns';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { startReceiver } from '#server/start.ts';
import { someEnquiry } from '#server/testing/enquiries.ts';
import { testFolder } from '#server/testing/for-test.ts';
import { recordLog } from '#server/testing/log.ts';
import {
  hasPostgres,
  NEEDS_POSTGRES,
  startPostgres,
  type PostgresServer,
} from '#server/testing/postgres.ts';
import { openPostgresStore } from '#server/testing/stores.ts';

const SITE = 'https://www.hause.example';

/** How long after a failover enquiries may be refused, in milliseconds. */
const RECOVERY_MS = 5_000;

/** The name by which the receiver knows its database; no resolver knows it. */
const NAME = 'database.hause.test';

/** What leads to a database server, as a virtual address or a proxy does. */
async function startAddress(address: string, port = 0) {
  let path = '';
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    pipeline(client, connect(path), client, () => open.delete(client));
  });
  server.listen(port, address);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const cut = () => open.forEach((one) => one.destroy());
  onTestFinished(cut);
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on, new connections lead there; those that are open stay where they are. */
    leadTo: ({ folder }: PostgresServer) => (path = join(folder, '.s.PGSQL.5432')),
    /** Ends those that are open. */
    cut,
  };
}

interface World {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  readonly address: Awaited<ReturnType<typeof startAddress>>;
  /** Lets the name resolve to another address. */
  rename(to: string): void;
  /** @returns the status and the receipt, if any */
  post(): Promise<readonly [status: number, receipt: string | undefined]>;
}

/** Each ends once there is a primary again at the end of the way. @returns that one */
const FAILOVERS: Readonly<Record<string, (world: World) => Promise<PostgresServer>>> = {
  'the address leads to the standby that was promoted after a crash': async (world) => {
    const { primary, standby, address } = world;
    await primary.crash();
    await standby.query('SELECT pg_promote()');
    address.leadTo(standby);
    return standby;
  },
  'the address led to a standby for a while, to which connections stay open': async (world) => {
    const { primary, standby, address, post } = world;
    address.leadTo(standby);
    address.cut();
    for (let refused = 0; refused < 5; refused += 1) {
      expect(await post()).toEqual([503, undefined]);
    }
    address.leadTo(primary);
    return primary;
  },
  'the name has the address of the promoted standby': async ({ primary, standby, ...world }) => {
    const other = await startAddress('127.0.0.2', world.address.port);
    other.leadTo(standby);
    // The former primary still answers, and is read-only.
    await primary.query('ALTER SYSTEM SET default_transaction_read_only = on');
    await primary.query('SELECT pg_reload_conf()');
    await standby.query('SELECT pg_promote()');
    world.rename('127.0.0.2');
    return standby;
  },
  'the database was restarted': async ({ primary }) => {
    await primary.restart();
    return primary;
  },
};

describe.skipIf(!hasPostgres)(`a receiver accepts enquiries again ${NEEDS_POSTGRES}`, () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let database: string;
  beforeEach(async () => {
    primary = await startPostgres();
    database = new URL(await primary.createDatabase()).pathname;
    standby = await startPostgres({ primary });
    // Otherwise a standby may lack what was acknowledged last.
    await primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
    await primary.query('SELECT pg_reload_conf()');
  });
  afterEach(async () => {
    await standby.remove();
    await primary.remove();
  });

  async function start(): Promise<World & { readonly readyz: URL }> {
    const address = await startAddress('127.0.0.1');
    address.leadTo(primary);
    let resolved = '127.0.0.1';
    const { lookup } = dns;
    vi.spyOn(dns, 'lookup').mockImplementation(((name: string, ...rest: [never, never]) =>
      lookup(name === NAME ? resolved : name, ...rest)) as typeof lookup);
    onTestFinished(() => void vi.restoreAllMocks());
    const settings = readSettings({
      DATABASE_URL: `postgres://hause@${NAME}:${address.port}${database}`,
      DATA_DIR: testFolder(),
      ALLOWED_ORIGIN: SITE,
      TRUSTED_PROXIES: 'loopback',
      PORT: '0',
    });
    const { url, stop } = await startReceiver(settings, recordLog().log);
    onTestFinished(stop);
    let visitors = 0;
    const post = async () => {
      visitors += 1;
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
          'X-Forwarded-For': `10.0.${visitors}.1`,
          Origin: SITE,
        },
        body: JSON.stringify(someEnquiry()),
      });
      const { receipt } = (await answer.json()) as { receipt?: string };
      return [answer.status, receipt] as const;
    };
    const rename = (to: string) => void (resolved = to);
    return { primary, standby, address, rename, post, readyz: new URL('/readyz', url) };
  }

  describe.each([['monitored every second'], ['not monitored']])('when %s', (watch) => {
    it.each(Object.keys(FAILOVERS))('within 5 seconds after %s', async (name) => {
      const world = await start();
      // As many connections as an instance may have.
      const before = await Promise.all(Array.from({ length: 5 }, world.post));
      expect(before.map(([status]) => status)).toEqual(Array(5).fill(201));
      if (watch !== 'not monitored') {
        const timer = setInterval(() => void fetch(world.readyz).catch(() => undefined), 1_000);
        onTestFinished(() => clearInterval(timer));
      }
      const { folder } = (await FAILOVERS[name]?.(world)) ?? primary;
      await expect
        .poll(async () => (await world.post())[0], { timeout: RECOVERY_MS, interval: 100 })
        .toBe(201);
      const store = openPostgresStore(`postgres://hause@${encodeURIComponent(folder)}${database}`);
      const stored = new Set((await store.list()).map(({ receipt }) => receipt));
      await store.close();
      expect(before.filter(([, receipt = '']) => !stored.has(receipt))).toEqual([]);
    });
  });
});
