import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { BuildCache, CACHE_ROOT } from '#build/site/build-cache.ts';
import { REPORTS, ROOT } from '#tests/support/paths.ts';
import { readRaster, webpOf } from './raster.ts';
import type { Raster } from './raster.ts';

/** A picture that differs from the accepted one. */
export interface Finding {
  /** The picture's name, without an ending. */
  readonly name: string;
  readonly kind: 'different' | 'new' | 'gone';
  /** What differs, in words. */
  readonly words: string;
  /** The parts of the report that exist. */
  readonly shown: readonly Part[];
}

/** `before` and `after` as a visitor sees them; `accepted` and `difference` reduced. */
export type Part = 'before' | 'accepted' | 'difference' | 'after';

export interface Folders {
  /** Pictures as accepted, reduced; under version control. */
  readonly accepted: string;
  /** The findings of the last run. */
  readonly report: string;
  /** Accepted pictures at full size, on the machine that took them; null to keep none. */
  readonly originals: string | null;
}

const OURS: Folders = {
  accepted: path.join(ROOT, 'tests/pictures/accepted'),
  report: path.join(REPORTS, 'pictures'),
  originals: process.env['CI'] === undefined ? path.join(CACHE_ROOT, 'pictures') : null,
};

/**
 * The accepted pictures and the findings since. Accepted pictures are stored reduced, because every change
 * of the design replaces all of them in the history of the repository; on the machine that took them, the
 * originals are kept too, for the report.
 */
export class Album {
  readonly #folders: Folders;
  readonly #originals: BuildCache | null;

  constructor(folders: Folders = OURS) {
    this.#folders = folders;
    this.#originals = folders.originals === null ? null : new BuildCache(folders.originals);
  }

  /** Names of all accepted pictures. */
  names(): string[] {
    const { accepted } = this.#folders;
    if (!existsSync(accepted)) return [];
    return readdirSync(accepted)
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.slice(0, -'.webp'.length))
      .toSorted();
  }

  /** The accepted picture, reduced; null if there is none of this name. */
  async accepted(name: string): Promise<Raster | null> {
    const file = this.#fileOf(name);
    return existsSync(file) ? readRaster(readFileSync(file)) : null;
  }

  /**
   * Records that a picture looks as accepted.
   * @param original the bytes of its PNG file, at full size
   */
  confirm(name: string, original: Uint8Array): void {
    this.#keepOriginal(name, original);
    this.#forget(name);
  }

  /** Records a finding, for the report and for `accept`. */
  async report(
    finding: Omit<Finding, 'shown'>,
    { original, reduced, difference }: Partial<Evidence> = {},
  ): Promise<void> {
    const { name } = finding;
    this.#forget(name);
    mkdirSync(this.#folders.report, { recursive: true });
    const shown: Part[] = [];
    const keep = (part: Part, write: (file: string) => void) => {
      write(this.partFile(name, part));
      shown.push(part);
    };
    const key = this.#keyOf(name);
    const known = key === null ? undefined : this.#originals?.find(key);
    if (known !== undefined) keep('before', (file) => writeFileSync(file, known));
    if (existsSync(this.#fileOf(name))) {
      keep('accepted', (file) => copyFileSync(this.#fileOf(name), file));
    }
    if (difference !== undefined) {
      const picture = await webpOf(difference);
      keep('difference', (file) => writeFileSync(file, picture));
    }
    if (original !== undefined && reduced !== undefined) {
      const next = await webpOf(reduced);
      writeFileSync(this.#candidateOf(name), next);
      keep('after', (file) => writeFileSync(file, original));
    }
    const text = JSON.stringify({ ...finding, shown } satisfies Finding);
    // Written last and atomically: a reader of this file finds everything else.
    const file = this.#recordOf(name);
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }

  /** All findings, by name. */
  findings(): Finding[] {
    const { report } = this.#folders;
    if (!existsSync(report)) return [];
    return readdirSync(report)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file) => JSON.parse(readFileSync(path.join(report, file), 'utf8')) as Finding);
  }

  /** The file of the report that shows a part of a finding. */
  partFile(name: string, part: Part): string {
    const isOriginal = part === 'before' || part === 'after';
    return path.join(this.#folders.report, `${name}.${part}.${isOriginal ? 'png' : 'webp'}`);
  }

  /**
   * Accepts a picture as it was last found: the new one replaces the old one, and one that is no longer
   * taken is removed.
   */
  accept({ name, kind }: Finding): void {
    if (kind === 'gone') rmSync(this.#fileOf(name));
    else {
      mkdirSync(this.#folders.accepted, { recursive: true });
      renameSync(this.#candidateOf(name), this.#fileOf(name));
      this.#keepOriginal(name, readFileSync(this.partFile(name, 'after')));
    }
    // Its pictures stay, so that the report can still be viewed.
    rmSync(this.#recordOf(name));
  }

  /** Removes the findings of earlier runs. */
  clear(): void {
    rmSync(this.#folders.report, { recursive: true, force: true });
  }

  #fileOf = (name: string) => path.join(this.#folders.accepted, `${name}.webp`);

  #recordOf = (name: string) => path.join(this.#folders.report, `${name}.json`);

  #candidateOf = (name: string) => path.join(this.#folders.report, `${name}.candidate.webp`);

  /** Originals are keyed by the contents of the accepted picture, so that an outdated one is not found. */
  #keyOf(name: string): string | null {
    const file = this.#fileOf(name);
    if (!existsSync(file)) return null;
    return `${createHash('sha256').update(readFileSync(file)).digest('hex')}.png`;
  }

  #keepOriginal(name: string, original: Uint8Array): void {
    const key = this.#keyOf(name);
    if (key === null || this.#originals === null) return;
    if (this.#originals.find(key) !== undefined) return;
    this.#originals.put(key, original);
    void this.#originals.forgetOld();
  }

  #forget(name: string): void {
    for (const part of ['before', 'accepted', 'difference', 'after'] as const) {
      rmSync(this.partFile(name, part), { force: true });
    }
    rmSync(this.#candidateOf(name), { force: true });
    rmSync(this.#recordOf(name), { force: true });
  }
}

interface Evidence {
  /** The bytes of the new picture's PNG file, at full size. */
  readonly original: Uint8Array;
  readonly reduced: Raster;
  readonly difference: Raster;
}
