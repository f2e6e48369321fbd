import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A server on 127.0.0.1 that can go away and come back. */
export interface LocalServer {
  /** Stays the same over `shut` and `open`. */
  readonly port: number;
  /** Breaks every connection and refuses new ones, as a server that is down. */
  shut(): Promise<void>;
  /** Takes connections again. */
  open(): Promise<void>;
}

/** Lets a server (HTTP, HTTP/2 or TCP) listen on a free port of this machine. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    // Connections are broken on purpose here; who was cut off notices by itself.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  let port = 0;
  const open = async () => {
    if (server.listening) return;
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  await open();
  return {
    port,
    open,
    async shut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
