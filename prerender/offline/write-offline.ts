import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFor } from '#server/http/headers.ts';
import type { HeaderSource } from '#server/http/headers.ts';
import { pageFile } from '#server/http/site-manifest.ts';
import type { Layout } from '#src/content/schema/pages.ts';
import type {
  BuildFiles,
  Catalog,
  Frame,
  PageTier,
} from '#src/features/offline/page-store/plan.ts';
import { SEARCH_INDEX } from '#src/features/search/index-format.ts';
import { ENTRY } from '../bundle.ts';
import type { Bundle } from '../bundle.ts';
import type { Output } from '../output.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { contentHash } from '../digest.ts';
import { filesOnRequest } from './files-on-request.ts';
import { fileReferences, packPages } from './page-packs.ts';
import { kindOf } from './search-parts.ts';
import { bundleScript } from '../bundle-script.ts';
import { hashedFile, isCoreFile, workerScript } from './write-worker.ts';

const WORKER = 'src/features/offline/worker';

/** When pages are stored: home, the saved-pages list and the form on installation. */
const TIERS: Partial<Record<Layout, PageTier>> = {
  home: 'core',
  offline: 'core',
  contact: 'core',
  'not-found': 'not-found',
};

export interface OfflineFacts {
  /** The project folder. */
  readonly root: string;
  readonly site: LoadedSite;
  readonly bundle: Bundle;
  readonly manifest: HeaderSource;
  /** The folder with all other files. */
  readonly output: Output;
}

/**
 * Writes everything that makes the site readable offline: the page packs, the search index, the frame,
 * the catalog, the service worker and its kill switch. Runs after the pages are written
 * (docs/decisions/0014-a-deploy-costs-what-changed.md).
 */
export async function writeOffline({
  root,
  site,
  bundle,
  manifest,
  output,
}: OfflineFacts): Promise<void> {
  const read = (name: string) => readFileSync(path.join(output.folder, name));
  const put = (url: string, text: string) => output.put(url.slice(1), text);
  const onRequest = requested(site, bundle);
  const packed = packPages(
    [...site.pages.values()].map(
      ({ path: at, breadcrumbs, page, page: { name, layout, line, head, saved } }) => ({
        path: at,
        name,
        layout,
        kind: kindOf(page),
        line,
        html: read(pageFile(at)).toString(),
        title: head.title,
        description: head.description,
        trail: breadcrumbs.slice(1, -1).map((crumb) => crumb.name),
        tier: saved ?? TIERS[layout] ?? ('later' as const),
        onRequest: onRequest.get(layout) ?? [],
      }),
    ),
    { names: output.names, read },
  );
  for (const [name, text] of packed.packs) output.put(name, text);
  put(SEARCH_INDEX, packed.search);
  const heldBack = new Set([...onRequest.values()].flatMap((names) => [...names]));
  const core = output.names.filter((name) => isCoreFile(name) && !heldBack.has(name));
  const frame: Frame = {
    code: bundle.code,
    headers: headersFor('/', manifest),
    segments: packed.segments,
    files: fileReferences(core, { read }),
  };
  const putHashed = (name: string, value: unknown) => {
    const { reference, text } = hashedFile(name, value);
    put(reference[0], text);
    return reference;
  };
  const catalog: Catalog = { pages: packed.planned, redirects: site.redirects };
  const files: BuildFiles = {
    frame: putHashed('frame', frame),
    catalog: putHashed('catalog', catalog),
  };
  const worker = await bundleScript(root, `${WORKER}/sw.ts`);
  const workerUrl = `/assets/worker/${contentHash(worker)}.js`;
  put(workerUrl, worker);
  put('/sw.js', workerScript(files, workerUrl));
  // See README, "Remove the service worker".
  put('/sw-kill.js', await bundleScript(root, `${WORKER}/sw-kill.ts`));
}

/** Names of the files that only pages saved on request load, by layout. */
function requested({ pages }: LoadedSite, { manifest, entry }: Bundle) {
  const all = [...pages.values()].map(({ page }) => page);
  const shown = new Set(all.map(({ layout }) => layout));
  const saved = new Set(all.flatMap((page) => (page.saved === undefined ? page.layout : [])));
  return filesOnRequest(
    manifest,
    ENTRY,
    (Object.keys(entry.LAYOUT_MODULES) as Layout[]).map((layout) => ({
      layout,
      module: entry.LAYOUT_MODULES[layout],
      isOnRequest: shown.has(layout) && !saved.has(layout),
    })),
  );
}
