import { createHash, randomUUID } from 'node:crypto';
import {
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFolder, type ListedFile } from './list-folder.ts';

/** How many builds are kept: the current one and those before it. */
export const KEPT_BUILDS = 3;

/** How often a server marks the copy that it serves, in ms. */
export const MARK_EVERY = 60_000;

/** A copy that has not been marked for this long, in ms, is served by no server. */
const UNUSED_AFTER = 5 * MARK_EVERY;

/** A copy that has not been finished for this long, in ms, was interrupted. */
const INTERRUPTED_AFTER = 3_600_000;

/** How many files to copy at once: requests use the same threads. */
const AT_ONCE = 2;

const CHANGED =
  'The build changed while it was being copied. The copy is attempted again after the next build.';

/** The folder was modified while it was copied, so the copy matches no build. */
export class BuildChangedError extends Error {
  override readonly name = 'BuildChangedError';
}

/**
 * The server's own copies of builds, in its data folder. Files are served from there, so the next
 * build can overwrite the one being served, and a tab opened before a deploy still finds its chunks
 * and images (docs/specification.md, 11.4).
 */
export class BuildCopies {
  readonly #dir: string;

  /** @param dir the server's own folder inside the data folder; several servers may share it */
  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The folder of a build's copy, if there is a complete one; marks it as the newest. */
  find(name: CopyName): string | undefined {
    if (!this.#isComplete(name)) return undefined;
    this.mark(name);
    return this.#pathOf(name);
  }

  /** Marks a copy as being served, so that other servers sharing the folder leave it there. */
  mark(name: CopyName): void {
    const now = new Date();
    try {
      utimesSync(this.#pathOf(name), now, now);
    } catch {
      // There is no copy yet.
    }
  }

  /**
   * Copies a build. It is renamed last, so an interrupted copy is never mistaken for a complete
   * one.
   * @param signal stops it early
   * @returns the copy's folder
   * @throws BuildChangedError, the file system's own error, or the signal's reason
   */
  async add(name: CopyName, distDir: string, signal?: AbortSignal): Promise<string> {
    const draft = this.#draftOf(name.text);
    const damaged = this.#draftOf(name.text);
    const target = this.#pathOf(name);
    try {
      await mkdir(draft, { recursive: true });
      await copyFiles(distDir, draft, signal);
      if (nameNow(name, distDir).text !== name.text) throw new BuildChangedError(CHANGED);
      await rename(draft, target).catch(async (error: unknown) => {
        // Another server sharing the folder got there first.
        if (this.#isComplete(name)) return;
        if (!existsSync(target)) throw error;
        renameSync(target, damaged);
        await rename(draft, target);
      });
      this.mark(name);
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      throw isGone ? new BuildChangedError(CHANGED, { cause: error }) : error;
    } finally {
      for (const left of [draft, damaged]) await rm(left, { recursive: true, force: true });
    }
    return target;
  }

  /** The folders of earlier builds' copies, newest first. */
  previous({ text }: CopyName): string[] {
    return this.#kept(text)
      .filter((copy) => buildOf(copy) !== buildOf(text))
      .map((copy) => join(this.#dir, copy));
  }

  /**
   * Removes all but the newest builds and the copies that a server serves, and copies that were
   * interrupted.
   */
  async prune({ text }: CopyName): Promise<void> {
    const kept = new Set(this.#kept(text));
    const removed = this.#entries().flatMap(({ name, mtimeMs }) => {
      const idle = Date.now() - mtimeMs;
      if (isDraft(name)) return idle > INTERRUPTED_AFTER ? [join(this.#dir, name)] : [];
      return kept.has(name) || idle < UNUSED_AFTER ? [] : this.#setAside(name);
    });
    for (const path of removed) await rm(path, { recursive: true, force: true });
  }

  /** Renames a copy first, so that a removal that is interrupted leaves nothing to be served. */
  #setAside(name: string): string[] {
    const path = join(this.#dir, name);
    const draft = this.#draftOf(name);
    try {
      renameSync(path, draft);
      return [draft];
    } catch (error) {
      // Another server sharing the folder got there first.
      if (!existsSync(path)) return [];
      throw error;
    }
  }

  /** Whether the copy has the files of the build: a power failure may have left it without some. */
  #isComplete(name: CopyName): boolean {
    try {
      return nameNow(name, this.#pathOf(name)).sizes === name.sizes;
    } catch {
      return false;
    }
  }

  #pathOf({ text }: CopyName): string {
    return join(this.#dir, text);
  }

  #draftOf(name: string): string {
    return join(this.#dir, `.${name}.${randomUUID()}`);
  }

  /** The newest copy of each of the newest builds; the current build comes first. */
  #kept(current: string): string[] {
    const copies = this.#entries()
      .filter((entry) => !isDraft(entry.name))
      .toSorted(
        (a, b) => Number(b.name === current) - Number(a.name === current) || b.mtimeMs - a.mtimeMs,
      );
    const builds = new Map<string, string>();
    for (const { name } of copies) {
      if (!builds.has(buildOf(name))) builds.set(buildOf(name), name);
    }
    return [...builds.values()].slice(0, KEPT_BUILDS);
  }

  #entries(): { readonly name: string; readonly mtimeMs: number }[] {
    if (!existsSync(this.#dir)) return [];
    return readdirSync(this.#dir).flatMap((name) => {
      const stats = statSync(join(this.#dir, name), { throwIfNoEntry: false });
      return stats === undefined ? [] : [{ name, mtimeMs: stats.mtimeMs }];
    });
  }
}

const isDraft = (name: string) => name.startsWith('.');
const buildOf = (name: string) => name.split('.', 1)[0] ?? name;

/**
 * The name of a build's copy: the build, and a hash of the names, sizes and dates of its files,
 * because a folder may be edited by hand after the build.
 */
export class CopyName {
  readonly #buildId: string;
  readonly #hash = createHash('sha256');
  readonly #sizes = createHash('sha256');

  constructor(buildId: string) {
    this.#buildId = buildId;
  }

  /** Adds the files of a listing and yields them unchanged. */
  *reading(listed: Iterable<ListedFile>): Generator<ListedFile, void, undefined> {
    for (const file of listed) {
      this.add(file);
      yield file;
    }
  }

  add({ path, size, mtimeMs }: ListedFile): void {
    this.#hash.update(`${path}\0${size}\0${mtimeMs}\n`);
    this.#sizes.update(`${path}\0${size}\n`);
  }

  /** The name, once the whole listing has been read. */
  get text(): string {
    return `${this.#buildId}.${this.#hash.copy().digest('hex').slice(0, 16)}`;
  }

  /** A hash of the names and sizes of its files, which a copy has as well. */
  get sizes(): string {
    return this.#sizes.copy().digest('hex');
  }
}

/** The name a copy made now would get. */
function nameNow({ text }: CopyName, dir: string): CopyName {
  const now = new CopyName(buildOf(text));
  for (const file of listFolder(dir)) now.add(file);
  return now;
}

async function copyFiles(from: string, to: string, signal?: AbortSignal): Promise<void> {
  const folders = new Set<string>();
  const waiting = listFolder(from);
  const copyNext = async () => {
    for (const { path } of waiting) {
      signal?.throwIfAborted();
      const folder = dirname(path);
      if (!folders.has(folder)) mkdirSync(to + folder, { recursive: true });
      folders.add(folder);
      // Where the file system supports it, the copy shares the original's blocks until one changes.
      await copyFile(from + path, to + path, constants.COPYFILE_FICLONE);
    }
  };
  // All writes must have ended before the draft is removed after a failure.
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, copyNext));
  for (const one of done) if (one.status === 'rejected') throw one.reason;
}
