import type { Page } from '@playwright/test';
import { hydrated } from '#tests/support/browser/test.ts';
import { EVERYTHING } from '#tests/support/everything.ts';
import { BUILDS, suffer, visitorsOf } from '#tests/offline/losses.ts';
import { allSaved, controlled } from '#tests/offline/offline-test.ts';
import { expect, test } from './engine-test.ts';

/** The counterpart of tests/offline/vanishing.spec.ts, whose page model only works in Chromium. */
const LOSSES = Number(process.env['VANISHING'] ?? (EVERYTHING ? 5 : 0));

/** Each visitor saves the site first, which takes longer than a loss. */
const EACH = 25;

test.describe('vanishing data', () => {
  // Lost data cannot be loaded without a server, and each engine reports that in its own words.
  test.use({
    expectedTrouble:
      /\/sw\.js|Failed to load resource|CONNECTION_REFUSED|Load failed|Loading (?:failed|module)|dynamically imported|ServiceWorker|preload|INTERCEPTION_FAILED|NetworkError when attempting|served by service worker is an error|Cannot load|CORRUPTED_CONTENT/iu,
  });

  for (const losses of visitorsOf(LOSSES, EACH)) {
    test(`losses ${losses.join(' to ')}: no page is blank, none is of two builds`, async ({
      open,
      gate,
      site,
      startServer,
    }) => {
      const other = await startServer('simulated');
      const { page } = await open(gate.url);
      await page.goto('/');
      await hydrated(page);
      await controlled(page);
      await allSaved(page);
      await suffer(losses, { page, gate, server: site, other, expectPage });
    });
  }
});

async function expectPage(page: Page, path: string, isUp: boolean): Promise<Page> {
  await page.goto(path).catch((error: unknown) => {
    // Nothing is left on the device and no server answers: the browser shows its own error page.
    if (isUp) throw error;
  });
  const shown = () =>
    page
      .evaluate(() => ({
        isOurs: location.pathname !== 'blank' && location.protocol === 'http:',
        heading: document.querySelector('h1')?.textContent ?? '',
        code: document.querySelector<HTMLMetaElement>('meta[name="hause-code"]')?.content ?? '',
      }))
      .catch(() => null);
  const found = await shown();
  // The browser's own error page, which has no code.
  if (!isUp && (found === null || found.code === '')) return page;
  expect(found?.heading).not.toBe('');
  expect(BUILDS).toContain(found?.code);
  if (isUp) {
    await hydrated(page).catch(async (error: unknown) => {
      console.log('DEAD', path, new Date().toISOString());
      console.log(
        JSON.stringify(
          await page.evaluate(async () => ({
            href: location.href,
            ready: document.readyState,
            html: document.documentElement.outerHTML.length,
            cls: document.documentElement.className,
            head: document.head.innerHTML.slice(0, 3000),
            scripting: [...document.scripts].map((s) => s.outerHTML.slice(0, 200)),
            controller: String(navigator.serviceWorker.controller?.state),
            reg: await navigator.serviceWorker
              .getRegistration()
              .then((r) => [r?.active?.state, r?.waiting?.state, r?.installing?.state]),
            caches: await Promise.race([
              caches.keys(),
              new Promise((r) => setTimeout(r, 2000, 'stuck')),
            ]),
            entries: performance
              .getEntriesByType('resource')
              .map((e) => [
                e.name.slice(-50),
                Math.round(e.startTime),
                Math.round(e.duration),
                (e as PerformanceResourceTiming).transferSize,
              ]),
          })),
          null,
          1,
        ),
      );
      throw error;
    });
  }
  return page;
}
