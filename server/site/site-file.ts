import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

type Bytes = Buffer<ArrayBuffer>;

/** The content codings this server supports, best first. */
export const CODINGS = ['br', 'zstd', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Files up to this size, in bytes, are not compressed (the same limit as in the build). */
const GZIP_OVER = 256;

/** One file of a build, held in memory: served content cannot change after start. */
export class SiteFile {
  readonly bytes: Bytes;
  readonly type: string;
  readonly #coded = new Map<Coding, Bytes>();
  readonly #tag: string;
  readonly #compressible: boolean;

  constructor(path: string, bytes: Bytes, coded: Partial<Record<'br' | 'zstd', Bytes>> = {}) {
    this.bytes = bytes;
    this.type = getMimeType(path) ?? 'application/octet-stream';
    this.#tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
    if (coded.br) this.#coded.set('br', coded.br);
    if (coded.zstd) this.#coded.set('zstd', coded.zstd);
    this.#compressible =
      bytes.length > GZIP_OVER && /^text\/|[/+](?:json|xml)|javascript/u.test(this.type);
  }

  /**
   * The codings this file can be sent in; gzip is computed on first use, for clients without brotli.
   */
  get codings(): readonly Coding[] {
    return CODINGS.filter(
      (coding) => this.#coded.has(coding) || (coding === 'gzip' && this.#compressible),
    );
  }

  /** The bytes in a coding, or uncompressed. */
  body(coding: Coding | undefined): Bytes {
    if (coding === undefined) return this.bytes;
    let body = this.#coded.get(coding);
    if (body === undefined) {
      body = gzipSync(this.bytes, { level: 9 });
      this.#coded.set(coding, body);
    }
    return body;
  }

  /** Strong entity tag: each coding is a separate representation (RFC 9110, 8.8.3). */
  etag(coding: Coding | undefined): string {
    return coding === undefined ? `"${this.#tag}"` : `"${this.#tag}-${coding}"`;
  }
}
