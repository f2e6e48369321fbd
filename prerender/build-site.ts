import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteBuilder } from 'vite';
import { SEARCH_INDEX } from '#src/features/search/index-format.ts';
import { pageFile } from '#server/http/site-manifest.ts';
import type { SiteManifest } from '#server/http/site-manifest.ts';
import { integrityOf } from './digest.ts';
import { readBundle } from './bundle.ts';
import type { Bundle } from './bundle.ts';
import { compressEffortFrom, compressFolder } from './compress.ts';
import { renderPage } from './pages/render-page.ts';
import { writeOffline } from './offline/write-offline.ts';
import { Output } from './output.ts';
import type { MakeFile } from './output.ts';
import type { ContentStore } from './plugins/content.ts';
import { ContentError } from './content/read-content.ts';
import type { LoadedSite } from './content/load-site.ts';
import { headersFileProblems, toHeadersFile, toRedirectsFile } from './files/host-files.ts';
import { siteFiles } from './files/site-files.ts';
import { siteProblems } from './checks/site-problems.ts';

export interface BuildOptions {
  readonly store: ContentStore;
  readonly enquiryEndpoint: string | null;
  readonly hstsPreload: boolean;
}

/** Files that are written after the pages, because they depend on them. */
const WRITTEN_LAST = ['_headers', '_redirects', 'sw.js', 'sw-kill.js', SEARCH_INDEX.slice(1)];

/** Written last: a server that finds it finds a complete build. */
const MANIFEST_FILE = 'site.json';

/**
 * A build, from the first step to the last: bundles, content, pages and other files, what makes them
 * readable offline, and their compressed forms.
 * @throws ContentError with everything that is wrong with the content, before the first file is written
 */
export async function buildSite(builder: ViteBuilder, options: BuildOptions): Promise<void> {
  const { root, logger } = builder.config;
  const dist = path.join(root, 'dist');
  const meta = path.join(root, 'dist-meta');
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work();
    logger.info(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    return result;
  };

  const site = await timed('Content read', () => options.store.get());
  const effort = compressEffortFrom(process.env['BUILD_COMPRESSION'], site.pages.size);

  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('Both environments are needed.');
  await builder.build(client);
  await builder.build(ssr);
  const bundle = await readBundle(root);

  const manifest = manifestOf(site, bundle, options);
  const files = siteFiles(site);
  const names = new Set([...bundle.files.keys(), ...files.keys(), ...WRITTEN_LAST]);
  const problems = [...headersFileProblems(manifest), ...(await siteProblems(site, names))];
  if (problems.length > 0) throw new ContentError(...problems);

  // From here to its end, a build leaves a folder that no server should start with. A running server
  // keeps its build until the file is back.
  await rm(path.join(meta, MANIFEST_FILE), { force: true });
  const output = new Output(dist);
  for (const [name, content] of bundle.files) output.put(name, content);
  for (const [address, svg] of site.pictures) output.put(address.slice(1), svg);
  await timed(`${String(site.pages.size)} pages and their files written`, () =>
    output.putAll([...files, ...pages(site, bundle)]),
  );
  output.put('_headers', toHeadersFile(manifest));
  output.put('_redirects', toRedirectsFile(manifest));

  await timed('Pages packed for reading offline', () =>
    writeOffline({ root, site, bundle, manifest, output }),
  );
  const buildId = output.id;
  await timed('Files compressed', () => compressFolder(dist, effort));

  await mkdir(meta, { recursive: true });
  await writeFile(
    path.join(meta, MANIFEST_FILE),
    JSON.stringify({ buildId, ...manifest }, null, 2),
  );
}

/** A build is named by its files, which its manifest partly decides. */
type UnnamedManifest = Omit<SiteManifest, 'buildId'>;

function manifestOf(
  site: LoadedSite,
  { layouts }: Bundle,
  { enquiryEndpoint, hstsPreload }: BuildOptions,
): UnnamedManifest {
  const assets = [...site.pages.values()].map(({ page }) => layouts[page.layout]);
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(integrityOf))];
  return {
    pages: [...site.pages.keys()].filter((page) => page !== '/404'),
    redirects: Object.entries(site.redirects).map(([from, to]) => ({ from, to })),
    scriptHashes: hashes(
      assets.flatMap(({ inlineScript, importMap }) => [inlineScript, importMap]),
    ),
    styleHashes: hashes(assets.map(({ inlineStyle }) => inlineStyle)),
    enquiry: enquiryEndpoint === null ? 'simulated' : { endpoint: enquiryEndpoint },
    imageOrigins: [...site.imageOrigins],
    ...(hstsPreload && { hstsPreload }),
  };
}

const pages = (site: LoadedSite, { entry, code, layouts }: Bundle) =>
  [...site.pages.values()].map((payload): [string, MakeFile] => [
    pageFile(payload.path),
    () => renderPage(payload, { entry, site, code, assets: layouts[payload.page.layout] }),
  ]);
