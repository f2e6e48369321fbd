import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { ProxyServer } from 'httpxy';
import { listenLocally } from '#tests/support/servers/local-server.ts';

/** A local server. */
export interface BenchServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Puts HTTP/2 and TLS in front of a local server, as a real host would: one connection for all
 * files, and a longer handshake.
 * @param origin the origin of the server behind it, `http://127.0.0.1:…`
 */
export async function serveHttp2(origin: string): Promise<BenchServer> {
  const pem = await newCertificate();
  const agent = new Agent({ keepAlive: true });
  const proxy = new ProxyServer<Http2ServerRequest, Http2ServerResponse>();
  // HTTP/2 forbids connection-specific headers (RFC 9113, 8.2.2).
  proxy.on('proxyRes', ({ headers }) => {
    delete headers['keep-alive'];
  });
  const options = { target: origin, changeOrigin: true, agent };
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    proxy.web(incoming, outgoing, options).catch(() => outgoing.writeHead(502).end());
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
