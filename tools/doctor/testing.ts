import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer on its way through a proxy that may spoil it. */
export interface PassingReply {
  readonly method: string;
  readonly path: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Spoil = (reply: PassingReply) => void;

export interface SpoilingProxy {
  readonly url: string;
  /** What is done to every answer from now on. */
  spoil(how: Spoil): void;
  stop(): Promise<void>;
}

/**
 * A proxy in front of a server, as deployments have one, that does to its answers what a wrong
 * configuration does. Requests are passed on with their Host, as the documentation asks for.
 */
export async function startSpoilingProxy(target: string): Promise<SpoilingProxy> {
  let how: Spoil = () => undefined;
  const { hostname, port } = new URL(target);
  const server: Server = createServer((incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const passed = request({ hostname, port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const reply: PassingReply = {
          method,
          path,
          status: answer.statusCode ?? 502,
          headers: { ...answer.headers },
          body: Buffer.concat(chunks),
        };
        delete reply.headers['transfer-encoding'];
        delete reply.headers['content-length'];
        how(reply);
        outgoing.writeHead(reply.status, reply.headers);
        outgoing.end(reply.body);
      });
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    spoil(next) {
      how = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
