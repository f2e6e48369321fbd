import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import type { StaticServer } from './static-server.ts';

/** Headers of one connection, which mean nothing on another (RFC 9110, 7.6.1; RFC 9113, 8.2.2). */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Puts HTTP/2 and TLS in front of a local server, as every host does that the site would be deployed to:
 * one connection for all files, and a longer greeting.
 * @param origin of the server behind, `http://127.0.0.1:…`
 */
export async function serveHttp2(origin: string): Promise<StaticServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    passOn(incoming, outgoing, origin, agent);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${String(port)}`,
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
      agent.destroy();
    },
  };
}

function passOn(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  origin: string,
  agent: Agent,
): void {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const behind = request(
    new URL(incoming.url, origin),
    {
      agent,
      method: incoming.method,
      headers: { ...Object.fromEntries(headers), host: new URL(origin).host },
    },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(outgoing);
    },
  );
  behind.on('error', () => {
    outgoing.writeHead(502).end();
  });
  incoming.pipe(behind);
}
