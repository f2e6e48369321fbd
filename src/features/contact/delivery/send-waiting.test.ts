import { beforeEach, expect, it } from 'vitest';
import { newRecord } from '#machines/outbox/index.ts';
import { openEnquiryDatabase } from './enquiry-database.ts';
import { sendWaiting } from './send-waiting.ts';
import { answer, freshDevice, written } from './testing/deps.ts';

beforeEach(freshDevice);

async function device(keys: readonly string[], endpoint = '/enquiries') {
  const store = openEnquiryDatabase();
  for (const key of keys) {
    await store.change(key, () => newRecord({ key, values: written, signals: null }, Date.now()));
  }
  if (endpoint !== '') await store.keepEndpoint(endpoint);
  return store;
}

it('sends everything that waits, whenever it would be due', async () => {
  const store = await device(['one', 'two']);
  await store.change('two', (current) => current && { ...current, dueAt: Date.now() + 60_000 });
  await sendWaiting(store, async () => answer(201, { receipt: 'R-1' }));
  expect((await store.readAll()).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

it('fails while any waits, so that the browser tries again; the others are sent', async () => {
  const store = await device(['one', 'two']);
  const once = [answer(201, { receipt: 'R-1' }), answer(503, {})];
  const sending = sendWaiting(store, async () => once.pop() ?? answer(503, {}));
  await expect(sending).rejects.toThrow('1 of the enquiries on this device could not be sent yet');
});

it('does nothing until a page has said where to, and nothing when nothing waits', async () => {
  await expect(sendWaiting(await device(['one'], ''))).rejects.toThrow('1 of the enquiries');
  freshDevice();
  await sendWaiting(await device([]), () => expect.fail('nothing to send'));
});
