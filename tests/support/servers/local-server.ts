import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';

/** The address of this machine that no other machine can reach. */
const LOCAL = '127.0.0.1';

/** A server on this machine that can go down and come back. */
export interface LocalServer {
  /** Stays the same across `close` and `open`. */
  readonly port: number;
  /** Address and port, as in a URL. */
  readonly host: string;
  /** Breaks every connection and refuses new ones, like a server that is down. */
  close(): Promise<void>;
  /** Accepts connections again. */
  open(): Promise<void>;
}

/** Makes a server (HTTP, HTTP/2 or TCP) listen on a free local port. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    // Connections are broken on purpose here; the other side detects it on its own.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  let port = 0;
  const open = async () => {
    if (server.listening) return;
    server.listen(port, LOCAL);
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  await open();
  return {
    port,
    host: `${LOCAL}:${String(port)}`,
    open,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
