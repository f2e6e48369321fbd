/**
 * Documents and pictures are kept compressed: uncompressed, the whole site would take six times the
 * room on the device. Done by the browser, in a stream.
 */
const PACKED = 'X-Hause-Packed';

const canPack = typeof CompressionStream === 'function';

/** A response with its text compressed, and the size that it takes in bytes. */
export async function pack(
  text: string,
  headers: Headers,
): Promise<{ readonly response: Response; readonly bytes: number }> {
  const plain = new Blob([text]);
  if (!canPack) return { response: new Response(plain, { headers }), bytes: plain.size };
  const stream = plain.stream().pipeThrough(new CompressionStream('gzip'));
  const body = await new Response(stream).blob();
  headers.set(PACKED, 'gzip');
  return { response: new Response(body, { headers }), bytes: body.size };
}

/**
 * The response as it was before `pack`; others as they are. Unpacked whole before it is handed out: a
 * stream that a page leaves half read would keep the worker busy, and an update waiting.
 * @throws TypeError when what was packed is damaged
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
 * The response without the address that it once came from: whoever asked sees the address that was asked
 * for, and whether it had been led there by a redirect.
 */
export const withoutAddress = ({ body, status, headers }: Response): Response =>
  new Response(body, { status, headers });
