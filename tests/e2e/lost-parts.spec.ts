import type { Page } from '@playwright/test';
import { CODE_META } from '#src/content/schema/payload-element.ts';
import { MODULES_META } from '#src/app/starter/names.ts';
import { quiet } from '#tests/pages/quiet.ts';
import { becomesPlain, readWithoutScripts } from '#tests/pages/without-scripts.ts';
import type { TestProxy } from '#tests/support/servers/test-proxy.ts';
import { findPage } from '#tests/support/content.ts';
import { elementsOf } from '#tests/support/html.ts';
import { expect, hydrated, open, test } from '#tests/support/browser/test.ts';

/**
 * A part of a page fails: a chunk that cannot be loaded, one of another build, a component that throws. The
 * visitor is told, or the page is complete without it. A page is loaded as a document at most once, and not
 * at all without a network.
 */
const FROM = '/about-us';
const TO = '/blogs';
const LOST = 'Part of this site couldn’t be loaded.';
const ERROR = 'This page couldn’t be displayed';

test.use({
  expectedTrouble:
    /\/assets\/|dynamically imported|Failed to load resource|ERR_INTERNET_DISCONNECTED/u,
});

/** The files that only the second page needs. */
async function partsOf(page: Page, testProxy: TestProxy): Promise<string[]> {
  const filesOf = async (path: string) => {
    const html = await (await page.request.get(testProxy.url + path)).text();
    return elementsOf(html).flatMap(({ name, attributes }) =>
      name === 'link' && attributes.get('rel') === 'stylesheet'
        ? [attributes.get('href') ?? '']
        : attributes.get('name') === MODULES_META
          ? (attributes.get('content') ?? '').split(' ')
          : [],
    );
  };
  const had = await filesOf(FROM);
  return (await filesOf(TO)).filter((file) => !had.includes(file));
}

/** The documents that the page has loaded. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** Breaks every request whose path matches, and records them. */
function cutting(testProxy: TestProxy, isLost: (path: string) => boolean): string[] {
  const asked: string[] = [];
  testProxy.judge((path) => {
    if (!isLost(path)) return 'pass';
    asked.push(path);
    return 'cut';
  });
  return asked;
}

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) =>
  page
    .getByRole('region', { name: /^Notifications/u })
    .getByRole('listitem')
    .filter({ hasText: LOST });

/** Waits until the second page shows all of its content, as it does without scripts. */
async function isReadPlain(page: Page): Promise<void> {
  await becomesPlain(page);
  await readWithoutScripts(
    page,
    findPage(({ path }) => path === TO),
  );
}

/** Opens the first page and breaks every request for a chunk of the second. */
async function openWithout(page: Page, testProxy: TestProxy): Promise<readonly string[]> {
  const parts = await partsOf(page, testProxy);
  expect(parts).not.toEqual([]);
  const asked = cutting(testProxy, (path) => parts.includes(path));
  await page.goto(testProxy.url + FROM);
  // The handler for failed chunks loads after hydration; on a busy machine the network is idle before that.
  await quiet(page);
  return asked;
}

test('a page with a failed chunk is loaded as a document once, and is complete without its scripts', async ({
  page,
  testProxy,
}) => {
  const loads = loadsOf(page);
  const asked = await openWithout(page, testProxy);
  await link(page, 'Blogs').click();
  await expect(heading(page)).toHaveText('Blogs');
  await isReadPlain(page);
  expect(loads).toEqual([FROM, TO]);
  expect(asked.length, 'requests for what is lost').toBeLessThan(60);
  // Links work as plain links.
  testProxy.judge();
  await link(page, 'About Us').click();
  await hydrated(page);
});

test('without a network the page stays when a chunk of the next one fails; with a network the link works', async ({
  page,
  testProxy,
  context,
}) => {
  const asked = await openWithout(page, testProxy);
  const loads = loadsOf(page);
  // Focusing a link prefetches its page: the HTML loads, the chunks that only it needs do not.
  const lost = new Set(asked);
  await link(page, 'Blogs').focus();
  await expect.poll(() => asked.some((path) => !lost.has(path))).toBe(true);
  await expect(notice(page)).toHaveCount(1);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(ERROR);
  await link(page, 'About Us').click();
  await expect(page).toHaveURL(testProxy.url + FROM);
  expect(loads).toEqual([]);
  await context.setOffline(false);
  testProxy.judge();
  await link(page, 'Blogs').click();
  await expect(heading(page)).toHaveText('Blogs');
  expect(loads).toEqual([]);
});

test(
  'a press while a page of a later build is being fetched loads it as a document',
  { tag: '@nightly' },
  async ({ page }) => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(`**${TO}`, async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      await late;
      const code = new RegExp(`(<meta name="${CODE_META}" content=")`, 'u');
      return route.fulfill({ response, body: (await response.text()).replace(code, '$1other') });
    });
    await open(page, FROM);
    await quiet(page);
    const asked = page.waitForRequest(`**${TO}`);
    await link(page, 'Blogs').hover();
    await asked;
    await link(page, 'Blogs').click();
    await expect(page).toHaveURL(TO);
    arrive();
    await expect(heading(page)).toHaveText('Blogs');
  },
);

test.describe('a component that throws', { tag: '@nightly' }, () => {
  test.use({ expectedTrouble: /a part that fails|ydrat|#418|\/assets\/|Failed to load/u });

  test('is replaced by a page that says so, keeps its header and footer, and can be reloaded', async ({
    page,
  }) => {
    // Break an API that carousels use, as an odd browser or extension might.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('mended') !== null) return;
      globalThis.IntersectionObserver = function broken() {
        throw new Error('a part that fails');
      } as unknown as typeof IntersectionObserver;
    });
    await page.goto('/');
    await expect(heading(page)).toHaveText(ERROR);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const contact = page.getByRole('main').getByRole('link', { name: 'Contact us' });
    await expect(contact).toHaveAttribute('href', '/contact-us');
    await page.evaluate(() => sessionStorage.setItem('mended', ''));
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(heading(page)).toHaveText('Create value for your business');
  });
});
