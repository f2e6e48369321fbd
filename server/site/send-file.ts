import type { HeaderSet } from '#build/site/headers.ts';
import { chooseCoding } from './negotiate.ts';
import { parseRange } from './ranges.ts';
import type { SiteFile } from './site-file.ts';

/**
 * Answers a GET or HEAD with a file: coding by Accept-Encoding, 304 and 412 by entity tag, 206 and
 * 416 by Range (always on the uncompressed bytes). Files have no dates, so If-Modified-Since is
 * ignored (RFC 9110, 13.1.3).
 * @param headers the result of `headersFor` for the path
 * @param status 200, or the status of an error page (then conditional headers are ignored)
 */
export function sendFile(
  request: Request,
  file: SiteFile,
  headers: HeaderSet,
  status = 200,
): Response {
  const rangeHeader = status === 200 ? request.headers.get('range') : null;
  const coding =
    rangeHeader === null
      ? chooseCoding(request.headers.get('accept-encoding'), file.codings)
      : undefined;
  const etag = file.etag(coding);
  const out = new Headers({ ...headers });
  if (file.codings.length > 0) out.set('Vary', 'Accept-Encoding');

  if (status === 200) {
    out.set('ETag', etag);
    const ifMatch = request.headers.get('if-match');
    if (ifMatch !== null && !listsTag(ifMatch, etag, 'strong')) {
      return new Response(null, { status: 412, headers: out });
    }
    const ifNoneMatch = request.headers.get('if-none-match');
    if (ifNoneMatch !== null && listsTag(ifNoneMatch, etag, 'weak')) {
      return new Response(null, { status: 304, headers: out });
    }
    out.set('Accept-Ranges', 'bytes');
  }

  out.set('Content-Type', file.type);
  if (rangeHeader !== null && rangeStillApplies(request, etag)) {
    const range = parseRange(rangeHeader, file.bytes.length);
    if (range === 'unsatisfiable') {
      out.set('Content-Range', `bytes */${file.bytes.length}`);
      out.delete('Content-Type');
      return new Response(null, { status: 416, headers: out });
    }
    if (range !== undefined) {
      const part = file.bytes.subarray(range.first, range.last + 1);
      out.set('Content-Range', `bytes ${range.first}-${range.last}/${file.bytes.length}`);
      return withBody(request, part, 206, out);
    }
  }
  if (coding !== undefined) out.set('Content-Encoding', coding);
  return withBody(request, file.body(coding), status, out);
}

function withBody(
  request: Request,
  body: Buffer<ArrayBuffer>,
  status: number,
  headers: Headers,
): Response {
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** If-Range: send the range only if the client's earlier part came from the same bytes. */
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
