import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from './enquiries/store.ts';
import { canMountDisks, mountDisk, type Disk } from './testing/disk.ts';
import { someEnquiry, temporaryFolder } from './testing/enquiries.ts';
import { makeBuild } from './testing/make-build.ts';
import { RECEIVER_AT, startServer, type StartedServer } from './testing/start-server.ts';

/** How the servers behave when their disk fails: real servers, real disks. */
const SITE = 'https://www.hause.example';

// Starting a process is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let server: StartedServer | undefined;
afterEach(async () => {
  await server?.kill();
  server = undefined;
});

async function startReceiver(dataDir: string): Promise<string> {
  server = startServer('receiver-main', { DATA_DIR: dataDir, ALLOWED_ORIGIN: SITE });
  return server.says(RECEIVER_AT);
}

/** Starts a receiver that is expected to fail. @returns its exit code and its output */
async function failure(dataDir: string): Promise<{ code: number | null; said: string }> {
  server = startServer('receiver-main', { DATA_DIR: dataDir, ALLOWED_ORIGIN: SITE });
  const code = await server.ends();
  return { code, said: server.output() };
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
function countIn(dataDir: string): number {
  const store = openStore(dataDir);
  try {
    return store.list().length;
  } finally {
    store.close();
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'enquiries', 'enquiries.sqlite');

/** A data folder with one enquiry in it. */
function withOneEnquiry(dataDir: string): void {
  const store = openStore(dataDir);
  const enquiry = someEnquiry() as Parameters<typeof store.receive>[1];
  store.receive(randomUUID(), enquiry, []);
  store.close();
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

  it('that is full, an enquiry is not acknowledged; it is accepted once there is space again', async () => {
    const url = await startReceiver(disk.path);
    expect(await post(url)).toMatchObject({ status: 201 });
    disk.fill();
    const key = randomUUID();
    expect(await post(url, key)).toEqual(STORAGE_UNAVAILABLE);
    expect(await post(url, key)).toEqual(STORAGE_UNAVAILABLE);
    disk.makeRoom();
    expect(await post(url, key)).toMatchObject({ status: 201 });
    expect(await post(url, key)).toMatchObject({ status: 200 });
    const said = server?.output() ?? '';
    expect(
      said.match(/^An enquiry could not be stored: database or disk is full$/gmu),
    ).toHaveLength(2);
    expect(said).not.toMatch(/ada|lovelace|\n {4}at /iu);
    server?.process.kill('SIGTERM');
    expect(await server?.ends()).toBe(0);
    expect(countIn(disk.path)).toBe(2);
  });

  it('that is full from the start, the receiver reports it in one line and exits', async () => {
    const dataDir = join(disk.path, 'data');
    mkdirSync(dataDir);
    disk.fill();
    expect(await failure(dataDir)).toEqual({
      code: 1,
      said: `The enquiries in ${fileIn(dataDir)} cannot be opened (database or disk is full). The disk is full. Free up space, then start again.\n`,
    });
  });

  it('that is read-only, the receiver reports it in one line and exits', async () => {
    withOneEnquiry(disk.path);
    disk.makeReadOnly();
    expect(await failure(disk.path)).toEqual({
      code: 1,
      said: `DATA_DIR is "${disk.path}", but it is not writable (EROFS). Name a folder that this user can write to.\n`,
    });
  });

  it('with a read-only database, an enquiry is not acknowledged, and existing ones stay', async () => {
    withOneEnquiry(disk.path);
    disk.makeFileReadOnly(fileIn(disk.path));
    const url = await startReceiver(disk.path);
    expect(await post(url)).toEqual(STORAGE_UNAVAILABLE);
    expect(server?.output()).toMatch(
      /^An enquiry could not be stored: attempt to write a readonly database$/mu,
    );
    await server?.kill();
    expect(countIn(disk.path)).toBe(1);
  });
});

describe('with a damaged database', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
    withOneEnquiry(folder.path);
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

  it('that is not a database, the receiver reports it in one line, exits, and leaves the file unchanged', async () => {
    damage(0, 100);
    const before = readFileSync(fileIn(folder.path));
    expect(await failure(folder.path)).toEqual({
      code: 1,
      said: `The enquiries in ${fileIn(folder.path)} cannot be opened (file is not a database). The file is damaged or not a database, and was left unchanged. Restore it from a backup, or move it away to start with an empty one.\n`,
    });
    expect(readFileSync(fileIn(folder.path)).equals(before)).toBe(true);
  });

  it('that was truncated, the site reports it in one line, exits, and leaves the file unchanged', async () => {
    const cut = readFileSync(fileIn(folder.path)).subarray(0, 2_000);
    writeFileSync(fileIn(folder.path), cut);
    const build = await makeBuild({ isCompressed: false });
    server = startServer('main', {
      DATA_DIR: folder.path,
      DIST_DIR: build.distDir,
      META_FILE: build.metaFile,
    });
    expect(await server.ends()).toBe(1);
    expect(server.output()).toBe(
      `The enquiries in ${fileIn(folder.path)} cannot be opened (database disk image is malformed). The file is damaged and was left unchanged. Restore it from a backup, or move it away to start with an empty one.\n`,
    );
    expect(readFileSync(fileIn(folder.path)).equals(cut)).toBe(true);
    build.remove();
  });

  it('of which only the first page is intact, an enquiry is not acknowledged, and the health check fails', async () => {
    damage(4_096);
    const url = await startReceiver(folder.path);
    expect(await post(url)).toEqual(STORAGE_UNAVAILABLE);
    expect(server?.output()).toMatch(
      /^An enquiry could not be stored: database disk image is malformed$/mu,
    );
    expect((await fetch(new URL('/healthz', url))).status).toBe(503);
  });
});
