import { describe, expect, it } from 'vitest';
import type { Draft } from '#machines/contact-form/index.ts';
import { ENQUIRY_LIMITS } from '#src/content/enquiry.ts';
import { createDraftStore } from '#src/features/contact/delivery/draft-store.ts';
import { createTextStore } from '#src/platform/storage.ts';
import { handOver, LONGEST_MESSAGE } from './hand-over.ts';

const area = () => {
  const held = new Map<string, string>();
  return createTextStore(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }));
};

/** What the contact form reads through its own store. */
const start = (draft?: Draft) => {
  const [device, session] = [area(), area()];
  const drafts = createDraftStore(device, () => 0, session);
  if (draft !== undefined) drafts.keep(draft);
  return {
    read: () => drafts.read(),
    isOfThisVisit: () => drafts.isOfThisVisit(),
    take: (words: string) => handOver(words, device, session, 0),
  };
};
const PLAN = 'Our countdown:\nMonday: Freeze';

describe('answers handed over to an enquiry', () => {
  it('become the draft of the contact form, which shows it because it belongs to this visit', () => {
    const drafts = start();
    drafts.take(PLAN);
    expect(drafts.read()).toEqual({ values: { message: PLAN }, attempt: null });
    expect(drafts.isOfThisVisit()).toBe(true);
  });

  it('follow what the visitor has already written, and leave other fields unchanged', () => {
    const attempt = { idempotencyKey: 'k', values: { message: 'Hello' }, isQueued: true };
    const drafts = start({ values: { fullName: 'Ada', message: 'Hello\n' }, attempt });
    drafts.take(PLAN);
    expect(drafts.read()).toEqual({
      values: { fullName: 'Ada', message: `Hello\n\n${PLAN}` },
      attempt,
    });
  });

  it('replace an earlier version of themselves', () => {
    const drafts = start({ values: { message: 'Hello' }, attempt: null });
    drafts.take(PLAN);
    drafts.take('Our countdown:\nTuesday: Freeze');
    expect(drafts.read()?.values['message']).toBe('Hello\n\nOur countdown:\nTuesday: Freeze');
    drafts.take('Our folder:\nx');
    expect(drafts.read()?.values['message']).toMatch(/Tuesday: Freeze\n\nOur folder:\nx$/u);
  });

  it('are cut to the longest message allowed', () => {
    expect(LONGEST_MESSAGE).toBe(ENQUIRY_LIMITS.message);
    const drafts = start();
    drafts.take('x'.repeat(LONGEST_MESSAGE));
    expect(drafts.read()?.values['message']).toHaveLength(LONGEST_MESSAGE);
    expect(drafts.read()?.values['message']).not.toMatch(/…$/u);
    drafts.take('x'.repeat(LONGEST_MESSAGE + 1));
    const message = drafts.read()?.values['message'];
    expect(message).toHaveLength(LONGEST_MESSAGE);
    expect(message).toMatch(/x\n…$/u);
  });
});
