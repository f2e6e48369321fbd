import { describe, expect, it } from 'vitest';
import type { Draft } from '#machines/contact-form/index.ts';
import { ENQUIRY_LIMITS } from '#src/content/enquiry.ts';
import { createDraftStore, DRAFT_MS } from '#src/features/contact/delivery/draft-store.ts';
import { createTextStore } from '#src/platform/storage.ts';
import type { TextStore } from '#src/platform/storage.ts';
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
  let now = 0;
  const open = (tab: TextStore) => {
    const drafts = createDraftStore(device, () => now, tab);
    return {
      read: () => drafts.read(),
      message: () => drafts.read()?.values['message'],
      isOfThisVisit: () => drafts.isOfThisVisit(),
      take: (words: string) => handOver(words, device, tab, now),
      later: (ms: number) => {
        now += ms;
      },
      /** A tab opened later, perhaps by somebody else. */
      openLater: () => open(area()),
    };
  };
  if (draft !== undefined) createDraftStore(device, () => 0, session).keep(draft);
  return open(session);
};
const PLAN = 'Our countdown:\nMonday: Freeze';

describe('answers handed over to an enquiry', () => {
  it('become the draft of the contact form, which shows it because it belongs to this visit', () => {
    const drafts = start();
    drafts.take(PLAN);
    expect(drafts.read()).toEqual({ values: { message: PLAN }, attempt: null });
    expect(drafts.isOfThisVisit()).toBe(true);
  });

  it('say whether the browser has stored them', () => {
    expect(start().take(PLAN)).toBe(true);
    const blocked = createTextStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(handOver(PLAN, blocked, area())).toBe(false);
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

  const filled = {
    values: { fullName: 'Ada', workEmail: 'ada@engines.example', message: 'For the team' },
    attempt: { idempotencyKey: 'k', values: { message: 'For the team' }, isQueued: true },
  };

  it('show nothing of a draft from another visit', () => {
    const later = start(filled).openLater();
    later.take(PLAN);
    expect(later.read()).toEqual({ values: { message: PLAN }, attempt: null });
    expect(later.isOfThisVisit()).toBe(true);
  });

  it.each([1, -1])('show nothing of a draft that is too old (%d)', (direction) => {
    const drafts = start(filled);
    drafts.later(direction * DRAFT_MS);
    drafts.take(PLAN);
    expect(drafts.read()).toMatchObject({
      values: { fullName: 'Ada' },
      attempt: { isQueued: true },
    });
    drafts.later(direction * (DRAFT_MS + 1));
    drafts.take(PLAN);
    expect(drafts.read()).toEqual({ values: { message: PLAN }, attempt: null });
  });

  const NEW_PLAN = 'Our countdown:\nTuesday: Freeze';

  it('replace an earlier version of themselves', () => {
    const drafts = start({ values: { message: 'Hello' }, attempt: null });
    drafts.take(PLAN);
    drafts.take(NEW_PLAN);
    expect(drafts.message()).toBe(`Hello\n\n${NEW_PLAN}`);
    drafts.take('Our folder:\nx');
    drafts.take(PLAN);
    expect(drafts.message()).toBe(`Hello\n\n${PLAN}\n\nOur folder:\nx`);
  });

  it.each(['\n\n', '\n \n\n'])('keep what is written below them after %j', (gap) => {
    const below = 'When could you start?\n\nAda';
    const drafts = start({ values: { message: `${PLAN}${gap}${below}\n` }, attempt: null });
    drafts.take(NEW_PLAN);
    expect(drafts.message()).toBe(`${NEW_PLAN}\n\n${below}`);
  });

  it.each(['We need Our countdown:\n\nThanks', 'Our countdown: when?\nThanks'])(
    'replace nothing that only contains their first line: %j',
    (message) => {
      const drafts = start({ values: { message }, attempt: null });
      drafts.take(PLAN);
      expect(drafts.message()).toBe(`${message}\n\n${PLAN}`);
    },
  );

  it('are cut to the longest message allowed', () => {
    expect(LONGEST_MESSAGE).toBe(ENQUIRY_LIMITS.message);
    const whole = start();
    whole.take('x'.repeat(LONGEST_MESSAGE));
    expect(whole.message()).toBe('x'.repeat(LONGEST_MESSAGE));
    const cut = start();
    cut.take('x'.repeat(LONGEST_MESSAGE + 1));
    expect(cut.message()).toHaveLength(LONGEST_MESSAGE);
    expect(cut.message()).toMatch(/x\n…$/u);
  });

  it('are cut rather than what the visitor has written', () => {
    const drafts = start({ values: { message: `Hello\n\n${PLAN}\n\nThanks` }, attempt: null });
    drafts.take(`Our countdown:\n${'x'.repeat(LONGEST_MESSAGE)}`);
    expect(drafts.message()).toHaveLength(LONGEST_MESSAGE);
    expect(drafts.message()).toMatch(/^Hello\n\nOur countdown:\nx+\n…\n\nThanks$/u);
  });

  it('are all that is cut, even if there is no room for them', () => {
    const message = 'x'.repeat(LONGEST_MESSAGE - 4);
    const drafts = start({ values: { message }, attempt: null });
    drafts.take(PLAN);
    expect(drafts.message()).toBe(`${message}\n\n\n…`);
  });
});
