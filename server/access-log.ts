import type { Handler } from './listen.ts';

/**
 * Writes one line per request: method, path, status, milliseconds. It leaves out the address,
 * query, body and user agent, so a line does not identify the client.
 */
export function withAccessLog(handler: Handler, write: (line: string) => void): Handler {
  return async (request, bindings) => {
    const start = performance.now();
    const response = await handler(request, bindings);
    const path = new URL(request.url).pathname;
    const ms = Math.round(performance.now() - start);
    write(`${request.method} ${path} ${response.status} ${ms}ms`);
    return response;
  };
}
