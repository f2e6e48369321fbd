import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { ROOT } from '#tests/support/paths.ts';
import { pagesSavedUnprompted } from '#tests/support/site-facts.ts';
import { serveSite } from '#tests/support/servers/serve.ts';
import { SCREENSHOTS } from '#prerender/files/web-manifest.ts';

/**
 * Takes the screenshots that a browser shows before it installs the site (web-manifest.ts) from the
 * build in `dist/`, and writes them to `public/screenshots/`. Run `npx node tools/screenshots.ts`
 * after a visible change, then build again.
 */
const site = await serveSite();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() });
try {
  for (const { src, width, height, path: page } of SCREENSHOTS) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height },
      colorScheme: 'light',
    });
    const tab = await context.newPage();
    await tab.goto(page);
    if (page === '/offline') {
      const saved = `${String(pagesSavedUnprompted().length)} of `;
      const count = tab.getByText(saved);
      await count.waitFor({ timeout: 120_000 });
      await count.evaluate((element) => {
        scrollTo({
          top: element.getBoundingClientRect().top + scrollY - 120,
          behavior: 'instant',
        });
      });
    }
    await tab.evaluate(() => document.fonts.ready);
    const file = path.join(ROOT, 'public', src);
    mkdirSync(path.dirname(file), { recursive: true });
    // With flat colors, a palette of 64 looks the same at a quarter of the size.
    await sharp(await tab.screenshot())
      .png({ palette: true, colors: 64, effort: 10 })
      .toFile(file);
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
