import { expect, it } from 'vitest';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testStore } from '#server/testing/for-test.ts';
import { recordLog } from '#server/testing/log.ts';
import { purgeRegularly } from './purge-regularly.ts';

it('removes nothing while the clock is 91 days ahead, warns once, and goes on once it is right', async () => {
  const { log, lines } = recordLog();
  let time = Date.now();
  const store = testStore(undefined, () => time);
  for (const message of ['One', 'Two', 'Three']) {
    const reception = await store.take(someSubmission({ message }));
    if (reception.outcome === 'stored') await store.handle({ receipt: reception.receipt }, 'seen');
  }
  await store.purge();
  const purging = purgeRegularly(store, log);
  time += 91 * 86_400_000;
  await purging.attempt();
  await purging.attempt();
  expect(purging.isRefused).toBe(true);
  expect(lines).toEqual([
    'The clock is 91 days past the last removal of old enquiries and may be wrong: 3 of 3 would be older than 90 days at once. None was removed. Check the date of this machine; if it is right, run: npm run enquiries -- purge',
  ]);
  time -= 91 * 86_400_000;
  await purging.attempt();
  expect(purging.isRefused).toBe(false);
  expect(await store.list()).toHaveLength(3);
  purging.stop();
});
