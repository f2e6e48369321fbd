import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { contentHash } from './digest.ts';

/** Makes a file's content when it is written, or when the development server is asked for it. */
export type MakeFile = () => Promise<string | Uint8Array> | string | Uint8Array;

/** The folder that a build writes, file by file, without the files of an earlier build. */
export class Output {
  readonly folder: string;
  /** What was written so far: name → hash of the content. */
  readonly #hashes = new Map<string, string>();

  constructor(folder: string) {
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
  }

  /** The files written so far, relative to the folder. */
  get names(): string[] {
    return [...this.#hashes.keys()];
  }

  /** Names the files with their content: the same files always have the same id. */
  get id(): string {
    return contentHash(JSON.stringify([...this.#hashes].toSorted()));
  }

  /** @param name relative to the folder */
  put(name: string, content: string | Uint8Array): void {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    this.#hashes.set(name, contentHash(content));
  }

  /**
   * Makes and writes these files, a few at once, so that encoders in the thread pool work while this thread
   * renders.
   * @throws what the files' makers throw
   */
  async putAll(files: Iterable<readonly [name: string, make: MakeFile]>): Promise<void> {
    await pMap(files, async ([name, make]) => this.put(name, await make()), { concurrency: 8 });
  }
}
