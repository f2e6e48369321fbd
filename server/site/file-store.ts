import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress, createZstdDecompress, gzip } from 'node:zlib';
import { HotBodies } from './hot-bodies.ts';
import { openFile, piecesOf, wholeOf, type OpenFile } from './open-file.ts';
import type { ByteRange } from './ranges.ts';
import { WHOLE_UP_TO, type Coding, type SiteFile, type StoredCoding } from './site-file.ts';

/** The bytes of a file in one coding, ready to be sent. */
export interface Representation {
  /** Identifies the content, whatever the coding: a strong hash of the uncompressed bytes. */
  readonly tag: string;
  /** How many bytes are sent. */
  readonly size: number;
  /**
   * All bytes, or those of a range. Call it at most once: a file that is sent in pieces is closed
   * after the last one, or when the receiver goes away.
   */
  body(range?: ByteRange): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Call it when `body` is not called. */
  close(): void;
}

/**
 * How much of a site is held in memory, in bytes. Opening and reading a page costs more than sending
 * it (docs/decisions/0011-files-are-read-when-asked-for.md).
 */
const HOLD = 8 * 1024 * 1024;

/**
 * A file that was written to within this many ms is hashed again each time: on some file systems,
 * two changes this close have the same date.
 */
const SETTLED_AFTER = 2_000;

const gzipped = promisify(gzip);

const DECODERS = { br: createBrotliDecompress, zstd: createZstdDecompress };

/**
 * Reads the files of a build when they are asked for. A tag, a length and a compressed sibling are
 * never taken on trust: they are those of the bytes that are sent, even if files are changed,
 * replaced or removed while the server runs.
 */
export class FileStore {
  readonly #hot: HotBodies<Representation>;
  readonly #loading = new Map<string, Promise<Representation | 'large' | undefined>>();
  /** The tags of files that have been hashed, and of which state of them. */
  readonly #tags = new Map<string, { readonly state: string; readonly tag: string }>();

  /** @param hold how many bytes of files to hold in memory */
  constructor(hold = HOLD) {
    this.#hot = new HotBodies(hold);
  }

  /** What is in memory; undefined when it must be opened. */
  held(file: SiteFile, coding: Coding | undefined): Representation | undefined {
    return this.#hot.get(keyOf(file, coding));
  }

  /**
   * Opens a file in one coding.
   * @returns undefined when it cannot be had in this coding: its sibling is gone, or belongs to
   *   another version of the file
   * @throws the file system's own error when the file itself cannot be read
   */
  async open(file: SiteFile, coding: Coding | undefined): Promise<Representation | undefined> {
    const key = keyOf(file, coding);
    // Those who ask for the same file at the same time share one reading.
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

  /** A sibling that cannot be opened is none; the file itself must be there. */
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
   * The tag of stored bytes; undefined when they are those of a sibling that does not decompress to
   * the file as it is now: a step that changes a file after compression, or a copy that was
   * interrupted, must not leave visitors with stale content.
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

  /** The tag of a file, hashed once for each state it is found in. */
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
      // Nothing is open.
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
      // Nothing is read ahead: a slow receiver holds one piece.
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
