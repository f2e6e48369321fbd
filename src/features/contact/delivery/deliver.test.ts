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
  it('reports an enquiry as sent once the receiver confirms the first attempt', async () => {
    const site = start({ outcomes: [SENT] });
    expect(await site.deliver(input)).toEqual({ outcome: 'sent', receipt: 'R-1' });
    expect(site.posts).toEqual([
      { endpoint: '/enquiries', ...input, spamSignals: { website: '', elapsed: 5_000 } },
    ]);
    expect(site.acknowledged).toEqual(['R-1']);
    expect([site.kept, site.waits]).toEqual([[], []]);
  });

  it('retries under the same key, with growing delays', async () => {
    const site = start({ outcomes: [LOST, failed(503), SENT] });
    expect(await site.deliver(input)).toEqual({ outcome: 'sent', receipt: 'R-1' });
    expect(new Set(site.posts.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set(['key-1']),
    );
    expect(site.waits).toEqual([400, 800]);
  });

  it('stores an enquiry that got no response on the device', async () => {
    const site = start({ outcomes: [LOST, LOST, LOST] });
    expect(await site.deliver(input)).toEqual({ outcome: 'queued', isStored: true });
    expect(site.posts).toHaveLength(FORM_TRIES);
    expect(site.kept).toEqual([FORM_TRIES]);
  });

  it('makes one attempt when there is no network, as far as is known, and then stores the enquiry', async () => {
    const site = start({ outcomes: [LOST], isOnline: () => false });
    expect(await site.deliver(input)).toEqual({ outcome: 'queued', isStored: true });
    expect(site.posts).toHaveLength(1);
    expect(site.kept).toEqual([1]);
  });

  it('sends an enquiry that the receiver accepts, whatever the browser reports about the network', async () => {
    const site = start({ outcomes: [SENT], isOnline: () => false });
    expect(await site.deliver(input)).toEqual({ outcome: 'sent', receipt: 'R-1' });
    expect(site.posts).toHaveLength(1);
  });

  it('stores an enquiry when the network is lost between two attempts', async () => {
    let isOnline = true;
    const site = start({ outcomes: [LOST], isOnline: () => isOnline });
    const end = site.deliver(input);
    isOnline = false;
    expect(await end).toEqual({ outcome: 'queued', isStored: true });
    expect(site.kept).toEqual([1]);
  });

  it('queues an enquiry that cannot be stored, without reporting it as stored', async () => {
    const site = start({ outcomes: [LOST, LOST, LOST], isKept: false });
    expect(await site.deliver(input)).toEqual({ outcome: 'queued', isStored: false });
  });

  it('fails after three attempts if the receiver cannot accept it, and does not silently store it', async () => {
    const site = start({ outcomes: [failed(500), failed(503), failed(500)] });
    await expect(site.deliver(input)).rejects.toThrow('The receiver answered 500');
    expect(site.kept).toEqual([]);
  });

  it.each([
    failed(403),
    // The visitor never waits longer than the form's own delays.
    { kind: 'failed', status: 503, retryAfterMs: FORM_BACKOFF.maxMs + 1 } as const,
  ])('does not retry when retrying now is pointless: %j', async (outcome) => {
    const site = start({ outcomes: [outcome] });
    await expect(site.deliver(input)).rejects.toThrow(NotTakenError);
    expect(site.posts).toHaveLength(1);
  });

  it('returns the errors that the receiver found', async () => {
    const site = start({ outcomes: [{ kind: 'refused', errors: { workEmail: 'No address' } }] });
    expect(await site.deliver(input)).toEqual({
      outcome: 'refused',
      errors: { workEmail: 'No address' },
    });
  });

  it('reports too many enquiries as an error of the whole enquiry', async () => {
    const site = start({ outcomes: [{ kind: 'limited', retryAfterMs: 60_000 }] });
    expect(await site.deliver(input)).toEqual({
      outcome: 'refused',
      errors: { [WHOLE_ENQUIRY]: 'Several messages have come.' },
    });
  });
});
