import { describe, expect, it } from 'vitest';
import { outboxHost } from './outbox-host.ts';
import { createOutboxStore } from './outbox-store.ts';
import type { PostOutcome } from './post-enquiry.ts';
import { tabs, written } from './testing/deps.ts';

const deliver = (outcome: PostOutcome) =>
  outboxHost({
    store: createOutboxStore(),
    channel: tabs()(),
    endpoint: '/enquiries',
    post: () => Promise.resolve(outcome),
  }).deliver({ enquiry: written, idempotencyKey: 'key' });

describe('an attempt of the outbox', () => {
  it.each([400, 403, 404, 405, 410, 415])(
    'that gets status %d is refused permanently, with a message that says what to do',
    async (status) => {
      expect(await deliver({ kind: 'failed', status, retryAfterMs: 0 })).toEqual({
        outcome: 'refused',
        errors: {
          enquiry: `Our server didn’t accept this message (error ${status}). Please try again later, or email us.`,
        },
      });
    },
  );

  it.each([408, 409, 421, 423, 425, 500, 501, 503])(
    'that gets status %d is retried',
    async (status) => {
      await expect(deliver({ kind: 'failed', status, retryAfterMs: 0 })).rejects.toThrow(
        `The receiver answered ${status}`,
      );
    },
  );

  it('is postponed for as long as the receiver asks', async () => {
    const postponed = { outcome: 'postponed', retryAfterMs: 30_000 };
    expect(await deliver({ kind: 'failed', status: 503, retryAfterMs: 30_000 })).toEqual(postponed);
    expect(await deliver({ kind: 'limited', retryAfterMs: 30_000 })).toEqual(postponed);
  });

  it('that gets no response is retried', async () => {
    await expect(deliver({ kind: 'unanswered' })).rejects.toThrow('unanswered');
  });
});
