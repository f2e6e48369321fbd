import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '#src/content/site.ts';
import { COMPILED } from '#tests/support/compiled.ts';
import { canMountDisks, mountDisk, type Disk } from './testing/disk.ts';
import { someEnquiry, someSubmission, temporaryFolder } from './testing/enquiries.ts';
import { makeBuild } from './testing/make-build.ts';
import {
  hasPostgres,
  NEEDS_POSTGRES,
  startPostgres,
  type PostgresServer,
} from './testing/postgres.ts';
import { openStore } from './testing/stores.ts';
import { RECEIVER_AT, SITE_AT, startServer, type StartedServer } from './testing/start-server.ts';

/** Server behavior when the disk fails, with real servers and real disks. */
const SITE = 'https://www.hause.example';

let server: StartedServer | undefined;
afterEach(async () => {
  await server?.kill();
  server = undefined;
});

async function startReceiver(dataDir: string): Promise<string> {
  server = startServer('receiver-main', { DATA_DIR: dataDir, ALLOWED_ORIGIN: SITE });
  return server.says(RECEIVER_AT);
}

/** The view of monitors: the status of /livez and the problem codes of /readyz. */
async function health(url: string): Promise<{ live: number; ready: number; problems: string[] }> {
  const live = await fetch(new URL('/livez', url));
  const ready = await fetch(new URL('/readyz', url));
  const { problems } = (await ready.json()) as { problems: { code: string }[] };
  return { live: live.status, ready: ready.status, problems: problems.map(({ code }) => code) };
}

async function post(url: string, key: string = randomUUID()) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, Origin: SITE },
    body: JSON.stringify(someEnquiry()),
  });
  const { error } = (await response.json()) as { error?: string };
  return { status: response.status, error, retryAfter: response.headers.get('retry-after') };
}

const STORAGE_UNAVAILABLE = { status: 503, error: 'storage-unavailable', retryAfter: '30' };

/** How many enquiries are in a data folder that no server is using. */
async function countIn(dataDir: string): Promise<number> {
  const store = openStore(dataDir);
  const { length } = await store.list();
  await store.close();
  return length;
}

const fileIn = (dataDir: string) => join(dataDir, 'enquiries', 'enquiries.sqlite');

/** A data folder with one enquiry in it. */
async function withOneEnquiry(dataDir: string): Promise<void> {
  const store = openStore(dataDir);
  await store.take(someSubmission());
  await store.close();
}

describe.skipIf(!canMountDisks())('on a separate disk (needs root on Linux)', () => {
  let disk: Disk;
  beforeEach(() => {
    disk = mountDisk();
  });
  afterEach(async () => {
    await server?.kill();
    disk.remove();
  });

  it('that is full, an enquiry is not acknowledged, but is accepted once there is space again', async () => {
    const url = await startReceiver(disk.path);
    expect(await post(url)).toMatchObject({ status: 201 });
    disk.fill();
    const key = randomUUID();
    expect(await post(url, key)).toEqual(STORAGE_UNAVAILABLE);
    expect(await health(url)).toEqual({
      live: 200,
      ready: 503,
      problems: ['storage', 'low-space'],
    });
    expect(await post(url, key)).toEqual(STORAGE_UNAVAILABLE);
    disk.makeRoom();
    expect(await post(url, key)).toMatchObject({ status: 201 });
    expect(await post(url, key)).toMatchObject({ status: 200 });
    await expect
      .poll(() =>
        server?.output().match(/^An enquiry could not be stored: database or disk is full$/gmu),
      )
      .toHaveLength(2);
    const said = server?.output() ?? '';
    expect(said).not.toMatch(/ada|lovelace|\n {4}at /iu);
    server?.process.kill('SIGTERM');
    expect(await server?.ends()).toBe(0);
    expect(await countIn(disk.path)).toBe(2);
  });

  it('that is full from the start, enquiries are refused with the reason until there is space', async () => {
    const dataDir = join(disk.path, 'data');
    mkdirSync(dataDir);
    disk.fill();
    const url = await startReceiver(dataDir);
    await expect
      .poll(() => server?.output())
      .toContain(
        `The enquiries in ${fileIn(dataDir)} cannot be used (database or disk is full). The disk is full. Free up space.\n`,
      );
    expect(await post(url)).toEqual(STORAGE_UNAVAILABLE);
    disk.makeRoom();
    await expect.poll(() => post(url), { timeout: 20_000 }).toMatchObject({ status: 201 });
    await expect.poll(() => server?.output()).toMatch(/^Enquiries can be stored again$/mu);
  });

  it('with a read-only database, an enquiry is not acknowledged, and existing ones are kept', async () => {
    await withOneEnquiry(disk.path);
    disk.makeFileReadOnly(fileIn(disk.path));
    const url = await startReceiver(disk.path);
    expect(await post(url)).toEqual(STORAGE_UNAVAILABLE);
    await expect
      .poll(() => server?.output())
      .toMatch(/^An enquiry could not be stored: attempt to write a readonly database$/mu);
    expect(await health(url)).toMatchObject({ live: 200, ready: 503 });
    await server?.kill();
    expect(await countIn(disk.path)).toBe(1);
  });
});

describe('with a damaged database', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(async () => {
    folder = temporaryFolder();
    await withOneEnquiry(folder.path);
  });
  afterEach(async () => {
    await server?.kill();
    folder.remove();
  });

  /** Overwrites part of the database, as a failing disk or an interrupted copy would. */
  function damage(from: number, to = statSync(fileIn(folder.path)).size): void {
    const file = openSync(fileIn(folder.path), 'r+');
    writeSync(file, Buffer.alloc(to - from, 0x55), 0, to - from, from);
    closeSync(file);
  }

  /** The damaged file, where it was set aside. */
  const aside = () => {
    const dir = join(folder.path, 'enquiries');
    const names = readdirSync(dir).filter((name) =>
      /\.damaged-[^-]+-[^-]+-[^-]+Z?[^-]*-[^-]+-[^-]+$/u.test(name),
    );
    return names.filter((name) => !/-(?:wal|shm)$/u.test(name)).map((name) => join(dir, name));
  };

  const enquiries = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [resolve('server/operations/enquiries-cli.ts'), ...args],
      {
        env: { ...COMPILED, DATA_DIR: folder.path },
      },
    );

  it('that is not a database: the file is set aside unchanged and named, and enquiries wait for a backup', async () => {
    const backup = join(folder.path, 'backup.sqlite');
    await enquiries('backup', backup);
    damage(0, 100);
    const before = readFileSync(fileIn(folder.path));
    const url = await startReceiver(folder.path);
    expect(await post(url)).toEqual(STORAGE_UNAVAILABLE);
    const [file = ''] = aside();
    expect(readFileSync(file).equals(before)).toBe(true);
    await expect
      .poll(() => server?.output())
      .toContain(
        `The database of the enquiries is damaged, and was set aside as ${file}. No enquiry is accepted until a backup is restored: npm run enquiries -- restore FILE. Without a backup, start empty: npm run enquiries -- restore --empty\n`,
      );
    expect(await health(url)).toMatchObject({ live: 200, ready: 503 });
    // A restart still reports it, and does not create an empty database.
    await server?.kill();
    const again = await startReceiver(folder.path);
    await expect.poll(() => server?.output()).toContain(file);
    expect(await post(again)).toEqual(STORAGE_UNAVAILABLE);

    // First empty, then with what the backup has.
    await enquiries('restore', '--empty');
    await enquiries('restore', backup);
    await expect.poll(() => post(again), { timeout: 20_000 }).toMatchObject({ status: 201 });
    await server?.kill();
    expect(await countIn(folder.path)).toBe(2);
  });
});

describe('with a PostgreSQL database', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let postgres: PostgresServer | undefined;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    await server?.kill();
    await postgres?.remove();
    postgres = undefined;
    folder.remove();
  });

  it('that is unreachable, the site serves its pages, and enquiries are refused with an alternative', async () => {
    const build = await makeBuild({ isCompressed: false });
    server = startServer('main', {
      DATA_DIR: folder.path,
      DIST_DIR: build.distDir,
      META_FILE: build.metaFile,
      DATABASE_URL: 'postgres://ada:secret-password@127.0.0.1:1/hause',
    });
    const url = await server.says(SITE_AT);
    expect((await fetch(url)).status).toBe(200);
    const answer = await fetch(new URL('/enquiries', url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: new URLSearchParams(someEnquiry() as unknown as Record<string, string>),
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(site.mailboxes.general);
    expect(await health(url)).toEqual({ live: 200, ready: 503, problems: ['storage'] });
    const said = server.output();
    expect(said.match(/^The enquiries in the database hause at 127\.0\.0\.1:1 .+$/gmu)).toEqual([
      'The enquiries in the database hause at 127.0.0.1:1 cannot be used (connect ECONNREFUSED 127.0.0.1:1). Check that the database server runs, and its host and port in DATABASE_URL.',
    ]);
    expect(said).not.toMatch(/secret|ada@|\n {4}at /u);
    server.process.kill('SIGTERM');
    expect(await server.ends()).toBe(0);
    build.remove();
  });

  it.skipIf(!hasPostgres)(
    `that goes away and comes back, an enquiry is refused, and then accepted once ${NEEDS_POSTGRES}`,
    async () => {
      postgres = await startPostgres();
      server = startServer('receiver-main', {
        DATA_DIR: folder.path,
        ALLOWED_ORIGIN: SITE,
        DATABASE_URL: await postgres.createDatabase(),
      });
      const url = await server.says(RECEIVER_AT);
      const key = randomUUID();
      expect(await post(url)).toMatchObject({ status: 201 });
      await postgres.crash();
      expect(await post(url, key)).toEqual(STORAGE_UNAVAILABLE);
      expect(await health(url)).toEqual({ live: 200, ready: 503, problems: ['storage'] });
      await postgres.start();
      await expect.poll(() => post(url, key), { timeout: 60_000 }).toMatchObject({ status: 201 });
      expect(await post(url, key)).toMatchObject({ status: 200 });
      expect(server.output()).toMatch(/^Enquiries can be stored again$/mu);
    },
  );
});
