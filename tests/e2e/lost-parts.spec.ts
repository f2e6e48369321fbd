import type { Page } from '@playwright/test';
import { MODULES_META } from '#src/app/start-page.ts';
import { quiet } from '#tests/pages/quiet.ts';
import { becomesPlain, readWithoutScripts } from '#tests/pages/without-scripts.ts';
import type { Gate } from '#tests/support/servers/gate.ts';
import { findPage } from '#tests/support/content.ts';
import { elementsOf } from '#tests/support/html.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';

/**
 * A lazily loaded chunk fails to load: the visitor is notified, or the page is complete without it. It is
 * loaded as a document at most once, and not at all without a network.
 */
const FROM = '/about-us';
const TO = '/blogs';

test.use({
  expectedTrouble:
    /\/assets\/|dynamically imported|Failed to load resource|ERR_INTERNET_DISCONNECTED/u,
});

/** The files that only the second page needs. */
async function partsOf(page: Page, gate: Gate): Promise<string[]> {
  const filesOf = async (path: string) => {
    const html = await (await page.request.get(gate.url + path)).text();
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

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page) =>
  page
    .getByRole('region', { name: /^Notifications/u })
    .getByRole('listitem')
    .filter({ hasText: 'Part of this site couldn’t be loaded.' });

/** Waits until the second page shows all of its content, as it does without scripts. */
async function isReadPlain(page: Page): Promise<void> {
  await becomesPlain(page);
  await readWithoutScripts(
    page,
    findPage(({ path }) => path === TO),
  );
}

/** Opens the first page and breaks every request for a chunk of the second. */
async function openWithout(page: Page, gate: Gate): Promise<{ readonly asked: string[] }> {
  const parts = await partsOf(page, gate);
  expect(parts).not.toEqual([]);
  const asked: string[] = [];
  gate.judge((path) => {
    if (!parts.includes(path)) return 'pass';
    asked.push(path);
    return 'cut';
  });
  await page.goto(gate.url + FROM);
  await hydrated(page);
  // The handler for failed chunks loads after hydration; on a busy machine the network is idle before that.
  await quiet(page);
  return { asked };
}

test('a page with a failed chunk is loaded as a document once, and is complete without its scripts', async ({
  page,
  gate,
}) => {
  const loads = loadsOf(page);
  const { asked } = await openWithout(page, gate);
  await link(page, 'Blogs').click();
  await expect(heading(page)).toHaveText('Blogs');
  await isReadPlain(page);
  expect(loads).toEqual([FROM, TO]);
  expect(asked.length, 'requests for what is lost').toBeLessThan(60);
  // Links work as plain links.
  gate.judge();
  await link(page, 'About Us').click();
  await hydrated(page);
  await link(page, 'Blogs').click();
  await expect(heading(page)).toHaveText('Blogs');
});

test('a link to a part of a page with a failed chunk loads the page, too', async ({
  page,
  gate,
}) => {
  const loads = loadsOf(page);
  await openWithout(page, gate);
  const blogs = link(page, 'Blogs');
  await blogs.evaluate((one: HTMLAnchorElement) => {
    one.hash = 'content';
  });
  await blogs.click();
  await expect(heading(page)).toHaveText('Blogs');
  await isReadPlain(page);
  await expect(page).toHaveURL(/\/blogs#content$/u);
  expect(loads).toEqual([FROM, TO]);
});

test('a page that gets only the scripts that it shares with other pages is complete without the rest', async ({
  page,
  gate,
}) => {
  await page.goto(gate.url + FROM);
  await hydrated(page);
  await silence(page);
  const asked: string[] = [];
  gate.judge((path) => {
    if (!path.startsWith('/assets/') || !path.endsWith('.js')) return 'pass';
    asked.push(path);
    return 'cut';
  });
  await page.goto(gate.url + TO);
  await page.mouse.wheel(0, 100);
  await isReadPlain(page);
  await silence(page);
  expect(asked.length, 'requests for what is lost').toBeLessThan(60);
});

test.describe('a page that an extension has changed before hydration', () => {
  test.use({
    expectedTrouble: /Hydration|hydrat|#418|\/assets\/|Failed to load|dynamically imported/u,
  });

  test('says so, and is not blank, when the chunks to re-render it fail to load', async ({
    page,
    gate,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.querySelector('header a')?.remove());
    });
    const asked: string[] = [];
    gate.judge((path) => {
      if (!/still/u.test(path)) return 'pass';
      asked.push(path);
      return 'cut';
    });
    await page.goto(gate.url + TO);
    await expect(heading(page)).toHaveText('This page couldn’t be displayed');
    await silence(page);
    expect(asked.length, 'requests for what is lost').toBeLessThan(30);
    gate.judge();
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(heading(page)).toHaveText('Blogs');
  });
});

test.describe('a page without any interaction yet', () => {
  test.use({ isTouched: false });

  test('is complete as plain HTML when the network is down at the first touch', async ({
    page,
    gate,
    context,
  }) => {
    const parts = await partsOf(page, gate);
    gate.judge((path) => (parts.includes(path) && path.endsWith('.js') ? 'cut' : 'pass'));
    await page.goto(gate.url + TO);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.mouse.wheel(0, 100);
    await isReadPlain(page);
  });
});

test('the chunk of the menu that fails when its button has the focus is reported, and is no uncaught error', async ({
  page,
  gate,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  const isMenu = (path: string) => path.includes('MobileMenuDialog');
  gate.judge((path) => (isMenu(path) ? 'cut' : 'pass'));
  // It is also loaded ahead of time, where a failure is not reported.
  const unasked = page.waitForEvent('requestfailed', (request) => isMenu(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(gate.url + FROM);
  await unasked;
  await quiet(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
  await expect(toast(page)).toHaveCount(1);
  expect(uncaught).toEqual([]);
});

test('without a network the page stays when a chunk of the next one fails; with a network the link works', async ({
  page,
  gate,
  context,
}) => {
  const { asked } = await openWithout(page, gate);
  const loads = loadsOf(page);
  // Focusing a link prefetches its page: the HTML loads, the chunk does not.
  await link(page, 'Blogs').focus();
  await expect(toast(page)).toHaveCount(1);
  expect(asked).not.toEqual([]);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('This page couldn’t be displayed');
  expect(loads).toEqual([]);
  await link(page, 'About Us').click();
  await expect(page).toHaveURL(gate.url + FROM);
  expect(loads).toEqual([]);

  await context.setOffline(false);
  gate.judge();
  await link(page, 'Blogs').click();
  await expect(heading(page)).toHaveText('Blogs');
  expect(loads).toEqual([TO]);
});

test('the notices that fail to load take nothing else with them', async ({ page, gate }) => {
  const lost: string[] = [];
  gate.judge((path) => {
    if (!/\/AppOverlays-/u.test(path)) return 'pass';
    lost.push(path);
    return 'cut';
  });
  await page.goto(`${gate.url}/about-us`);
  await hydrated(page);
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  const strip = page.getByRole('region', { name: 'On this device' });
  await expect(strip.getByRole('link', { name: 'Saved pages' })).toBeVisible();
});
