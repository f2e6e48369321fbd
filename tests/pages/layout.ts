import type { Page } from '@playwright/test';
import { expect, settled } from '#tests/support/browser/test.ts';
import { useFonts } from '#tests/support/browser/use-fonts.ts';
import { cutPictures, misplaced } from './geometry.ts';
import { addRules, lostText, removeRules, smallTargets, TEXT_SPACING } from './in-page.ts';

// 1,280 px at 400% (WCAG 1.4.10).
const NARROW = { width: 320, height: 740 };
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 800 };
const LARGE = { width: 1920, height: 1080 };

const WINDOWS = [NARROW, PHONE, TABLET, DESKTOP, LARGE];

/**
 * Judges the layout of an open page on any machine, whatever its fonts draw: no text is cut off, no word broken
 * inside, nothing lies over its neighbor, nothing is wider than the window, no picture loses its subject, and the
 * header leaves room to read. In every window, and with text at 200% (WCAG 1.4.4).
 */
export async function keepsLayout(page: Page): Promise<void> {
  const before = page.viewportSize() ?? DESKTOP;
  for (const window of WINDOWS) {
    const where = `at ${String(window.width)} px`;
    await page.setViewportSize(window);
    await look(page, where);
    expect.soft(await cutPictures(page), `pictures ${where}`).toEqual([]);
    if (window === NARROW || window === DESKTOP) await adapts(page, where);
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

/** Checks the targets of a page, and that it has room for widely spaced text. */
async function adapts(page: Page, where: string): Promise<void> {
  expect.soft(await smallTargets(page), `targets ${where} (WCAG 2.5.8)`).toEqual([]);
  await addRules(page, TEXT_SPACING);
  expect.soft(await lostText(page), `text spacing ${where} (WCAG 1.4.12)`).toEqual([]);
  await removeRules(page);
}
