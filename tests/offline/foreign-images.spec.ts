import { createServer } from 'node:http';
import { drawLogo } from '#src/art/logo.ts';
import { FOREIGN_IMAGES_CACHE } from '#src/features/offline/page-store/keys.ts';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import { controlled, expect, nightly, test } from './offline-test.ts';

/**
 * Images from other origins (docs/specification.md, 7.2). The site's own content has none, and the policies of
 * pages and worker allow none: here the browser passes over the one, and the other is lost on the way.
 */
test.use({ bypassCSP: true });

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

test(
  'the forty latest images from elsewhere are kept, and shown without a network',
  nightly,
  async ({ page, testProxy }) => {
    const images = await startImages();
    const show = (path: string) =>
      page.evaluate(async (src) => {
        const image = new Image();
        image.crossOrigin = 'anonymous';
        image.src = src;
        return image.decode().then(
          () => 'shown',
          () => 'failed',
        );
      }, `http://${images.host}${path}`);
    const kept = () =>
      page.evaluate(async (name) => {
        const cache = await caches.open(name);
        return (await cache.keys()).map(({ url }) => new URL(url).pathname);
      }, FOREIGN_IMAGES_CACHE);
    testProxy.judge(() => ({
      rewrite: ({ headers }) => Reflect.deleteProperty(headers, 'content-security-policy'),
    }));
    await page.goto('/');
    await controlled(page);
    // Its server does not allow other sites to read it.
    expect(await show('/closed.svg')).toBe('failed');
    for (let number = 1; number <= 44; number += 1) {
      expect(await show(`/open-${String(number)}.svg`)).toBe('shown');
    }
    await expect.poll(async () => (await kept()).length).toBe(40);
    expect(await kept()).toContain('/open-44.svg');
    expect(await kept()).not.toContain('/open-1.svg');

    await images.close();
    await testProxy.close();
    await page.reload();
    expect(await show('/open-44.svg')).toBe('shown');
    expect(await show('/open-1.svg')).toBe('failed');
  },
);
