import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFolder } from '#build/compress.ts';
import { listen, type Listening } from '#server/listen.ts';
import { FileSender, listFiles } from '#server/http/files.ts';

/**
 * Serves a built peer with brotli and long caching, as a good static host would. The folder is
 * copied first, because compressed files are added to it.
 */
export async function serveFolder(folder: string): Promise<Listening> {
  const copy = mkdtempSync(path.join(tmpdir(), 'hause-peer-'));
  cpSync(folder, copy, { recursive: true });
  await compressFolder(copy);
  const files = listFiles(copy);
  const sender = new FileSender();
  const { url, server, close } = await listen(
    (request) => {
      const address = decodeURIComponent(new URL(request.url).pathname);
      const file =
        files.get(address) ??
        files.get(`${address.replace(/\/$/u, '')}/index.html`) ??
        files.get(`${address}.html`);
      if (file === undefined) return new Response(null, { status: 404 });
      const isPage = file.type.startsWith('text/html');
      const caching = isPage ? 'no-cache' : 'public, max-age=31536000';
      const headers = { 'Cache-Control': caching };
      return sender.send({ request, file, headers, status: 200 });
    },
    0,
    '127.0.0.1',
  );
  return {
    url,
    server,
    async close() {
      await close();
      rmSync(copy, { recursive: true });
    },
  };
}
