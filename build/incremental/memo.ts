import { deserialize, serialize } from 'node:v8';
import { BuildCache } from '../site/build-cache.ts';

/**
 * Stores many small results in one cache entry. They are computed on first request and reused in the
 * next build. Results that a build did not request are dropped afterwards.
 */
export class Memo<T> {
  readonly #cache: BuildCache;
  readonly #key: string;
  readonly #known: ReadonlyMap<string, T>;
  readonly #asked = new Map<string, T>();
  #isNew = false;

  private constructor(cache: BuildCache, key: string, known: ReadonlyMap<string, T>) {
    this.#cache = cache;
    this.#key = key;
    this.#known = known;
  }

  /**
   * @param folder the cache folder
   * @param code a digest of the code that computes the results
   */
  static async open<T>(folder: string, code: string): Promise<Memo<T>> {
    const cache = new BuildCache(folder);
    const key = `${code}.memo`;
    const stored = cache.find(key);
    const known = stored === undefined ? new Map() : (deserialize(stored) as Map<string, T>);
    return new Memo(cache, key, known);
  }

  /** @param of everything besides the code that the result depends on */
  get(of: string, make: () => T): T {
    const asked = this.#asked.get(of);
    if (asked !== undefined) return asked;
    let result = this.#known.get(of);
    if (result === undefined) {
      result = make();
      this.#isNew = true;
    }
    this.#asked.set(of, result);
    return result;
  }

  /** The same for an asynchronous result. */
  async getLater(of: string, make: () => Promise<T>): Promise<T> {
    if (!this.#asked.has(of) && !this.#known.has(of)) {
      const result = await make();
      return this.get(of, () => result);
    }
    return this.get(of, () => {
      throw new Error('It is known.');
    });
  }

  /** Stores the results for the next build. */
  async save(): Promise<void> {
    if (this.#isNew || this.#asked.size < this.#known.size) {
      this.#cache.put(this.#key, serialize(this.#asked));
    }
    await this.#cache.forgetOld();
  }
}
