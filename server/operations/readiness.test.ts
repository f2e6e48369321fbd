import { afterEach, beforeEach, expect, it } from 'vitest';
import { createObservations, type Observations } from '#server/enquiries/observations.ts';
import { openStore } from '#server/enquiries/sqlite/sqlite-store.ts';
import type { EnquiryStore } from '#server/enquiries/store.ts';
import { someSubmission, temporaryFolder } from '#server/testing/enquiries.ts';
import { createReadiness } from './readiness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let folder: ReturnType<typeof temporaryFolder>;
let store: EnquiryStore;
let time: number;
let ticks: number;
let observations: Observations;

beforeEach(() => {
  folder = temporaryFolder();
  time = Date.UTC(2025, 5, 1);
  ticks = 0;
  observations = createObservations(() => undefined);
  store = openStore(folder.path, { now: () => time });
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

function readiness(state = { isRefused: false, isDraining: false }) {
  const examine = createReadiness({
    store,
    dataDir: folder.path,
    channels: ['email'],
    observations,
    purging: state,
    isDraining: () => state.isDraining,
    now: () => time,
    ticks: () => ticks,
  });
  return async () => (await examine()).readiness;
}

it('fails when a delivery has waited for more than an hour', async () => {
  await store.take(someSubmission({}, { channels: ['email'] }));
  const examine = readiness();
  time += HOUR;
  expect(await examine()).toEqual({ status: 'ready', problems: [], warnings: [] });
  time += 60_000;
  ticks += 5_000;
  expect((await examine()).problems).toEqual([
    {
      code: 'undelivered',
      message:
        'A delivery has been waiting for 61 minutes. The reason: npm run enquiries -- list --undelivered',
    },
  ]);
});

it('does not fail because mail to a visitor waits or is given up', async () => {
  const channels = ['acknowledgment', 'confirmation'] as const;
  await store.take(someSubmission({ subscribe: true }, { channels }));
  await store.handle({ workEmail: 'ada@engines.example' }, 'seen');
  time += 2 * HOUR;
  expect(await readiness()()).toEqual({ status: 'ready', problems: [], warnings: [] });
});

it('warns about refused enquiries that seem to be the site’s own, but does not fail', async () => {
  // Anyone can send any origin.
  observations.refusedOwnOrigin('https://hause.example');
  expect(await readiness()()).toEqual({
    status: 'ready',
    problems: [],
    warnings: [
      {
        code: 'origin',
        message:
          'Enquiries from https://hause.example are refused, although it looks like this site. If it is, add it to ALLOWED_ORIGIN.',
      },
    ],
  });
});

it('fails when an enquiry that nobody was notified of is past its retention', async () => {
  await store.take(someSubmission());
  time += 90 * DAY + 1;
  const { problems, warnings } = await readiness()();
  expect(problems.map(({ code }) => code)).toEqual(['overdue']);
  expect(warnings.map(({ code }) => code)).toEqual(['untold']);
});

it('fails when the clock has jumped, and while the server is stopping', async () => {
  const state = { isRefused: true, isDraining: false };
  const examine = readiness(state);
  expect((await examine()).problems.map(({ code }) => code)).toEqual(['clock']);
  // Immediately, although the rest of the result is cached for a while.
  state.isDraining = true;
  expect((await examine()).problems.map(({ code }) => code)).toEqual(['draining', 'clock']);
});

it('writes to the disk at most every three seconds, however often it is requested', async () => {
  let probes = 0;
  const counted = store;
  store = {
    ...counted,
    probe: () => {
      probes += 1;
      return counted.probe();
    },
  };
  const examine = readiness();
  await Promise.all(Array.from({ length: 50 }, examine));
  ticks += 3_000;
  await examine();
  expect(probes).toBe(1);
  ticks += 1;
  await examine();
  expect(probes).toBe(2);
});
