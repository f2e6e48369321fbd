import { createHash, randomUUID } from 'node:crypto';
import { constants, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFolder, type ListedFile } from './list-folder.ts';

/** How many builds are kept: the current one and those before it. */
export const KEPT_BUILDS = 3;

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

  /** The folder of a build's copy, if there is one; marks it as the newest. */
  find(name: string): string | undefined {
    const target = join(this.#dir, name);
    if (!existsSync(target)) return undefined;
    touch(target);
    return target;
  }

  /**
   * Copies a build. It is renamed last, so an interrupted copy is never mistaken for a complete
   * one.
   * @param name its `CopyName`
   * @param signal stops it early
   * @returns the copy's folder
   * @throws BuildChangedError, the file system's own error, or the signal's reason
   */
  async add(name: string, distDir: string, signal?: AbortSignal): Promise<string> {
    const draft = join(this.#dir, `.${name}.${randomUUID()}`);
    const target = join(this.#dir, name);
    try {
      await mkdir(draft, { recursive: true });
      await copyFiles(distDir, draft, signal);
      if (nameNow(name, distDir) !== name) throw new BuildChangedError(CHANGED);
      await rename(draft, target).catch((error: unknown) => {
        // Another server sharing the folder got there first.
        if (!existsSync(target)) throw error;
      });
      touch(target);
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      throw isGone ? new BuildChangedError(CHANGED, { cause: error }) : error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return target;
  }

  /** The folders of earlier builds' copies, newest first. */
  previous(name: string): string[] {
    return this.#kept(name)
      .filter((copy) => buildOf(copy) !== buildOf(name))
      .map((copy) => join(this.#dir, copy));
  }

  /** Removes all but the newest builds, and copies that were interrupted. */
  async prune(name: string): Promise<void> {
    const kept = new Set(this.#kept(name));
    const stale = this.#entries().filter((entry) =>
      isDraft(entry.name) ? Date.now() - entry.mtimeMs > INTERRUPTED_AFTER : !kept.has(entry.name),
    );
    for (const entry of stale)
      await rm(join(this.#dir, entry.name), { recursive: true, force: true });
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

function touch(path: string): void {
  const now = new Date();
  utimesSync(path, now, now);
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
  }

  /** The name, once the whole listing has been read. */
  get text(): string {
    return `${this.#buildId}.${this.#hash.copy().digest('hex').slice(0, 16)}`;
  }
}

/** The name a copy made now would get. */
function nameNow(name: string, dir: string): string {
  const now = new CopyName(buildOf(name));
  for (const file of listFolder(dir)) now.add(file);
  return now.text;
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
