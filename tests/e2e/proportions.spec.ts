import type { Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { expect, open as openPage, test } from '#tests/support/browser/test.ts';
import { useFonts } from '#tests/support/browser/use-fonts.ts';

/** Layouts that were once out of proportion at some width; faults that any layout can have are in tests/pages. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  // Shows text in the site's fonts, even if they missed the first frame.
  await page.evaluate(useFonts);
}

const at = (page: Page, width: number, height = 900) => page.setViewportSize({ width, height });

test.describe('proportions', { tag: '@nightly' }, () => {
  test('the first view of a service has its call to action next to its evidence', async ({
    page,
  }) => {
    const path = '/k-12/school-readiness';
    const { contact, resources } = contentOf('service', path);
    const hero = page
      .locator('main header')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    await open(page, path);
    const call = hero.getByRole('link', { name: 'Talk to us' });
    await expect(call).toHaveAttribute('href', `/contact-us?topic=${contact.topic.id}`);
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await at(page, width, height);
      await expect(call).toBeInViewport({ ratio: 1 });
    }
    const story = resources.cards.find(({ category }) => category === 'CASE STUDY');
    const evidence = hero.getByRole('link', { name: `Case study ${story?.title ?? ''}` });
    await expect(evidence).toHaveAttribute('href', story?.href ?? '');
    // Four rem of a large window are left for what follows, more of a tall one.
    for (const [height, expected] of [
      [800, 800 - 72 - 64],
      [1400, 42 * 16],
    ] as const) {
      await at(page, 1280, height);
      const difference = ((await hero.boundingBox())?.height ?? 0) - expected;
      expect(Math.abs(difference), `of ${String(height)} px`).toBeLessThanOrEqual(4);
    }
  });
});
