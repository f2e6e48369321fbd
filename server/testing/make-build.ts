import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFolder } from '#prerender/compress.ts';
import { pageFile, type SiteManifest } from '#server/http/site-manifest.ts';

export interface TestBuild {
  readonly distDir: string;
  readonly metaFile: string;
  readonly dataDir: string;
  readonly releasesDir: string;
  /** Writes another build into the same folder. */
  write(build: BuildContent): Promise<void>;
  remove(): void;
}

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
export async function makeBuild(content: BuildContent = {}): Promise<TestBuild> {
  const root = mkdtempSync(join(tmpdir(), 'hause-server-'));
  const build: TestBuild = {
    distDir: join(root, 'dist'),
    metaFile: join(root, 'dist-meta', 'site.json'),
    dataDir: join(root, 'data'),
    releasesDir: join(root, 'data', 'releases'),
    write: (next) => write(build, next),
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
  await write(build, content);
  return build;
}

async function write(
  build: TestBuild,
  { manifest, files = {}, html = {}, isCompressed = false }: BuildContent,
) {
  const whole = { ...MANIFEST, ...manifest };
  rmSync(build.distDir, { recursive: true, force: true });
  const put = (name: string, text: string) => {
    const path = join(build.distDir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (const page of whole.pages) put(pageFile(page), html[page] ?? somePage(page));
  put('404.html', somePage('Oops! Page not found'));
  for (const [name, text] of Object.entries(files)) put(name, text);
  if (isCompressed) await compressFolder(build.distDir);
  mkdirSync(dirname(build.metaFile), { recursive: true });
  writeFileSync(build.metaFile, JSON.stringify(whole));
}

function somePage(title: string): string {
  const text = 'A sentence that compresses well because it is repeated. '.repeat(20);
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;
}
