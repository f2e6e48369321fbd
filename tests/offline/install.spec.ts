import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { expectSound } from '#tests/support/browser/axe.ts';
import { browserFlags } from '#tests/support/browser/browser.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { controlled, expect, IPHONE, offerInstallation, test, nightly } from './offline-test.ts';

interface Found {
  readonly manifest: Record<string, unknown>;
  readonly manifestErrors: readonly unknown[];
  readonly errors: readonly string[];
}

/** Runs Chromium's own installability checks; only a persistent profile can install. */
async function inProfile<T>(
  baseURL: string,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hause-profile-'));
  const executablePath = process.env['CHROMIUM_PATH'];
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserFlags(),
    baseURL,
  });
  try {
    return await work(context.pages()[0] ?? (await context.newPage()), context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function installability(page: Page): Promise<Found> {
  await page.goto('/');
  await controlled(page);
  const session = await page.context().newCDPSession(page);
  const { data = '{}', errors: manifestErrors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  return {
    manifest: JSON.parse(data) as Record<string, unknown>,
    manifestErrors,
    errors: installabilityErrors.map(({ errorId }) => errorId),
  };
}

test('the site is installable, according to the browser', nightly, async ({ testProxy }) => {
  const { manifest, manifestErrors, errors } = await inProfile(testProxy.url, installability);
  expect(manifestErrors).toEqual([]);
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({
    id: '/',
    name: site.name,
    short_name: site.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en-US',
    dir: 'ltr',
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    handle_links: 'preferred',
  });
  const shortcuts = manifest['shortcuts'] as { name: string }[];
  expect(shortcuts.map(({ name }) => name)).toEqual(['Contact', 'Saved pages', 'K-12']);
  const icons = manifest['icons'] as { purpose: string }[];
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(
    new Set(['any', 'maskable', 'monochrome']),
  );
  const forms = (manifest['screenshots'] as { form_factor: string; label: string }[]).map(
    ({ form_factor, label }) => (label === '' ? '' : form_factor),
  );
  expect(new Set(forms)).toEqual(new Set(['wide', 'narrow']));
});

test.describe('in a browser without a service worker', () => {
  test.use({ hasWorker: false });

  test(
    'every image in the manifest exists, in the declared size',
    nightly,
    async ({ page, request }) => {
      await page.goto('/');
      const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Record<
        'icons' | 'screenshots',
        { src: string; sizes: string }[]
      >;
      for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
        const size = await page.evaluate(async (address) => {
          const picture = new Image();
          picture.src = address;
          await picture.decode();
          return `${String(picture.naturalWidth)}x${String(picture.naturalHeight)}`;
        }, src);
        expect(size, src).toBe(sizes);
      }
    },
  );

  test(
    'the install button is unobtrusive, and a dismissal is remembered',
    nightly,
    async ({ page }) => {
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
      await expect(
        page.getByText('Installed. You’ll find the site among your apps.'),
      ).toBeVisible();
      await expect(button).toHaveCount(0);
    },
  );

  test.describe('on an iPhone', () => {
    test.use(IPHONE);

    test('the button explains how', nightly, async ({ page }) => {
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
