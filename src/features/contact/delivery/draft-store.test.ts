import { describe, expect, it } from 'vitest';
import { createDraftStore, DRAFT_KEY, DRAFT_MS } from './draft-store.ts';
import { memoryStore, written } from './testing/deps.ts';

function start() {
  const storage = memoryStore();
  const clock = { now: 1_000 };
  const openTab = () => {
    const session = memoryStore();
    return () => createDraftStore(storage, () => clock.now, session);
  };
  return { storage, clock, openTab, drafts: openTab()() };
}
const draft = { values: written, key: 'key-1' };

describe('a draft', () => {
  it('is read as stored, and gone after removal', () => {
    const { drafts } = start();
    expect(drafts.read()).toBeNull();
    drafts.keep(draft);
    expect(drafts.read()).toEqual({ ...draft, isOfThisVisit: true });
    drafts.remove();
    expect(drafts.read()).toBeNull();
  });

  it.each(['', 'null', '{', '[]', '{"values":{}}', '{"values":7,"keptAt":1000,"key":null}'])(
    'is ignored if it is invalid: %s',
    (text) => {
      const { storage, drafts } = start();
      storage.set(DRAFT_KEY, text);
      expect(drafts.read()).toBeNull();
    },
  );

  it.each([1, -1])('is removed 24 hours after it was last written (%d)', (direction) => {
    const { storage, clock, drafts } = start();
    drafts.keep(draft);
    clock.now += direction * DRAFT_MS;
    expect(drafts.read()).not.toBeNull();
    clock.now += direction;
    expect(drafts.read()).toBeNull();
    expect(storage.get(DRAFT_KEY)).toBeNull();
  });

  it('belongs to this visit only in the tab that wrote it, even after a reload', () => {
    const { openTab } = start();
    const [tab, other] = [openTab(), openTab()];
    tab().keep(draft);
    expect(tab().read()?.isOfThisVisit).toBe(true);
    expect(other().read()).toEqual({ ...draft, isOfThisVisit: false });
  });
});
