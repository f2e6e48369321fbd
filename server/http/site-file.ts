import { extname } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** The content codings this server supports, best first. */
export const CODINGS = ['br', 'zstd', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];
/** Codings that the build writes next to a file; gzip is computed on demand. */
export type StoredCoding = Exclude<Coding, 'gzip'>;

/** Types missing from Hono. */
const TYPES: Readonly<Record<string, string>> = {
  // RFC 9512
  '.yaml': 'application/yaml; charset=utf-8',
};

/** The extensions of the build's compressed siblings. */
export const SIBLING_EXTENSIONS: Readonly<Record<StoredCoding, string>> = {
  br: '.br',
  zstd: '.zst',
};

/** Files up to this size, in bytes, are not compressed (the same limit as in the build). */
const GZIP_OVER = 256;

/** Files up to this size, in bytes, are read as a whole; larger ones are streamed. */
export const WHOLE_UP_TO = 512 * 1024;

const bitOf = (coding: Coding) => 1 << CODINGS.indexOf(coding);

/** Every combination of codings, indexed by bitmask: thousands of files share these arrays. */
const OFFERS: readonly (readonly Coding[])[] = Array.from(
  { length: 1 << CODINGS.length },
  (_, sum) => CODINGS.filter((coding) => (sum & bitOf(coding)) !== 0),
);

/** The location of files. It changes once the server has made its own copy. */
export interface Folder {
  dir: string;
}

/** What is known about a file without reading it: its location, type and available codings. */
export class SiteFile {
  readonly type: string;
  readonly #folder: Folder;
  readonly #path: string;
  #offer: number;

  /**
   * @param path inside the folder, with a leading slash
   * @param size in bytes
   */
  constructor(folder: Folder, path: string, size: number) {
    this.#folder = folder;
    this.#path = path;
    this.type = getMimeType(path) ?? TYPES[extname(path)] ?? 'application/octet-stream';
    const isText = /^text\/|[/+](?:json|xml|yaml)|javascript/u.test(this.type);
    this.#offer = isText && size > GZIP_OVER && size <= WHOLE_UP_TO ? bitOf('gzip') : 0;
  }

  /**
   * The codings it can be sent in. A sibling that does not match the file is only detected when it
   * is opened.
   */
  get codings(): readonly Coding[] {
    return OFFERS[this.#offer] ?? [];
  }

  /** Adds a coding for which a sibling exists. */
  addSibling(coding: StoredCoding): void {
    this.#offer |= bitOf(coding);
  }

  /** The path on disk of its uncompressed bytes, or of a stored coding. */
  location(coding?: StoredCoding): string {
    const { dir } = this.#folder;
    return dir + this.#path + (coding === undefined ? '' : SIBLING_EXTENSIONS[coding]);
  }
}
