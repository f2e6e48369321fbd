import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { contentHash, integrityOf } from '#prerender/digest.ts';
import { workerScript } from '#prerender/offline/write-worker.ts';
import { packUrl } from '#src/features/offline/page-store/plan.ts';
import type { BuildFiles, Catalog, PagePack } from '#src/features/offline/page-store/plan.ts';
import { distDir } from '#tests/support/paths.ts';
import type { TestProxy, Verdict } from '#tests/support/servers/test-proxy.ts';
import { codeOf } from '#tests/support/site-facts.ts';
import { expectSound } from '#tests/support/browser/axe.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import {
  askForUpdate,
  bar,
  expect,
  nightly,
  returning as test,
  troublesOf,
  updatePrompt,
} from './offline-test.ts';

/** The two build variants act as two deploys: their scripts differ, the text of most pages does not. */
const OLD = codeOf('endpoint');
const NEW = codeOf('simulated');

const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="hause-code"]')?.content);

test('a deploy never breaks an open tab, a half-filled form or a page not yet visited', async ({
  page,
  context,
  testProxy,
  startServer,
}) => {
  // Two tabs, and two versions that are installed.
  test.setTimeout(240_000);
  const troubles = troublesOf(context);
  await page.goto('/contact-us');
  await hydrated(page);
  await page.getByLabel('Full name').fill('Ada Example');
  await page.getByLabel('Your message').fill('Half a sentence');
  const other = await context.newPage();
  await other.goto('/about-us');
  await hydrated(other);
  expect([await buildOf(page), await buildOf(other)]).toEqual([OLD, OLD]);
  for (const tab of [page, other])
    await tab.evaluate(() => Object.assign(globalThis, { stayed: true }));

  // The deploy.
  testProxy.lead((await startServer('simulated')).url);
  await askForUpdate(page);
  await expect(updatePrompt(page)).toBeVisible({ timeout: 60_000 });
  await expect(updatePrompt(other)).toBeVisible();

  // Nothing has been reloaded, and the other tab navigates to a layout that it has not loaded yet.
  await other.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click();
  await expect(other).toHaveURL(/\/case-studies$/u);
  await expect(other.locator('h1')).toBeVisible();
  expect(await other.evaluate(() => 'stayed' in globalThis)).toBe(true);
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);

  // If the visitor accepts it while writing a message, the update waits.
  await page.getByRole('button', { name: 'Update when I’m done' }).click();
  await expect(page.getByText('will update when you’re done with your message')).toBeVisible();
  // The button is gone, and the visitor is where they were writing.
  await expect(page.getByLabel('Your message')).toBeFocused();
  await page.waitForTimeout(1500);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Example');
  expect(await buildOf(page)).toBe(OLD);

  // The other tab accepts and is updated; this one is unchanged, with its input.
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => buildOf(other).catch(() => ''), { timeout: 30_000 }).toBe(NEW);
  await expect(other).toHaveURL(/\/case-studies$/u);
  await expect(page.getByLabel('Your message')).toHaveValue('Half a sentence');
  expect(await buildOf(page)).toBe(OLD);
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);

  // Browsers paint no frames in a background tab, and dialogs wait for one.
  await page.bringToFront();
  // A chunk that this tab has not used yet still loads, though the device has the new build's.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search this site' }).click();
  await page.locator('#search-field').fill('accessibility');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // Emptying the form triggers the update; the draft would have survived it.
  await page
    .getByRole('button', { name: /discard/iu })
    .first()
    .click();
  await expect.poll(() => buildOf(page).catch(() => ''), { timeout: 30_000 }).toBe(NEW);
  expect(troubles).toEqual([]);
});

/** The files that a deploy changes when the title of one page changes, with their new contents. */
function deployTitle(pagePath: string, addition: string) {
  const dist = distDir();
  const text = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const script = text('sw.js');
  const files = JSON.parse(/hauseBuild=(.*);$/mu.exec(script)?.[1] ?? '') as BuildFiles;
  const catalog = JSON.parse(text(files.catalog[0])) as Catalog;
  const row = catalog.pages.find((candidate) => candidate.path === pagePath);
  if (row === undefined) throw new Error(`${pagePath} is not in the catalog.`);
  const pack = JSON.parse(text(packUrl({ path: pagePath, hash: row.hash }))) as PagePack;
  const newPack = JSON.stringify({
    ...pack,
    document: pack.document.map((part) =>
      typeof part === 'string' ? part.replace('</title>', `${addition}</title>`) : part,
    ),
  });
  const hash = contentHash(newPack);
  const newCatalog = JSON.stringify({
    ...catalog,
    pages: catalog.pages.map((one) => (one === row ? { ...one, hash } : one)),
  });
  const catalogUrl = `/assets/catalog-${contentHash(newCatalog)}.json`;
  const worker = readdirSync(path.join(dist, 'assets/worker')).find((file) => file.endsWith('.js'));
  const packAddress = packUrl({ path: pagePath, hash });
  return {
    pack: packAddress,
    files: new Map([
      [
        '/sw.js',
        workerScript(
          { ...files, catalog: [catalogUrl, integrityOf(newCatalog)] },
          `/assets/worker/${worker ?? ''}`,
        ),
      ],
      [catalogUrl, newCatalog],
      [packAddress, newPack],
    ]),
  };
}

/**
 * Keeps the page from answering which code it runs, until its `answers` is set. Not by a busy loop: a
 * slow machine, or one process for both tabs, would end that before the worker asks.
 */
const holdAnswers = (page: Page) =>
  page.addInitScript((question) => {
    navigator.serviceWorker.addEventListener('message', (event) => {
      if (event.data?.type === question && Reflect.get(globalThis, 'answers') !== true) {
        event.stopImmediatePropagation();
      }
    });
  }, 'WHICH.CODE');

/** The proxy's answer in place of the service worker when a site is served with its kill switch. */
const killSwitchOf = async (page: Page, testProxy: TestProxy) => ({
  status: 200,
  body: await (await page.request.get(`${testProxy.url}/sw-kill.js`)).text(),
  type: 'text/javascript',
});

test.describe('at night', nightly, () => {
  test('an update put off returns the focus to where it came from', async ({
    page,
    testProxy,
    startServer,
  }) => {
    await page.goto('/about-us');
    await hydrated(page);
    testProxy.lead((await startServer('simulated')).url);
    await askForUpdate(page);
    await expect(updatePrompt(page)).toBeVisible({ timeout: 60_000 });
    await expectSound(page, 'new version');
    const from = page.getByRole('button', { name: 'DISCOVER menu' });
    await from.focus();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(updatePrompt(page)).toHaveCount(0);
    await expect(from).toBeFocused();
  });

  test('a deploy that only changes text takes over without a prompt: nothing reloads, and it can be read offline', async ({
    page,
    context,
    testProxy,
  }) => {
    const troubles = troublesOf(context);
    await page.goto('/contact-us');
    await hydrated(page);
    await page.getByLabel('Full name').fill('Ada Example');
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const { pack, files } = deployTitle('/about-us', ', in other words');
    // What a visit asks for by itself is over by then.
    await silence(page);
    const asked = new Set<string>();
    testProxy.judge((address): Verdict => {
      asked.add(address);
      const body = files.get(address);
      const type = address === '/sw.js' ? 'text/javascript' : 'application/json';
      return body === undefined ? 'pass' : { status: 200, body, type };
    });
    await askForUpdate(page);
    // The script, the catalog, and the page when the cache is cleaned up: nothing else.
    await expect.poll(() => asked.has(pack), { timeout: 60_000 }).toBe(true);
    const expectNothingElse = () =>
      expect([...asked].toSorted()).toEqual([...files.keys()].toSorted());
    expectNothingElse();
    await expect(updatePrompt(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Example');
    await silence(page);
    expectNothingElse();

    await testProxy.close();
    const html = () =>
      page.evaluate(async () =>
        (await fetch('/about-us', { headers: { Accept: 'text/html' } })).text(),
      );
    await expect.poll(html).toContain(', in other words</title>');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about-us$/u);
    // A route change: the scripts are the same.
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('a version with new text takes over once the tab that did not answer does so again', async ({
    page,
    context,
    testProxy,
  }) => {
    await page.goto('/about-us');
    await hydrated(page);
    await expect(bar(page)).toBeAttached();
    const other = await context.newPage();
    await holdAnswers(other);
    await other.goto('/k-12');
    await hydrated(other);
    const script = await (await page.request.get(`${testProxy.url}/sw.js`)).text();
    testProxy.judge((path) =>
      path === '/sw.js'
        ? { status: 200, body: `${script}\n// Changed.`, type: 'text/javascript' }
        : 'pass',
    );
    const waiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.waiting?.state ?? registration?.installing?.state ?? 'none';
      });
    await page.evaluate(() => {
      Reflect.set(globalThis, 'first', navigator.serviceWorker.controller);
    });
    await askForUpdate(page);
    await expect.poll(waiting).toBe('installed');
    // Longer than the worker waits for an answer.
    await page.waitForTimeout(2500);
    expect(await waiting()).toBe('installed');
    await other.evaluate(() => Reflect.set(globalThis, 'answers', true));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(waiting).toBe('none');
    await expect
      .poll(() =>
        page.evaluate(
          () => Reflect.get(globalThis, 'first') === navigator.serviceWorker.controller,
        ),
      )
      .toBe(false);
    await expect(updatePrompt(page)).toHaveCount(0);
  });

  test('the kill switch removes everything from the device except the outbox', async ({
    page,
    testProxy,
  }) => {
    await page.goto('/');
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('hause-enquiries', 1);
          request.addEventListener('upgradeneeded', () => {
            request.result.createObjectStore('enquiries', { keyPath: 'key' }).put({ key: 'kept' });
            request.result.createObjectStore('settings');
          });
          request.addEventListener('success', () => {
            request.result.close();
            resolve();
          });
          request.addEventListener('error', () => reject(new Error('no database')));
        }),
    );
    const killSwitch = await killSwitchOf(page, testProxy);
    testProxy.judge((path) => (path === '/sw.js' ? killSwitch : 'pass'));
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    // The browser may drop the registration before it has answered.
    const asked = await askForUpdate(page).then(() => 'answered', String);
    // The states are part of what is compared, so that a failure shows how far the removal came.
    const left = () =>
      page.evaluate(async () => {
        const [registration] = await navigator.serviceWorker.getRegistrations();
        return {
          caches: await caches.keys(),
          active: registration?.active?.state,
          waiting: registration?.waiting?.state,
          installing: registration?.installing?.state,
        };
      });
    await expect
      .poll(left, { timeout: 20_000, message: `the check for an update: ${asked}` })
      .toEqual({ caches: [], active: undefined, waiting: undefined, installing: undefined });
    const names = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    );
    expect(names).toContain('hause-enquiries');
    expect(names).not.toContain('hause-library');
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
    await page.goto('/about-us');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('the kill switch works even if the worker to be removed never finishes its work', async ({
    page,
    testProxy,
  }) => {
    await page.goto('/');
    const killSwitch = await killSwitchOf(page, testProxy);
    testProxy.judge((path) => {
      if (path === '/sw.js') return killSwitch;
      return path === '/assets/endless.js' ? 'keep the answer' : 'pass';
    });
    await page.evaluate(() => void fetch('/assets/endless.js').catch(() => undefined));
    await expect
      .poll(() => testProxy.passages.some((passage) => passage.path === '/assets/endless.js'))
      .toBe(true);
    await askForUpdate(page);
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([]);
    await page.goto('/about-us');
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
