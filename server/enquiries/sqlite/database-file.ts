import { join } from 'node:path';

/** The folder and the file of the database inside a data folder. */
export function databaseFile(dataDir: string): { readonly folder: string; readonly file: string } {
  const folder = join(dataDir, 'enquiries');
  return { folder, file: join(folder, 'enquiries.sqlite') };
}
