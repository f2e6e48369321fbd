import type { Page } from '@playwright/test';
import { expectSound } from '#tests/support/browser/axe.ts';
import { siteManifest } from '#tests/support/site-facts.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import type { TestProxy } from '#tests/support/servers/test-proxy.ts';
import {
  allSaved,
  bar,
  controlled,
  expect,
  nightly,
  returning,
  savedPaths,
  standStill,
  takeDown,
  test,
} from './offline-test.ts';

const { pages } = siteManifest();

/** Opens a saved page without a network; its clock can be controlled. */
async function openOffline(page: Page, testProxy: TestProxy) {
  await testProxy.close();
  await page.clock.install();
  await page.goto('/about-us');
  const notice = bar(page);
  const again = notice.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  return { notice, again };
}

returning(
  'the bar says once that there is no network, with what is known of the page, and once that it is back',
  async ({ page, testProxy }) => {
    const { notice, again } = await openOffline(page, testProxy);
    await expect(notice).toHaveAttribute('role', 'status');
    await expect(notice).toContainText('You’re offline. This page is saved on this device.');
    // Otherwise the page, which checks every few seconds, would detect it on its own.
    await standStill(page);
    await testProxy.open();
    const from = page.getByRole('button', { name: 'DISCOVER menu' });
    await from.focus();
    await again.click();
    await expect(notice).toContainText('You’re back online.', { timeout: 15_000 });
    await expect(from).toBeFocused();
    await page.clock.resume();
    await expect(notice).toBeEmpty({ timeout: 10_000 });

    await page.context().setOffline(true);
    await notice.getByRole('button', { name: 'Hide the offline notice' }).click();
    await expect(notice).toBeEmpty();
    await expect(from).toBeFocused();
    await page.context().setOffline(false);
    await expect(notice).toContainText('You’re back online.', { timeout: 15_000 });
  },
);

returning('search finds pages without a network', nightly, async ({ page, testProxy, server }) => {
  await takeDown(testProxy, server);
  await page.goto('/about-us');
  await hydrated(page);
  const here = page.getByRole('region', { name: 'On this device' });
  await expect(here).toContainText('This page is saved on this device.');
  await expect(bar(page)).toContainText('You’re offline.', { timeout: 15_000 });
  await expectSound(page, 'no network');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await dialog.getByRole('combobox').fill('accesibility auditt');
  const found = dialog.getByRole('option', { name: /Digital accessibility/u });
  await expect(found).toBeVisible();
  await expectSound(page, 'search');
  await found.click();
  await expect(page).toHaveURL(/\/k-12\/digital-accessibility/u);
});

test.describe('at night', { tag: '@nightly' }, () => {
  test('where data is dear, only the core is saved; on request everything is, and everything else removed', async ({
    page,
    testProxy,
  }) => {
    // It saves the whole site.
    test.setTimeout(240_000);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { effectiveType: '4g', type: 'cellular' }),
      });
    });
    await page.goto('/offline');
    await controlled(page);
    await expect(page.getByText('To spare your data')).toBeVisible();
    await page.waitForTimeout(2000);
    const packs = testProxy.passages.filter(({ path }) => path.startsWith('/assets/pages/'));
    expect(packs.map(({ path }) => /\/([\w-]+)-\w+\.json$/u.exec(path)?.[1]).toSorted()).toEqual([
      '404',
      'contact-us',
      'index',
      'offline',
    ]);

    const notices = page.getByRole('region', { name: 'Notifications' });
    await page.getByRole('button', { name: /^Save all pages \(.+ MB\)$/u }).click();
    await expect(page.getByRole('button', { name: 'Stop saving' })).toBeFocused();
    await allSaved(page, pages);
    const status = page.getByRole('status').filter({ hasText: 'are saved on this device' });
    await expect(status).toHaveText(`All ${String(pages.length)} pages are saved on this device.`);
    await expect(status).toBeFocused();
    await expect(notices).toContainText(`${String(pages.length - 3)} pages saved`);

    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(status).toContainText(`3 of ${String(pages.length)} pages are saved`);
    expect(await savedPaths(page)).toHaveLength(3);
    await expect(notices).toContainText(`${String(pages.length - 3)} pages removed`);
    // Nobody undoes that.
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(3000);
    expect(await savedPaths(page)).toHaveLength(3);
  });

  returning('the bar is silent about checks that nobody requested', async ({ page, testProxy }) => {
    const { notice, again } = await openOffline(page, testProxy);
    const texts = await notice.evaluateHandle((status) => {
      const heard: string[] = [];
      new MutationObserver(() => heard.push(status.textContent)).observe(status, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      return heard;
    });
    for (let second = 0; second < 180; second += 10) await page.clock.runFor(10_000);
    expect(await texts.jsonValue()).toEqual([]);
    await again.click();
    await expect
      .poll(() => texts.jsonValue())
      .toEqual([expect.stringContaining('Trying…'), expect.stringContaining('Try again')]);
  });
});
