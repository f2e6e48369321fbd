import { describe, expect, it } from 'vitest';
import { createTextStore } from '#src/platform/storage.ts';
import { createDraftStore, DRAFT_KEY, DRAFT_MS } from './draft-store.ts';
import { memoryStorage, written } from './testing/deps.ts';

const attempt = { idempotencyKey: 'key-1', values: written, isQueued: false };

function start() {
  const storage = memoryStorage();
  return { storage, drafts: createDraftStore(createTextStore(() => storage)) };
}

describe('a draft', () => {
  it('is read as stored, and gone after removal', () => {
    const { drafts } = start();
    expect(drafts.read()).toBeNull();
    drafts.keep({ values: written, attempt });
    expect(drafts.read()).toEqual({ values: written, attempt });
    drafts.remove();
    expect(drafts.read()).toBeNull();
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"values":{"a":1},"attempt":null}',
    '{"values":{}}',
    '{"values":{},"attempt":{"idempotencyKey":"k","isQueued":1,"values":{}}}',
    '{"values":{},"attempt":7}',
  ])('is ignored if it is invalid: %s', (text) => {
    const { storage, drafts } = start();
    storage.setItem(DRAFT_KEY, text);
    expect(drafts.read()).toBeNull();
  });

  it.each([1, -1])('is removed 24 hours after it was last written (%d)', (direction) => {
    const storage = memoryStorage();
    let now = 1_000;
    const drafts = createDraftStore(
      createTextStore(() => storage),
      () => now,
    );
    drafts.keep({ values: written, attempt: null });
    now += direction * DRAFT_MS;
    expect(drafts.read()).toEqual({ values: written, attempt: null });
    now += direction;
    expect(drafts.read()).toBeNull();
    expect(storage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('written by a version of the site that stored no time is kept for 24 hours from now', () => {
    const storage = memoryStorage();
    let now = 1_000;
    const drafts = createDraftStore(
      createTextStore(() => storage),
      () => now,
    );
    storage.setItem(DRAFT_KEY, JSON.stringify({ values: written, attempt }));
    expect(drafts.read()).toEqual({ values: written, attempt });
    now += DRAFT_MS + 1;
    expect(drafts.read()).toBeNull();
  });

  it('belongs to this visit only in the tab that wrote it, even after a reload', () => {
    const storage = memoryStorage();
    const open = (session: ReturnType<typeof memoryStorage>) =>
      createDraftStore(
        createTextStore(() => storage),
        Date.now,
        createTextStore(() => session),
      );
    const tab = memoryStorage();
    expect(open(tab).isOfThisVisit()).toBe(false);
    open(tab).keep({ values: written, attempt: { ...attempt, isQueued: true } });
    expect(open(tab).isOfThisVisit()).toBe(true);
    const other = memoryStorage();
    expect(open(other).isOfThisVisit()).toBe(false);
    expect(open(other).read()).toEqual({
      values: written,
      attempt: { ...attempt, isQueued: true },
    });
    // A removal in another tab does not make the draft that tab's own.
    open(tab).keep({ values: { ...written, message: 'More' }, attempt });
    open(other).settle('key-1');
    expect(open(other).read()).toEqual({ values: { ...written, message: 'More' }, attempt: null });
    expect([open(other).isOfThisVisit(), open(tab).isOfThisVisit()]).toEqual([false, true]);
  });

  it('lasts as long as the page if the browser blocks storage', () => {
    const { storage, drafts } = start();
    storage.isBroken = true;
    drafts.keep({ values: written, attempt: null });
    expect(drafts.read()).toEqual({ values: written, attempt: null });
    expect(createDraftStore(createTextStore(() => storage)).read()).toBeNull();
    drafts.remove();
    expect(drafts.read()).toBeNull();
  });
});

describe('an acknowledged enquiry', () => {
  it('removes its draft', () => {
    const { drafts } = start();
    drafts.keep({ values: written, attempt });
    drafts.settle('key-1');
    expect(drafts.read()).toBeNull();
  });

  it('keeps a draft that has changed since', () => {
    const { drafts } = start();
    const values = { ...written, fullName: 'Grace Hopper' };
    drafts.keep({ values, attempt });
    drafts.settle('key-1');
    expect(drafts.read()).toEqual({ values, attempt: null });
  });

  it('keeps the draft of another enquiry', () => {
    const { drafts } = start();
    drafts.keep({ values: written, attempt });
    drafts.settle('key-2');
    expect(drafts.read()).toEqual({ values: written, attempt });
  });
});
