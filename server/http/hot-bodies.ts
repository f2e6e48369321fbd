/** An entry: a body and the metadata needed to send it. */
export interface Sized {
  /** In bytes. */
  readonly size: number;
}

/** The overhead of an entry, so empty bodies are bounded too. */
const OVERHEAD = 1024;

/** The most recently requested bodies, up to a total size in bytes. */
export class HotBodies<Body extends Sized> {
  /** In order of last use. */
  readonly #bodies = new Map<string, Body>();
  readonly #limit: number;
  #bytes = 0;

  /** @param limit in bytes; 0 holds nothing */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How many bytes are held, overhead included; never more than the limit. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Body | undefined {
    const body = this.#bodies.get(key);
    if (body !== undefined) {
      this.#bodies.delete(key);
      this.#bodies.set(key, body);
    }
    return body;
  }

  /** Holds a body, and evicts the least recently used ones. */
  set(key: string, body: Body): void {
    this.#remove(key);
    if (body.size + OVERHEAD > this.#limit) return;
    this.#bodies.set(key, body);
    this.#bytes += body.size + OVERHEAD;
    for (const oldest of this.#bodies.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const body = this.#bodies.get(key);
    if (body === undefined) return;
    this.#bodies.delete(key);
    this.#bytes -= body.size + OVERHEAD;
  }
}
