import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { parse as parseRange, type Range } from 'range-parser';
import type { HeaderSet } from './headers.ts';

/**
 * The content codings that this server knows, best first. A build writes Brotli beside its files; gzip
 * is computed on demand.
 */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Types missing from Hono. */
const TYPES: Readonly<Record<string, string>> = {
  // RFC 9512
  '.yaml': 'application/yaml; charset=utf-8',
};

/** Files up to this size, in bytes, are not compressed (the same limit as in the build). */
const GZIP_OVER = 256;

/**
 * How many bytes of files are held in memory. Opening and reading a page costs more than sending it
 * (docs/decisions/0011-files-are-read-when-asked-for.md).
 */
const HOLD = 8 * 1024 * 1024;

/** Read by static hosts, not by visitors. */
const NOT_SERVED = new Set(['/_headers', '/_redirects']);

const gzipped = promisify(gzip);

/** A file that may be served. Until it is asked for, only its name is known. */
export interface SiteFile {
  /** On disk. */
  readonly location: string;
  readonly type: string;
  readonly codings: Coding[];
}

/**
 * The files of a folder by URL path, each with the codings that the build has written beside it.
 * Symbolic links are skipped, so nothing outside the folder can be served.
 */
export function listFiles(dir: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  // Sorted, so a compressed file comes after its original.
  for (const [path, size] of walk(dir)) {
    if (path.endsWith('.br')) {
      files.get(path.slice(0, -'.br'.length))?.codings.push('br');
      continue;
    }
    const type = getMimeType(path) ?? TYPES[extname(path)] ?? 'application/octet-stream';
    const isText = /^text\/|[/+](?:json|xml|yaml)|javascript/u.test(type);
    const isZipped = isText && size > GZIP_OVER;
    files.set(path, { location: dir + path, type, codings: isZipped ? ['gzip'] : [] });
  }
  return files;
}

/** Every regular file that may be served, compressed ones included, with its size in bytes. */
export function* walk(dir: string, inside = '/'): Generator<[path: string, size: number]> {
  for (const name of readdirSync(join(dir, inside)).toSorted()) {
    if (name.startsWith('.') && name !== '.well-known') continue;
    const path = inside + name;
    const stats = lstatSync(dir + path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) yield* walk(dir, `${path}/`);
    else if (stats?.isFile() && !NOT_SERVED.has(path)) yield [path, stats.size];
  }
}

/**
 * Picks the coding of a response: of those offered, the one that the client prefers; ties go to the
 * first of `CODINGS` (RFC 9110, 12.5.3).
 * @param accept the Accept-Encoding header
 * @returns undefined to send the bytes as they are
 */
export function chooseCoding(
  accept: string | null,
  offered: readonly Coding[],
): Coding | undefined {
  const weights = new Map(parseAccept(accept ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const weight = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  let best: Coding | undefined;
  for (const coding of CODINGS) {
    if (offered.includes(coding) && weight(coding) > (best ? weight(best) : 0)) best = coding;
  }
  return best && (weights.get('identity') ?? 0) > weight(best) ? undefined : best;
}

export interface FileRequest {
  readonly request: Request;
  readonly file: SiteFile;
  /** Those of its path (`headersFor`). */
  readonly headers: HeaderSet;
  /** 404 for the not-found page, to which conditional headers and ranges do not apply. */
  readonly status: 200 | 404;
}

/** A file in one coding, each of which is a representation of its own (RFC 9110, 8.8.3). */
interface Representation {
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sends the files of one release, whose content never changes, and holds what is asked for most. */
export function createSender() {
  const held = new LRUCache<string, Representation, SiteFile>({
    maxSize: HOLD,
    // The rest of an entry weighs something too.
    sizeCalculation: ({ bytes }) => 1024 + bytes.length,
    // Concurrent requests for one file share one read.
    fetchMethod: (key, _, { context }) => load(context, key.split('\0')[1]),
  });
  /**
   * Answers a GET or HEAD: coding by Accept-Encoding, 304 and 412 by strong entity tag, 206 and 416
   * by Range (GET only, on the uncompressed bytes). Files have no dates, so If-Modified-Since is
   * ignored (RFC 9110, 13.1.3).
   * @returns at once for what is held in memory
   * @throws the file system's own error when the file cannot be read
   */
  return (asked: FileRequest): Response | Promise<Response> => {
    const { request, file } = asked;
    const coding =
      rangeOf(asked) === null
        ? chooseCoding(request.headers.get('accept-encoding'), file.codings)
        : undefined;
    const key = `${file.location}\0${coding ?? ''}`;
    const found = held.get(key);
    if (found !== undefined) return respond(asked, coding, found);
    return held.forceFetch(key, { context: file }).then((read) => respond(asked, coding, read));
  };
}

async function load({ location }: SiteFile, coding = ''): Promise<Representation> {
  const read = await readFile(coding === 'br' ? `${location}.br` : location);
  const bytes = coding === 'gzip' ? await gzipped(read, { level: 9 }) : read;
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { etag: `"${hash.slice(0, 27)}"`, bytes };
}

/** The Range header, which applies to GET only (RFC 9110, 14.2). */
function rangeOf({ request, status }: FileRequest): string | null {
  return status === 200 && request.method === 'GET' ? request.headers.get('range') : null;
}

function respond(
  asked: FileRequest,
  coding: Coding | undefined,
  { etag, bytes }: Representation,
): Response {
  const { request, file, headers, status } = asked;
  const out: Record<string, string> = { ...headers };
  const withoutBody = (code: number) => {
    // The headers of a hashed file would keep the refusal for a year.
    if (code > 400) out['Cache-Control'] = 'no-store';
    return new Response(null, { status: code, headers: out });
  };
  if (file.codings.length > 0) out['Vary'] = 'Accept-Encoding';
  if (status === 200) {
    out['ETag'] = etag;
    const ifMatch = request.headers.get('if-match');
    if (ifMatch !== null && !lists(ifMatch, etag)) return withoutBody(412);
    const ifNoneMatch = request.headers.get('if-none-match');
    if (ifNoneMatch !== null && lists(ifNoneMatch.replaceAll('W/', ''), etag)) {
      return withoutBody(304);
    }
    out['Accept-Ranges'] = 'bytes';
  }
  const range = partOf(asked, etag, bytes.length);
  if (range === 'unsatisfiable') {
    out['Content-Range'] = `bytes */${bytes.length}`;
    return withoutBody(416);
  }
  out['Content-Type'] = file.type;
  if (coding !== undefined) out['Content-Encoding'] = coding;
  const body = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  out['Content-Length'] = String(body.length);
  if (range) out['Content-Range'] = `bytes ${range.start}-${range.end}/${bytes.length}`;
  const code = range ? 206 : status;
  return request.method === 'HEAD'
    ? withoutBody(code)
    : new Response(body, { status: code, headers: out });
}

/** The one range of bytes that is asked for; several, and what is malformed, get the whole file. */
function partOf(
  asked: FileRequest,
  etag: string,
  size: number,
): Range | 'unsatisfiable' | undefined {
  const header = rangeOf(asked);
  // A part that the client already has may come from other bytes.
  const ifRange = asked.request.headers.get('if-range');
  if (header === null || (ifRange !== null && ifRange.trim() !== etag)) return undefined;
  const { code, type, ranges } = parseRange(size, header);
  const isMalformed = (code & 1) !== 0;
  if (type !== 'bytes' || isMalformed || ranges.length > 1) return undefined;
  return ranges[0] ?? 'unsatisfiable';
}

function lists(tags: string, etag: string): boolean {
  return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim() === etag);
}
