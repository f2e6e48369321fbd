import { REQUEST_ID_HEADER } from './enquiries/protocol.ts';
import type { Handler } from './listen.ts';
import type { Log } from './log.ts';

/**
 * Writes one line per request: method, path, status, milliseconds, and the request id, which other
 * lines may refer to. It omits the address, query, body and user agent, so a line does not identify
 * the client.
 */
export function withAccessLog(handler: Handler, log: Log): Handler {
  return async (request, bindings) => {
    const start = performance.now();
    const response = await handler(request, bindings);
    const { method } = request;
    const path = new URL(request.url).pathname;
    const { status } = response;
    const ms = Math.round(performance.now() - start);
    const requestId = response.headers.get(REQUEST_ID_HEADER) ?? undefined;
    log.info(`${method} ${path} ${status} ${ms}ms`, { method, path, status, ms, requestId });
    return response;
  };
}
