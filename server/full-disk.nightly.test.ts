import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { startReceiver, type Started } from './start.ts';
import { postEnquiry, readinessOf, SITE } from './testing/enquiries.ts';
import { recordLog } from './testing/log.ts';
import { openStore } from './testing/stores.ts';

/** Mounts a disk of a megabyte in memory. @returns its path; undefined where this user may not */
function mountDisk(): string | undefined {
  const path = mkdtempSync(join(tmpdir(), 'hause-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1024k', 'tmpfs', path], { stdio: 'pipe' });
    return path;
  } catch {
    rmSync(path, { recursive: true });
    return undefined;
  }
}

function removeDisk(path: string): void {
  execFileSync('umount', [path], { stdio: 'pipe' });
  rmSync(path, { recursive: true });
}

const canMount = (() => {
  const path = mountDisk();
  if (path !== undefined) removeDisk(path);
  return path !== undefined;
})();

describe.skipIf(!canMount)('a receiver whose disk is full (needs root on Linux)', () => {
  let disk: string;
  let server: Started | undefined;
  beforeEach(() => {
    disk = mountDisk() ?? '';
  });
  afterEach(async () => {
    await server?.stop();
    removeDisk(disk);
  });

  const filling = () => join(disk, 'filling');
  const fill = () => {
    try {
      for (;;) appendFileSync(filling(), Buffer.alloc(4096));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  };
  const start = async () => {
    const { log, lines } = recordLog();
    const env = { DATA_DIR: disk, ALLOWED_ORIGIN: SITE, PORT: '0' };
    server = await startReceiver(readSettings(env), log);
    return { url: server.url, lines };
  };
  const post = async (url: string, key: string = randomUUID()) => {
    const response = await postEnquiry(url, {}, { 'Idempotency-Key': key });
    const { error } = (await response.json()) as { error?: string };
    return [response.status, error];
  };
  const UNAVAILABLE = [503, 'storage-unavailable'];

  it('acknowledges no enquiry, and accepts it once there is space again', async () => {
    const { url, lines } = await start();
    expect(await post(url)).toEqual([201, undefined]);
    fill();
    const key = randomUUID();
    expect(await post(url, key)).toEqual(UNAVAILABLE);
    expect(await readinessOf(url)).toEqual([503, 'storage', 'low-space', 'nobody-notified']);
    expect(lines).toContain('An enquiry could not be stored: database or disk is full');
    expect(lines.join()).not.toMatch(/\bada\b|lovelace/iu);
    rmSync(filling());
    expect(await post(url, key)).toEqual([201, undefined]);
    expect(await post(url, key)).toEqual([200, undefined]);
    const store = openStore(disk);
    expect(await store.list()).toHaveLength(2);
    await store.close();
  });

  it('from the start says so, and accepts enquiries once there is space', async () => {
    fill();
    const { url, lines } = await start();
    expect(await post(url)).toEqual(UNAVAILABLE);
    expect(lines.join()).toContain('cannot be used (database or disk is full). The disk is full.');
    rmSync(filling());
    expect(await post(url)).toEqual([201, undefined]);
    expect(lines).toContain('Enquiries can be stored again');
  });
});
