import { beforeEach, describe, expect, it } from 'vitest';
import { newRecord } from '#machines/outbox/index.ts';
import { ENQUIRIES_DATABASE, openEnquiryDatabase } from './enquiry-database.ts';
import { freshDevice, refusingDevice, until, written } from './testing/deps.ts';

const DAY_MS = 24 * 3_600_000;
const record = (key = 'one', writtenAt = 0) => ({
  ...newRecord({ key, values: written, signals: null }, 0),
  writtenAt,
});
let now = 0;
const open = () => openEnquiryDatabase(() => now);

beforeEach(() => {
  freshDevice();
  now = 0;
});

describe('the enquiries on a device', () => {
  it('are there for every page, oldest first, until they are removed', async () => {
    const store = open();
    await store.change('two', () => record('two', 2));
    await store.change('one', () => record('one', 1));
    const later = open();
    expect((await later.readAll()).map(({ key }) => key)).toEqual(['one', 'two']);
    expect(await later.read('one')).toEqual({ ...record('one', 1), isStored: true });
    expect(await later.change('one', () => null)).toBeNull();
    expect(await store.read('one')).toBeNull();
  });

  it('are changed in one step each: two pages cannot both be first', async () => {
    const pages = [open(), open()];
    await pages[0]?.change('one', record.bind(null, 'one', 0));
    let firsts = 0;
    await Promise.all(
      pages.map((page) =>
        page.change('one', (current) => {
          if (current === null || current.isAnnounced) return current;
          firsts += 1;
          return { ...current, isAnnounced: true };
        }),
      ),
    );
    expect(firsts).toBe(1);
  });

  it('are announced to this page and others when they have changed, not when they have not', async () => {
    const [one, other] = [open(), open()];
    const heard: string[] = [];
    one.subscribe(() => heard.push('own'));
    const stop = other.subscribe(() => heard.push('other'));
    await one.change('one', () => record());
    await until(() => heard.length === 2);
    expect(heard.toSorted()).toEqual(['other', 'own']);
    stop();
    await one.change('one', (current) => current);
    expect(heard).toHaveLength(2);
  });

  it('expire, and the device forgets what was written', async () => {
    const store = open();
    const age = { waitedMs: 30 * DAY_MS, countedAt: 0 };
    await store.change('one', () => ({ ...record(), age }));
    now = DAY_MS;
    await store.readAll();
    expect(await open().read('one')).toMatchObject({ status: 'expired', values: {} });
    await store.change(
      'one',
      (current) => current && { ...current, age: { ...age, waitedMs: 60 * DAY_MS } },
    );
    await store.readAll();
    expect(await open().read('one')).toBeNull();
  });

  it('tell the service worker where to send them', async () => {
    expect(await open().readEndpoint()).toBeNull();
    await open().keepEndpoint('/enquiries');
    expect(await open().readEndpoint()).toBe('/enquiries');
  });
});

describe('a device that stores nothing', () => {
  it('has them in this page, which knows that', async () => {
    refusingDevice();
    const store = open();
    expect(await store.change('one', () => record())).toMatchObject({ isStored: false });
    expect(await store.readAll()).toMatchObject([{ key: 'one', isStored: false }]);
    expect(await store.change('one', () => null)).toBeNull();
    expect(await store.readAll()).toEqual([]);
  });

  it('cannot be said to have removed one that it may have stored', async () => {
    refusingDevice();
    await expect(open().change('one', () => null)).rejects.toThrow('No storage here');
  });

  it('has them in the database once it stores again', async () => {
    refusingDevice();
    const store = open();
    await store.change('one', () => record());
    freshDevice();
    expect(await store.change('one', (current) => current)).toMatchObject({ isStored: true });
    expect(await open().readAll()).toMatchObject([{ key: 'one', isStored: true }]);
    expect((await store.readAll()).length).toBe(1);
  });

  it('that fails in the middle still knows in this page that one was sent', async () => {
    const store = open();
    await store.change('one', () => record());
    // Another page removes the whole database, and nothing can be opened any more.
    await new Promise((done) => {
      indexedDB.deleteDatabase(ENQUIRIES_DATABASE).addEventListener('success', done);
    });
    refusingDevice();
    await store.change('one', (current) => ({ ...(current ?? record()), status: 'sent' }));
    expect(await store.readAll()).toMatchObject([{ status: 'sent', isStored: false }]);
  });
});
