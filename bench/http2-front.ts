import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import { sendOn } from '#tests/support/servers/send-on.ts';

/** A local server. */
export interface BenchServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Connection-specific headers, which must not be forwarded (RFC 9110, 7.6.1; RFC 9113, 8.2.2). */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Puts HTTP/2 and TLS in front of a local server, as a real host would: one connection for all
 * files, and a longer handshake.
 * @param origin the origin of the server behind it, `http://127.0.0.1:…`
 */
export async function serveHttp2(origin: string): Promise<BenchServer> {
  const pem = await newCertificate();
  const agent = new Agent({ keepAlive: true });
  const passOn = async (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const answer = await sendOn(
      new URL(incoming.url, origin),
      {
        agent,
        method: incoming.method,
        headers: { ...Object.fromEntries(headers), host: new URL(origin).host },
      },
      await buffer(incoming),
    );
    const kept = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
    outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(outgoing);
  };
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    passOn(incoming, outgoing).catch(() => outgoing.writeHead(502).end());
  });
  const { port, shut } = await listenLocally(server);
  return {
    url: `https://127.0.0.1:${String(port)}`,
    close: async () => {
      await shut();
      agent.destroy();
    },
  };
}

/** A private key and a self-signed certificate, in one PEM string. */
async function newCertificate(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hause-certificate-'));
  try {
    return await getCertificate(folder, '127.0.0.1', ['127.0.0.1']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
