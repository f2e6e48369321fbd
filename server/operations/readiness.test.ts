import { beforeEach, expect, it, vi } from 'vitest';
import { createObservations, type Observations } from '#server/enquiries/observations.ts';
import type { Channel } from '#server/enquiries/store.ts';
import type { EnquiryStore } from '#server/enquiries/store-in-sql.ts';
import { budgetsFor } from '#server/enquiries/rate-limit.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testFolder, testStore } from '#server/testing/for-test.ts';
import { createReadiness } from './readiness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let dataDir: string;
let store: EnquiryStore;
let time: number;
let ticks: number;
let observations: Observations;
let troubles: Map<Channel, string>;

beforeEach(() => {
  dataDir = testFolder();
  time = Date.UTC(2025, 5, 1);
  ticks = 0;
  state = { isRefused: false, isDraining: false };
  troubles = new Map();
  observations = createObservations(() => undefined);
  store = testStore(dataDir, () => time);
});

let state: { isRefused: boolean; isDraining: boolean };

function readiness() {
  const examine = createReadiness({
    store,
    dataDir,
    channels: ['email'],
    observations,
    purging: state,
    troubles,
    enquiryLimit: 5,
    isDraining: () => state.isDraining,
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

it('fails when a delivery has waited for more than an hour', async () => {
  await take();
  time += HOUR;
  expect(await readiness()()).toEqual({ status: 'ready', problems: [], warnings: [] });
  time += 60_000;
  expect(await readiness()()).toMatchObject({
    status: 'failing',
    problems: [
      {
        code: 'undelivered',
        message:
          'A delivery has been waiting for 61 minutes. The reason: npm run enquiries -- list --undelivered',
      },
    ],
  });
});

it('fails while nothing can be delivered to the company, and says why', async () => {
  troubles.set('acknowledgment', 'the password is not accepted');
  expect(await found()).toEqual([]);
  troubles.set('email', 'the password is not accepted');
  expect((await readiness()()).problems).toEqual([
    {
      code: 'unreachable',
      message:
        'Nothing is delivered by email: the password is not accepted. It is tried again until it works.',
    },
  ]);
});

it('fails before the limit for everybody is used up', async () => {
  const budgets = budgetsFor([], 5);
  const takeFrom = (net: number) =>
    store.take(someSubmission({}, { sender: `198.51.${net}.1`, budgets, channels: ['email'] }));
  for (const net of [1, 2, 3]) await takeFrom(net);
  expect(await found()).toEqual([]);
  await takeFrom(4);
  expect((await readiness()()).problems).toEqual([
    {
      code: 'limit',
      message:
        '4 of 5 enquiries that are accepted in 10 minutes have arrived; more are turned away. If they are no spam, raise ENQUIRY_LIMIT.',
    },
  ]);
});

it('does not fail because mail to a visitor waits or is given up', async () => {
  await take(['acknowledgment', 'confirmation'], { subscribe: true });
  await store.handle({ workEmail: 'ada@engines.example' }, 'seen');
  time += 2 * HOUR;
  expect(await found()).toEqual([]);
});

it('warns of refused enquiries that seem to be the site’s own, until one is accepted', async () => {
  // No failure: anyone can send any origin.
  observations.refusedOwnOrigin('https://hause.example');
  expect(await readiness()()).toMatchObject({ status: 'ready', warnings: [{ code: 'origin' }] });
  observations.answered('invalid-enquiry');
  expect(await found()).toEqual(['origin']);
  observations.answered('stored');
  expect(await found()).toEqual([]);
});

it('fails when an enquiry that nobody was notified of is past its retention', async () => {
  await take([]);
  time += 90 * DAY + 1;
  expect(await found()).toEqual(['overdue', 'unnotified']);
});

it('fails when the clock has jumped, and while the server is stopping', async () => {
  state.isRefused = true;
  const examine = readiness();
  expect((await examine()).problems.map(({ code }) => code)).toEqual(['clock']);
  // Immediately, although the rest of the result is cached for a while.
  state.isDraining = true;
  expect((await examine()).problems.map(({ code }) => code)).toEqual(['draining', 'clock']);
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
