import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SiteManifest } from '#server/http/site-manifest.ts';
import { drawLogo } from '#src/art/logo.ts';
import { FOREIGN_IMAGES_CACHE } from '#src/features/offline/page-store/keys.ts';
import { linkTree } from '#tests/support/link-tree.ts';
import { distDir, REPORTS } from '#tests/support/paths.ts';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import type { LocalServer } from '#tests/support/servers/local-server.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import type { ServedSite } from '#tests/support/servers/serve.ts';
import { siteManifest } from '#tests/support/site-facts.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { controlled, expect, test as base } from './offline-test.ts';
import { republish } from './republish.ts';

/**
 * Images from other origins (docs/specification.md, 7.2). The site's own content has none, so this
 * serves a copy of the build whose home page shows two of them, declared in its HTML, its data and
 * the site manifest in the way that prerender/content/load-site.test.ts and
 * prerender/content/optional-content.test.ts assert.
 */
const OPEN = 'A class at work';
const CLOSED = 'A class at rest';

interface ForeignImages {
  /** The site whose home page shows the images. */
  readonly site: ServedSite;
  /** The server of the images. */
  readonly images: LocalServer;
}

/** Replaces the page's first own image with an external one. */
function withImage(html: string, src: string, alt: string): string {
  const own = /<img [^>]*src="(\/art\/[^"]*)"/u.exec(html)?.[1];
  if (own === undefined) throw new Error('The home page has no picture of its own.');
  return html
    .replace(
      new RegExp(`src="${own}"([^>]*) alt=""`, 'u'),
      `src="${src}" crossorigin="anonymous"$1 alt="${alt}"`,
    )
    .replace(
      new RegExp(`"src":"${own}"([^}]*),"alt":""`, 'u'),
      `"src":"${src}"$1,"alt":"${alt}","crossOrigin":"anonymous"`,
    );
}

/** Serves the images; one of the two does not allow other sites to read it. */
const startImages = () =>
  listenLocally(
    createServer((request, response) => {
      const isOpen = request.url?.startsWith('/open') === true;
      response
        .writeHead(200, {
          'Content-Type': 'image/svg+xml',
          'Cache-Control': 'no-store',
          ...(isOpen ? { 'Access-Control-Allow-Origin': '*' } : {}),
        })
        .end(drawLogo({ variant: 'color', size: 480 }));
    }),
  );

const originOf = ({ host }: LocalServer) => `http://${host}`;

/** Makes a build in a folder whose home page shows the images of an origin. @returns its manifest */
async function publish(dist: string, origin: string): Promise<SiteManifest> {
  linkTree(distDir(), dist);
  const home = path.join(dist, 'index.html');
  let html = readFileSync(home, 'utf8');
  html = withImage(html, `${origin}/open.svg`, OPEN);
  html = withImage(html, `${origin}/closed.svg`, CLOSED);
  for (const file of globSync(`${home}*`)) rmSync(file);
  writeFileSync(home, html);
  const manifest = { ...siteManifest(), imageOrigins: [origin] };
  await republish(dist, { path: '/', layout: 'home' }, manifest);
  return manifest;
}

const test = base.extend<{ readonly images: LocalServer }, { readonly foreign: ForeignImages }>({
  foreign: [
    // Playwright requires a destructuring pattern, even for a fixture without dependencies.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, give) => {
      const images = await startImages();
      // Where the builds are, too: a hard link cannot leave its file system.
      const folder = mkdtempSync(path.join(REPORTS, 'foreign-images-'));
      const meta = path.join(folder, 'site.json');
      const dist = path.join(folder, 'dist');
      writeFileSync(meta, JSON.stringify(await publish(dist, originOf(images))));
      const site = await serveSite('endpoint', { DIST_DIR: dist, META_FILE: meta });
      await give({ site, images });
      await site.stop();
      await images.shut();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  images: async ({ foreign }, give) => {
    await foreign.images.open();
    await give(foreign.images);
  },
  server: async ({ foreign, images: _ }, give) => give(foreign.site),
});

// In one worker, with one copy of the build.
test.describe.configure({ mode: 'default' });

const widthOf = (page: Page, alt: string) =>
  page.getByAltText(alt).evaluate((image: HTMLImageElement) => image.naturalWidth);
const kept = (page: Page) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }, FOREIGN_IMAGES_CACHE);

/** Opens the home page, controlled by the worker, and scrolls to its external images. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await controlled(page);
  await page.reload();
  await hydrated(page);
  await page.getByAltText(OPEN).scrollIntoViewIfNeeded();
}

test('an external image is shown, cached, and shown again without a network', async ({
  page,
  gate,
  images,
}) => {
  await openHome(page);
  await expect(page.getByRole('img', { name: OPEN })).toBeVisible();
  await expect.poll(() => widthOf(page, OPEN)).toBeGreaterThan(0);
  await expect.poll(() => kept(page)).toEqual(['/open.svg']);

  await images.shut();
  await gate.shut();
  await page.reload();
  await hydrated(page);
  await page.getByAltText(OPEN).scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(page, OPEN)).toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: OPEN })).toBeVisible();
});

test('an image whose server does not allow CORS shows only its background, and is not cached', async ({
  page,
}) => {
  await openHome(page);
  await page.getByAltText(CLOSED).evaluate((image) => {
    image.scrollIntoView();
  });
  await expect(page.getByAltText(CLOSED)).toHaveAttribute('data-failed', '');
  await expect(page.getByAltText(CLOSED)).toBeHidden();
  await expect.poll(() => kept(page)).toEqual(['/open.svg']);
});

test('no more than forty external images are cached', async ({ page, images }) => {
  await openHome(page);
  await expect.poll(() => kept(page)).toEqual(['/open.svg']);
  await page.evaluate(async (origin) => {
    for (let number = 1; number <= 44; number += 1) {
      const image = new Image();
      image.crossOrigin = 'anonymous';
      image.src = `${origin}/open-${String(number)}.svg`;
      await image.decode();
    }
  }, originOf(images));
  await expect.poll(async () => (await kept(page)).length).toBe(40);
  expect(await kept(page)).toContain('/open-44.svg');
  expect(await kept(page)).not.toContain('/open.svg');
});
