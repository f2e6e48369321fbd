import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { fill, QUEUED, submit, tryAgain } from '#tests/support/browser/contact-form.ts';
import { watchNotices } from '#tests/support/browser/watch-notices.ts';
import { hydrated, touchPages } from '#tests/support/browser/test.ts';
import { enquirersIn } from '#tests/support/servers/enquirers.ts';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import {
  filter403,
  FILTER_TITLE,
  injecting,
  injectingWithoutPolicy,
  lossy,
  packingAgain,
  portal511,
  portalPage,
  portalRedirect,
  PORTAL_TITLE,
  slow,
  stripping,
  unpacking,
} from '#tests/support/servers/networks.ts';
import type { Network } from '#tests/support/servers/networks.ts';
import {
  allSaved,
  bar,
  controlled,
  expect,
  returning,
  test,
  troublesOf,
  updatePrompt,
  nightly,
} from './offline-test.ts';

/** The networks of schools, and what a visitor sees on each of them (docs/quality.md, "Networks"). */
const PAGE = '/k-12/ai-solutions';
const { hero } = contentOf('service', PAGE);

const BLOCKED = 'This network is blocking our site. You may need to sign in to it.';

/** Networks that answer instead of the site, and what their own page says. */
const HOLDING: readonly (readonly [string, (login: string) => Network, string])[] = [
  ['a captive portal that answers everything with its page', () => portalPage, PORTAL_TITLE],
  ['a captive portal that leads to its login', portalRedirect, PORTAL_TITLE],
  ['a captive portal that answers 511', () => portal511, PORTAL_TITLE],
  ['a filter that answers 403', () => filter403, FILTER_TITLE],
];

for (const [what, networkFor, title] of HOLDING) {
  returning(
    `behind ${what}, saved pages stay as they were, the notice says what is wrong, and a message waits`,
    nightly,
    async ({ page, testProxy, server }) => {
      const login = await startLogin();
      const said = await watchNotices(page);
      // Anything removed from the device is not saved again automatically from the browser's HTTP cache.
      await page.addInitScript(() => localStorage.setItem('hause:save-preference', 'declined'));
      await page.goto('/contact-us');
      await hydrated(page);
      testProxy.judge(networkFor(login.url));
      await forget(page, '/careers');
      const before = await everythingKept(page);
      const sent = () => enquirersIn(server.dataDir);

      // The form: a portal's response is not a receipt, and a filter's refusal is not the receiver's.
      await fill(page);
      await submit(page).click();
      await expect(page.getByText(QUEUED)).toBeVisible();
      await expect(page.getByText('Success!')).toHaveCount(0);

      // A saved page, opened directly and through a link.
      const response = await page.goto(PAGE);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
      await hydrated(page);
      await expect(bar(page)).toContainText(BLOCKED, { timeout: 15_000 });
      await expect(bar(page)).toContainText('This page is saved on this device.');
      await followWithoutLoading(page, 'About Us', '/about-us');

      // A page that is not on the device: the network shows its own page.
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^Career/u })
        .click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.goto('/about-us');
      await hydrated(page);
      await expect(updatePrompt(page)).toHaveCount(0);
      expect(await everythingKept(page)).toEqual(before);
      expect(sent()).toEqual([]);

      // After the login.
      testProxy.judge();
      const again = bar(page).getByRole('button', { name: 'Try again' });
      // The page may be faster: it retries every few seconds.
      await again.click({ timeout: 2_000 }).catch(() => undefined);
      await expect(bar(page)).toContainText('You’re back online.');
      await expect.poll(sent, { timeout: 15_000 }).toEqual(['Ada Lovelace']);
      await page.goto('/careers');
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(said.filter((words) => words.startsWith('You’re offline'))).toEqual([]);
      expect(sent()).toEqual(['Ada Lovelace']);
      await login.stop();
    },
  );
}

/** Proxies that modify responses, and whether the scripts that they inject run. */
const CHANGING: readonly (readonly [string, Network, 'stopped' | 'runs' | 'nothing'])[] = [
  ['injects scripts', injecting, 'stopped'],
  [
    'injects scripts and takes away the policy that would stop them',
    injectingWithoutPolicy,
    'runs',
  ],
  ['strips headers', stripping, 'nothing'],
  ['unpacks everything', unpacking, 'nothing'],
  ['packs everything again', packingAgain, 'nothing'],
];

for (const [what, network, injected] of CHANGING) {
  test(
    `through a proxy that ${what}, the site works, is saved, and sends`,
    nightly,
    async ({ page, context, testProxy, server }) => {
      const troubles = troublesOf(context);
      testProxy.judge(network);
      await page.goto(PAGE);
      await hydrated(page);
      const mark = () => page.evaluate(() => document.documentElement.dataset['filter'] ?? '');
      expect(await mark()).toBe(injected === 'runs' ? 'inline' : '');
      await followWithoutLoading(page, 'About Us', '/about-us');

      // Search: a chunk that is loaded on demand, with its integrity checked, and the index.
      await page.getByRole('button', { name: 'Search this site' }).click();
      const dialog = page.getByRole('dialog', { name: 'Search this site' });
      await dialog.getByRole('combobox').fill('rostering');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');

      await page.goto('/contact-us');
      await hydrated(page);
      await fill(page);
      await submit(page).click();
      await expect(page.getByText('Success!')).toBeVisible();
      expect(enquirersIn(server.dataDir)).toEqual(['Ada Lovelace']);
      await expect(bar(page)).toHaveText('');

      await controlled(page);
      const foreign = /Content Security Policy|127\.0\.0\.1:61999|Failed to load resource/u;
      expect(troubles.filter((trouble) => !foreign.test(trouble))).toEqual([]);
      expect(troubles.some((trouble) => foreign.test(trouble))).toBe(injected !== 'nothing');
      await testProxy.close();
      await page.goto('/');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Nothing that was injected has been saved on the device.
      expect(await mark()).toBe('');
    },
  );
}

/** Opens pages, like a visitor who reads on, until one has its scripts. */
async function readOn(page: Page): Promise<void> {
  await expect(async () => {
    await openAtLast(page, '/k-12');
    await page.waitForFunction(isAwake, null, { timeout: 12_000 });
  }).toPass();
}

/** More than a busy machine takes without the network, and less than the page waits for an answer. */
const SLOW_MS = 6_000;

/** Follows a link in the footer; the page stays the same document. */
async function followWithoutLoading(page: Page, name: string, path: string): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  // The URL changes first; anything that the navigation closes, such as a dialog, would close later.
  await expect(heading).not.toHaveText(before);
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
}

/** Opens a page like a visitor who reloads as long as the browser fails to load it. */
async function openAtLast(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
  }).toPass({ intervals: [200], timeout: 30_000 });
}

/** Runs in the page: whether React has taken over. */
const isAwake = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) =>
    key.startsWith('__reactContainer'),
  );

/** The keys and hashes of everything that is stored on the device. */
const everythingKept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const kept: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        const bytes = (await answer?.arrayBuffer()) ?? new ArrayBuffer(0);
        const hash = await crypto.subtle.digest('SHA-256', bytes);
        kept[request.url] = new Uint8Array(hash).join(' ');
      }
    }
    return kept;
  });

/** Removes a page, and the files that no other needs, from the device: what is left of one is cleaned up. */
const forget = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const cache = await caches.open('hause-site');
    const needed = new Set<string>();
    const own: string[] = [];
    for (const request of await cache.keys()) {
      const known = (await cache.match(request))?.headers.get('X-Saved-Page') ?? null;
      if (known === null) continue;
      const { files } = JSON.parse(known) as { files: string[] };
      if (new URL(request.url).pathname === wanted) own.push(request.url, ...files);
      else for (const file of files) needed.add(file);
    }
    for (const one of own) if (!needed.has(one)) await cache.delete(one);
  }, path);

/** The host of a captive portal's login. */
async function startLogin() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><title>${PORTAL_TITLE}</title><h1>${PORTAL_TITLE}</h1>`);
  });
  const { host, close } = await listenLocally(server);
  return { url: `http://${host}/login`, stop: close };
}

test.describe('at night', nightly, () => {
  test('on a network that loses 30% of the requests, pages can be read, a message arrives once, and saving completes later', async ({
    page,
    testProxy,
    server,
  }) => {
    testProxy.judge(lossy(0.3, 20_250));
    for (const path of [PAGE, '/about-us']) {
      await openAtLast(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const success = page.getByText('Success!');
    // A visitor reloads, and writes again, until the page says that the message was sent or is waiting.
    await expect(async () => {
      await openAtLast(page, '/contact-us');
      await page.waitForFunction(isAwake, null, { timeout: 5_000 });
      await fill(page);
      await submit(page).click();
      await expect(success.or(page.getByText(QUEUED)).first()).toBeVisible({ timeout: 15_000 });
    }).toPass({ timeout: 120_000 });
    testProxy.judge();
    if (!(await success.isVisible())) await tryAgain(page);
    await expect(success).toBeVisible();
    expect(enquirersIn(server.dataDir)).toEqual(['Ada Lovelace']);

    await page.goto('/');
    await controlled(page);
    await expect(bar(page)).not.toContainText('You’re offline.');
    await testProxy.close();
    await page.goto('/');
    await hydrated(page);
  });

  test('with any one script of a first visit lost for ten seconds, the page wakes and all pages are saved', async ({
    browser,
    testProxy,
  }) => {
    const scripts = new Set<string>();
    const visit = async (lost: string | undefined) => {
      const context = await browser.newContext({ baseURL: testProxy.url, serviceWorkers: 'allow' });
      await touchPages(context);
      const page = await context.newPage();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (lost === undefined && pathname.endsWith('.js')) scripts.add(pathname);
      });
      const began = Date.now();
      testProxy.judge((path) => (path === lost && Date.now() - began < 10_000 ? 'cut' : 'pass'));
      await readOn(page);
      await allSaved(page);
      await context.close();
    };
    await visit(undefined);
    expect(scripts.size).toBeGreaterThan(10);
    for (const script of scripts) {
      test.setTimeout(test.info().timeout + 2 * 60_000);
      await test.step(script, () => visit(script));
    }
  });

  returning(
    'with 6 s latency, a saved page does not wait for the network',
    async ({ page, testProxy }) => {
      const said = await watchNotices(page);
      testProxy.judge(slow(SLOW_MS));
      await page.goto('/');
      await hydrated(page);
      await followWithoutLoading(page, 'About Us', '/about-us');
      const { answered, size } = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return { answered: entry?.responseStart, size: entry?.transferSize };
      });
      expect(size).toBe(0);
      expect(answered).toBeLessThan(SLOW_MS);
      // A browser may request the document while a worker is starting, and does not wait for the response.
      expect(testProxy.passages.filter(({ path }) => path === '/about-us')).toEqual([]);
      expect(said).toEqual([]);
    },
  );
});
