import { brotliCompressSync } from 'node:zlib';
import { listen, type Listening } from '#server/listen.ts';
import { readFolder } from '#server/site/load-build.ts';
import { sendFile } from '#server/site/send-file.ts';
import { SiteFile } from '#server/site/site-file.ts';

/** Serves a built peer with brotli and long caching, as a good static host would. */
export function serveFolder(folder: string): Promise<Listening> {
  const files = readFolder(folder);
  const compressed = new Map<string, SiteFile>();
  /**
   * Adds brotli where the folder has none, compressing on first request because a peer may be large.
   */
  const fileAt = (path: string): SiteFile | undefined => {
    const file = files.get(path);
    if (file === undefined || file.codings.length === 0 || file.codings.includes('br')) return file;
    const known = compressed.get(path);
    if (known !== undefined) return known;
    const made = new SiteFile(path, file.bytes, { br: brotliCompressSync(file.bytes) });
    compressed.set(path, made);
    return made;
  };
  return listen(
    (request) => {
      const path = decodeURIComponent(new URL(request.url).pathname);
      const file =
        fileAt(path) ?? fileAt(`${path.replace(/\/$/u, '')}/index.html`) ?? fileAt(`${path}.html`);
      if (file === undefined) return new Response(null, { status: 404 });
      const isPage = file.type.startsWith('text/html');
      return sendFile(request, file, {
        'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000',
      });
    },
    0,
    '127.0.0.1',
  );
}
