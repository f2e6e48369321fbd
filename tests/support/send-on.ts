import { request, type IncomingMessage, type RequestOptions } from 'node:http';

/**
 * Sends a request on to another server, byte for byte: `fetch` would undo its compression.
 * @returns its answer, the body of which is still to be read
 * @throws Error when the connection fails
 */
export function sendOn(
  url: URL,
  options: RequestOptions,
  body: Uint8Array,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
}
