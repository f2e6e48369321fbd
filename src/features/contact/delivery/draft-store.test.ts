import { describe, expect, it } from 'vitest';
import { createTextStore } from '#src/platform/storage.ts';
import { createDraftStore, DRAFT_KEY, DRAFT_MS } from './draft-store.ts';
import { written } from './testing/deps.ts';

function area() {
  const items = new Map<string, string>();
  let isBroken = false;
  const check = () => {
    if (isBroken) throw new DOMException('No storage here', 'SecurityError');
  };
  return {
    getItem(key: string) {
      check();
      return items.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      check();
      items.set(key, value);
    },
    removeItem(key: string) {
      check();
      items.delete(key);
    },
    refuse: () => {
      isBroken = true;
    },
  };
}

function start() {
  const storage = area();
  const device = createTextStore(() => storage);
  const clock = { now: 1_000 };
  const openTab = () => {
    const tab = area();
    const session = createTextStore(() => tab);
    return () => createDraftStore(device, () => clock.now, session);
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
      storage.setItem(DRAFT_KEY, text);
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
    expect(storage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('belongs to this visit only in the tab that wrote it, even after a reload', () => {
    const { openTab } = start();
    const [tab, other] = [openTab(), openTab()];
    tab().keep(draft);
    expect(tab().read()?.isOfThisVisit).toBe(true);
    expect(other().read()).toEqual({ ...draft, isOfThisVisit: false });
  });

  it('lasts as long as the page if the browser blocks storage', () => {
    const { storage, drafts, openTab } = start();
    storage.refuse();
    drafts.keep(draft);
    expect(drafts.read()).toMatchObject(draft);
    drafts.remove();
    expect([drafts.read(), openTab()().read()]).toEqual([null, null]);
  });
});
