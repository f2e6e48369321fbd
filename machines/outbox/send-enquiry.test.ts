import { describe, expect, it } from 'vitest';
import { settle } from '#machines/testing/index.ts';
import { cancelEnquiry, sendEnquiry, submitEnquiry } from './index.ts';
import type { EnquiryNews, EnquiryRecord, SendOutcome } from './index.ts';
import {
  answered,
  createDevice,
  record,
  REFUSED,
  SENT,
  UNANSWERED,
  values,
} from './testing/device.ts';

describe('the sender', () => {
  it('stores the outcome of its attempt', async () => {
    const device = createDevice();
    await device.put();
    await sendEnquiry(record(), device);
    expect(await device.store.read('one')).toMatchObject({ status: 'sent', receipt: 'R-1' });
  });

  it('waits for another that is at work, and finds nothing left to do', async () => {
    const device = createDevice();
    await device.put();
    await Promise.all([sendEnquiry(record(), device), sendEnquiry(record(), device)]);
    expect(device.posted).toEqual(['one']);
  });

  it('does not repeat what another has just tried in vain', async () => {
    const device = createDevice();
    device.outcomes = [UNANSWERED];
    await device.put();
    await Promise.all([sendEnquiry(record(), device), sendEnquiry(record(), device)]);
    expect(device.posted).toEqual(['one']);
    expect((await device.store.read('one'))?.attempts).toBe(1);
  });

  it.each<[string, EnquiryRecord | null]>([
    ['was removed', null],
    ['was sent', record({ status: 'sent' })],
    ['was refused', record({ status: 'refused' })],
    ['has expired', record({ status: 'expired' })],
  ])('leaves alone an enquiry that %s in the meantime', async (_, stored) => {
    const device = createDevice();
    if (stored !== null) await device.put(stored);
    await sendEnquiry(record(), device);
    expect(device.posted).toEqual([]);
  });

  it('sends again what was refused, when asked to', async () => {
    const device = createDevice();
    await device.put({ status: 'refused' });
    await sendEnquiry(record({ status: 'refused' }), device);
    expect(device.posted).toEqual(['one']);
  });

  it.each<[SendOutcome, string | undefined]>([
    [UNANSWERED, undefined],
    [SENT, 'sent'],
  ])(
    'without locks: what was removed during an attempt that ended with %j is %s',
    async (end, status) => {
      const device = createDevice();
      const outcome = Promise.withResolvers<SendOutcome>();
      device.outcomes = [outcome.promise];
      await device.put();
      const sending = sendEnquiry(record(), device);
      await settle();
      await device.store.change('one', () => null);
      outcome.resolve(end);
      await sending;
      expect((await device.store.read('one'))?.status).toBe(status);
    },
  );
});

describe('canceling', () => {
  it('removes what waits, and what is not there is canceled', async () => {
    const device = createDevice();
    await device.put();
    expect(await cancelEnquiry('one', device)).toBe(true);
    expect(await device.store.readAll()).toEqual([]);
    expect(await cancelEnquiry('one', device)).toBe(true);
  });

  it('waits for the attempt that is being made, and does not call canceled what that has sent', async () => {
    const device = createDevice();
    await device.put();
    const [, isCanceled] = await Promise.all([
      sendEnquiry(record(), device),
      cancelEnquiry('one', device),
    ]);
    expect(isCanceled).toBe(false);
    expect((await device.store.read('one'))?.status).toBe('sent');
  });

  it('fails if the device cannot remove it: it would be sent later', async () => {
    const device = createDevice();
    const store = { ...device.store, change: () => Promise.reject(new Error('no disk')) };
    expect(await cancelEnquiry('one', { ...device, store })).toBe(false);
  });
});

describe('a submission', () => {
  /** Submits, and makes attempts as the outbox would until there is news other than of waiting. */
  async function submit(outcomes: SendOutcome[], isOffline = false, attempts = 4) {
    const device = createDevice();
    device.outcomes = outcomes;
    device.isOffline = isOffline;
    const news: EnquiryNews[] = [];
    const stop = submitEnquiry(
      { key: 'one', values, signals: null },
      false,
      { ...device, isOffline: () => device.isOffline },
      (one) => news.push(one),
    );
    await settle();
    const attempt = async () => {
      const stored = await device.store.read('one');
      if (stored?.status !== 'waiting') return;
      device.time = stored.dueAt;
      await sendEnquiry(stored, device);
      await settle();
      await settle();
    };
    for (let count = 0; count < attempts; count += 1) await attempt();
    return { device, news, stop, attempt };
  }
  const waits = { type: 'ENQUIRY.WAITING', isStored: true } as const;

  it.each<[string, SendOutcome[], boolean, EnquiryNews[], string | undefined]>([
    ['is sent', [SENT], false, [{ type: 'ENQUIRY.SENT', receipt: 'R-1' }], 'sent'],
    [
      'is sent at the third attempt, before the visitor hears of any',
      [UNANSWERED, answered(503)],
      false,
      [{ type: 'ENQUIRY.SENT', receipt: 'R-1' }],
      'sent',
    ],
    [
      'that is refused is the form’s again',
      [REFUSED],
      false,
      [{ type: 'ENQUIRY.REFUSED', errors: { workEmail: 'No mail' } }],
      undefined,
    ],
    [
      'that the receiver cannot take now is the form’s again',
      [answered(500), answered(500), answered(500)],
      false,
      [{ type: 'ENQUIRY.FAILED', status: 500 }],
      undefined,
    ],
    [
      'is not tried again if the receiver asks for a long wait',
      [answered(429, 120_000)],
      false,
      [{ type: 'ENQUIRY.FAILED', status: 429 }],
      undefined,
    ],
    [
      'without an answer waits, since it may have arrived',
      [UNANSWERED, UNANSWERED, UNANSWERED, UNANSWERED],
      false,
      [waits, waits],
      'waiting',
    ],
    [
      'without a network waits at once',
      [UNANSWERED],
      true,
      [waits, { type: 'ENQUIRY.SENT', receipt: 'R-1' }],
      'sent',
    ],
    [
      'that waits stays in the outbox if the receiver cannot take it later',
      [UNANSWERED, UNANSWERED, UNANSWERED, answered(503)],
      false,
      [waits, waits],
      'waiting',
    ],
  ])('%s', async (_, outcomes, isOffline, expected, status) => {
    const { device, news } = await submit(outcomes, isOffline);
    expect(news).toEqual(expected);
    expect((await device.store.read('one'))?.status).toBe(status);
  });

  it('that is canceled in the outbox is the form’s again', async () => {
    const { device, news } = await submit([UNANSWERED, UNANSWERED, UNANSWERED, UNANSWERED]);
    await cancelEnquiry('one', device);
    await settle();
    expect(news.at(-1)).toEqual({ type: 'ENQUIRY.CANCELED' });
  });

  it('that another tab sends while it is taken back is sent', async () => {
    const { device, news, attempt } = await submit([], false, 0);
    const withLock = device.withLock;
    device.outcomes = [answered(503, 120_000)];
    // Another tab is faster than the form, which gives up.
    await withLock('enquiry:one', () => device.put({ status: 'sent', receipt: 'R-2' }));
    await settle();
    await attempt();
    expect(news).toEqual([{ type: 'ENQUIRY.SENT', receipt: 'R-2' }]);
  });

  it('under a key that was sent before is sent, not written again', async () => {
    const device = createDevice();
    await device.put({ status: 'sent', receipt: 'R-1', values: {} });
    const news: EnquiryNews[] = [];
    const deps = { ...device, isOffline: () => false };
    submitEnquiry({ key: 'one', values, signals: null }, false, deps, (one) => news.push(one));
    await settle();
    expect(news).toEqual([{ type: 'ENQUIRY.SENT', receipt: 'R-1' }]);
    expect((await device.store.read('one'))?.values).toEqual({});
  });

  it('that was written before a reload is reported as waiting, until it is sent', async () => {
    const device = createDevice(false);
    await device.put();
    const news: EnquiryNews[] = [];
    const deps = { ...device, isOffline: () => false };
    submitEnquiry({ key: 'one', values, signals: null }, true, deps, (one) => news.push(one));
    await settle();
    expect(news).toEqual([{ type: 'ENQUIRY.WAITING', isStored: false }]);
    await sendEnquiry(record(), device);
    await settle();
    expect(news.at(-1)).toEqual({ type: 'ENQUIRY.SENT', receipt: 'R-1' });
  });

  it('that is no longer watched reports nothing', async () => {
    const { device, news, stop } = await submit([], false, 0);
    stop();
    await sendEnquiry(record(), device);
    await settle();
    expect(news).toEqual([]);
  });
});
