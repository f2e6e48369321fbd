import { deserialize, serialize } from 'node:v8';
import { BuildCache } from '../site/build-cache.ts';

/**
 * Many small results in one entry of a cache: computed when they are first asked for, and known in the next build.
 * What a build did not ask for is forgotten with it.
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
   * @param folder of the cache
   * @param code a digest of the code that computes the results
   */
  static async open<T>(folder: string, code: string): Promise<Memo<T>> {
    const cache = new BuildCache(folder);
    const key = `${code}.memo`;
    const stored = cache.find(key);
    const known = stored === undefined ? new Map() : (deserialize(stored) as Map<string, T>);
    return new Memo(cache, key, known);
  }

  /** @param of everything that the result depends on besides the code */
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

  /** The same for a result that takes waiting. */
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
