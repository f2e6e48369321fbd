import type { HeaderSet } from './headers.ts';
import type { FileStore, Representation } from './file-store.ts';
import { chooseCoding } from './negotiate.ts';
import { parseRange } from './ranges.ts';
import type { Coding, SiteFile } from './site-file.ts';

export interface FileRequest {
  readonly request: Request;
  readonly file: SiteFile;
  /** The result of `headersFor` for the path. */
  readonly headers: HeaderSet;
  /** 200, or the status of an error page (then conditional headers are ignored). */
  readonly status: 200 | 404;
}

/**
 * Answers a GET or HEAD with a file: coding by Accept-Encoding, 304 and 412 by entity tag, 206 and
 * 416 by Range (GET only, always on the uncompressed bytes). Files have no dates, so
 * If-Modified-Since is ignored (RFC 9110, 13.1.3).
 * @returns synchronously for files that the store holds in memory
 * @throws the file system's own error when the file cannot be read
 */
export function sendFile(store: FileStore, asked: FileRequest): Response | Promise<Response> {
  const coding = wantedCoding(asked, asked.file.codings);
  const held = store.held(asked.file, coding);
  return held === undefined ? openAndSend(store, asked) : respond(asked, coding, held);
}

async function openAndSend(store: FileStore, asked: FileRequest): Promise<Response> {
  let codings = asked.file.codings;
  for (;;) {
    const coding = wantedCoding(asked, codings);
    const found = await store.open(asked.file, coding);
    if (found !== undefined) return respond(asked, coding, found);
    codings = codings.filter((other) => other !== coding);
  }
}

function wantedCoding(
  { request, status }: FileRequest,
  codings: readonly Coding[],
): Coding | undefined {
  return rangeOf(request, status) === null
    ? chooseCoding(request.headers.get('accept-encoding'), codings)
    : undefined;
}

/** The Range header, which applies to GET only (RFC 9110, 14.2). */
function rangeOf(request: Request, status: number): string | null {
  return status === 200 && request.method === 'GET' ? request.headers.get('range') : null;
}

function respond(
  { request, file, headers, status }: FileRequest,
  coding: Coding | undefined,
  found: Representation,
): Response {
  // Strong: each coding is a separate representation (RFC 9110, 8.8.3).
  const etag = coding === undefined ? `"${found.tag}"` : `"${found.tag}-${coding}"`;
  const out: Record<string, string> = { ...headers };
  const withoutBody = (code: number) => {
    found.close();
    // The headers of a hashed file would keep the refusal for a year.
    if (code > 400) out['Cache-Control'] = 'no-store';
    return new Response(null, { status: code, headers: out });
  };
  if (file.codings.length > 0) out['Vary'] = 'Accept-Encoding';

  if (status === 200) {
    out['ETag'] = etag;
    const ifMatch = request.headers.get('if-match');
    if (ifMatch !== null && !listsTag(ifMatch, etag, 'strong')) return withoutBody(412);
    const ifNoneMatch = request.headers.get('if-none-match');
    if (ifNoneMatch !== null && listsTag(ifNoneMatch, etag, 'weak')) return withoutBody(304);
    out['Accept-Ranges'] = 'bytes';
  }

  const rangeHeader = rangeOf(request, status);
  const range =
    rangeHeader !== null && rangeStillApplies(request, etag)
      ? parseRange(rangeHeader, found.size)
      : undefined;
  if (range === 'unsatisfiable') {
    out['Content-Range'] = `bytes */${found.size}`;
    return withoutBody(416);
  }
  out['Content-Type'] = file.type;
  if (coding !== undefined) out['Content-Encoding'] = coding;
  out['Content-Length'] = String(range ? range.last - range.first + 1 : found.size);
  if (range) out['Content-Range'] = `bytes ${range.first}-${range.last}/${found.size}`;
  const code = range ? 206 : status;
  if (request.method === 'HEAD') return withoutBody(code);
  return new Response(found.body(range), { status: code, headers: out });
}

/** If-Range: send the range only if the client's existing part came from the same bytes. */
function rangeStillApplies(request: Request, etag: string): boolean {
  const ifRange = request.headers.get('if-range');
  return ifRange === null || ifRange.trim() === etag;
}

function listsTag(list: string, etag: string, comparison: 'strong' | 'weak'): boolean {
  if (list.trim() === '*') return true;
  return list
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === etag || (comparison === 'weak' && tag === `W/${etag}`));
}
