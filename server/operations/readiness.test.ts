import { afterEach, beforeEach, expect, it } from 'vitest';
import { createObservations, type Observations } from '#server/enquiries/observations.ts';
import type { Channel, EnquiryStore } from '#server/enquiries/store.ts';
import { budgetsFor } from '#server/enquiries/rate-limit.ts';
import { someSubmission, temporaryFolder } from '#server/testing/enquiries.ts';
import { openStore } from '#server/testing/stores.ts';
import { createReadiness } from './readiness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let folder: ReturnType<typeof temporaryFolder>;
let store: EnquiryStore;
let time: number;
let ticks: number;
let observations: Observations;
let troubles: Map<Channel, string>;

beforeEach(() => {
  folder = temporaryFolder();
  time = Date.UTC(2025, 5, 1);
  ticks = 0;
  troubles = new Map();
  observations = createObservations(() => undefined);
  store = openStore(folder.path, () => time);
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
    troubles,
    enquiryLimit: 5,
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

it('fails while nothing can be delivered to the company, and says why', async () => {
  troubles.set('acknowledgment', 'the password is not accepted');
  expect((await readiness()()).status).toBe('ready');
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
  const take = (net: number) =>
    store.take(someSubmission({}, { sender: `198.51.${net}.1`, budgets, channels: ['email'] }));
  for (let net = 0; net < 3; net += 1) await take(net);
  expect((await readiness()()).status).toBe('ready');
  await take(3);
  expect((await readiness()()).problems).toEqual([
    {
      code: 'limit',
      message:
        '4 of 5 enquiries that are accepted in 10 minutes have arrived; more are turned away. If they are no spam, raise ENQUIRY_LIMIT.',
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
