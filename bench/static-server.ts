import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

export interface StaticServer {
  readonly url: string;
  close(): void;
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/u;

/** Serves a built folder with brotli and long caching, as a good static host would serve a peer. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wanted = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    const file = [wanted, path.join(wanted, 'index.html'), `${wanted}.html`].find(
      (one) => one.startsWith(folder) && existsSync(one) && statSync(one).isFile(),
    );
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = getMimeType(file) ?? 'application/octet-stream';
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Cache-Control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000',
    };
    let body = readFileSync(file);
    const accepts = String(request.headers['accept-encoding']).includes('br');
    if (accepts && COMPRESSIBLE.test(type)) {
      const known = compressed.get(file) ?? brotliCompressSync(body);
      compressed.set(file, known);
      body = Buffer.from(known);
      headers['Content-Encoding'] = 'br';
    }
    response.writeHead(200, { ...headers, 'Content-Length': String(body.length) }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
