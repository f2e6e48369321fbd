import { describe, expect, it } from 'vitest';
import { createTextStore } from '#src/platform/storage.ts';
import { createDraftStore, DRAFT_KEY } from './draft-store.ts';
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
