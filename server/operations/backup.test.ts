import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { databaseFile } from '#server/enquiries/database/sqlite.ts';
import type { EnquiryStore } from '#server/enquiries/store-in-sql.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testFolder, testStore } from '#server/testing/for-test.ts';
import { backUp } from './backup.ts';

let folder: string;
let file: string;
let store: EnquiryStore;
beforeEach(() => {
  folder = testFolder();
  file = databaseFile(folder);
  store = testStore(folder);
});

it('made while enquiries come in has all that was acknowledged before, in one file', async () => {
  const target = join(folder, 'backup.sqlite');
  const acknowledged: string[] = [];
  const take = async () => {
    const reception = await store.take(someSubmission({}, { channels: ['email'] }));
    if ('receipt' in reception) acknowledged.push(reception.receipt);
  };
  for (let count = 0; count < 20; count += 1) await take();
  const before = [...acknowledged];
  const copying = backUp(file, target);
  for (let count = 0; count < 20; count += 1) await take();
  await copying;
  expect(statSync(target).mode & 0o077).toBe(0);
  expect(existsSync(`${target}.part`)).toBe(false);
  // Put in the place of a database, it is one.
  const restored = databaseFile(testFolder());
  mkdirSync(dirname(restored));
  cpSync(target, restored);
  const kept = await testStore(join(dirname(restored), '..')).list();
  const receipts = kept.map(({ receipt }) => receipt);
  expect(before.filter((receipt) => !receipts.includes(receipt))).toEqual([]);
  expect(kept.every(({ deliveries }) => deliveries.length === 1)).toBe(true);
});

it('is not made over a file, nor of a damaged database', async () => {
  await store.take(someSubmission());
  await store.close();
  const target = join(folder, 'backup.sqlite');
  await backUp(file, target);
  await expect(backUp(file, target)).rejects.toThrow('already exists and was not overwritten');
  const bytes = readFileSync(file);
  bytes.fill(0x55, 4_096, 12_288);
  writeFileSync(file, bytes);
  const other = join(folder, 'other.sqlite');
  await expect(backUp(file, other)).rejects.toThrow(`${file} could not be copied to ${other}: `);
  expect(existsSync(other)).toBe(false);
});
