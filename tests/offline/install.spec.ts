import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { expectSound } from '#tests/support/browser/axe.ts';
import { browserFlags } from '#tests/support/browser/browser.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { controlled, expect, IPHONE, offerInstallation, test, nightly } from './offline-test.ts';

// Only a persistent profile can install.
test('the site is installable, according to the browser', nightly, async ({ testProxy }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hause-profile-'));
  const executablePath = process.env['CHROMIUM_PATH'];
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserFlags(),
    baseURL: testProxy.url,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/');
    await controlled(page);
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect([errors, installabilityErrors]).toEqual([[], []]);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test.describe('in a browser without a service worker', nightly, () => {
  test.use({ hasWorker: false });

  test('the install button is unobtrusive, and a dismissal is remembered', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Install this site' });
    await expect(button).toHaveCount(0);
    expect(await offerInstallation(page, 'dismissed')).toBe(true);
    await expect(button).toBeVisible();
    await expectSound(page, 'offer');
    await button.click();
    await expect(button).toHaveCount(0);

    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'On this device' })).toBeAttached();
    await offerInstallation(page, 'accepted');
    await page.waitForTimeout(3000);
    await expect(button).toHaveCount(0);

    // After ninety days it may ask again.
    await page.evaluate(() =>
      localStorage.setItem('hause:install-dismissed-until', String(Date.now() - 1)),
    );
    await page.reload();
    await hydrated(page);
    await offerInstallation(page, 'accepted');
    await button.press('Enter');
    // The button is gone.
    await expect(page.getByRole('link', { name: 'Saved pages' })).toBeFocused();
    await expect(page.getByText('Installed. You’ll find the site among your apps.')).toBeVisible();
    await expect(button).toHaveCount(0);
  });

  test.describe('on an iPhone', () => {
    test.use(IPHONE);

    test('the button explains how', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Install this site' }).click();
      const dialog = page.getByRole('dialog', { name: 'Install this site' });
      await expect(dialog.getByText('Add to Home Screen')).toBeVisible();
      await expectSound(page, 'how to install');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: 'Do not offer to install' }).click();
      await expect(page.getByRole('link', { name: 'Saved pages' })).toBeFocused();
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
        'We won’t offer this again for 90 days.',
      );
      await page.reload();
      await hydrated(page);
      await page.waitForTimeout(2500);
      await expect(page.getByRole('button', { name: 'Install this site' })).toHaveCount(0);
    });
  });
});
