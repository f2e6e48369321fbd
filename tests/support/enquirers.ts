import { openStore } from '#server/enquiries/store.ts';

/** The names on the enquiries that the receiver with this data folder has taken. */
export function enquirersIn(dataDir: string): string[] {
  const store = openStore(dataDir);
  const names = store.list().map(({ fullName }) => fullName);
  store.close();
  return names;
}
