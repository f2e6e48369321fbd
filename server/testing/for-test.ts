import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { EnquiryStore } from '#server/enquiries/store-in-sql.ts';
import type { Log } from '#server/log.ts';
import { startMailServer } from './mail-server.ts';
import { openStore } from './stores.ts';

/** What a test uses, and what ends with it. */

/** A temporary folder. @returns its path */
export function testFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'hause-data-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A store in a data folder, by default one of its own. */
export function testStore(dataDir = testFolder(), now?: () => number, log?: Log): EnquiryStore {
  const store = openStore(dataDir, now, log);
  onTestFinished(() => store.close());
  return store;
}

export async function testMailServer(...args: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...args);
  onTestFinished(() => server.close());
  return server;
}
