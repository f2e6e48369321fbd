/**
 * Pages, frames and pictures are stored compressed: uncompressed, the whole site would take six times
 * the space on the device. The browser compresses them as a stream.
 */
const PACKED = 'x-hause-packed';

/** @throws TypeError if the browser cannot compress */
async function compress(plain: Blob): Promise<Blob> {
  const stream = plain.stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).blob();
}

/** Compresses the text of a response, if the browser can; also returns its stored size, in bytes. */
export async function pack(
  text: string,
  headers: Headers,
): Promise<{ readonly response: Response; readonly bytes: number }> {
  const plain = new Blob([text]);
  const body = await compress(plain).catch(() => null);
  if (body === null) return { response: new Response(plain, { headers }), bytes: plain.size };
  headers.set(PACKED, 'gzip');
  return { response: new Response(body, { headers }), bytes: body.size };
}

/**
 * The original response of `pack`; others are returned unchanged. It is decompressed completely
 * before it is returned: a stream that a page stops reading would keep the worker busy, and an
 * update waiting.
 * @throws TypeError if the compressed data is damaged
 */
export async function unpack(response: Response): Promise<Response> {
  if (response.headers.get(PACKED) !== 'gzip' || response.body === null) return response;
  const headers = new Headers(response.headers);
  headers.delete(PACKED);
  const plain = response.body.pipeThrough(new DecompressionStream('gzip'));
  const body = await new Response(plain).arrayBuffer();
  return new Response(body, { status: response.status, headers });
}

/**
 * The response without its original URL, so that the client sees the URL it requested, and whether
 * it was redirected there.
 */
export const withoutAddress = ({ body, status, headers }: Response): Response =>
  new Response(body, { status, headers });
