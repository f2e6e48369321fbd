import type { Page } from '@playwright/test';
import { expect, settled } from '#tests/support/browser/test.ts';
import { useFonts } from '#tests/support/browser/use-fonts.ts';
import { cutPictures, misplaced } from './geometry.ts';
import { lostText } from './in-page.ts';

const WINDOWS = [
  // 1,280 px at 400% (WCAG 1.4.10).
  { width: 320, height: 740 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const [, PHONE, , DESKTOP] = WINDOWS;

/**
 * Judges the layout of an open page on any machine, whatever its fonts draw: no text is cut off, no word broken
 * inside, nothing lies over its neighbor, nothing is wider than the window, no picture loses its subject, and the
 * header leaves room to read. In every window, and with text at 200% (WCAG 1.4.4).
 */
export async function keepsLayout(page: Page): Promise<void> {
  const before = page.viewportSize() ?? DESKTOP;
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await look(page, `at ${String(window.width)} px`);
    expect.soft(await cutPictures(page), `pictures at ${String(window.width)} px`).toEqual([]);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const window of [DESKTOP, PHONE]) {
    await page.setViewportSize(window);
    await look(page, `at ${String(window.width)} px, text at 200%`);
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();
  await page.setViewportSize(before);
}

async function look(page: Page, where: string): Promise<void> {
  await page.evaluate(useFonts);
  await settled(page);
  // The header stays in view, and lies over what has been scrolled below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await lostText(page), `text that is lost ${where}`).toEqual([]);
  expect.soft(await misplaced(page), `layout ${where}`).toEqual([]);
}
