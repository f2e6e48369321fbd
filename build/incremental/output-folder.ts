import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pMap from 'p-map';
import { COMPRESSED_EXTENSIONS } from '../compress.ts';
import { digest } from './digest.ts';
import type { FileStates } from './file-states.ts';

/** A file of the site: what it is made from, and how. */
export interface SiteFile {
  /** A digest of everything that the content depends on. */
  readonly recipe: string;
  readonly make: () => Promise<string | Uint8Array> | string | Uint8Array;
}

/** A file whose content is at hand. */
export const fileOf = (content: string | Uint8Array): SiteFile => ({
  recipe: digest(content),
  make: () => content,
});

/** The folder that a build writes: what is there already is not written again. */
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
    // Synchronous: asynchronous calls would wait for the thread pool, which compresses and draws.
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    writeFileSync(target, content);
    this.#states.note(file, recipe, content);
    // So that what the thread pool has finished is taken up between one file and the next.
    await setImmediate();
  }

  /** @returns their names */
  async putAll(files: Iterable<readonly [string, SiteFile]>): Promise<string[]> {
    const all = [...files];
    await pMap(all, ([file, of]) => this.put(file, of), { concurrency: 8 });
    return all.map(([file]) => file);
  }

  /** The files that this build has put there so far. */
  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /** Removes what an earlier build left: all that this one has not put there. */
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
    // Innermost first; one that still holds something stays.
    for (const folder of folders.toSorted().toReversed()) {
      await rmdir(path.join(this.#folder, folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY') throw error;
      });
    }
  }
}
