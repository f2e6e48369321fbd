import { describe, expect, it } from 'vitest';
import { endpointDelivery, FORM_BACKOFF, FORM_TRIES } from './deliver.ts';
import { NotTakenError } from './not-taken.ts';
import { WHOLE_ENQUIRY } from './post-enquiry.ts';
import type { PostOutcome, Posting } from './post-enquiry.ts';
import { simulatedDelivery } from './simulated.ts';
import { written } from './testing/deps.ts';

const input = {
  enquiry: written,
  idempotencyKey: 'key-1',
  spamSignals: { website: '', elapsed: 5_000 },
};
const SENT: PostOutcome = { kind: 'sent', receipt: 'R-1' };
const LOST: PostOutcome = { kind: 'unanswered' };
const failed = (status: number): PostOutcome => ({ kind: 'failed', status, retryAfterMs: 0 });

interface Site {
  readonly outcomes: readonly PostOutcome[];
  readonly isOnline?: () => boolean;
  readonly isKept?: boolean;
}

function start({ outcomes, isOnline = () => true, isKept = true }: Site) {
  const posts: Posting[] = [];
  const kept: number[] = [];
  const acknowledged: string[] = [];
  const waits: number[] = [];
  const deliver = endpointDelivery({
    endpoint: '/enquiries',
    post: (posting) => {
      posts.push(posting);
      return Promise.resolve(outcomes[posts.length - 1] ?? expect.fail('one try too many'));
    },
    keep: (_, attempts) => {
      kept.push(attempts);
      return Promise.resolve(isKept);
    },
    onSent: (_, receipt) => {
      acknowledged.push(receipt);
      return Promise.resolve();
    },
    isOnline,
    rateLimited: () => 'Several messages have come.',
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    jitter: () => 0,
  });
  return { deliver, posts, kept, acknowledged, waits };
}

describe('simulated delivery', () => {
  it('logs what was entered, waits 1500 ms, and reports success', async () => {
    const logged: unknown[][] = [];
    const waits: number[] = [];
    const deliver = simulatedDelivery({
      log: (...words) => logged.push(words),
      sleep: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
    });
    expect(await deliver(input)).toEqual({ outcome: 'sent', receipt: 'simulated-key-1' });
    expect(logged).toEqual([['Simulated enquiry:', written]]);
    expect(waits).toEqual([1500]);
  });
});

describe('delivery to a receiver', () => {
  it('is sent when the receiver has said so, at the first try', async () => {
    const site = start({ outcomes: [SENT] });
    expect(await site.deliver(input)).toEqual({ outcome: 'sent', receipt: 'R-1' });
    expect(site.posts).toEqual([
      { endpoint: '/enquiries', ...input, spamSignals: { website: '', elapsed: 5_000 } },
    ]);
    expect(site.acknowledged).toEqual(['R-1']);
    expect([site.kept, site.waits]).toEqual([[], []]);
  });

  it('tries again under the same key, after waits that grow', async () => {
    const site = start({ outcomes: [LOST, failed(503), SENT] });
    expect(await site.deliver(input)).toEqual({ outcome: 'sent', receipt: 'R-1' });
    expect(new Set(site.posts.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set(['key-1']),
    );
    expect(site.waits).toEqual([400, 800]);
  });

  it('without an answer is kept on the device', async () => {
    const site = start({ outcomes: [LOST, LOST, LOST] });
    expect(await site.deliver(input)).toEqual({ outcome: 'queued', isStored: true });
    expect(site.posts).toHaveLength(FORM_TRIES);
    expect(site.kept).toEqual([FORM_TRIES]);
  });

  it('without a network is kept at once, and nothing is tried', async () => {
    const site = start({ outcomes: [], isOnline: () => false });
    expect(await site.deliver(input)).toEqual({ outcome: 'queued', isStored: true });
    expect(site.kept).toEqual([0]);
  });

  it('that loses the network between two tries is kept', async () => {
    let isOnline = true;
    const site = start({ outcomes: [LOST], isOnline: () => isOnline });
    const end = site.deliver(input);
    isOnline = false;
    expect(await end).toEqual({ outcome: 'queued', isStored: true });
    expect(site.kept).toEqual([1]);
  });

  it('that cannot be stored waits all the same, and is not said to be stored', async () => {
    const site = start({ outcomes: [LOST, LOST, LOST], isKept: false });
    expect(await site.deliver(input)).toEqual({ outcome: 'queued', isStored: false });
  });

  it('that the receiver cannot take is an error after three tries, and not kept behind its back', async () => {
    const site = start({ outcomes: [failed(500), failed(503), failed(500)] });
    await expect(site.deliver(input)).rejects.toThrow('The receiver answered 500');
    expect(site.kept).toEqual([]);
  });

  it.each([
    failed(403),
    // The visitor is not kept waiting for longer than the form's own waits.
    { kind: 'failed', status: 503, retryAfterMs: FORM_BACKOFF.maxMs + 1 } as const,
  ])('is not tried again where another try now is of no use: %j', async (outcome) => {
    const site = start({ outcomes: [outcome] });
    await expect(site.deliver(input)).rejects.toThrow(NotTakenError);
    expect(site.posts).toHaveLength(1);
  });

  it('tells what the receiver found wrong', async () => {
    const site = start({ outcomes: [{ kind: 'refused', errors: { workEmail: 'No address' } }] });
    expect(await site.deliver(input)).toEqual({
      outcome: 'refused',
      errors: { workEmail: 'No address' },
    });
  });

  it('says that there were too many, as an error of the whole enquiry', async () => {
    const site = start({ outcomes: [{ kind: 'limited', retryAfterMs: 60_000 }] });
    expect(await site.deliver(input)).toEqual({
      outcome: 'refused',
      errors: { [WHOLE_ENQUIRY]: 'Several messages have come.' },
    });
  });
});
