import { describe, expect, it } from 'vitest';
import type { Draft } from '#machines/contact-form/index.ts';
import { ENQUIRY_LIMITS } from '#src/content/enquiry.ts';
import { createDraftStore, DRAFT_MS } from '#src/features/contact/delivery/draft-store.ts';
import { createTextStore } from '#src/platform/storage.ts';
import type { TextStore } from '#src/platform/storage.ts';
import { CUT, handOver, LONGEST_MESSAGE } from './hand-over.ts';

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
      isOfThisVisit: () => drafts.read()?.isOfThisVisit,
      take: (words: string | readonly string[], mayCut = true) =>
        handOver(typeof words === 'string' ? words.split('\n') : words, mayCut, device, tab, now),
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
    expect(drafts.read()).toMatchObject({ values: { message: PLAN }, key: null });
    expect(drafts.isOfThisVisit()).toBe(true);
  });

  it('say whether the browser has stored them', () => {
    expect(start().take(PLAN)).toBe('stored');
    const blocked = createTextStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(handOver([PLAN], true, blocked, area())).toBe('refused');
  });

  it('follow what the visitor has already written, and leave other fields unchanged', () => {
    const drafts = start({ values: { fullName: 'Ada', message: 'Hello\n' }, key: 'k' });
    drafts.take(PLAN);
    // What was submitted under that key was something else.
    expect(drafts.read()).toMatchObject({
      values: { fullName: 'Ada', message: `Hello\n\n${PLAN}` },
      key: null,
    });
  });

  const filled = {
    values: { fullName: 'Ada', workEmail: 'ada@engines.example', message: 'For the team' },
    key: 'k',
  };

  it('show nothing of a draft from another visit', () => {
    const later = start(filled).openLater();
    later.take(PLAN);
    expect(later.read()).toMatchObject({ values: { message: PLAN }, key: null });
    expect(later.isOfThisVisit()).toBe(true);
  });

  it.each([1, -1])('show nothing of a draft that is too old (%d)', (direction) => {
    const drafts = start(filled);
    drafts.later(direction * DRAFT_MS);
    drafts.take(PLAN);
    expect(drafts.read()).toMatchObject({ values: { fullName: 'Ada' } });
    drafts.later(direction * (DRAFT_MS + 1));
    drafts.take(PLAN);
    expect(drafts.read()).toMatchObject({ values: { message: PLAN }, key: null });
  });

  const NEW_PLAN = 'Our countdown:\nTuesday: Freeze';

  it('replace an earlier version of themselves', () => {
    const drafts = start({ values: { message: 'Hello' }, key: null });
    drafts.take(PLAN);
    drafts.take(NEW_PLAN);
    expect(drafts.message()).toBe(`Hello\n\n${NEW_PLAN}`);
    drafts.take('Our folder:\nx');
    drafts.take(PLAN);
    expect(drafts.message()).toBe(`Hello\n\n${PLAN}\n\nOur folder:\nx`);
  });

  it.each(['\n\n', '\n \n\n'])('keep what is written below them after %j', (gap) => {
    const below = 'When could you start?\n\nAda';
    const drafts = start({ values: { message: `${PLAN}${gap}${below}\n` }, key: null });
    drafts.take(NEW_PLAN);
    expect(drafts.message()).toBe(`${NEW_PLAN}\n\n${below}`);
  });

  it.each(['We need Our countdown:\n\nThanks', 'Our countdown: when?\nThanks'])(
    'replace nothing that only contains their first line: %j',
    (message) => {
      const drafts = start({ values: { message }, key: null });
      drafts.take(PLAN);
      expect(drafts.message()).toBe(`${message}\n\n${PLAN}`);
    },
  );

  const part = (name: string, length: number) => `${name}:\n${'x'.repeat(length)}`;
  const FOLDER = ['Our folder:', part('Purpose', 3000), part('Data', 1500), part('Risks', 1500)];

  it('fit up to the longest message allowed', () => {
    expect(LONGEST_MESSAGE).toBe(ENQUIRY_LIMITS.message);
    const drafts = start();
    expect(drafts.take('x'.repeat(LONGEST_MESSAGE), false)).toBe('stored');
    expect(drafts.message()).toBe('x'.repeat(LONGEST_MESSAGE));
    expect(drafts.take('y'.repeat(LONGEST_MESSAGE + 1), false)).toBe('too-long');
  });

  it('are not stored if they do not fit, until they may be cut', () => {
    const drafts = start({ values: { message: 'Hello' }, key: null });
    expect(drafts.take(FOLDER, false)).toBe('too-long');
    expect(drafts.message()).toBe('Hello');
    expect(drafts.take(FOLDER)).toBe('stored');
  });

  it('are cut after a whole part, and say so', () => {
    const drafts = start();
    drafts.take(FOLDER);
    expect(drafts.message()).toBe([...FOLDER.slice(0, 3), CUT].join('\n'));
    // A later version replaces the sentence, too.
    drafts.take('Our folder:\nx');
    expect(drafts.message()).toBe('Our folder:\nx');
  });

  it('are cut within their first part only if it does not fit', () => {
    const drafts = start();
    const [heading, first] = ['Our folder:', 'Purpose:'];
    const answers = ['a', 'b'].map((letter) => letter.repeat(4000));
    drafts.take([heading, [first, ...answers].join('\n'), 'Data: still open.']);
    expect(drafts.message()).toBe([heading, first, answers[0], CUT].join('\n'));
  });

  it('are cut rather than what the visitor has written', () => {
    const drafts = start({ values: { message: `Hello\n\n${PLAN}\n\nThanks` }, key: null });
    drafts.take(['Our countdown:', 'x', 'y'.repeat(LONGEST_MESSAGE)]);
    expect(drafts.message()).toBe(`Hello\n\nOur countdown:\nx\n${CUT}\n\nThanks`);
  });

  it('are left out if there is no room for any of them', () => {
    const message = 'x'.repeat(LONGEST_MESSAGE - 4);
    const drafts = start({ values: { message }, key: null });
    expect(drafts.take(PLAN, false)).toBe('too-long');
    drafts.take(PLAN);
    expect(drafts.message()).toBe(message);
  });
});
