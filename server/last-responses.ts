import type { Server, ServerResponse } from 'node:http';

/** Ends the connections of a server after a response, and never in the middle of one. */
interface LastResponses {
  /** Call with every response before it is made. */
  add(response: ServerResponse): void;
  /** From now on, every response tells its client that it is the last one on its connection. */
  announce(): void;
  /** Accepts no more connections. @returns when all connections have ended */
  close(): Promise<void>;
}

/**
 * `server.close()` alone ends only connections that are idle at that moment: on a busy one, a client
 * would go on to send requests, the last of which would be cut off.
 */
export function lastResponses(server: Server): LastResponses {
  const unfinished = new Set<ServerResponse>();
  let isLast = false;
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node calls this in `close()`, and takes a connection for idle once the last byte of its response
  // is in a buffer: a client that is still reading would get only a part.
  server.closeIdleConnections = () => {
    if (![...unfinished].some(({ writableEnded }) => writableEnded)) closeIdle();
  };
  const mark = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  const announce = () => {
    isLast = true;
    for (const response of unfinished) mark(response);
  };
  return {
    add(response) {
      unfinished.add(response);
      if (isLast) mark(response);
      response.once('close', () => {
        unfinished.delete(response);
        // Its headers may have been sent too early to say that it was the last.
        if (!server.listening) server.closeIdleConnections();
      });
    },
    announce,
    close: () => {
      announce();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
