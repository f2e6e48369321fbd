import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

export type Handler = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** How long requests in flight may take to finish after a signal, in milliseconds. */
const GRACE = 5_000;

/**
 * How long an idle connection is kept open, in milliseconds: a little longer than the minute that
 * proxies keep theirs, so none sends a request into a closing connection.
 */
const KEEP_ALIVE = 75_000;

/**
 * How long a request may take without a byte sent or received, in milliseconds: a client that stops
 * reading would otherwise occupy its connection and an open file forever.
 */
const STALLED = 60_000;

/** How long the headers of a request may take to arrive, in milliseconds. */
const HEADERS = 10_000;

/** The port cannot be used. The message says in one line why and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Listens on a port. From then on, `Request` and `Response` are Hono's own: a response is then
 * written directly rather than through a stream, at twice the rate. A malformed request line or
 * Host gets 400 with an explanation.
 * @param stalled when to close a connection without progress, in milliseconds
 * @throws ListenError when the port is taken or not allowed
 */
export async function listen(handler: Handler, port: number, host: string, stalled = STALLED) {
  const listener = getRequestListener((request, env) => handler(request, env as HttpBindings), {
    // HTTP/1.0 does not require a Host, and some balancers' health checks send none.
    hostname: 'localhost',
    errorHandler: () =>
      new Response('This request is malformed. Check the address and the Host header.\n', {
        status: 400,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      }),
  });
  const server = createServer(
    {
      headersTimeout: Math.min(HEADERS, stalled),
      requestTimeout: 30_000,
      // How often Node looks whether these have passed; by default every 30 s.
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: KEEP_ALIVE,
    },
    (req, res) => {
      connections.serve(res);
      void listener(req, res);
    },
  );
  const connections = trackConnections(server);
  server.setTimeout(stalled);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new ListenError(listenMessage(error, port, host), { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shownHost = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    server,
    /** Its base URL, without a trailing slash, for example `http://127.0.0.1:4173`. */
    url: `http://${shownHost}:${address.port}`,
    /**
     * Goes on serving, but ends each connection after its next response, so that clients and
     * proxies connect to another instance. Call when this one is about to stop.
     */
    endConnections: connections.end,
    /**
     * Stops accepting connections, lets requests in flight finish, each as the last one on its
     * connection, and resolves when all connections are closed.
     */
    close: async () => {
      const cut = setTimeout(() => server.closeAllConnections(), GRACE);
      // Not `server.close()`, which closes a connection once the last byte of its response is in a
      // buffer: a client that is still reading would get only a part.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
      connections.end();
      connections.closeIdle();
      await closed;
      server.closeAllConnections();
      clearTimeout(cut);
    },
  };
}

/** Ends the connections of a server after a response, and never in the middle of one. */
function trackConnections(server: Server) {
  const open = new Set<Socket>();
  const unfinished = new Map<ServerResponse, Socket | null>();
  let isEnding = false;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const mark = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  return {
    /** Call with every response before it is made. */
    serve(response: ServerResponse) {
      unfinished.set(response, response.socket);
      if (isEnding) mark(response);
      response.once('close', () => {
        const socket = unfinished.get(response);
        unfinished.delete(response);
        // Its headers may have been sent too early to say that it was the last.
        if (!server.listening) socket?.destroySoon();
      });
    },
    /** From now on, every response tells its client that it is the last one on its connection. */
    end() {
      isEnding = true;
      for (const response of unfinished.keys()) mark(response);
    },
    closeIdle() {
      const busy = new Set(unfinished.values());
      for (const socket of open) if (!busy.has(socket)) socket.destroy();
    },
  };
}

function listenMessage(error: NodeJS.ErrnoException, port: number, host: string): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port === 65_535 ? 4173 : port + 1} npm start`
    : `The server cannot listen on ${host}:${port}: ${error.message}`;
}
