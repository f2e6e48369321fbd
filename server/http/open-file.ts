import { constants, type Stats } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/** How much of a file each request holds in memory, in bytes. */
const PIECE = 64 * 1024;

/** A file open for reading. The caller that opens it must close it. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly stats: Stats;
}

/** A file was modified in place while being read. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/**
 * Opens a regular file.
 * @throws the file system's own error; also when a symbolic link or a folder has replaced it
 */
export async function openFile(location: string): Promise<OpenFile> {
  // Where O_NOFOLLOW is unsupported, it is undefined and has no effect.
  const handle = await open(location, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Error(`${location} is not a regular file.`);
    return { handle, stats };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Reads part of an open file in chunks.
 * @param first the first byte
 * @param end the byte after the last one
 * @throws FileChangedError when it was truncated, or modified before the last chunk
 */
export async function* piecesOf(
  { handle, stats }: OpenFile,
  first = 0,
  end = stats.size,
): AsyncGenerator<Buffer<ArrayBuffer>, void, undefined> {
  for (let at = first; at < end;) {
    const buffer = Buffer.allocUnsafe(Math.min(PIECE, end - at));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
    at += bytesRead;
    if (bytesRead === 0 || (at >= end && hasChanged(stats, await handle.stat()))) {
      throw new FileChangedError('The file was changed while it was sent.');
    }
    yield buffer.subarray(0, bytesRead);
  }
}

/** Reads all of an open file. @throws FileChangedError as `piecesOf` */
export async function wholeOf(file: OpenFile): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer<ArrayBuffer>[] = [];
  for await (const piece of piecesOf(file)) pieces.push(piece);
  return pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
}

/** A file that is only removed or replaced keeps its content for open descriptors. */
function hasChanged(before: Stats, now: Stats): boolean {
  return before.size !== now.size || before.mtimeMs !== now.mtimeMs;
}
