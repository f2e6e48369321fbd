import { describe, expect, it } from 'vitest';
import { createTextStore } from '#src/platform/storage.ts';
import { isRemoval, keepAnswers, readAnswers } from './kept-answers.ts';
import { TOOLS_KEY } from './tools-key.ts';

const storage = (held: Record<string, string> = {}) => {
  const area = new Map(Object.entries(held));
  return {
    area,
    store: createTextStore(() => ({
      getItem: (key) => area.get(key) ?? null,
      setItem: (key, value) => void area.set(key, value),
      removeItem: (key) => void area.delete(key),
    })),
  };
};

/** Removes the answers. */
const NONE = { answers: null, edited: [] };

describe('kept answers', () => {
  it('are kept for each tool, and the entry is removed with the last of them', () => {
    const { area, store } = storage();
    expect(readAnswers('countdown', store)).toBeNull();
    const day = { answers: { day: '2026-08-17' }, edited: ['day'] };
    expect(keepAnswers('countdown', day, store)).toBe(true);
    expect(keepAnswers('folder', { answers: { purpose: 'x' }, edited: [] }, store)).toBe(true);
    expect([...area.keys()]).toEqual([TOOLS_KEY]);
    expect(readAnswers('countdown', store)).toEqual({ day: '2026-08-17' });
    keepAnswers('countdown', NONE, store);
    expect(readAnswers('countdown', store)).toBeNull();
    expect(readAnswers('folder', store)).toEqual({ purpose: 'x' });
    keepAnswers('folder', NONE, store);
    expect(area.size).toBe(0);
  });

  it('leave what another tab has written, except in the fields changed here', () => {
    const { store } = storage({ [TOOLS_KEY]: '{"folder":{"purpose":"theirs","data":"theirs"}}' });
    const answers = { purpose: '', data: 'mine', added: 'later' };
    keepAnswers('folder', { answers, edited: ['data'] }, store);
    expect(readAnswers('folder', store)).toEqual({ ...answers, purpose: 'theirs' });
  });

  it('are all written if the device holds none that are valid', () => {
    const { store } = storage({ [TOOLS_KEY]: '{"folder":"x"}' });
    const answers = { purpose: 'x', data: '' };
    keepAnswers('folder', { answers, edited: ['purpose'] }, store);
    expect(readAnswers('folder', store)).toEqual(answers);
  });

  it.each(['', '{', '[]', '"x"', '7', '{"countdown":7}', '{"countdown":["x"]}', 'null'])(
    'are null if the stored value is invalid: %s',
    (held) => {
      expect(readAnswers('countdown', storage({ [TOOLS_KEY]: held }).store)).toBeNull();
    },
  );

  it('report when the device refuses to store them', () => {
    const refusing = createTextStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const answers = { day: 'x' };
    expect(keepAnswers('countdown', { answers, edited: ['day'] }, refusing)).toBe(false);
    // They last as long as the page.
    expect(readAnswers('countdown', refusing)).toEqual(answers);
  });
});

describe('a removal in another tab', () => {
  const both = '{"countdown":{"day":"x"},"folder":{"purpose":"y"}}';
  const folder = '{"folder":{"purpose":"y"}}';

  it.each([
    ['with the whole entry', both, null, true],
    ['of this tool only', both, folder, true],
    ['of another tool', folder, null, false],
    ['of nothing: this tool was changed', both, both, false],
    ['of nothing: another tool was kept first', null, folder, false],
  ])('%s', (_, oldValue, newValue, expected) => {
    expect(isRemoval('countdown', { key: TOOLS_KEY, oldValue, newValue })).toBe(expected);
    expect(isRemoval('countdown', { key: 'other', oldValue, newValue })).toBe(false);
  });
});
