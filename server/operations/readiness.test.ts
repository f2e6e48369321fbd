import { beforeEach, expect, it, vi } from 'vitest';
import { createObservations } from '#server/enquiries/observations.ts';
import type { Channel } from '#server/enquiries/store.ts';
import type { EnquiryStore } from '#server/enquiries/store-in-sql.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testFolder, testStore } from '#server/testing/for-test.ts';
import { createReadiness } from './readiness.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let dataDir: string;
let store: EnquiryStore;
let time: number;
let ticks: number;

beforeEach(() => {
  dataDir = testFolder();
  time = Date.UTC(2025, 5, 1);
  ticks = 0;
  store = testStore(dataDir, () => time);
});

const readiness = () =>
  createReadiness({
    store,
    dataDir,
    channels: ['email'],
    observations: createObservations(() => undefined),
    isDraining: () => false,
    now: () => time,
    ticks: () => ticks,
  });
const take = (channels: readonly Channel[] = ['email'], changes = {}) =>
  store.take(someSubmission(changes, { channels }));
/** What is found now. */
const found = async () => (await readiness()()).readiness;

it('fails when a delivery has waited for more than a quarter of an hour', async () => {
  await take();
  time += 15 * MINUTE;
  expect(await found()).toEqual({ status: 'ready', problems: [], warnings: [] });
  time += MINUTE;
  expect(await found()).toMatchObject({
    status: 'failing',
    problems: [
      {
        code: 'undelivered',
        message:
          'A delivery has been waiting for 16 minutes. The reason: npm run enquiries -- list --undelivered',
      },
    ],
  });
});

it('fails when an enquiry that nobody was notified of is past its retention', async () => {
  await take([]);
  time += 90 * DAY + 1;
  expect(await found()).toMatchObject({
    problems: [{ code: 'overdue' }],
    warnings: [{ code: 'unnotified' }],
  });
});

it('writes to the disk at most every three seconds, however often it is requested', async () => {
  const probe = vi.spyOn(store, 'probe');
  const examine = readiness();
  await Promise.all(Array.from({ length: 50 }, examine));
  ticks += 3_000;
  await examine();
  expect(probe).toHaveBeenCalledTimes(1);
  ticks += 1;
  await examine();
  expect(probe).toHaveBeenCalledTimes(2);
});
