import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress, createZstdDecompress, gzip } from 'node:zlib';
import { HotBodies } from './hot-bodies.ts';
import { openFile, piecesOf, wholeOf, type OpenFile } from './open-file.ts';
import type { ByteRange } from './ranges.ts';
import { WHOLE_UP_TO, type Coding, type SiteFile, type StoredCoding } from './site-file.ts';

/** A file's bytes in one coding, ready to send. */
export interface Representation {
  /** Identifies the content regardless of coding: a strong hash of the uncompressed bytes. */
  readonly tag: string;
  /** The number of bytes sent. */
  readonly size: number;
  /**
   * All bytes, or those of a range. Call at most once: a file sent in chunks is closed after the
   * last one, or when the client disconnects.
   */
  body(range?: ByteRange): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Call this if `body` is not called. */
  close(): void;
}

/**
 * How much of a site is held in memory, in bytes. Opening and reading a page costs more than sending
 * it (docs/decisions/0011-files-are-read-when-asked-for.md).
 */
const HOLD = 8 * 1024 * 1024;

/**
 * A file modified within this many ms is always rehashed: on some file systems, two changes this
 * close together get the same timestamp.
 */
const SETTLED_AFTER = 2_000;

const gzipped = promisify(gzip);

const DECODERS = { br: createBrotliDecompress, zstd: createZstdDecompress };

/**
 * Reads a build's files on demand. Tags, lengths and compressed siblings are always verified: they
 * match the bytes that are sent, even if files are changed, replaced or removed while the server
 * runs.
 */
export class FileStore {
  readonly #hot: HotBodies<Representation>;
  readonly #loading = new Map<string, Promise<Representation | 'large' | undefined>>();
  /** The tags of hashed files, with the file state each belongs to. */
  readonly #tags = new Map<string, { readonly state: string; readonly tag: string }>();

  /** @param hold how many bytes of files to hold in memory */
  constructor(hold = HOLD) {
    this.#hot = new HotBodies(hold);
  }

  /** The representation held in memory; undefined when the file must be opened. */
  held(file: SiteFile, coding: Coding | undefined): Representation | undefined {
    return this.#hot.get(keyOf(file, coding));
  }

  /**
   * Opens a file in one coding.
   * @returns undefined when this coding is unavailable: the sibling is gone, or belongs to another
   * version of the file
   * @throws the file system's own error when the file itself cannot be read
   */
  async open(file: SiteFile, coding: Coding | undefined): Promise<Representation | undefined> {
    const key = keyOf(file, coding);
    // Concurrent requests for the same file share one read.
    let loading = this.#loading.get(key);
    if (loading === undefined) {
      loading = this.#load(file, coding).finally(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    const loaded = await loading;
    if (loaded === 'large') return coding === 'gzip' ? undefined : this.#inPieces(file, coding);
    return loaded;
  }

  async #load(
    file: SiteFile,
    coding: Coding | undefined,
  ): Promise<Representation | 'large' | undefined> {
    const stored = coding === 'gzip' ? undefined : coding;
    const opened = await this.#openStored(file, stored);
    if (opened === undefined) return undefined;
    let bytes;
    try {
      if (opened.stats.size > WHOLE_UP_TO) return 'large';
      bytes = await wholeOf(opened);
    } finally {
      await opened.handle.close();
    }
    const tag = await this.#tagOf(file, stored, [bytes]);
    if (tag === undefined) return undefined;
    const held = whole(tag, coding === 'gzip' ? await gzipped(bytes, { level: 9 }) : bytes);
    this.#hot.set(keyOf(file, coding), held);
    return held;
  }

  async #inPieces(
    file: SiteFile,
    coding: StoredCoding | undefined,
  ): Promise<Representation | undefined> {
    const opened = await this.#openStored(file, coding);
    if (opened === undefined) return undefined;
    try {
      const tag =
        coding === undefined
          ? await this.#knownTag(file.location(), opened)
          : await this.#tagOf(file, coding, piecesOf(opened));
      if (tag !== undefined) return inPieces(tag, opened);
    } catch (error) {
      await opened.handle.close();
      throw error;
    }
    await opened.handle.close();
    return undefined;
  }

  /** A sibling that cannot be opened counts as missing; the file itself must exist. */
  async #openStored(
    file: SiteFile,
    coding: StoredCoding | undefined,
  ): Promise<OpenFile | undefined> {
    try {
      return await openFile(file.location(coding));
    } catch (error) {
      if (coding !== undefined) return undefined;
      throw error;
    }
  }

  /**
   * The tag of stored bytes; undefined for a sibling that does not decompress to the current file:
   * a build step that changes a file after compression, or an interrupted copy, must not leave
   * visitors with stale content.
   */
  async #tagOf(
    file: SiteFile,
    coding: StoredCoding | undefined,
    bytes: Source,
  ): Promise<string | undefined> {
    if (coding === undefined) return digest(bytes);
    const original = await openFile(file.location());
    try {
      const [tag, ofSibling] = await Promise.all([
        this.#knownTag(file.location(), original),
        digest(bytes, coding).catch(() => undefined),
      ]);
      return tag === ofSibling ? tag : undefined;
    } finally {
      await original.handle.close();
    }
  }

  /** The tag of a file, hashed once per file state. */
  async #knownTag(location: string, opened: OpenFile): Promise<string> {
    const state = stateOf(opened.stats);
    const known = this.#tags.get(location);
    if (known?.state === state) return known.tag;
    const tag = await digest(piecesOf(opened));
    if (isSettled(opened.stats)) this.#tags.set(location, { state, tag });
    return tag;
  }
}

type Source = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

const keyOf = (file: SiteFile, coding: Coding | undefined) => `${file.location()}\0${coding ?? ''}`;

const stateOf = ({ dev, ino, size, mtimeMs, ctimeMs }: Stats) =>
  [dev, ino, size, mtimeMs, ctimeMs].join(' ');

const isSettled = ({ mtimeMs, ctimeMs }: Stats) =>
  Date.now() - Math.max(mtimeMs, ctimeMs) > SETTLED_AFTER;

/** Hashes bytes, decompressing them first if they are in a coding. */
async function digest(bytes: Source, coding?: StoredCoding): Promise<string> {
  const hash = createHash('sha256');
  const read = async (pieces: Source) => {
    for await (const piece of pieces) hash.update(piece);
  };
  if (coding === undefined) await read(bytes);
  else await pipeline(bytes, DECODERS[coding](), read);
  return hash.digest('base64url').slice(0, 27);
}

function whole(tag: string, bytes: Buffer<ArrayBuffer>): Representation {
  return {
    tag,
    size: bytes.length,
    body: (range) => (range === undefined ? bytes : bytes.subarray(range.first, range.last + 1)),
    close() {
      // There is no open file.
    },
  };
}

function inPieces(tag: string, opened: OpenFile): Representation {
  const close = () => void opened.handle.close();
  return {
    tag,
    size: opened.stats.size,
    body: (range) => {
      const pieces = piecesOf(opened, range?.first, range && range.last + 1);
      // No read-ahead: a slow client occupies only one chunk.
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            try {
              const { done, value } = await pieces.next();
              if (value !== undefined) controller.enqueue(value);
              if (done !== true) return;
              controller.close();
              close();
            } catch (error) {
              close();
              controller.error(error);
            }
          },
          cancel: close,
        },
        { highWaterMark: 0 },
      );
    },
    close,
  };
}
