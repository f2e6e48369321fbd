import { request, type IncomingMessage, type RequestOptions } from 'node:http';

/**
 * Forwards a request to another server, byte for byte; `fetch` would decompress the response.
 * @returns its response, with the body still unread
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
