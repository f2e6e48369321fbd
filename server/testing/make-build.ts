import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFolder } from '#prerender/compress.ts';
import { manifestFile } from '#server/http/load-build.ts';
import { pageFile, type SiteManifest } from '#server/http/site-manifest.ts';

export interface BuildContent {
  readonly manifest?: Partial<SiteManifest>;
  /** Files other than pages, by path inside `dist`. */
  readonly files?: Readonly<Record<string, string>>;
  /** HTML of pages, by canonical path; other pages get a short default. */
  readonly html?: Readonly<Record<string, string>>;
  /** Whether to write compressed siblings, as a real build does; this is slow. */
  readonly isCompressed?: boolean;
}

const MANIFEST: SiteManifest = {
  buildId: 'build-a',
  pages: ['/', '/k-12', '/k-12/ai-solutions', '/contact-us'],
  redirects: [{ from: '/k-12/ai-for-k12', to: '/k-12/ai-solutions' }],
  scriptHashes: [],
  styleHashes: [],
  enquiry: { endpoint: '/enquiries' },
  imageOrigins: [],
};

/** A small build in a temporary folder. */
export async function makeBuild(content: BuildContent = {}) {
  const root = mkdtempSync(join(tmpdir(), 'hause-server-'));
  const distDir = join(root, 'dist');
  const metaFile = manifestFile(distDir);
  const put = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  /** Writes another build into the same folder. */
  const write = async ({ manifest, files, html = {}, isCompressed = false }: BuildContent) => {
    const whole = { ...MANIFEST, ...manifest };
    rmSync(distDir, { recursive: true, force: true });
    for (const page of whole.pages) {
      put(join(distDir, pageFile(page)), html[page] ?? somePage(page));
    }
    put(join(distDir, '404.html'), somePage('Oops! Page not found'));
    for (const [name, text] of Object.entries(files ?? {})) put(join(distDir, name), text);
    if (isCompressed) await compressFolder(distDir);
    put(metaFile, JSON.stringify(whole));
  };
  await write(content);
  const dataDir = join(root, 'data');
  const releasesDir = join(dataDir, 'releases');
  const remove = () => rmSync(root, { recursive: true, force: true });
  return { distDir, metaFile, dataDir, releasesDir, write, remove };
}

export type TestBuild = Awaited<ReturnType<typeof makeBuild>>;

function somePage(title: string): string {
  const text = 'A sentence that compresses well because it is repeated. '.repeat(20);
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;
}
