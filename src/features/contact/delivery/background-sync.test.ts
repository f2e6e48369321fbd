import { describe, expect, it } from 'vitest';
import { OUTBOX_SYNC_TAG, requestBackgroundSync } from './background-sync.ts';

const container = (registration: unknown) => ({
  getRegistration: () => Promise.resolve(registration as ServiceWorkerRegistration),
});

describe('background sync', () => {
  it('is registered with the tag of the outbox', async () => {
    const tags: string[] = [];
    const sync = {
      register: (tag: string) => {
        tags.push(tag);
        return Promise.resolve();
      },
    };
    expect(await requestBackgroundSync(container({ sync }))).toBe(true);
    expect(tags).toEqual([OUTBOX_SYNC_TAG]);
  });

  it('is unavailable without a worker, without browser support, or when it is denied', async () => {
    expect(await requestBackgroundSync(undefined)).toBe(false);
    expect(await requestBackgroundSync(container(undefined))).toBe(false);
    expect(await requestBackgroundSync(container({}))).toBe(false);
    const sync = { register: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
    expect(await requestBackgroundSync(container({ sync }))).toBe(false);
  });
});
