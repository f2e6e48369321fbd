import { beforeEach, expect, it, vi } from 'vitest';
import { createObservations, type Observations } from '#server/enquiries/observations.ts';
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
let observations: Observations;

beforeEach(() => {
  dataDir = testFolder();
  time = Date.UTC(2025, 5, 1);
  ticks = 0;
  isDraining = false;
  observations = createObservations(() => undefined);
  store = testStore(dataDir, () => time);
});

let isDraining: boolean;

function readiness() {
  const examine = createReadiness({
    store,
    dataDir,
    channels: ['email'],
    observations,
    isDraining: () => isDraining,
    now: () => time,
    ticks: () => ticks,
  });
  return async () => (await examine()).readiness;
}
const take = (channels: readonly Channel[] = ['email'], changes = {}) =>
  store.take(someSubmission(changes, { channels }));
/** The codes of what is found now. */
const found = async () => {
  const { problems, warnings } = await readiness()();
  return [...problems, ...warnings].map(({ code }) => code);
};

it('fails when a delivery has waited for more than a quarter of an hour', async () => {
  await take();
  time += 15 * MINUTE;
  expect(await readiness()()).toEqual({ status: 'ready', problems: [], warnings: [] });
  time += MINUTE;
  expect(await readiness()()).toMatchObject({
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
  expect(await found()).toEqual(['overdue', 'unnotified']);
});

it('fails while the server is stopping', async () => {
  const examine = readiness();
  expect((await examine()).problems.map(({ code }) => code)).toEqual([]);
  // Immediately, although the rest of the result is cached for a while.
  isDraining = true;
  expect((await examine()).problems.map(({ code }) => code)).toEqual(['draining']);
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
