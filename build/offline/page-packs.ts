import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import pMap from 'p-map';
import type { PagePack, PlannedPage } from '#src/features/offline/page-store/plan.ts';
import { pageFile } from '../site/site-manifest.ts';
import { deltaFrom } from './make-delta.ts';

const brotli = promisify(brotliCompress);

/** URLs of the pictures that a document shows. */
export const artOf = (html: string): string[] => [...new Set(html.match(/\/art\/[\w.-]+\.svg/gu))];

/**
 * Folder of the packs inside `dist`. The names are hashed, so the server keeps those of previous
 * builds.
 */
export const PACKS_FOLDER = 'assets/pages';

/**
 * Writes one file per page that contains its document and its pictures (`PagePack`).
 * @param frame the document whose text the pages share: the not-found page
 * @returns what the service worker must know about the packs, in the given order
 * @throws Error when a document shows a picture that the build did not draw
 */
export async function writePagePacks(
  dist: string,
  pages: readonly { readonly path: string; readonly name: string }[],
  frame: string,
): Promise<PlannedPage[]> {
  await mkdir(path.join(dist, PACKS_FOLDER), { recursive: true });
  const delta = deltaFrom(frame);
  return pMap(
    pages,
    async (page) => {
      const html = await readFile(path.join(dist, pageFile(page.path)), 'utf8');
      const art: Record<string, string> = {};
      for (const address of artOf(html)) {
        art[address] = await readFile(path.join(dist, address), 'utf8').catch(() => {
          throw new Error(`${page.path} shows ${address}, but the build has no such picture.`);
        });
      }
      const bytes = Buffer.from(JSON.stringify({ document: delta(html), art } satisfies PagePack));
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      const file = `${PACKS_FOLDER}/${slugOf(page.path)}-${hash}.json`;
      await writeFile(path.join(dist, file), bytes);
      return { ...page, pack: `/${file}`, hash, wireBytes: await brotliSize(bytes) };
    },
    { concurrency: 8 },
  );
}

const slugOf = (pagePath: string) => pagePath.slice(1).replaceAll('/', '_');

/** An approximate size for display: the compression used for delivery takes ten times as long. */
async function brotliSize(bytes: Buffer): Promise<number> {
  const compressed = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  return compressed.length;
}
