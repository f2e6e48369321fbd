import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { browserFlags } from '#tests/support/browser/browser.ts';
import { hydrated, touchPages } from '#tests/support/browser/test.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { CHROMIUM_SETTINGS, chromiumTitleOf } from './settings.ts';
import type { ChromiumSetting } from './settings.ts';
import { noticesOf, readsAndWorks, RECEIVED, waitsAndArrives } from './visit.ts';

/**
 * The site in Chromium with settings of visitors and administrators. Every other test already runs in a
 * private window: Playwright's contexts are off the record.
 */
test.use({ serviceWorkers: 'allow' });

/** The whole browser: the headless shell reads no settings. */
async function launch(folder: string): Promise<BrowserContext> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserFlags(),
    viewport: { width: 1280, height: 800 },
  });
  await touchPages(context);
  return context;
}

/** A new profile with these settings. */
function profileWith({ permissions }: ChromiumSetting): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hause-profile-'));
  mkdirSync(path.join(folder, 'Default'));
  writeFileSync(
    path.join(folder, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: permissions } }),
  );
  return folder;
}

const stores = () => {
  try {
    localStorage.setItem('a', 'b');
    return true;
  } catch {
    return false;
  }
};

for (const setting of CHROMIUM_SETTINGS) {
  test(chromiumTitleOf(setting), async ({ gate }) => {
    const folder = profileWith(setting);
    let isCut = true;
    gate.judge((asked) => (asked !== '/enquiries' ? 'pass' : isCut ? 'cut' : RECEIVED));
    const errors: string[] = [];
    const visit = async (work: (context: BrowserContext) => Promise<void>) => {
      const context = await launch(folder);
      context.on('weberror', (error) => errors.push(error.error().message));
      await work(context).finally(() => context.close());
    };
    await visit(async (context) => {
      const page = await context.newPage();
      const said = await noticesOf(page);
      await readsAndWorks(page, gate);
      // The setting is in effect.
      expect(await page.evaluate(stores)).toBe(!setting.keepsNothing);
      await waitsAndArrives(page, gate, () => {
        isCut = false;
      });
      expect(said).toEqual([]);
    });
    // The same browser, another day: any data that is left on the device makes no difference.
    await visit(async (context) => {
      const page = await context.newPage();
      const said = await noticesOf(page);
      await page.goto(`${gate.url}/contact-us`);
      await hydrated(page);
      await readsAndWorks(page, gate);
      expect(said).toEqual([]);
    });
    expect(errors).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });
}
