import { describe, expect, it } from 'vitest';
import * as receiver from '#server/enquiries/protocol.ts';
import * as page from './protocol.ts';

describe('the names that page and receiver agree on', () => {
  it('are the same on both sides', () => {
    expect(page.IDEMPOTENCY_HEADER).toBe(receiver.IDEMPOTENCY_HEADER);
    expect(page.KEY_FIELD).toBe(receiver.KEY_FIELD);
    expect(page.HONEYPOT_FIELD).toBe(receiver.HONEYPOT_FIELD);
    expect(page.ELAPSED_FIELD).toBe(receiver.ELAPSED_FIELD);
  });
});
