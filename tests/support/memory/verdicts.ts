import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_ROOT } from '#build/site/build-cache.ts';

/** The things a check examined, each with a digest of its content at the time. */
export type Examined = Readonly<Record<string, string>>;

/** A passed check: what it examined, and the details needed to report it again. */
export interface Verdict<Detail> {
  readonly examined: Examined;
  readonly detail: Detail;
}

/** The current digest of an examined thing. */
export type DigestOf = (name: string) => string;

/**
 * Passed verdicts of a check, kept between runs in one file that a single process writes. A file
 * that cannot be read counts as empty: everything is then checked again.
 */
export class Verdicts<Detail> {
  readonly #file: string;
  readonly #verdicts: Map<string, Verdict<Detail>>;

  /**
   * @param name of the check
   * @param folder created on first use; `npm ci` clears the default
   */
  constructor(name: string, folder = path.join(CACHE_ROOT, 'verdicts')) {
    this.#file = path.join(folder, `${name}.json`);
    this.#verdicts = new Map(Object.entries(read<Detail>(this.#file)));
  }

  /** The verdicts that still hold because everything they examined is unchanged. */
  holding(digestOf: DigestOf): Map<string, Detail> {
    const known = new Map<string, string>();
    const now = (name: string) => {
      const value = known.get(name) ?? digestOf(name);
      known.set(name, value);
      return value;
    };
    const holds = ({ examined }: Verdict<Detail>) =>
      Object.entries(examined).every(([name, then]) => now(name) === then);
    return new Map(
      [...this.#verdicts]
        .filter(([, verdict]) => holds(verdict))
        .map(([key, { detail }]) => [key, detail]),
    );
  }

  get(key: string): Verdict<Detail> | undefined {
    return this.#verdicts.get(key);
  }

  /** The details of all verdicts, valid or not. */
  all(): Detail[] {
    return [...this.#verdicts.values()].map(({ detail }) => detail);
  }

  keep(key: string, verdict: Verdict<Detail>): void {
    this.#verdicts.set(key, verdict);
  }

  forget(key: string): void {
    this.#verdicts.delete(key);
  }

  /** Writes the file in one step, so that an interrupted run leaves the earlier one. */
  save(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const aside = `${this.#file}.${String(process.pid)}`;
    writeFileSync(aside, JSON.stringify(Object.fromEntries(this.#verdicts)));
    renameSync(aside, this.#file);
  }
}

function read<Detail>(file: string): Record<string, Verdict<Detail>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Verdict<Detail>>;
  } catch {
    return {};
  }
}
