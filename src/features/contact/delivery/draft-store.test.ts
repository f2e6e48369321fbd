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
  it('is read as it was kept, and is gone when it is removed', () => {
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
  ])('that is no draft is none: %s', (text) => {
    const { storage, drafts } = start();
    storage.setItem(DRAFT_KEY, text);
    expect(drafts.read()).toBeNull();
  });

  it('lasts as long as the page where the browser refuses storage', () => {
    const { storage, drafts } = start();
    storage.isBroken = true;
    drafts.keep({ values: written, attempt: null });
    expect(drafts.read()).toEqual({ values: written, attempt: null });
    expect(createDraftStore(createTextStore(() => storage)).read()).toBeNull();
    drafts.remove();
    expect(drafts.read()).toBeNull();
  });
});

describe('an enquiry that was acknowledged', () => {
  it('takes its draft with it', () => {
    const { drafts } = start();
    drafts.keep({ values: written, attempt });
    drafts.settle('key-1');
    expect(drafts.read()).toBeNull();
  });

  it('leaves alone what has been written since', () => {
    const { drafts } = start();
    const values = { ...written, fullName: 'Grace Hopper' };
    drafts.keep({ values, attempt });
    drafts.settle('key-1');
    expect(drafts.read()).toEqual({ values, attempt: null });
  });

  it('leaves alone the draft of another enquiry', () => {
    const { drafts } = start();
    drafts.keep({ values: written, attempt });
    drafts.settle('key-2');
    expect(drafts.read()).toEqual({ values: written, attempt });
  });
});
