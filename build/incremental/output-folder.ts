import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pMap from 'p-map';
import { COMPRESSED_EXTENSIONS } from '../compress.ts';
import { digest } from './digest.ts';
import type { FileStates } from './file-states.ts';

/** A site file: what it is made from, and how. */
export interface SiteFile {
  /** A digest of everything that the content depends on. */
  readonly recipe: string;
  readonly make: () => Promise<string | Uint8Array> | string | Uint8Array;
}

/** A file whose content is already available. */
export const fileOf = (content: string | Uint8Array): SiteFile => ({
  recipe: digest(content),
  make: () => content,
});

/** The folder that a build writes to; files that are already there are not written again. */
export class OutputFolder {
  readonly #folder: string;
  readonly #states: FileStates;
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();

  constructor(folder: string, states: FileStates) {
    this.#folder = folder;
    this.#states = states;
  }

  /**
   * @param file relative to the folder
   * @throws what `make` throws, and the file system's own errors
   */
  async put(file: string, { recipe, make }: SiteFile): Promise<void> {
    this.#files.add(file);
    if (this.#states.isMadeFrom(file, recipe)) return;
    const content = await make();
    const target = path.join(this.#folder, file);
    const folder = path.dirname(target);
    // Synchronous: asynchronous calls would queue behind compression and drawing in the thread pool.
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    writeFileSync(target, content);
    this.#states.note(file, recipe, content);
    // Lets finished thread pool work be picked up between files.
    await setImmediate();
  }

  /** @returns their names */
  async putAll(files: Iterable<readonly [string, SiteFile]>): Promise<string[]> {
    const all = [...files];
    await pMap(all, ([file, of]) => this.put(file, of), { concurrency: 8 });
    return all.map(([file]) => file);
  }

  /** The files that this build has written so far. */
  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /** Removes leftovers of an earlier build: every file that this one has not written. */
  async removeOthers(): Promise<void> {
    const keep = new Set(this.#files);
    for (const file of this.#files) {
      for (const extension of COMPRESSED_EXTENSIONS) keep.add(file + extension);
    }
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const found = entries.map((entry) => ({
      entry,
      file: path.relative(this.#folder, path.join(entry.parentPath, entry.name)),
    }));
    const others = found.filter(
      ({ entry, file }) => !entry.isDirectory() && !keep.has(file.replaceAll(path.sep, '/')),
    );
    await pMap(others, ({ file }) => rm(path.join(this.#folder, file)), { concurrency: 8 });
    const folders = found.filter(({ entry }) => entry.isDirectory()).map(({ file }) => file);
    // Innermost first; folders that are not empty stay.
    for (const folder of folders.toSorted().toReversed()) {
      await rmdir(path.join(this.#folder, folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY') throw error;
      });
    }
  }
}
