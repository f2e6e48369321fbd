import { expect, it } from 'vitest';
import { DAY_MS } from '#server/enquiries/protocol.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testStore } from '#server/testing/for-test.ts';
import { recordLog } from '#server/testing/log.ts';
import { purgeRegularly } from './purge-regularly.ts';

it('removes what is old when the server starts, and says how many, and who was never told', async () => {
  let time = Date.now();
  const store = testStore(undefined, () => time);
  const { log, lines } = recordLog();
  const run = async (line: string) => {
    const stop = purgeRegularly(store, log);
    await expect.poll(() => lines.at(-1)).toContain(line);
    stop();
  };
  await store.take(someSubmission());
  time += 91 * DAY_MS;
  await run('1 enquiry is older than 90 days, and no notification of them was delivered');
  time += 30 * DAY_MS;
  await run('1 of them had reached the hard limit of 120 days');
  expect(await store.list()).toEqual([]);
});
