import { randomUUID } from 'node:crypto';
import { constants, existsSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { walk } from './files.ts';

/** How many releases stay: the one being served, and those whose hashed files open tabs ask for. */
const KEPT = 3;

/** A copy that has not been finished for this long, in milliseconds, was interrupted. */
const INTERRUPTED_MS = 60 * 60_000;

/** The build changed while it was copied, so the copy would be no build at all. */
export class BuildChangedError extends Error {
  override readonly name = 'BuildChangedError';
}

/**
 * The server's own copies of builds, a folder each, which nothing changes. Files are served from
 * there, so that the next build can overwrite the one being served, and so that a tab that was
 * opened before a deploy still finds its chunks and pictures (docs/specification.md, 11.4). Several
 * servers may share them.
 */
export class Releases {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The folder of a build's release; undefined if there is none with the same files. */
  find(buildId: string, distDir: string): string | undefined {
    const release = join(this.#dir, buildId);
    // A power cut leaves a release without some of its files; a folder can be edited after a build.
    if (!existsSync(release) || namesOf(release) !== namesOf(distDir)) return undefined;
    const now = new Date();
    utimesSync(release, now, now);
    return release;
  }

  /**
   * Copies a build. It is renamed last, so an interrupted copy is never taken for a release.
   * @returns the release's folder
   * @throws BuildChangedError, or the file system's own error
   */
  async add(buildId: string, distDir: string): Promise<string> {
    const release = join(this.#dir, buildId);
    const draft = join(this.#dir, `.${buildId}.${randomUUID()}`);
    const before = stateOf(distDir);
    try {
      // Where the file system supports it, the copy shares the original's blocks until one changes.
      await cp(distDir, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
      if (stateOf(distDir) !== before) throw new Error('changed');
      // Another server that shares the folder may have got there first, and serves from it already.
      const found = this.find(buildId, distDir);
      if (found !== undefined) return found;
      // One with other files, if any: it was made of an interrupted copy or before an edit.
      if (existsSync(release)) renameSync(release, `${draft}.old`);
      renameSync(draft, release);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // It got there between the two.
      const found = this.find(buildId, distDir);
      if (found !== undefined) return found;
      if (code !== 'ENOENT' && message !== 'changed') throw error;
      throw new BuildChangedError(
        'The build changed while it was being copied. The copy is attempted again after the next build.',
        { cause: error },
      );
    } finally {
      for (const left of [draft, `${draft}.old`]) await rm(left, { recursive: true, force: true });
    }
    return release;
  }

  /** The folders of the releases before this one, the newest first. */
  previous(buildId: string): string[] {
    return this.#newestFirst(buildId)
      .slice(1, KEPT)
      .map((name) => join(this.#dir, name));
  }

  /** Removes all but the newest releases, and copies that were interrupted. */
  async prune(buildId: string): Promise<void> {
    const old = this.#newestFirst(buildId).slice(KEPT);
    const interrupted = this.#names()
      .filter((name) => name.startsWith('.') && Date.now() - this.#timeOf(name) > INTERRUPTED_MS)
      .map((name) => join(this.#dir, name));
    for (const release of old) {
      const path = join(this.#dir, release);
      // Renamed first, so that a removal that is interrupted leaves nothing to be served.
      const away = join(this.#dir, `.${release}.removed`);
      await rename(path, away).catch(() => undefined);
      interrupted.push(away);
    }
    for (const path of interrupted) await rm(path, { recursive: true, force: true });
  }

  #newestFirst(current: string): string[] {
    const others = this.#names().filter((name) => !name.startsWith('.') && name !== current);
    return [current, ...others.toSorted((one, two) => this.#timeOf(two) - this.#timeOf(one))];
  }

  #names(): string[] {
    return existsSync(this.#dir) ? readdirSync(this.#dir) : [];
  }

  #timeOf(name: string): number {
    return statSync(join(this.#dir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }
}

const namesOf = (dir: string) => JSON.stringify([...walk(dir)]);

const stateOf = (dir: string) =>
  JSON.stringify(Array.from(walk(dir), ([path]) => [path, statSync(dir + path).mtimeMs]));
