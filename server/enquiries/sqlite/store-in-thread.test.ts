import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { someSubmission, temporaryFolder } from '#server/testing/enquiries.ts';
import { createLog } from '../../log.ts';
import { StorageError } from '../storage-error.ts';
import type { EnquiryStore } from '../store.ts';
import { databaseFile } from './database-file.ts';
import { openStore } from './sqlite-store.ts';
import { openStoreInThread } from './store-in-thread.ts';

let folder: ReturnType<typeof temporaryFolder>;
let lines: string[];
let store: EnquiryStore | undefined;
const say = (line: string) => void lines.push(line);
const log = createLog('text', { info: say, warn: say, error: say });

beforeEach(() => {
  folder = temporaryFolder();
  lines = [];
});
afterEach(async () => {
  await store?.close().catch(() => undefined);
  store = undefined;
  folder.remove();
});

it('returns the same results and logs as the store itself', async () => {
  store = openStoreInThread(folder.path, log);
  const submission = someSubmission({ message: 'नमस्ते' }, { channels: ['email'] });
  expect(await store.take(submission)).toMatchObject({ outcome: 'stored' });
  expect(await store.take(submission)).toMatchObject({ outcome: 'replayed' });
  const [claimed] = await store.claim(1, 1_000);
  expect(claimed?.enquiry?.message).toBe('नमस्ते');
  expect(lines).toEqual([
    `A new, empty database for enquiries is in ${databaseFile(folder.path).file}`,
  ]);
  await store.close();
  await expect(store.take(submission)).rejects.toThrow(StorageError);
  const after = openStore(folder.path);
  expect(await after.list()).toHaveLength(1);
  await after.close();
});

it('keeps this thread running while another program locks the database', async () => {
  store = openStoreInThread(folder.path, log);
  await store.probe();
  const other = new DatabaseSync(databaseFile(folder.path).file);
  other.exec('BEGIN IMMEDIATE');
  let isStored = false;
  const storing = store.take(someSubmission()).then(({ outcome }) => {
    isStored = true;
    return outcome;
  });
  // On this thread, SQLite would wait for the lock before anything else could run.
  for (let turn = 0; turn < 100; turn += 1) await new Promise((done) => setImmediate(done));
  expect(isStored).toBe(false);
  other.exec('COMMIT');
  other.close();
  expect(await storing).toBe('stored');
});

it('reports database failures unchanged', async () => {
  mkdirSync(databaseFile(folder.path).file, { recursive: true });
  store = openStoreInThread(folder.path, log);
  const failure = await store.take(someSubmission()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StorageError);
  expect(failure).toMatchObject({ fault: 'unavailable', reason: 'unable to open database file' });
});

it('starts another thread when one ends unexpectedly; pending calls fail', async () => {
  const key = randomUUID();
  const program = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, call }) => {
      if (call[0] === 'probe') process.exit(1);
      parentPort.postMessage({ kind: 'answer', id, value: '${key}' });
    });`;
  store = openStoreInThread(
    folder.path,
    log,
    new URL(`data:text/javascript,${encodeURIComponent(program)}`),
  );
  expect(await store.list()).toBe(key);
  const never = Promise.all([store.probe(), store.probe()]);
  await expect(never).rejects.toThrow('The thread of the database has ended');
  expect(await store.list()).toBe(key);
});
