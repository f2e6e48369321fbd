import { describe, expect, it } from 'vitest';
import { createTextStore } from '#src/platform/storage.ts';
import { createKeptAnswers, isRemoval } from './kept-answers.ts';
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

describe('kept answers', () => {
  it('are kept for each tool, and the entry is removed with the last of them', () => {
    const { area, store } = storage();
    const kept = createKeptAnswers(store);
    expect(kept.read('countdown')).toBeNull();
    expect(kept.keep('countdown', { day: '2026-08-17' }, ['day'])).toBe(true);
    expect(kept.keep('folder', { purpose: 'x' }, ['purpose'])).toBe(true);
    expect([...area.keys()]).toEqual([TOOLS_KEY]);
    expect(kept.read('countdown')).toEqual({ day: '2026-08-17' });
    kept.keep('countdown', null, []);
    expect(kept.read('countdown')).toBeNull();
    expect(kept.read('folder')).toEqual({ purpose: 'x' });
    kept.keep('folder', null, []);
    expect(area.size).toBe(0);
  });

  it('leave what another tab has written, except in the fields changed here', () => {
    const { store } = storage();
    const [one, other] = [createKeptAnswers(store), createKeptAnswers(store)];
    other.keep('folder', { purpose: 'theirs', data: 'theirs' }, ['purpose', 'data']);
    one.keep('folder', { purpose: '', data: 'mine', added: 'later' }, ['data']);
    expect(one.read('folder')).toEqual({ purpose: 'theirs', data: 'mine', added: 'later' });
  });

  it('are all written if the device holds none that are valid', () => {
    const { store } = storage({ [TOOLS_KEY]: '{"folder":"x"}' });
    const kept = createKeptAnswers(store);
    kept.keep('folder', { purpose: 'x', data: '' }, ['purpose']);
    expect(kept.read('folder')).toEqual({ purpose: 'x', data: '' });
  });

  it.each(['', '{', '[]', '"x"', '7', '{"countdown":7}', '{"countdown":["x"]}', 'null'])(
    'are null if the stored value is invalid: %s',
    (held) => {
      expect(createKeptAnswers(storage({ [TOOLS_KEY]: held }).store).read('countdown')).toBeNull();
    },
  );

  it('report when the device refuses to store them', () => {
    const refusing = createTextStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const kept = createKeptAnswers(refusing);
    expect(kept.keep('countdown', { day: 'x' }, ['day'])).toBe(false);
    // They last as long as the page.
    expect(kept.read('countdown')).toEqual({ day: 'x' });
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
