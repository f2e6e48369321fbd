import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFolder } from '#build/compress.ts';
import { listen, type Listening } from '#server/listen.ts';
import { FileStore } from '#server/http/file-store.ts';
import { filesByPath, listFolder } from '#server/http/list-folder.ts';
import { sendFile } from '#server/http/send-file.ts';

/**
 * Serves a built peer with brotli and long caching, as a good static host would. The folder is
 * copied first, because compressed files are added to it.
 */
export async function serveFolder(folder: string): Promise<Listening> {
  const copy = mkdtempSync(path.join(tmpdir(), 'hause-peer-'));
  cpSync(folder, copy, { recursive: true });
  await compressFolder(copy);
  const files = filesByPath({ dir: copy }, listFolder(copy));
  const store = new FileStore();
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
      return sendFile(store, { request, file, headers, status: 200 });
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
