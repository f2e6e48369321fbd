import type { Locator } from '@playwright/test';
import { useFonts } from '#tests/support/browser/use-fonts.ts';

/**
 * Scrolls to an element instantly, so that it is in the middle of the window: in the page's own fonts, which
 * would move it if they came later.
 */
export async function center(element: Locator): Promise<void> {
  await element.evaluate(useFonts);
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
}
