import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { BuildCache, cacheIsOn } from '../site/build-cache.ts';
import { digest } from './digest.ts';

/** A file's metadata in the file system; any write changes it. */
type Stamp = readonly [size: number, modified: number, changed: number, inode: number];

/** A file of the folder. */
export interface FileState {
  readonly stamp: Stamp;
  /** Of the content. */
  readonly digest: string;
  /** What it was made from; `null` for files from other sources. */
  readonly recipe: string | null;
}

/**
 * Remembers between builds what the files of a folder contain and what they were made from, so that an
 * up-to-date file is not made, read or written again. A file that something else has touched since
 * counts as unknown.
 */
export class FileStates {
  readonly #folder: string;
  readonly #cache: BuildCache | null;
  readonly #known: ReadonlyMap<string, FileState>;
  readonly #current = new Map<string, FileState>();

  private constructor(
    folder: string,
    cache: BuildCache | null,
    known: ReadonlyMap<string, FileState>,
  ) {
    this.#folder = folder;
    this.#cache = cache;
    this.#known = known;
  }

  /** Empty states for a folder, which are not stored between builds. */
  static unknown(folder: string): FileStates {
    return new FileStates(folder, null, new Map());
  }

  /** @param cacheFolder where the states of the last build are stored */
  static async open(folder: string, cacheFolder: string): Promise<FileStates> {
    const cache = new BuildCache(cacheFolder);
    const stored = cache.find(keyOf(folder));
    const known =
      stored === undefined ? new Map() : (deserialize(stored) as Map<string, FileState>);
    return new FileStates(folder, cache, known);
  }

  /** Whether a file was made from this recipe and has not been touched since. */
  isMadeFrom(file: string, recipe: string): boolean {
    const state = this.#stateOf(file);
    return state !== undefined && state.recipe === recipe;
  }

  /**
   * The size of a file, and the digest of its content.
   * @throws the file system's own error when it cannot be read
   */
  stateOf(file: string): { readonly size: number; readonly digest: string } {
    const { stamp, digest: of } = this.#stateOf(file) ?? this.note(file, null, this.#read(file));
    return { size: stamp[0], digest: of };
  }

  /** Records a file that has just been written. */
  note(file: string, recipe: string | null, content: string | Uint8Array): FileState {
    return this.adopt(file, madeState(path.join(this.#folder, file), recipe, content));
  }

  /** Records a file that a worker has just written. */
  adopt(file: string, state: FileState): FileState {
    this.#current.set(file, state);
    return state;
  }

  /** Stores the current states for the next build. */
  async save(): Promise<void> {
    if (this.#cache === null || !cacheIsOn()) return;
    this.#cache.put(keyOf(this.#folder), serialize(this.#current));
    await this.#cache.forgetOld();
  }

  #read(file: string): Buffer {
    return readFileSync(path.join(this.#folder, file));
  }

  #stateOf(file: string): FileState | undefined {
    const known = this.#current.get(file) ?? this.#known.get(file);
    if (known === undefined) return undefined;
    const stamp = stampOf(path.join(this.#folder, file));
    if (stamp === undefined || stamp.some((value, at) => value !== known.stamp[at])) {
      this.#current.delete(file);
      return undefined;
    }
    this.#current.set(file, known);
    return known;
  }
}

/** The state of a file that has just been written (absolute path). */
export function madeState(
  file: string,
  recipe: string | null,
  content: string | Uint8Array,
): FileState {
  const stamp = stampOf(file);
  if (stamp === undefined) throw new Error(`${file} was written, but it is not there.`);
  return { stamp, digest: digest(content), recipe };
}

const keyOf = (folder: string) => `${digest(folder, JSON.stringify(process.versions))}.states`;

function stampOf(file: string): Stamp | undefined {
  // The asynchronous version takes ten times as long for thousands of files.
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? undefined : [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino];
}
