import type { Layout } from '#src/content/schema/pages.ts';
import { packCatalog } from '#src/features/offline/page-store/plan.ts';
import type { BuildFiles, Frame, PageTier } from '#src/features/offline/page-store/plan.ts';
import { fileOf } from '../incremental/output-folder.ts';
import type { OutputFolder } from '../incremental/output-folder.ts';
import { contentHash } from './content-hash.ts';
import { writePagePacks } from './page-packs.ts';
import {
  bundleKillSwitch,
  coreFiles,
  fileReferences,
  hashedFile,
  keptWorker,
  workerScript,
} from './write-worker.ts';
import { headersFor } from '#server/http/headers.ts';
import type { SiteManifest } from '#server/http/site-manifest.ts';
import type { ContentStore } from '../plugins/content.ts';

/** When pages are stored: home, the saved-pages list and the form on installation. */
const TIERS: Partial<Record<Layout, PageTier>> = {
  home: 'core',
  offline: 'core',
  contact: 'core',
  'not-found': 'not-found',
};

/** What the build knows about itself at this point. */
export interface OfflineFacts {
  /** Names the scripts and styles of the build (`PageData.code`). */
  readonly code: string;
  readonly manifest: SiteManifest;
  /** A digest of all code; results cached between builds depend on it. */
  readonly sources: string;
  readonly dist: string;
  /** The folder's files, including those yet to be written. */
  readonly output: OutputFolder;
  /** Names of files that only pages saved on request load, by layout. */
  readonly onRequest: ReadonlyMap<Layout, ReadonlySet<string>>;
}

/**
 * Writes everything that makes the site readable offline: the page packs, the search index, the frame,
 * the catalog, the service worker and its kill switch. Runs after the pages are written
 * (docs/decisions/0014-a-deploy-costs-what-changed.md).
 */
export async function writeOffline(
  root: string,
  store: ContentStore,
  {
    code,
    manifest,
    sources,
    dist,
    output,
    onRequest,
    buildWorker,
  }: OfflineFacts & { readonly buildWorker: () => Promise<string> },
): Promise<void> {
  const loaded = await store.get();
  const sequences = new Map<string, number>();
  const pages = [...loaded.pages.values()].map(
    ({ path: page, previous, next, breadcrumbs, page: { name, layout, head, saved } }) => {
      const begun = previous === null ? undefined : sequences.get(previous.href);
      const isAlone = previous === null && next === null;
      const sequence = isAlone ? 0 : (begun ?? Math.max(0, ...sequences.values()) + 1);
      sequences.set(page, sequence);
      return {
        path: page,
        name,
        layout,
        title: head.title,
        description: head.description,
        trail: breadcrumbs.slice(1, -1).map((crumb) => crumb.name),
        tier: saved ?? TIERS[layout] ?? ('later' as const),
        files: fileReferences(dist, onRequest.get(layout) ?? []),
        sequence,
      };
    },
  );
  const { segments, planned } = await writePagePacks(dist, pages, { sources, output });
  const heldBack = new Set([...onRequest.values()].flatMap((names) => [...names]));
  const frame: Frame = {
    code,
    headers: headersFor('/', manifest),
    segments,
    files: coreFiles(
      dist,
      [...output.files].filter((name) => !heldBack.has(name)),
    ),
  };
  const put = (url: string, text: string) => output.put(url.slice(1), fileOf(text));
  const putHashed = async (name: string, value: unknown) => {
    const { reference, text } = hashedFile(name, value);
    await put(reference[0], text);
    return reference;
  };
  const catalog = packCatalog({ pages: planned, redirects: loaded.redirects });
  const files: BuildFiles = {
    frame: await putHashed('frame', frame),
    catalog: await putHashed('catalog', catalog),
  };
  const worker = await keptWorker('sw', sources, buildWorker);
  const workerUrl = `/assets/worker/${contentHash(worker)}.js`;
  await put(workerUrl, worker);
  await put('/sw.js', workerScript(files, workerUrl));
  // See README, "Remove the service worker".
  await put('/sw-kill.js', await keptWorker('sw-kill', sources, () => bundleKillSwitch(root)));
}
