import { createServer, type Socket } from 'node:net';
import { listenLocally } from '#tests/support/servers/local-server.ts';

/** PostgreSQL's messages `AuthenticationOk` and `ReadyForQuery`, idle. */
const LOGGED_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A database that lets everyone in and answers nothing, like a pooler whose database is away. */
export interface SilentPostgres {
  readonly url: string;
  /** How many connections are open. */
  connections(): number;
  close(): Promise<void>;
}

export async function startSilentPostgres(): Promise<SilentPostgres> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('data', () => socket.write(LOGGED_IN));
    socket.resume();
    socket.on('close', () => sockets.delete(socket));
  });
  const { host, shut } = await listenLocally(server);
  return {
    url: `postgres://hause@${host}/hause`,
    connections: () => sockets.size,
    close: shut,
  };
}
