import { describe, expect, it } from 'vitest';
import type { EnquiryNews } from '#machines/contact-form/index.ts';
import type { SendOutcome } from '#machines/outbox/index.ts';
import {
  answered,
  record,
  REFUSED,
  SENT,
  UNANSWERED,
  values,
} from '#machines/outbox/testing/device.ts';
import { settle } from '#machines/testing/index.ts';
import { submitEnquiry } from './delivery.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { newDevice } from './testing/deps.ts';

const deps = (device: ReturnType<typeof newDevice>) => ({
  ...device,
  isOffline: () => device.isOffline,
});
const submission = { key: 'one', values, signals: null, isWritten: false };

describe('a submission', () => {
  /** Submits, and makes attempts as the outbox would until there is news other than of waiting. */
  async function submit(outcomes: SendOutcome[], isOffline = false, attempts = 4) {
    const device = newDevice();
    device.outcomes = outcomes;
    device.isOffline = isOffline;
    const news: EnquiryNews[] = [];
    const stop = submitEnquiry(submission, deps(device), (one) => news.push(one));
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
    ['is sent', [SENT], false, [{ type: 'ENQUIRY.SENT' }], 'sent'],
    [
      'is sent at the third attempt, before the visitor hears of any',
      [UNANSWERED, answered(503)],
      false,
      [{ type: 'ENQUIRY.SENT' }],
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
      [waits, { type: 'ENQUIRY.SENT' }],
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

  it('that another tab sends while it is taken back is sent', async () => {
    const { device, news, attempt } = await submit([], false, 0);
    const withLock = device.withLock;
    device.outcomes = [answered(503, 120_000)];
    // Another tab is faster than the form, which gives up.
    await withLock('enquiry:one', () => device.put({ status: 'sent', receipt: 'R-2' }));
    await settle();
    await attempt();
    expect(news).toEqual([{ type: 'ENQUIRY.SENT' }]);
  });

  it('under a key that was sent before is sent, not written again', async () => {
    const device = newDevice();
    await device.put({ status: 'sent', receipt: 'R-1', values: {} });
    const news: EnquiryNews[] = [];
    submitEnquiry(submission, deps(device), (one) => news.push(one));
    await settle();
    expect(news).toEqual([{ type: 'ENQUIRY.SENT' }]);
    expect((await device.store.read('one'))?.values).toEqual({});
  });

  it('that was written before a reload is reported as waiting, until it is sent', async () => {
    const device = newDevice(false);
    await device.put();
    const news: EnquiryNews[] = [];
    submitEnquiry({ ...submission, isWritten: true }, deps(device), (one) => news.push(one));
    await settle();
    expect(news).toEqual([{ type: 'ENQUIRY.WAITING', isStored: false }]);
    await sendEnquiry(record(), device);
    await settle();
    expect(news.at(-1)).toEqual({ type: 'ENQUIRY.SENT' });
  });

  it('that is no longer watched reports nothing', async () => {
    const { device, news, stop } = await submit([], false, 0);
    stop();
    await sendEnquiry(record(), device);
    await settle();
    expect(news).toEqual([]);
  });
});
