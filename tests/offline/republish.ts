import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '#prerender/offline/content-hash.ts';
import { partsOf } from '#prerender/offline/document-parts.ts';
import { hashedFile, workerScript } from '#prerender/offline/write-worker.ts';
import { headersFor } from '#server/http/headers.ts';
import { pageFile } from '#server/http/site-manifest.ts';
import type { SiteManifest } from '#server/http/site-manifest.ts';
import { packUrl } from '#src/features/offline/page-store/plan.ts';
import type {
  BuildFiles,
  Frame,
  PackedCatalog,
  PagePack,
} from '#src/features/offline/page-store/plan.ts';

/** The copy may consist of links to the files of the build itself, which must not change. */
function replace(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text);
}

/**
 * Brings a copy of a build up to date after the document of one of its pages was edited: its pack, the
 * catalog, the frame with the headers of the manifest, and `sw.js`.
 */
export async function republish(
  dist: string,
  { path: page, layout }: { readonly path: string; readonly layout: string },
  manifest: SiteManifest,
): Promise<void> {
  const text = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const script = text('sw.js');
  const files = JSON.parse(/hauseBuild=(.*);$/mu.exec(script)?.[1] ?? '') as BuildFiles;
  const worker = /"(\/assets\/worker\/[^"]+)"/u.exec(script)?.[1] ?? '';
  const frame = JSON.parse(text(files.frame[0])) as Frame;
  const catalog = JSON.parse(text(files.catalog[0])) as PackedCatalog;
  const row = catalog.pages.find(([candidate]) => candidate === page);
  if (row === undefined) throw new Error(`${page} is not in the catalog.`);
  const pack = JSON.parse(text(packUrl({ path: page, hash: row[2] }))) as PagePack;
  const changed: PagePack = {
    ...pack,
    document: partsOf({ layout, html: text(pageFile(page)) }, frame.segments),
  };
  const bytes = JSON.stringify(changed);
  const hash = contentHash(bytes);
  replace(path.join(dist, packUrl({ path: page, hash })), bytes);
  const pages = catalog.pages.map((candidate): PackedCatalog['pages'][number] => {
    const [at, name, , ...rest] = candidate;
    return at === page ? [at, name, hash, ...rest] : candidate;
  });
  const put = (name: string, value: unknown) => {
    const { reference, text: json } = hashedFile(name, value);
    replace(path.join(dist, reference[0]), json);
    return reference;
  };
  const next: BuildFiles = {
    frame: put('frame', { ...frame, headers: headersFor('/', manifest) }),
    catalog: put('catalog', { ...catalog, pages }),
  };
  for (const coding of ['br', 'zst']) rmSync(path.join(dist, `sw.js.${coding}`), { force: true });
  replace(path.join(dist, 'sw.js'), workerScript(next, worker));
}
